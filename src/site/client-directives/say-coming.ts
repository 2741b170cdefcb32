import { sayIfLate } from '../../kit/asked.ts';
import { say } from '../../kit/live.ts';

/** Says in the frame of an example in a chapter that its script is coming, if it is late (`ExampleInChapter.astro`). */
export async function sayComing<T>(island: Element, fetching: Promise<T>): Promise<T> {
  const place = island.closest('figure.example')?.querySelector<HTMLElement>('.example-coming');
  if (!place) return fetching;
  return sayIfLate(fetching, () => say(place, place.dataset.text ?? '')).finally(() => say(place, ''));
}
