import { useEffect, useState } from 'preact/hooks';
import type { Language } from '../../words/languages.ts';
import { readingTime, spokenLine } from './lines.ts';
import { speak, voiceIn } from './voice.ts';

/** The voice of this device for a language, as soon as the browser has told of its voices; null until then, and where there is none. */
export function useVoice(language: Language): SpeechSynthesisVoice | null {
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null>(null);
  useEffect(() => {
    const synthesis = window.speechSynthesis as SpeechSynthesis | undefined;
    if (synthesis === undefined) return;
    const look = () => setVoice(voiceIn(language, synthesis));
    look();
    synthesis.addEventListener?.('voiceschanged', look);
    return () => synthesis.removeEventListener?.('voiceschanged', look);
  }, [language]);
  return voice;
}

/** Speaks a line as long as a voice is given, and calls when it has been spoken. */
export function useSpeech(
  language: Language,
  voice: SpeechSynthesisVoice | null,
  line: string,
  speed: number,
  onSpoken: () => void,
): void {
  useEffect(() => {
    if (voice === null) return;
    const time = readingTime(line) / speed;
    return speak(spokenLine(language, line), voice, speed, time, speechSynthesis, onSpoken);
  }, [voice, line, speed]);
}
