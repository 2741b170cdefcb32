import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { greedy } from '../../players/greedy.ts';
import type { Reply, Request, Task, Tasks } from './tasks.ts';

/** How each task is done. What takes long says now and then how far it is. */
const DO: { readonly [T in Task]: (input: Tasks[T]['input'], report: (progress: number) => void) => Tasks[T]['output'] } = {
  turn: ({ view, seed }) => greedy(view, xoroshiro128plus(seed)),
};

const reply = (message: Reply) => postMessage(message);

addEventListener('message', ({ data: { task, input } }: MessageEvent<Request>) => {
  reply({ output: DO[task](input, (progress) => reply({ progress })) });
});
