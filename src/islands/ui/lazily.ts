import { type ComponentType, type FunctionComponent, h } from 'preact';
import { useState } from 'preact/hooks';
import { withStyles } from '../../kit/styles.ts';
import { wordsReady } from '../../words/ready.ts';
import { NotFetched } from './NotFetched.tsx';
import { useFetched } from './use-fetched.ts';

interface Lazy<Props> extends FunctionComponent<Props> {
  /** Fetches it before it is shown; it is then seen at once. Rejects where it cannot be fetched, and may be called again. */
  readonly prepare: () => Promise<unknown>;
  /** Whether it is there. */
  readonly isThere: () => boolean;
}

/**
 * A component that is fetched, with its words, when it is first shown; until then nothing is seen. Where it cannot be fetched,
 * that is said in its place; it comes when it is asked for again or the network is back.
 * @param styles the address of its stylesheet, where that is not in the pages that it may come to.
 */
export function lazily<Module, Props extends object>(
  load: () => Promise<Module>,
  componentOf: (module: Module) => ComponentType<Props>,
  styles?: string,
): Lazy<Props> {
  let fetched: ComponentType<Props> | null = null;
  const prepare = async () => {
    if (fetched !== null) return;
    const [module] = await Promise.all([load(), styles === undefined ? undefined : withStyles(styles)]);
    await wordsReady();
    fetched = componentOf(module);
  };
  function Lazily(props: Props) {
    const [component, setComponent] = useState(() => fetched);
    const { failed, again } = useFetched(component === null, () => prepare().then(() => setComponent(() => fetched)));
    if (component !== null) return h(component, props);
    return failed ? h(NotFetched, { onAgain: again }) : null;
  }
  return Object.assign(Lazily, { prepare, isThere: () => fetched !== null });
}
