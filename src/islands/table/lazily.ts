import { type ComponentType, h } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { wordsReady } from '../../words/ready.ts';

/**
 * A component that is fetched, with its words, when it is first shown; until then nothing is seen. Where it cannot be
 * fetched, that is thrown to the nearest boundary.
 */
export function lazily<Props extends object>(fetch: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let fetched: ComponentType<Props> | null = null;
  return function Lazily(props: Props) {
    const [component, setComponent] = useState(() => fetched);
    useEffect(() => {
      if (fetched !== null) return;
      fetch().then(
        async (found) => {
          await wordsReady();
          fetched = found;
          setComponent(() => found);
        },
        (error) =>
          setComponent(() => {
            throw error;
          }),
      );
    }, []);
    return component === null ? null : h(component, props);
  };
}
