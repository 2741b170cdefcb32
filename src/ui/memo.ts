import type { Component, FunctionComponent } from 'preact';

/** A component that is drawn anew only where one of its properties is another. As in preact/compat, which would come whole for it. */
export function memo<Props extends object>(component: FunctionComponent<Props>): FunctionComponent<Props> {
  function Memo(this: Component<Props>, props: Props) {
    this.shouldComponentUpdate = (next) =>
      Object.keys({ ...props, ...next }).some((name) => next[name as keyof Props] !== this.props[name as keyof Props]);
    return component(props);
  }
  return Memo as unknown as FunctionComponent<Props>;
}
