import { wordsFor } from 'words:games';
import { wordsFor as tableWords } from 'words:play';
import { wordsFor as setupWords } from 'words:setup';
import { useCallback } from 'preact/hooks';
import { ChangePosition } from '../../../board/ChangePosition.tsx';
import type { Shared } from '../../../keeping/Sharing.tsx';
import { TableButtons } from '../../../keeping/TableButtons.tsx';
import { savedGameOf, type TableGame } from '../../../machines/game.ts';
import { gameOf } from '../../../milestones/history.ts';
import { VARIANT_RULES, VARIANTS } from '../../../milestones/index.ts';
import { lazily } from '../../../ui/lazily.ts';
import { RuleLink } from '../../../ui/RuleLink.tsx';
import type { Language } from '../../../words/languages.ts';
import { linkTo } from './link.ts';

const Sharing = lazily(
  () => import('../../../keeping/Sharing.tsx'),
  (module) => module.Sharing,
);

interface Props {
  readonly language: Language;
  readonly table: TableGame;
  /** Goes to the kept games and the set-up. */
  readonly onLeave: () => void;
}

/** What is played otherwise at the table, and what can be done with its game as a whole. */
export function TableGames({ language, table, onLeave }: Props) {
  const words = wordsFor(language);
  const { variants } = gameOf(table.history).options;
  const linkToTable = useCallback((what: Shared) => linkTo(what, table, language), [table, language]);
  const fileAt = (now: string) => ({
    text: JSON.stringify(savedGameOf(table, now)),
    name: table.seats.map(({ name }) => name).join(' '),
  });
  return (
    <TableButtons
      language={language}
      leave={words('table.games')}
      onLeave={onLeave}
      fileAt={fileAt}
      sharing={<Sharing language={language} linkTo={linkToTable} />}
      more={
        <>
          <ChangePosition
            language={language}
            label={words('table.change')}
            game={gameOf(table.history)}
            look="button"
          />
          <p>{words('table.change.pile')}</p>
          {table.seed !== null && <p>{tableWords(language)('seed.shown', { seed: table.seed })}</p>}
        </>
      }
    >
      {VARIANTS.filter((variant) => variants[variant]).map((variant) => (
        <p key={variant}>
          {setupWords(language)(`variant.${variant}`)} <RuleLink language={language} id={VARIANT_RULES[variant]} />
        </p>
      ))}
    </TableButtons>
  );
}
