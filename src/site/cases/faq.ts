/** A question and its answer, as a page shows them. */
interface Asked {
  readonly question: string;
  readonly answer: string;
}

/** What ends a script, or begins a comment in one, wherever it stands. */
const UNSAFE = /[<>&\u2028\u2029]/g;

/** The questions of a page as structured data for search engines (schema.org’s `FAQPage`), safe between the tags of a script. */
export function faqPage(language: string, asked: readonly Asked[]): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: asked.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  return JSON.stringify(data).replace(UNSAFE, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
