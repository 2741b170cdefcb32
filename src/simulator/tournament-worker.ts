import { parentPort } from 'node:worker_threads';
import { type Contest, firstsShare } from './contest.ts';

/** Plays the games that it is sent, and answers each with the first's share of the victory. */
parentPort?.on('message', (contest: Contest) => parentPort?.postMessage(firstsShare(contest)));
