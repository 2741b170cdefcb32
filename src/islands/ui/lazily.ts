import { type ComponentType, type FunctionComponent, h } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { wordsReady } from '../../words/ready.ts';

interface Lazy<Props> extends FunctionComponent<Props> {
  /** Fetches it before it is shown; it is then seen at once. */
  readonly prepare: () => Promise<unknown>;
}

/**
 * A component that is fetched, with its words, when it is first shown; until then nothing is seen. Where it cannot be
 * fetched, that is thrown to the nearest boundary.
 */
export function lazily<Props extends object>(fetch: () => Promise<ComponentType<Props>>): Lazy<Props> {
  let fetched: ComponentType<Props> | null = null;
  const prepare = async () => {
    const found = await fetch();
    await wordsReady();
    fetched = found;
    return found;
  };
  function Lazily(props: Props) {
    const [component, setComponent] = useState(() => fetched);
    useEffect(() => {
      if (component !== null) return;
      prepare().then(
        (found) => setComponent(() => found),
        (error) =>
          setComponent(() => {
            throw error;
          }),
      );
    }, []);
    return component === null ? null : h(component, props);
  }
  return Object.assign(Lazily, { prepare });
}
