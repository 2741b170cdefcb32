import { parentPort } from 'node:worker_threads';
import { type Contest, firstsShare } from './contest.ts';
import { QuietGame } from './quiet.ts';

/** What a worker answers: the first's share of the victory, or why the game was stopped. An error would lose its class on the way. */
export type Answer = { readonly share: number } | { readonly stopped: string };

/** Plays a game that it is sent. */
function answerTo(contest: Contest): Answer {
  try {
    return { share: firstsShare(contest) };
  } catch (error) {
    if (error instanceof QuietGame) return { stopped: error.message };
    throw error;
  }
}

parentPort?.on('message', (contest: Contest) => parentPort?.postMessage(answerTo(contest)));
