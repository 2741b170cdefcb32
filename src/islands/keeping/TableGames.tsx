import './table-games.css';
import { wordsFor } from 'words:games';
import { wordsFor as tableWords } from 'words:play';
import { wordsFor as setupWords } from 'words:setup';
import { useCallback, useState } from 'preact/hooks';
import { savedGameOf, type TableGame } from '../../machines/game.ts';
import { gameOf } from '../../milestones/history.ts';
import { VARIANT_RULES, VARIANTS } from '../../milestones/index.ts';
import type { Language } from '../../words/languages.ts';
import { ChangePosition } from '../milestones/board/ChangePosition.tsx';
import { lazily } from '../ui/lazily.ts';
import { RuleLink } from '../ui/RuleLink.tsx';
import { download } from './download.ts';
import { linkTo } from './link.ts';
import type { Shared } from './Sharing.tsx';

const Sharing = lazily(
  () => import('./Sharing.tsx'),
  (module) => module.Sharing,
);

interface Props {
  readonly language: Language;
  readonly table: TableGame;
  /** Goes to the kept games and the set-up. */
  readonly onLeave: () => void;
}

/** What is played otherwise at the table, and what can be done with its game as a whole: leave it for another one, share it, save it as a file. */
export function TableGames({ language, table, onLeave }: Props) {
  const words = wordsFor(language);
  const { variants } = gameOf(table.history).options;
  const [isSharing, setSharing] = useState(false);
  const linkToTable = useCallback((what: Shared) => linkTo(what, table, language), [table, language]);
  const saveAsFile = () => {
    const now = new Date().toISOString();
    const names = table.seats.map(({ name }) => name).join(' ');
    download(JSON.stringify(savedGameOf(table, now)), `${names} ${now.slice(0, 10)}`);
  };
  return (
    <section class="table-games">
      {VARIANTS.filter((variant) => variants[variant]).map((variant) => (
        <p key={variant}>
          {setupWords(language)(`variant.${variant}`)} <RuleLink language={language} id={VARIANT_RULES[variant]} />
        </p>
      ))}
      {table.seed !== null && <p>{tableWords(language)('seed.shown', { seed: table.seed })}</p>}
      <div class="table-games-buttons">
        <button type="button" class="button" data-quiet onClick={onLeave}>
          {words('table.games')}
        </button>
        <button
          type="button"
          class="button"
          data-quiet
          aria-expanded={isSharing}
          onClick={() => setSharing(!isSharing)}
        >
          {words('table.share')}
        </button>
        <button type="button" class="button" data-quiet onClick={saveAsFile}>
          {words('download')}
        </button>
        <ChangePosition language={language} label={words('table.change')} game={gameOf(table.history)} look="button" />
      </div>
      <p>{words('table.change.pile')}</p>
      {isSharing && <Sharing language={language} linkTo={linkToTable} />}
    </section>
  );
}
