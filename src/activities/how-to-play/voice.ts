import type { Language } from '../../words/languages.ts';

/** What of the browser's speech is used. */
type Synthesis = Pick<SpeechSynthesis, 'getVoices' | 'speak' | 'cancel'>;

/** A voice that has not finished a line after so many times the time it should take has got stuck. */
const PATIENCE = 2;
/** What a voice may take to begin, in milliseconds. */
const BEGINNING = 3_000;

/** A voice of the device itself in a language: nothing that is said leaves the device. Null where there is none. */
export function voiceIn(language: Language, synthesis: Pick<Synthesis, 'getVoices'>): SpeechSynthesisVoice | null {
  const own = synthesis
    .getVoices()
    .filter((voice) => voice.localService && voice.lang.slice(0, 2).toLowerCase() === language);
  return own.find((voice) => voice.default) ?? own[0] ?? null;
}

/**
 * Speaks a line, and calls when it has been spoken – once, also where the voice fails, stops, or never says that it is done. The
 * function that is returned stops it; then nothing is called.
 * @param time how long the line should take, in milliseconds.
 */
export function speak(
  line: string,
  voice: SpeechSynthesisVoice,
  rate: number,
  time: number,
  synthesis: Synthesis,
  onSpoken: () => void,
): () => void {
  const utterance = Object.assign(new SpeechSynthesisUtterance(line), { voice, lang: voice.lang, rate });
  const stop = () => {
    clearTimeout(stuck);
    utterance.onend = utterance.onerror = null;
    synthesis.cancel();
  };
  const end = () => {
    stop();
    onSpoken();
  };
  const stuck = setTimeout(end, BEGINNING + PATIENCE * time);
  utterance.onend = utterance.onerror = end;
  // What an earlier page or line has left in the queue would be spoken first.
  synthesis.cancel();
  synthesis.speak(utterance);
  return stop;
}
