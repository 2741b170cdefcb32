import { viewFor } from '../../../../thousand-miles/index.ts';
import { PLAYER } from '../../../../thousand-miles/players/levels.ts';
import { reasonsFor } from '../../../../thousand-miles/players/worth.ts';
import type { ReplyOf, RequestOf } from '../../../../ui/thinker.ts';
import type { CardTasks } from './tasks.ts';

/** How each task is done. */
const DO: { readonly [T in keyof CardTasks]: (input: CardTasks[T]['input']) => CardTasks[T]['output'] } = {
  turn: ({ view, by, seed }) => PLAYER[by](view, seed),
  hint: ({ view }) => {
    // The stronger one leaves nothing to chance.
    const action = PLAYER.racer(view, 0);
    return { action, reasons: reasonsFor(view, action) };
  },
  why: ({ before, action }) => ({ action, reasons: reasonsFor(viewFor(before, before.state.player), action) }),
};

function answer<T extends keyof CardTasks>({ task, input }: RequestOf<CardTasks, T>): ReplyOf<CardTasks, T> {
  return { output: DO[task](input) };
}

addEventListener('message', ({ data }: MessageEvent<RequestOf<CardTasks>>) => postMessage(answer(data)));
postMessage({ isThere: true } satisfies ReplyOf<CardTasks>);
