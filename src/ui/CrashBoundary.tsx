import './notices.css';
import { wordsFor } from 'words:notices';
import { Component, type ComponentChildren } from 'preact';
import type { Language } from '../words/languages.ts';
import { Live } from './Live.tsx';

interface Props {
  readonly language: Language;
  /** Called when it has crashed, and when what has crashed is to be tried again, just before the page is loaded again. */
  readonly onCrash?: () => void;
  readonly onAgain?: () => void;
  /** The other ways on from a game that has crashed: to the others, and with this one to somewhere else. */
  readonly onLeave?: () => void;
  readonly onSave?: () => void;
  readonly children: ComponentChildren;
}

/** Says in words that the table has crashed, and shows the ways out. The game was kept after its last action. */
export class CrashBoundary extends Component<Props, { readonly crashed: boolean }> {
  override state = { crashed: false };

  static override getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch() {
    this.props.onCrash?.();
  }

  override render({ language, onAgain, onLeave, onSave, children }: Props) {
    if (!this.state.crashed) return children;
    const words = wordsFor(language);
    return (
      <Live as="section" class="table-notice" role="alert" of={null}>
        <h1>{words('crash.heading')}</h1>
        <p>{words('crash.text')}</p>
        <p class="notice-buttons">
          <button
            type="button"
            class="button"
            onClick={() => {
              onAgain?.();
              location.reload();
            }}
          >
            {words('crash.goOn')}
          </button>
          {onLeave && (
            <button type="button" class="button" data-quiet onClick={onLeave}>
              {words('crash.games')}
            </button>
          )}
          {onSave && (
            <button type="button" class="button" data-quiet onClick={onSave}>
              {words('crash.file')}
            </button>
          )}
        </p>
      </Live>
    );
  }
}
