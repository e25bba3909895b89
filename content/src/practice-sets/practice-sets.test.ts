import { describe, expect, it } from 'vitest';
import { paperRecipes } from '../demo-papers.ts';
import {
  expectDecidingWords,
  expectEvenLengths,
  expectEvenPlaces,
  expectNoPlacesNamed,
  expectOptions,
  wordsIn,
} from '../passages/testing.ts';
import { clozes } from './clozes.ts';
import { practiceSets } from './index.ts';
import { readings } from './readings.ts';

const questions = practiceSets.flatMap((set) => set.questions);
const isOfBanks = ({ subject }: { readonly subject: string }) => subject === 'English Language';
const reading = practiceSets.filter(({ name }) => name.startsWith('practice/reading/bank/'));

describe('passages for practice', () => {
  it('[BK43] are in no paper, and each name is there once', () => {
    const inPapers = paperRecipes.flatMap(({ sections }) => sections.flatMap(({ sets = [] }) => sets));
    const titles = new Set(inPapers.map(({ title }) => title));
    expect(practiceSets.filter(({ title }) => titles.has(title))).toEqual([]);
    const names = [...practiceSets, ...questions].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('[BK43] are in a topic once', () => {
    const keys = practiceSets.map(
      ({ title, questions: [first] }) => `${title} ${first?.subject} ${first?.topic}`,
    );
    expect(new Set(keys).size).toBe(keys.length);
    expect(practiceSets).toHaveLength(5 * readings.length + 2 * clozes.length);
  });

  it('have 200 to 330 words, or about 90 with gaps, and five questions each', () => {
    for (const { paragraphs, title } of readings) {
      expect.soft(wordsIn(paragraphs.join(' ')), title).toBeGreaterThan(200);
      expect.soft(wordsIn(paragraphs.join(' ')), title).toBeLessThan(330);
    }
    for (const { text, title, questions: own } of clozes) {
      expect.soft(wordsIn(text), title).toBeGreaterThan(75);
      expect(own.map(({ name }) => name)).toEqual(['gap-1', 'gap-2', 'gap-3', 'gap-4', 'gap-5']);
      expect(text.match(/\(\d\) ______/g)).toHaveLength(5);
    }
    expect(new Set(practiceSets.map((set) => set.questions.length))).toEqual(new Set([5]));
  });

  it('[CT14] have five options in bank exams and four in all others', () => {
    expectOptions(questions.filter(isOfBanks), 5);
    expectOptions(
      questions.filter((question) => !isOfBanks(question)),
      4,
    );
  });

  it('do not reveal the right option by its place or its length', () => {
    expectEvenPlaces(questions.filter(isOfBanks), 5, 0.05);
    expectEvenPlaces(
      questions.filter((question) => !isOfBanks(question)),
      4,
      0.05,
    );
    expectEvenLengths(
      reading.flatMap((set) => set.questions),
      [0.05, 0.25],
    );
  });

  it('have explanations that quote the decisive words and name no option by its place', () => {
    expectDecidingWords(reading);
    expectNoPlacesNamed(questions);
  });
});
