import { describe, expect, it } from 'vitest';
import { makeQuestion, templates, type MadeQuestion, type Template } from './index.ts';
import { sources } from './sources.ts';

const ofFacts = templates.filter(({ facts }) => facts !== undefined);
const ASSERTED_OR_MATCHED = /\/(?:assertion|match|case)-/;
const isFromATable = ({ name, facts }: Template) => facts !== undefined || ASSERTED_OR_MATCHED.test(name);

/** 'It is advice.' says too little to somebody who has chosen wrongly. */
const LEAST_WORDS = 5;

/** What is said after a correct statement; all of it for others, whose reasons are the same ones. */
function reasonIn(part: string, options: MadeQuestion['options']): string {
  const { text = '' } = options.find((option) => part.startsWith(`**Correct:** ${option.text}`)) ?? {};
  return text === '' ? part : part.slice(part.indexOf(text) + text.length).trim();
}

describe('questions about facts', () => {
  it('[CT5] are made by more than twenty templates', () => {
    expect(ofFacts.length).toBeGreaterThan(20);
  });

  it('[CT5] can be looked up: each table has its source', () => {
    const asked = templates.filter(isFromATable).map(({ name }) => name);
    const known = new Set(Object.keys(sources));
    expect(asked.filter((name) => !known.has(name))).toEqual([]);
    expect([...known].filter((name) => !asked.includes(name))).toEqual([]);
  });

  it.each(ofFacts.map((template) => [template.name, template] as const))(
    '[CT5] of %s are more than 500 different ones, ask for every fact, and give the reason of each statement',
    (_name, template) => {
      const made = Array.from({ length: 560 }, (_unused, turn) => makeQuestion(template, 'seed', turn));
      const contents = new Set(
        made.map(({ text, options }) => JSON.stringify([text, options.map((option) => option.text).sort()])),
      );
      expect.soft(contents.size).toBeGreaterThan(500);

      // The odd one of eight questions in a row is each of the eight facts, where there is one.
      const rightOnes = made
        .slice(0, template.type === 'MCQ' ? 8 : 70)
        .flatMap(({ options }) => options.filter(({ isRight }) => isRight).map(({ text }) => text));
      expect.soft(new Set(rightOnes).size).toBe(8);

      for (const { explanation, options } of made.slice(0, 40)) {
        const parts = explanation.split('\n\n');
        expect(parts.length).toBe(4);
        for (const { text } of options) expect(explanation).toContain(text);
        // Statement, and a reason that is a sentence of its own.
        for (const part of parts) expect(part.split(/[.] /).length).toBeGreaterThanOrEqual(2);
        expect(parts.filter((part) => reasonIn(part, options).split(' ').length < LEAST_WORDS)).toEqual([]);
      }
    },
  );
});
