import { placesOfSameLook } from '@exam/shared-schema/rich-text';
import { describe, expect, it } from 'vitest';
import type { WrittenQuestion, WrittenSet } from '../written-question.ts';

/** Where the right option stands as it is written; -1 if the answer is typed. */
const rightPlace = ({ key }: WrittenQuestion) => (key.type === 'MCQ' ? Number(key.correct[0]) : -1);

export const wordsIn = (text: string): number => text.split(/\s+/).length;

const isChoice = ({ key }: WrittenQuestion): boolean => key.type === 'MCQ';

const shareOf = (questions: readonly WrittenQuestion[], fits: (question: WrittenQuestion) => boolean) =>
  questions.filter(fits).length / questions.length;

/** Without case: a quotation in the middle of a sentence may be the beginning of one in the passage. */
const quotationsIn = (explanation: string) =>
  [...explanation.matchAll(/"([^"]+)"/g)].map(([, quoted = '']) => quoted.toLowerCase());

/** So many different options, one of them right. */
export function expectOptions(questions: readonly WrittenQuestion[], count: 4 | 5): void {
  for (const { name, options, key } of questions.filter(isChoice)) {
    expect(options, name).toHaveLength(count);
    expect(placesOfSameLook(options), name).toBeNull();
    expect(key.type === 'MCQ' && key.correct.length, name).toBe(1);
    expect(rightPlace({ key } as WrittenQuestion), name).toBeLessThan(count);
  }
}

/** The right option stands at each place about as often: at most `off` away from an even share. */
export function expectEvenPlaces(questions: readonly WrittenQuestion[], count: 4 | 5, off: number): void {
  const choices = questions.filter(isChoice);
  for (let place = 0; place < count; place += 1) {
    const share = shareOf(choices, (question) => rightPlace(question) === place);
    expect(Math.abs(share - 1 / count), `place ${place}: ${share}`).toBeLessThanOrEqual(off);
  }
}

/** The right option is neither often the longest nor often the shortest, nor hardly ever. */
export function expectEvenLengths(
  questions: readonly WrittenQuestion[],
  [least, most]: readonly [least: number, most: number],
): void {
  const choices = questions.filter(isChoice);
  const lengthOf = (question: WrittenQuestion) => question.options[rightPlace(question)]?.length ?? 0;
  const others = (question: WrittenQuestion) =>
    question.options.filter((_, place) => place !== rightPlace(question)).map((text) => text.length);
  const longest = shareOf(choices, (question) => lengthOf(question) > Math.max(...others(question)));
  const shortest = shareOf(choices, (question) => lengthOf(question) < Math.min(...others(question)));
  for (const share of [longest, shortest]) {
    expect(share).toBeGreaterThanOrEqual(least);
    expect(share).toBeLessThanOrEqual(most);
  }
}

/** Each explanation quotes three words or more that decide, word for word, from the passage or from its question. */
export function expectDecidingWords(passages: readonly WrittenSet[]): void {
  for (const passage of passages)
    for (const { name, text, explanation } of passage.questions) {
      const said = `${passage.text} ${text}`.toLowerCase();
      const quotations = quotationsIn(explanation);
      expect(Math.max(...quotations.map(wordsIn)), name).toBeGreaterThanOrEqual(3);
      expect(
        quotations.filter((quoted) => !said.includes(quoted)),
        name,
      ).toEqual([]);
    }
}

/** No explanation names an option by its place, which differs from student to student. */
export function expectNoPlacesNamed(questions: readonly WrittenQuestion[]): void {
  const byPlace =
    /\b(first|second|third|fourth|fifth|last) option\b|\boption \(?[A-E1-5]\b|\bthe (first|second|third) and the \w+\b/i;
  expect(questions.filter(({ explanation }) => byPlace.test(explanation))).toEqual([]);
}

/** What holds of every list of written questions. */
export function describeOptions(
  questions: readonly WrittenQuestion[],
  { count, off }: { readonly count: 4 | 5; readonly off: number },
): void {
  describe('the options', () => {
    it('[CT14] are five different ones in bank exams and four in others, of which one is right', () => {
      expectOptions(questions, count);
    });

    it('have the right one at each place about as often', () => {
      expectEvenPlaces(questions, count, off);
    });

    it('do not give the right one away by its length', () => {
      expectEvenLengths(questions, [0.1, 0.4]);
    });
  });
}

/** @param passages those whose questions are decided by their words. @param questions all of them. */
export function describeExplanations(
  passages: readonly WrittenSet[],
  questions: readonly WrittenQuestion[],
): void {
  describe('the explanations', () => {
    it('[CT20] quote what decides, word for word, from the passage or from the question', () => {
      expectDecidingWords(passages);
    });

    it('name no option by its place, which differs from student to student', () => {
      expectNoPlacesNamed(questions);
    });
  });
}
