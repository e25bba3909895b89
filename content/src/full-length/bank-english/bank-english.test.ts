import { describe, expect, it, test } from 'vitest';
import { describeExplanations, describeOptions, wordsIn } from '../../passages/testing.ts';
import { reading, single } from './index.ts';

const questions = [...reading.flatMap((set) => set.questions), ...single];

const byTopic = (topic: string) => questions.filter((question) => question.topic === topic);

/** The orders of P to T that a question on a jumbled paragraph offers, in alphabetical order of letters. */
const lettersOf = (options: readonly string[]) => options.map((order) => [...order].sort().join(''));

/** The parts of a sentence that is printed with strokes between them. */
const partsOf = (text: string) => (text.split('\n\n')[1] ?? '').split(' / ');

test('there is a passage of 350 to 450 words with 9 questions and a cloze test of about 150 words with 6', () => {
  const [passage, cloze] = reading;
  expect(reading.map((set) => set.questions.length)).toEqual([9, 6]);
  expect(wordsIn(passage?.text ?? '')).toBeGreaterThanOrEqual(350);
  expect(wordsIn(passage?.text ?? '')).toBeLessThanOrEqual(450);
  expect(wordsIn(cloze?.text ?? '')).toBeGreaterThanOrEqual(130);
  expect(wordsIn(cloze?.text ?? '')).toBeLessThanOrEqual(170);
});

test('each blank of the cloze test is numbered, and asked about once, in order', () => {
  const [, cloze] = reading;
  const blanks = (text: string) => [...text.matchAll(/\((\d)\) ______/g)].map(([, number]) => number);
  expect(blanks(cloze?.text ?? '')).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(cloze?.questions.flatMap(({ text }) => blanks(text))).toEqual(['1', '2', '3', '4', '5', '6']);
});

test('30 questions are filed under the six topics of the subject', () => {
  expect(questions).toHaveLength(30);
  expect(new Set(questions.map(({ subject }) => subject))).toEqual(new Set(['English Language']));
  const topics = ['Comprehension', 'Cloze Test', 'Error Spotting', 'Fillers', 'Para Jumbles', 'Vocabulary'];
  expect(topics.map((topic) => byTopic(topic).length)).toEqual([9, 6, 5, 4, 3, 3]);
});

test('no two sets, titles or questions have one name, and no two questions one text', () => {
  const named = [...reading, ...questions].map(({ name }) => name);
  expect(new Set(named).size).toBe(named.length);
  expect(new Set(reading.map(({ title }) => title)).size).toBe(reading.length);
  expect(new Set(questions.map(({ text }) => text)).size).toBe(questions.length);
});

describeOptions(questions, { count: 5, off: 0.06 });

describe('the options by their kind', () => {
  it('of a sentence with an error are its parts and "No error", which is right once', () => {
    const errors = byTopic('Error Spotting');
    for (const { name, text, options } of errors) {
      const parts = partsOf(text).map((part) => part.replace(/[,.]$/, ''));
      expect(options, name).toEqual([...parts, 'No error']);
    }
    const withoutError = errors.filter(({ key }) => key.type === 'MCQ' && key.correct[0] === '4');
    expect(withoutError).toHaveLength(1);
  });

  it('of a jumbled paragraph are orders of all its sentences', () => {
    for (const { name, options } of byTopic('Para Jumbles'))
      expect(new Set(lettersOf(options)), name).toEqual(new Set(['PQRST']));
  });
});

describeExplanations(reading, questions);
