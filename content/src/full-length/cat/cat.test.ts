import { describe, expect, it, test } from 'vitest';
import { syllabuses } from '@exam/shared-schema/exam-patterns';
import {
  expectDecidingWords,
  expectEvenLengths,
  expectEvenPlaces,
  expectNoPlacesNamed,
  expectOptions,
  wordsIn,
} from '../../passages/testing.ts';
import type { WrittenQuestion } from '../../written-question.ts';
import { puzzles, reading, verbal } from './index.ts';

const aboutPassages = reading.flatMap((passage) => passage.questions);
const aboutPuzzles = puzzles.flatMap((set) => set.questions);
const all = [...aboutPassages, ...verbal, ...aboutPuzzles];

const isTyped = ({ key }: WrittenQuestion) => key.type === 'Numerical';

function countedBy<T>(items: readonly T[], keyOf: (item: T) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of items) counts[keyOf(item)] = (counts[keyOf(item)] ?? 0) + 1;
  return counts;
}

describe('the sections', () => {
  test('have 4 passages of 430 to 550 words with 4 questions each', () => {
    expect(reading.map((passage) => passage.questions.length)).toEqual([4, 4, 4, 4]);
    const outside = reading.filter(({ text }) => wordsIn(text) < 430 || wordsIn(text) > 550);
    expect(outside.map(({ name, text }) => [name, wordsIn(text)])).toEqual([]);
    expect(aboutPassages.filter(isTyped)).toEqual([]);
  });

  test('have 8 questions of verbal ability, two of each kind', () => {
    expect(countedBy(verbal, (question) => `${question.topic}, ${question.key.type}`)).toEqual({
      'Para Jumbles, Numerical': 2,
      'Odd Sentence, Numerical': 2,
      'Para Summary, MCQ': 2,
      'Para Completion, MCQ': 2,
    });
  });

  test('have 5 sets of data and logic with 22 questions, of which 10 are typed', () => {
    expect(puzzles.map((set) => set.questions.length)).toEqual([4, 4, 4, 5, 5]);
    expect(countedBy(aboutPuzzles, ({ key }) => key.type)).toEqual({ MCQ: 12, Numerical: 10 });
    expect(aboutPuzzles.filter(({ difficulty }) => difficulty < 6 || difficulty > 8)).toEqual([]);
  });

  test('are filed under chapters of the syllabus', () => {
    const chapters = new Set(
      syllabuses
        .filter(({ exam }) => exam === 'cat')
        .flatMap(({ subjects }) => subjects)
        .flatMap((subject) => subject.chapters.map((chapter) => `${subject.name}: ${chapter}`)),
    );
    expect(all.filter(({ subject, topic }) => !chapters.has(`${subject}: ${topic}`))).toEqual([]);
  });

  test('have names of their own', () => {
    const named = [...reading, ...puzzles, ...all].map(({ name }) => name);
    expect(new Set(named).size).toBe(named.length);
    expect(named.filter((name) => !/^(passages\/cat|cat-verbal|cat-puzzles)\//.test(name))).toEqual([]);
    expect(new Set([...reading, ...puzzles].map(({ title }) => title)).size).toBe(9);
  });
});

describe('the options', () => {
  it('are four different ones, of which one is right', () => {
    expectOptions(all, 4);
  });

  it('have the right one as often at each place', () => {
    expectEvenPlaces(all, 4, 0);
  });

  it('do not give the right one away by its length', () => {
    expectEvenLengths([...aboutPassages, ...verbal], [0.1, 0.4]);
  });
});

describe('the explanations', () => {
  it('[CT20] quote what decides, word for word', () => {
    expectDecidingWords(reading);
  });

  it('of verbal ability quote nothing that the question does not say', () => {
    const quotedElsewhere = verbal.flatMap(({ name, text, explanation }) =>
      [...explanation.matchAll(/"([^"]+)"/g)]
        .filter(([, quoted = '']) => !text.toLowerCase().includes(quoted.toLowerCase()))
        .map(([quoted]) => [name, quoted]),
    );
    expect(quotedElsewhere).toEqual([]);
  });

  it('name no option by its place, which differs from student to student', () => {
    expectNoPlacesNamed(all);
  });
});

describe('sentences that are numbered', () => {
  const numbersIn = (text: string) => [...text.matchAll(/^\((\d)\) /gm)].map(([, number]) => number);
  const typed = verbal.filter(isTyped);
  const answerOf = ({ key }: WrittenQuestion) => (key.type === 'Numerical' ? (key.values?.[0] ?? '') : '');

  it('stand on lines of their own, four in a jumble and five with an odd one', () => {
    for (const { name, topic, text } of typed)
      expect(numbersIn(text).join(''), name).toBe(topic === 'Para Jumbles' ? '1234' : '12345');
  });

  it('are put into an order that is not the printed one, and that the explanation ends with', () => {
    for (const question of typed.filter(({ topic }) => topic === 'Para Jumbles')) {
      const answer = answerOf(question);
      expect([...answer].sort().join(''), question.name).toBe('1234');
      expect(answer).not.toBe('1234');
      expect(question.explanation).toMatch(new RegExp(`The order is ${[...answer].join(', ')}\\.$`));
    }
  });

  it('hold an odd one, which the explanation sets against the four others', () => {
    for (const question of typed.filter(({ topic }) => topic === 'Odd Sentence')) {
      const [others = '', odd = ''] = question.explanation.split('Sentence ');
      expect([...others.matchAll(/\((\d)\)/g)].map(([, number]) => number).sort()).toEqual(
        ['1', '2', '3', '4', '5'].filter((number) => number !== answerOf(question)),
      );
      expect(odd.startsWith(`(${answerOf(question)})`), question.name).toBe(true);
    }
  });
});
