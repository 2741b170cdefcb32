import { expect, test } from 'vitest';
import { policyOf } from '../../../src/build/content-policy.ts';
import { faqPage } from '../../../src/site/cases/faq.ts';

const asked = [{ question: 'Why </script><b>&?', answer: '“No”,\u2028 because <!-- 2 < 3.' }];

test('the questions of a page are structured data that says the same, and never ends its script', () => {
  const text = faqPage('en', asked);
  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: 'en',
    mainEntity: [
      {
        '@type': 'Question',
        name: asked[0]?.question,
        acceptedAnswer: { '@type': 'Answer', text: asked[0]?.answer },
      },
    ],
  });
});

test('structured data needs no permission to run, since it never does', () => {
  const page = `<script type="application/ld+json">${faqPage('en', asked)}</script>`;
  expect(policyOf(page)).toBe(policyOf(''));
});
