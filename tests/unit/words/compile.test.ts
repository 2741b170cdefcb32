import { describe, expect, test } from 'vitest';
import { areaNames, readArea } from '../../../src/words/areas.ts';
import { type Area, compile, declarationOf, faultsOf, type Messages } from '../../../src/words/compile.ts';

const sound: Area = {
  en: { title: 'Rules', coins: '{player} has {n, plural, one {# coin} other {# coins}}' },
  fr: { title: 'Règles', coins: '{n, plural, one {# pièce} many {# pièces} other {# pièces}} pour {player}' },
  it: { title: 'Regole', coins: '{player}: {n, plural, =0 {niente} one {# moneta} many {# monete} other {# monete}}' },
  hu: { title: 'Szabályok', coins: '{player}: {n, plural, one {# pénz} other {# pénz}}' },
};

const withItalian = (messages: Messages): Area => ({ ...sound, it: { ...sound.it, ...messages } });

describe('the check of the words', () => {
  test('finds nothing in words that say the same in every language', () => {
    expect(faultsOf('table', sound)).toEqual([]);
  });

  test('finds a message that a language lacks', () => {
    const { coins: _, ...rest } = sound.it;
    expect(faultsOf('table', { ...sound, it: rest })).toEqual(['content/words/it/table.json: "coins" is missing']);
  });

  test('finds a language without the file', () => {
    expect(faultsOf('table', { ...sound, hu: {} })).toEqual(['content/words/hu/table.json is missing']);
  });

  test('finds a message that English does not have', () => {
    const faults = faultsOf('table', withItalian({ extra: 'Di troppo' }));
    expect(faults).toEqual(['content/words/it/table.json: "extra" is not in the English file']);
  });

  test.each([
    ['a value that is missing', { coins: '{n, plural, one {#} many {#} other {#}}' }, 'takes {n}'],
    ['a value with another name', { coins: '{giocatore} {n, plural, one {#} other {#}}' }, 'takes {giocatore, n}'],
    ['a value hidden in a plural', { title: '{n, plural, one {{x}} other {#}}' }, 'takes {n, x}'],
    ['a brace that is never closed', { title: 'Regole {' }, 'does not parse'],
    ['a plural form that the language does not have', { coins: '{player} {n, plural, few {#} other {#}}' }, 'parse'],
    ['an empty message', { title: ' ' }, 'is empty'],
    ['something that is no text', { title: 3 as unknown as string }, 'is not a text'],
  ])('finds %s', (_, messages, fault) => {
    expect(faultsOf('table', withItalian(messages)).join()).toContain(fault);
  });
});

describe('the compiled words', () => {
  const say = async (strict: boolean) => {
    const code = compile({ greeting: 'Hello, {name}', plain: 'Hello' }, 'en', strict);
    const runtime = import.meta.resolve('@messageformat/runtime');
    const runnable = code.replace('"@messageformat/runtime"', JSON.stringify(runtime));
    return (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(runnable)}`)).default;
  };

  test('say the message with its values', async () => {
    expect((await say(true)).greeting({ name: 'Ann' })).toBe('Hello, Ann');
    expect((await say(true)).plain()).toBe('Hello');
  });

  test('refuse, when strict, to say a message whose value is missing', async () => {
    const { greeting } = await say(true);
    expect(() => greeting({})).toThrow(/name/);
  });

  test('have a declaration with every key', () => {
    expect(declarationOf('table', sound.en)).toMatch(/module 'words:table' [\s\S]+"title"[\s\S]+"coins"/);
  });
});

test('the words of every area are complete', () => {
  expect(areaNames().length).toBeGreaterThan(50);
  expect(areaNames().flatMap((name) => faultsOf(name, readArea(name)))).toEqual([]);
});
