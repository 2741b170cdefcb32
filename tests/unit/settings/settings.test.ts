import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, expect, test, vi } from 'vitest';
import { CHOICES, changeSettings, DEFAULT_SETTINGS, SETTINGS, unusual } from '../../../src/settings/settings.ts';
import { localStorageWith } from '../kit/local-storage.ts';

afterAll(() => void vi.unstubAllGlobals());

/** Settings as they come back from a text that was kept. */
const readSettings = (text: string) => v.parse(SETTINGS, JSON.parse(text));

test('before anything is set, the device decides and the end of a turn is confirmed', () => {
  expect(readSettings('{}')).toEqual({
    theme: 'device',
    contrast: 'device',
    text: 'usual',
    motion: 'device',
    hand: 'right',
    pace: 'usual',
    thinking: 'usual',
    sound: false,
    confirmActions: false,
    confirmTurns: true,
    shortcuts: true,
    explain: false,
    offline: true,
    offlineAsked: false,
  });
});

test('what was set comes back, and what this version does not know is as usual', () => {
  const kept = { ...DEFAULT_SETTINGS, theme: 'dark', text: 'huge', sound: true, shortcuts: 'no', scent: 'pine' };
  expect(readSettings(JSON.stringify(kept))).toEqual({ ...DEFAULT_SETTINGS, theme: 'dark', sound: true });
});

test('whatever has been kept, settings have one of their values or are none', () => {
  for (const text of ['null', '3', '"x"']) expect(v.is(SETTINGS, JSON.parse(text))).toBe(false);
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const read = v.safeParse(SETTINGS, value);
      if (!read.success) return;
      for (const [name, values] of Object.entries(CHOICES))
        expect(values).toContain(read.output[name as keyof typeof CHOICES]);
    }),
  );
});

test('whether single keys are on can be read off the root element, where “/” asks for it', () => {
  const dataset: Record<string, string> = {};
  localStorageWith({});
  vi.stubGlobal('document', { documentElement: { dataset }, addEventListener: () => {} });
  vi.stubGlobal('addEventListener', () => {});
  changeSettings({ shortcuts: false });
  expect(dataset.shortcuts).toBe('false');
  expect(unusual('shortcuts').map(String)).toEqual(['false']);
  changeSettings(DEFAULT_SETTINGS);
  expect(dataset.shortcuts).toBe('true');
});
