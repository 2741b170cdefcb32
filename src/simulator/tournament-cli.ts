import { command } from './command.ts';
import { tournament } from './tournament.ts';
import { readTournamentOptions, USAGE } from './tournament-options.ts';

await command(USAGE, readTournamentOptions, tournament);
