import * as v from 'valibot';
import { items } from '../kit/items.ts';
import { kept } from '../kit/storage.ts';
import { LONGEST_QUERY } from './document.ts';

const most = 6;

/** The last questions, the latest first. */
export const QUESTIONS = kept('questions', items(v.pipe(v.string(), v.maxLength(LONGEST_QUERY)), most));

/** The last questions that were asked in this browser and answered, the latest first; none where nothing can be kept. */
export function recentQuestions(): readonly string[] {
  return QUESTIONS.read().value ?? [];
}

/** Keeps a question that was answered. */
export function rememberQuestion(question: string): void {
  QUESTIONS.change((now) => [...new Set([question, ...(now ?? [])])].slice(0, most));
}

/** Forgets all questions. */
export function forgetQuestions(): void {
  QUESTIONS.change(() => null);
  QUESTIONS.discardAside();
}
