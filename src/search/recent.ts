const name = 'milestones-questions';

const most = 6;

/** The last questions that were asked in this browser and answered, the latest first; none where nothing can be kept. */
export function recentQuestions(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
    return Array.isArray(kept) ? kept.filter((question) => typeof question === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Keeps a question that was answered. */
export function rememberQuestion(question: string): void {
  const others = recentQuestions().filter((other) => other !== question);
  keep([question, ...others].slice(0, most));
}

/** Forgets all questions. */
export function forgetQuestions(): void {
  keep([]);
}

function keep(questions: readonly string[]): void {
  try {
    if (questions.length === 0) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(questions));
  } catch {
    // Then they are not remembered.
  }
}
