import { describe, expect, it } from 'vitest';
import { draftIn } from './draft-in.ts';
import { leadsOut } from './drafted-form.ts';

const inBlock = (...lines: readonly string[]) => ['```python', ...lines, '```'].join('\n');

const drafted = (question: string, ...options: readonly string[]) =>
  draftIn(
    { question, options: [...options], right: [0], value: null, calculation: null, explanation: 'So.' },
    'MCQ',
    5,
  );

describe('[LM5] [BK35] options of a question by the model', () => {
  it.each([
    ['the indentation of their code', [inBlock('if x:', '    y()'), inBlock('if x:', 'y()'), '`y()`']],
    ['capitals of their code', ['`True`', '`true`', '`TRUE`']],
    ['capitals of their formulas', ['$m + M$', '$M + M$', '$m + m$']],
  ])('may differ by %s', (_what, options) => {
    expect(drafted('Which?', ...options)?.options.map(({ text }) => text)).toEqual(options);
  });

  it.each([
    ['tabs for blanks', [inBlock('if x:', '    y()'), inBlock('if x:', '\ty()'), '`y()`']],
    ['capitals of words', ['Paris', 'paris', 'London']],
  ])('do not differ by %s', (_what, options) => {
    expect(drafted('Which?', ...options)).toBeNull();
  });
});

it.each([
  ['HTML', 'It is <b>bold</b>', true],
  ['a link', 'See [this](other)', true],
  ['a link in code', '`https://example.com`', true],
  ['signs of HTML in code', '`#include <stdio.h>` and `a[i](x)`', false],
])('[LM5] %s leads out of a question: %s, %s', (_what, text, leads) => {
  const draft = drafted(text, '1', '2', '3');
  expect(draft !== null && leadsOut(draft)).toBe(leads);
});
