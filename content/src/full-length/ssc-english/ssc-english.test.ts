import { describe, expect, it, test } from 'vitest';
import { describeExplanations, describeOptions, wordsIn } from '../../passages/testing.ts';
import { idioms } from '../../templates/words/idioms.ts';
import { oneWords } from '../../templates/words/one-word.ts';
import { spellings } from '../../templates/words/spellings.ts';
import { synonymGroups } from '../../templates/words/synonym-groups.ts';
import { reading, single } from './index.ts';

const questions = [...reading.flatMap((set) => set.questions), ...single];

const byTopic = (topic: string) => questions.filter((question) => question.topic === topic);

/** What is asked about, below the instruction. */
const askedAbout = (text: string) => (text.split('\n\n')[1] ?? text).replace(/\.$/, '');

test('there is a passage of 200 to 300 words with 5 questions and a cloze test of about 110 words with 5', () => {
  const [passage, cloze] = reading;
  expect(reading.map((set) => set.questions.length)).toEqual([5, 5]);
  expect(wordsIn(passage?.text ?? '')).toBeGreaterThanOrEqual(200);
  expect(wordsIn(passage?.text ?? '')).toBeLessThanOrEqual(300);
  expect(wordsIn(cloze?.text ?? '')).toBeGreaterThanOrEqual(90);
  expect(wordsIn(cloze?.text ?? '')).toBeLessThanOrEqual(140);
});

test('each blank of the cloze test is numbered, and asked about once, in order', () => {
  const [, cloze] = reading;
  const blanks = (text: string) => [...text.matchAll(/\((\d)\) ______/g)].map(([, number]) => number);
  expect(blanks(cloze?.text ?? '')).toEqual(['1', '2', '3', '4', '5']);
  expect(cloze?.questions.flatMap(({ text }) => blanks(text))).toEqual(['1', '2', '3', '4', '5']);
});

test('25 questions are filed under eleven topics of the subject', () => {
  expect(questions).toHaveLength(25);
  expect(new Set(questions.map(({ subject }) => subject))).toEqual(new Set(['English Comprehension']));
  const topics = [
    ['Comprehension', 5],
    ['Cloze Test', 5],
    ['Synonyms and Antonyms', 3],
    ['Error Spotting', 2],
    ['Sentence Improvement', 2],
    ['Idioms', 2],
    ['One-Word Substitution', 2],
    ['Spelling', 1],
    ['Active and Passive Voice', 1],
    ['Direct and Indirect Speech', 1],
    ['Para Jumbles', 1],
  ] as const;
  expect(topics.map(([topic]) => [topic, byTopic(topic).length])).toEqual(topics);
});

test('no two sets, titles or questions have one name, and no two questions one text', () => {
  const named = [...reading, ...questions].map(({ name }) => name);
  expect(new Set(named).size).toBe(named.length);
  expect(new Set(reading.map(({ title }) => title)).size).toBe(reading.length);
  expect(new Set(questions.map(({ text }) => text)).size).toBe(questions.length);
});

test('no idiom, no word for a phrase, no word to be spelt and no synonym is one that the templates ask for', () => {
  const ofTemplates = new Set<string>([
    ...idioms.map(([idiom]) => idiom),
    ...oneWords.map(([phrase]) => phrase),
    ...oneWords.map(([, word]) => word),
    ...spellings.flatMap(([word, wrong]) => [word, ...wrong]),
    ...synonymGroups.flatMap(({ words }) => words),
  ]);
  const topics = ['Idioms', 'One-Word Substitution', 'Spelling', 'Synonyms and Antonyms'];
  const words = topics.flatMap(byTopic).flatMap(({ text, options }) => [askedAbout(text), ...options]);
  expect(words.filter((word) => ofTemplates.has(word))).toEqual([]);
});

describeOptions(questions, { count: 4, off: 0.06 });

describe('the options by their kind', () => {
  it('of a sentence with an error are its four parts', () => {
    for (const { name, text, options } of byTopic('Error Spotting'))
      expect(options, name).toEqual(askedAbout(text).split(' / '));
  });

  it('of a jumbled paragraph are orders of all its sentences', () => {
    const letters = byTopic('Para Jumbles').flatMap(({ options }) =>
      options.map((order) => [...order].sort().join('')),
    );
    expect(new Set(letters)).toEqual(new Set(['PQRS']));
  });
});

describeExplanations(reading, questions);
