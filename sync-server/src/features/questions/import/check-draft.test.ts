import { LONGEST_OPTION, LONGEST_TEXT } from '@exam/shared-schema/paper-package';
import { MAX_OPTIONS } from '@exam/shared-schema/question-types';
import { expect, it } from 'vitest';
import { findFormat, readItems } from './index.ts';
import { jeebench } from './jeebench.ts';

const options = (texts: readonly string[]) =>
  texts.map((text, place) => `\n(${'ABCDEFGHIJ'[place]}) ${text}`).join('');
const choice = (stem: string, texts = ['1', '2', '3', '4'], gold = 'A') => ({
  description: 'Own 2032 Paper 1',
  index: 1,
  subject: 'math',
  type: 'MCQ',
  question: `${stem}\n${options(texts)}`,
  gold,
});

function read(item: object) {
  const [found] = readItems(jeebench, JSON.stringify([item]), 'exam.json').items;
  return found?.kind === 'refused' ? found.reason : null;
}

it.each([
  ['equal options', choice('Which?', ['$x$', '2', '$x$ ', '4']), 'Its options A and C are the same.'],
  [
    'options in two encodings',
    choice('Which?', ['Caf\u00e9', '2', '3', 'Cafe\u0301']),
    'Its options A and D are the same.',
  ],
  ['options of one number', choice('Which?', ['0.5', '2', '.50', '4']), 'Its options A and C are the same.'],
  [
    'a missing dollar',
    choice('Let $x=\\frac{1}{2 be'),
    "It has LaTeX that is no formula: 'Let $x=\\frac{1}{2 be'.",
  ],
  [
    'an unbalanced brace',
    choice('Let $\\frac{1}{2$ be'),
    "It has LaTeX that is no formula: 'Let $\\frac{1}{2$ be'.",
  ],
  ['a stray &', choice('Let $a & b$ be'), "It has a formula that cannot be set: 'a & b'."],
  ['NUL', choice('What\0?'), 'It has signs that cannot be shown, as a wrong encoding leaves them.'],
  [
    'half a surrogate pair',
    choice('What \ud83d?'),
    'It has signs that cannot be shown, as a wrong encoding leaves them.',
  ],
  [
    'what a wrong encoding left',
    choice('Schr\ufffddinger'),
    'It has signs that cannot be shown, as a wrong encoding leaves them.',
  ],
  [
    'a control sign of Latin-1',
    choice('It\u0092s'),
    'It has signs that cannot be shown, as a wrong encoding leaves them.',
  ],
  [
    'a long option',
    choice('Which?', ['1', '2', '3', 'x'.repeat(LONGEST_OPTION + 1)]),
    `Its option D is longer than ${LONGEST_OPTION} characters.`,
  ],
  [
    'a long text',
    choice('x'.repeat(LONGEST_TEXT)),
    `It has a question of more than ${LONGEST_TEXT} characters.`,
  ],
  [
    'a long answer',
    { ...choice('Which?'), gold: 'A'.repeat(1_000_000) },
    'It has an answer that is too long.',
  ],
  [
    'a long description',
    { ...choice('Which?'), description: 'Paper '.repeat(1000) },
    'It has a description of more than 100 characters.',
  ],
])('[IM2] refuses %s with a short sentence', (_what, item, sentence) => {
  expect(read(item)).toBe(sentence);
});

it.each([
  ['prices', choice('A pen costs $5 and a book $7. Together?')],
  ['formulas', choice('Let $x_1=\\frac{1}{2}$ and $$y=\\sqrt{2}$$ be')],
  ['five options', choice('Which?', ['1', '2', '3', '4', '5'], 'E')],
])('[IM2] takes %s as they are', (_what, item) => {
  expect(read(item)).toBeNull();
});

it('[IM2] has every option that the source has', () => {
  const many = Array.from({ length: 8 }, (_, place) => String(place));
  const [item] = readItems(jeebench, JSON.stringify([choice('Which?', many, 'H')]), 'exam.json').items;
  expect(item).toMatchObject({ question: { key: { correct: ['H'] } } });
  expect(item?.kind === 'question' && item.question.options.map(({ text }) => text)).toEqual(many);
  expect(many.length).toBeLessThanOrEqual(MAX_OPTIONS);
});

it('[IM7] takes an answer that is one off in its last decimal, and not nothing for little', () => {
  const toleranceFor = (gold: string) => {
    const item = { ...choice('How much?'), type: 'Numeric', gold };
    const [found] = readItems(jeebench, JSON.stringify([item]), 'exam.json').items;
    return (
      found?.kind === 'question' && found.question.key.type === 'Numerical' && found.question.key.tolerance
    );
  };
  expect(['3.12', '-40', '0.1', '0', '0.09', '-0.025'].map(toleranceFor)).toEqual([
    '0.01',
    '0.01',
    '0.01',
    '0.01',
    '0.009',
    '0.0025',
  ]);
});

it('[SC9] reads an answer with the minus sign of a formula', () => {
  const item = { ...choice('How much?'), type: 'Integer', gold: '\u22121,000' };
  const [found] = readItems(jeebench, JSON.stringify([item]), 'exam.json').items;
  expect(found).toMatchObject({ question: { key: { type: 'Numerical', values: ['-1000'] } } });
});

it('finds no format that is not there', () => {
  expect(findFormat('telegram')).toBeUndefined();
});
