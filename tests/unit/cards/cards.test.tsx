import { render } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { CardBack, CardPicture } from '../../../src/cards/CardPicture.tsx';
import { LimitSign, TrafficLight } from '../../../src/cards/TrafficLight.tsx';
import { cardNamesFor } from '../../../src/telling/thousand-miles/card-names.ts';
import { CARDS, LIGHTS } from '../../../src/thousand-miles/index.ts';
import { languages } from '../../../src/words/languages.ts';

describe('the cards', () => {
  test('look different, all of them and their back', () => {
    const looks = [...CARDS.map((card) => render(<CardPicture card={card} />)), render(<CardBack />)];
    expect(new Set(looks).size).toBe(CARDS.length + 1);
  });

  test('are named to screen readers, or left out where somebody else names them', () => {
    expect(render(<CardPicture card="roll" label="Roll" />)).toContain('role="img" aria-label="Roll"');
    expect(render(<CardPicture card="roll" />)).toContain('aria-hidden="true"');
  });

  test('show each light in its place and with its mark', () => {
    const lights = LIGHTS.map((light) => render(<TrafficLight light={light} label={light} />));
    for (const light of lights) expect(light.match(/tm-lamp-mark/g)).toHaveLength(1);
    // Without the words for the colours they still differ.
    const plain = lights.map((light) => light.replaceAll(/red|yellow|green/g, ''));
    expect(new Set(plain).size).toBe(LIGHTS.length);
    expect(render(<LimitSign label="Speed Limit" />)).toContain('aria-label="Speed Limit"');
  });

  test.each(languages)('have names of their own in %s', (language) => {
    const names = cardNamesFor(language);
    expect(new Set(CARDS.map(names.card)).size).toBe(CARDS.length);
    expect(new Set(CARDS.map(names.object)).size).toBe(CARDS.length);
    expect(new Set(CARDS.map(names.kind)).size).toBe(4);
    expect(new Set(LIGHTS.map(names.light)).size).toBe(3);
    expect(names.list(['25', 'stop'])).toContain(names.card('stop'));
  });
});
