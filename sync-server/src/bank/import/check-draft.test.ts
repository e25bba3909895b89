import { LONGEST_OPTION, LONGEST_TEXT } from '@exam/shared-schema/paper-package';
import { MAX_OPTIONS } from '@exam/shared-schema/question-types';
import { expect, it } from 'vitest';
import { checked } from './check-draft.ts';
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

const inBlock = (code: string) => `\`\`\`\n${code}\n\`\`\``;

function read(item: object) {
  const [found] = readItems(jeebench, JSON.stringify([item]), 'exam.json').items;
  return found?.kind === 'refused' ? found.reason : null;
}

it.each([
  ['equal options', choice('Which?', ['$x$', '2', '$x$ ', '4']), 'Its options A and C are the same.'],
  [
    'options of equal code',
    choice('Which?', ['`x`', '2', '```\nx\n```', '4']),
    'Its options A and C are the same.',
  ],
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
  ['$\\SI{5}{\\meter}$', 'It has \\SI, which cannot be set. Write \\pu{5 m s-1} instead.'],
  ['\\num{5e3}', 'It has \\num, which cannot be set. Write $5 \\times 10^3$ instead.'],
  ['$25\\,\\celsius$', 'It has \\celsius, which cannot be set. Write \\pu{25 °C} instead.'],
  ['\\chemfig{A-B}', 'It has \\chemfig, which cannot be set. Write a description, and add an image instead.'],
  ['$\\ce{\\radical}$', "It has a formula that cannot be set: '\\ce{\\radical}'."],
])('[BK36] refuses %s, and says what to write instead', (text, sentence) => {
  expect(read(choice(`What is ${text}?`))).toBe(sentence);
});

it.each([
  [
    'HTML in the text',
    choice('Water is\nH<sub>2</sub>O. Which?'),
    'It has the HTML tag <sub> in line 2. Write a formula, such as $H_2O$ or $x^2$ instead; if it is program code, put it between backticks.',
  ],
  [
    'HTML in an option',
    choice('Which?', ['1', 'two<br class="x"/>lines', '3', '4']),
    'Its option B has the HTML tag <br class="x"/> in line 1. Write a line break, or an empty line between paragraphs instead; if it is program code, put it between backticks.',
  ],
  [
    'a sign of HTML',
    choice('Is x &lt; y?'),
    'It has &lt; in line 1, which HTML uses for a sign. Write the sign itself.',
  ],
  [
    'code without an end',
    choice('Which?\n```\nint x;'),
    'It has code that begins in line 2 and does not end. Close it with a line of three backticks.',
  ],
  [
    'backticks around no code',
    choice('Which?\n``` int x; y'),
    'It has backticks in line 2 that enclose no code. They stand on a line of their own, before and after the code.',
  ],
])('[BK33] refuses %s with its field and line, and what to write instead', (_what, item, sentence) => {
  expect(read(item)).toBe(sentence);
});

it.each([
  ['prices', choice('A pen costs $5 and a book $7. Together?')],
  [
    'code',
    choice(
      'What does `printf("%d\\n", i)` print? `echo $HOME`, `<br>`\n```\nif (a < b && c > d)\n    \\d+\n```',
    ),
  ],
  [
    'options of which only the indentation differs',
    choice('Which is valid?', ['if a:\n    b', 'if a:\nb', '    if a:\n    b', 'if a:\n  b'].map(inBlock)),
  ],
  [
    'chemistry',
    choice('How fast is $\\ce{2H2 + O2 -> 2H2O}$ with \\ce{HC#CH} at \\pu{25 °C} in \\pu{mol L-1 s-1}?'),
  ],
  ['comparisons in plain text', choice('If a < b and c > d, or x<y, AT&T and a&b;')],
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

it('[CT26] a letter in code is no option', () => {
  const stem = 'Which?\n```\n(A) = 1\n(B) = 2\n(C) = 3\n(D) = 4\n```';
  const texts = ['`(A) + 1`', '2', '3', '4'];
  const [item] = readItems(jeebench, JSON.stringify([choice(stem, texts)]), 'exam.json').items;
  expect(item).toMatchObject({ question: { text: stem, options: texts.map((text) => ({ text })) } });
});

it('[BK34] a translation has the code of the original', () => {
  const [item] = readItems(jeebench, JSON.stringify([choice('What prints `f(x)`?')]), 'exam.json').items;
  if (item?.kind !== 'question') throw new Error('It was refused');
  const { question } = item;
  const checkedIn = (text: string) =>
    checked({
      ...item,
      question: { ...question, translations: { hi: { text, options: question.options } } },
    });
  expect(checkedIn('`f(x)` क्या छापता है?')).toMatchObject({ kind: 'question' });
  expect(checkedIn('`f(y)` क्या छापता है?')).toMatchObject({
    reason: 'It has other code than in English. Code is the same in every language.',
  });
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
