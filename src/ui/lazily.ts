import { type ComponentType, type FunctionComponent, h } from 'preact';
import { withStyles } from '../kit/styles.ts';
import { wordsReady } from '../words/ready.ts';
import { FetchNotice } from './FetchNotice.tsx';
import { useFetched } from './use-fetched.ts';

interface Lazy<Props> extends FunctionComponent<Props> {
  /** Fetches it before it is shown; it is then seen at once. Rejects where it cannot be fetched, and may be called again. */
  readonly prepare: () => Promise<unknown>;
}

/**
 * A component that is fetched, with its words, when it is first shown. Until then its place says that it is coming, or that it could
 * not be fetched; it comes by itself, however late, and where it has failed, when it is asked for again or the network is back.
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
    const { state, again } = useFetched(fetched === null, prepare);
    if (fetched !== null) return h(fetched, props);
    return h(FetchNotice, { state: state === 'failed' ? 'failed' : 'coming', onAgain: again });
  }
  return Object.assign(Lazily, { prepare });
}
