/** The last questions of this browser. What keeps them is fetched where there are any, or when the first has been answered. */
export interface LastQuestions {
  /** Whether what keeps them is there. */
  areHere(): boolean;
  /** Fetches what keeps them; where that fails, there are none. */
  bring(): Promise<void>;
  all(): readonly string[];
  remember(question: string): void;
  forget(): void;
}

/** Nothing is fetched yet. */
export function lastQuestions(): LastQuestions {
  let recent: typeof import('./recent.ts') | undefined;
  return {
    areHere: () => recent !== undefined,
    bring: async () => {
      recent ??= await import('./recent.ts').catch(() => undefined);
    },
    all: () => recent?.recentQuestions() ?? [],
    remember: (question) => recent?.rememberQuestion(question),
    forget: () => recent?.forgetQuestions(),
  };
}
