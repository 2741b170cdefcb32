import * as v from 'valibot';
import { kept } from '../kit/storage.ts';
import { LONGEST_QUERY } from './document.ts';

const most = 6;

/** The last questions, the latest first. */
export const QUESTIONS = kept(
  'questions',
  v.pipe(v.array(v.pipe(v.string(), v.maxLength(LONGEST_QUERY))), v.maxLength(most)),
);

/** The last questions that were asked in this browser and answered, the latest first; none where nothing can be kept. */
export function recentQuestions(): readonly string[] {
  return QUESTIONS.read().value ?? [];
}

/** Keeps a question that was answered. */
export function rememberQuestion(question: string): void {
  const others = recentQuestions().filter((other) => other !== question);
  QUESTIONS.write([question, ...others].slice(0, most));
}

/** Forgets all questions. */
export function forgetQuestions(): void {
  QUESTIONS.write(null);
  QUESTIONS.discardAside();
}
