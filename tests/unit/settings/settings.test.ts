import fc from 'fast-check';
import { afterAll, expect, test, vi } from 'vitest';
import {
  CHOICES,
  changeSettings,
  DEFAULT_SETTINGS,
  keeping,
  unusual,
  wereUnreadable,
} from '../../../src/settings/settings.ts';
import { localStorageWith } from '../kit/local-storage.ts';

afterAll(() => void vi.unstubAllGlobals());

/** Settings as they come back from a text that was kept. */
const readSettings = (text: string) => keeping.readIn(text);

test('before anything is set, the device decides and the end of a turn is confirmed', () => {
  const value = {
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
  };
  expect(readSettings('{}')).toEqual({ value, isWhole: true });
});

test('what was set comes back, and what this version does not know is as usual', () => {
  const kept = { ...DEFAULT_SETTINGS, theme: 'dark', sound: true, scent: 'pine' };
  const value = { ...DEFAULT_SETTINGS, theme: 'dark', sound: true };
  expect(readSettings(JSON.stringify(kept))).toEqual({ value, isWhole: true });
  const later = { ...kept, text: 'huge', shortcuts: 'no' };
  expect(readSettings(JSON.stringify(later))).toEqual({ value, isWhole: false });
});

test('a choice from a later version lies aside, and the next change does not lose it', () => {
  const text = JSON.stringify({ theme: 'sepia', text: 'larger' });
  const items = localStorageWith({ 'milestones-settings': text });
  vi.stubGlobal('document', { documentElement: { dataset: {} }, addEventListener: () => {} });
  vi.stubGlobal('addEventListener', () => {});
  changeSettings({ sound: true });
  expect(items['milestones-settings-damaged']).toBe(text);
  expect(keeping.read().value).toEqual({ ...DEFAULT_SETTINGS, text: 'larger', sound: true });
  expect(wereUnreadable()).toBe(true);
});

test('whatever has been kept, settings have one of their values or are none', () => {
  for (const text of ['null', '3', '"x"']) expect(readSettings(text)).toBeNull();
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const read = readSettings(JSON.stringify(value));
      if (read === null) return;
      for (const [name, values] of Object.entries(CHOICES))
        expect(values).toContain(read.value[name as keyof typeof CHOICES]);
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
