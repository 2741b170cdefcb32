import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHOICES, DEFAULT_SETTINGS, readSettings } from '../../../src/islands/settings/settings.ts';

test('before anything is set, the device decides and every action is confirmed', () => {
  expect(readSettings(null)).toEqual({
    theme: 'device',
    contrast: 'device',
    text: 'usual',
    motion: 'device',
    hand: 'right',
    pace: 'usual',
    thinking: 'usual',
    sound: false,
    confirmActions: true,
    confirmTurns: true,
    shortcuts: true,
    explain: false,
  });
});

test('what was set comes back, and what this version does not know is as usual', () => {
  const kept = { ...DEFAULT_SETTINGS, theme: 'dark', text: 'huge', sound: true, shortcuts: 'no', scent: 'pine' };
  expect(readSettings(JSON.stringify(kept))).toEqual({ ...DEFAULT_SETTINGS, theme: 'dark', sound: true });
});

test('settings that are none are as usual, whatever has been kept', () => {
  for (const text of ['', 'x', 'null', '3', '[]', '{"theme":{}}']) expect(readSettings(text)).toEqual(DEFAULT_SETTINGS);
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const read = readSettings(text);
      for (const [name, values] of Object.entries(CHOICES))
        expect(values).toContain(read[name as keyof typeof CHOICES]);
    }),
  );
});
