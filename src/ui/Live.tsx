import { type ComponentChildren, toChildArray } from 'preact';
import { useState } from 'preact/hooks';
import { repeater } from '../kit/live.ts';

interface Props {
  readonly as?: 'p' | 'div' | 'span' | 'section';
  readonly role?: 'status' | 'alert';
  /**
   * What is told: with each new value the region is announced, also in the same words. What a press brings is a new object for
   * each press; null where nothing is told but what changes.
   */
  readonly of: unknown;
  readonly id?: string;
  readonly class?: string;
  readonly hidden?: boolean;
  readonly 'aria-live'?: 'off' | 'polite';
  readonly children?: ComponentChildren;
}

/** Whether nothing is seen of what a region is given: spaces between nothing are nothing. */
export const isBlank = (children: ComponentChildren): boolean =>
  toChildArray(children).every((child) => typeof child === 'string' && child.trim() === '');

/** A live region: what it shows is announced by screen readers. */
export function Live({ as: Element = 'p', role = 'status', of, children, ...others }: Props) {
  const [addedFor] = useState(repeater);
  const added = addedFor(of, isBlank(children));
  return (
    <Element {...others} role={role}>
      {children}
      {/* It takes no place: a text of its own would be a line, or a part of a grid. */}
      {added !== null && <span class="unseen">{added}</span>}
    </Element>
  );
}
