import { expect, test, vi } from 'vitest';
import { bring } from '../../../src/kit/bring.ts';

/** What the bundler makes of an import, as far as its text goes: an address that is asked for, and the part of the file that is the module. */
const written = (text: string, load: () => Promise<unknown>) => Object.assign(load, { toString: () => text });

test('an import that can be had is had, and asked for as often as it is brought', async () => {
  const load = vi.fn(async () => 'module');
  expect(await bring(load)).toBe('module');
  expect(await bring(load)).toBe('module');
  expect(load).toHaveBeenCalledTimes(2);
});

test('what has failed is tried again', async () => {
  const load = vi.fn(async () => 'module').mockRejectedValueOnce(new Error('no network'));
  await expect(bring(load)).rejects.toThrow('no network');
  expect(await bring(load)).toBe('module');
});

test.each([
  ['()=>import(`./once.js`)', './once.js', 'all'],
  ['async()=>{let{a:e}=await import("./shared.js").then(e=>e.r);return{a:e}}', './shared.js', 'its part'],
])(
  'where an address fails for good, another one is asked for, once it has come never again: %s',
  async (text, address, got) => {
    const load = written(text, () => Promise.reject(new Error('remembered')));
    const module = { r: 'its part', all: 'all' };
    const from = vi
      .fn(async (_: string) => module as Record<string, unknown>)
      .mockRejectedValueOnce(new Error('still no network'));
    await expect(bring(load, from)).rejects.toThrow('remembered');
    expect(from).not.toHaveBeenCalled();
    await expect(bring(load, from)).rejects.toThrow('still no network');
    const come = await bring(load, from);
    expect(come).toEqual(got === 'all' ? module : 'its part');
    expect(await bring(load, from)).toBe(come);
    expect(from.mock.calls).toEqual([[`${address}?again=1`], [`${address}?again=2`]]);
  },
);
