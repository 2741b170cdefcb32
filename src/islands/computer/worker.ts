import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Enough } from '../../players/consider.ts';
import { playerOf } from '../../players/levels.ts';
import type { Reply, Request, Task, Tasks } from './tasks.ts';

/** Enough when so much time has passed from now on. */
function afterMs(ms: number): Enough {
  const end = performance.now() + ms;
  return () => performance.now() >= end;
}

/** How each task is done. What takes long says now and then how far it is. */
const DO: {
  readonly [T in Task]: (input: Tasks[T]['input'], report: (progress: number) => void) => Tasks[T]['output'];
} = {
  turn: ({ view, by, ms, seed }) => playerOf(by, afterMs(ms))(view, xoroshiro128plus(seed)),
};

const reply = (message: Reply) => postMessage(message);

addEventListener('message', ({ data: { task, input } }: MessageEvent<Request>) => {
  reply({ output: DO[task](input, (progress) => reply({ progress })) });
});
