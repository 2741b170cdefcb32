import { afterEach, expect, test, vi } from 'vitest';
import { fetched, NotFetched, objectWith } from '../../../src/kit/fetched.ts';

const PORTAL = '<!doctype html><title>Welcome</title><p>Log in';

afterEach(() => vi.unstubAllGlobals());

/** Answers with these texts, one after the other, and tells how each was asked for. */
function answering(...answers: readonly (readonly [text: string, status: number])[]): readonly (string | undefined)[] {
  const asked: (string | undefined)[] = [];
  vi.stubGlobal('fetch', async (_: string, { cache }: RequestInit) => {
    const [text, status] = answers[asked.push(cache) - 1] as readonly [string, number];
    return new Response(text, { status });
  });
  return asked;
}

const list = objectWith<{ readonly names: readonly string[] }>('names');
const failure = () => fetched('/names.json', list).catch((error) => error);

test('what was asked for is given', async () => {
  const asked = answering(['{"names":["Ada"]}', 200]);
  expect(await fetched('/names.json', list)).toEqual({ names: ['Ada'] });
  expect(asked).toEqual(['default']);
});

test('what the browser has kept of a portal is asked for anew', async () => {
  const asked = answering([PORTAL, 200], ['{"names":[]}', 200]);
  expect(await fetched('/names.json', list)).toEqual({ names: [] });
  expect(asked).toEqual(['default', 'reload']);
});

test.each([PORTAL, '', 'null', '3', '[]', '{"error":"log in"}'])('%j is refused', async (text) => {
  answering([text, 200], [text, 200]);
  expect(await failure()).toBeInstanceOf(NotFetched);
});

test('an answer that says that there is nothing is believed', async () => {
  const asked = answering([PORTAL, 404]);
  expect(await failure()).toMatchObject({ status: 404 });
  expect(asked).toHaveLength(1);
});
