import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hashOf, readHash } from '../../../../src/activities/how-to-play/address.ts';
import { speak, voiceIn } from '../../../../src/activities/how-to-play/voice.ts';

interface Utterance {
  onend: (() => void) | null;
  onerror: (() => void) | null;
  readonly text: string;
  readonly rate: number;
}

const voice = (lang: string, localService: boolean, isDefault = false) =>
  ({ lang, localService, default: isDefault, name: lang }) as SpeechSynthesisVoice;

/** A browser that has been asked to speak, and what it was asked. */
function browser() {
  const asked: Utterance[] = [];
  const synthesis = {
    getVoices: () => [],
    cancel: vi.fn(),
    speak: (utterance: unknown) => void asked.push(utterance as Utterance),
  };
  return { asked, synthesis };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('only a voice of the device itself speaks, in the language of the page, and rather the one that is usual there', () => {
  const voices = [voice('fr-FR', false), voice('en-US', true), voice('fr-CA', true), voice('fr_BE', true, true)];
  const choose = (language: 'fr' | 'hu' | 'en') => voiceIn(language, { getVoices: () => voices })?.lang;
  expect([choose('fr'), choose('en'), choose('hu')]).toEqual(['fr_BE', 'en-US', undefined]);
});

test('a line that is spoken is told of once, however it ends', () => {
  for (const end of ['onend', 'onerror'] as const) {
    const { asked, synthesis } = browser();
    const told = vi.fn();
    speak('Go on.', voice('en', true), 1.25, 1_000, synthesis, told);
    expect(asked.map(({ text, rate }) => [text, rate])).toEqual([['Go on.', 1.25]]);
    asked[0]![end]?.();
    asked[0]!.onend?.();
    vi.advanceTimersByTime(60_000);
    expect(told).toHaveBeenCalledOnce();
  }
});

test('a voice that stops in the middle, or never tells of its end, does not hold the film up', () => {
  const { synthesis } = browser();
  const told = vi.fn();
  speak('Go on.', voice('en', true), 1, 4_000, synthesis, told);
  vi.advanceTimersByTime(10_999);
  expect(told).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(told).toHaveBeenCalledOnce();
});

test('a line that is stopped is not told of', () => {
  const { asked, synthesis } = browser();
  const told = vi.fn();
  speak('Go on.', voice('en', true), 1, 4_000, synthesis, told)();
  asked[0]!.onend?.();
  vi.advanceTimersByTime(60_000);
  expect(told).not.toHaveBeenCalled();
  expect(synthesis.cancel).toHaveBeenCalledTimes(2);
});

test('an address names a shot of a chapter, for the film or for somebody who explains', () => {
  const chapters = ['goal', 'castle'];
  for (const place of [
    { isHosted: false, chapter: 'castle', n: 0 },
    { isHosted: false, chapter: 'goal', n: 2 },
    { isHosted: true, chapter: 'castle', n: 1 },
  ])
    expect(readHash(`#${hashOf(place)}`, chapters)).toEqual(place);
  expect(hashOf({ isHosted: true, chapter: 'castle', n: 1 })).toBe('host=castle-2');
  expect(readHash('#host', chapters)).toEqual({ isHosted: true, chapter: 'goal', n: 0 });
  expect(readHash('', chapters)).toBeNull();
  expect(readHash('#content', chapters)).toBeNull();
  for (const hash of ['#moon', '#castle-0', '#castle-x', '#host=moon', '#__proto__', `#${'a'.repeat(5_000)}`])
    expect(readHash(hash, chapters), hash).toBe('unknown');
});
