import './notices.css';
import { wordsFor } from 'words:notices';
import { Component, type ComponentChildren } from 'preact';
import type { Language } from '../../words/languages.ts';

interface Props {
  readonly language: Language;
  readonly children: ComponentChildren;
}

/** Says in words that the table has crashed. The game was kept after its last action, so that loading the page goes on with it. */
export class CrashBoundary extends Component<Props, { readonly crashed: boolean }> {
  override state = { crashed: false };

  static override getDerivedStateFromError() {
    return { crashed: true };
  }

  override render({ language, children }: Props) {
    if (!this.state.crashed) return children;
    const words = wordsFor(language);
    return (
      <section class="table-notice" role="alert">
        <h1>{words('crash.heading')}</h1>
        <p>{words('crash.text')}</p>
        <button type="button" class="button" onClick={() => location.reload()}>
          {words('crash.goOn')}
        </button>
      </section>
    );
  }
}
