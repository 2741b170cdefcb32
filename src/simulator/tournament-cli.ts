import { command } from './command.ts';
import * as cards from './thousand-miles/options.ts';
import * as matches from './thousand-miles/tournament.ts';
import { tournament } from './tournament.ts';
import { readTournamentOptions, USAGE } from './tournament-options.ts';

await command({
  milestones: { usage: USAGE, printed: (args) => tournament(readTournamentOptions(args)) },
  'thousand-miles': {
    usage: cards.TOURNAMENT_USAGE,
    printed: (args) => matches.tournament(cards.readTournamentOptions(args)),
  },
});
