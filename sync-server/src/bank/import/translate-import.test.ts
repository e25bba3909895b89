import { expect, it } from 'vitest';
import type { DraftQuestion } from './index.ts';
import { withTranslations } from './translate-import.ts';

const draft = (text: string): DraftQuestion => ({
  type: 'Numerical',
  text,
  options: [],
  key: { type: 'Numerical', values: ['1'] },
  explanation: null,
  topic: null,
  difficulty: null,
  source: { name: 'Own', key: 'Own #1', paper: null, year: null, index: 1, subject: null },
});

const inHindi = (text: string) => [
  {
    language: 'hi',
    items: [{ kind: 'question' as const, position: 1, name: 'one', question: draft(text), notes: [] }],
  },
];

it('[BK34] leaves out a translation with other code, and says so', () => {
  const english = [draft('What does `f(x)` print?')];
  const { questions, said } = withTranslations(english, inHindi('`f(य)` क्या छापता है?'));
  expect(questions).toEqual(english);
  expect(said[0]).toBe('Own #1: its code differs in the file for hi; left out');
  const text = '`f(x)` क्या छापता है?';
  expect(withTranslations(english, inHindi(text)).questions[0]?.translations).toEqual({
    hi: { text, options: [] },
  });
});
