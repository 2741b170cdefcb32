import { namesFor } from '../../telling/names.ts';
import type { Language } from '../../words/languages.ts';
import type { Drill } from './drill.ts';
import { Results } from './Results.tsx';

interface Props {
  readonly language: Language;
  readonly drill: Drill;
  readonly players: readonly string[];
}

/** The right answers of a drill with their reasons, for readers without scripts. */
export function Solution({ language, drill, players }: Props) {
  const { board, workerTiles } = drill.game;
  const names = namesFor(language, board, workerTiles);
  const answers = Object.fromEntries(drill.items.map(({ at, answer }) => [at, answer]));
  return <Results drill={drill} names={names} players={players} answers={answers} />;
}
