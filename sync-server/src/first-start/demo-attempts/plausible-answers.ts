import { type Answer, type AnswerKey, questionTypes, rightOptions } from '@exam/shared-schema/question-types';

/** How far a mistake in computing leads from a number. */
const MISTAKES: readonly ((value: number) => number)[] = [
  (value) => 2 * value + 1,
  (value) => value + 2,
  (value) => -value - 1,
  (value) => Math.floor(value / 2) - 1,
];

/** The answer that those give who know. */
export const rightAnswer = (key: AnswerKey): Answer => questionTypes[key.type].rightAnswer(key);

/**
 * What those may answer who do not know. Of several that are to be chosen they find some, or one too many.
 * @param options ids of all of them. @returns some may be right nevertheless, where a key accepts several.
 */
export function wrongAnswers(key: AnswerKey, options: readonly string[]): Answer[] {
  const right = rightOptions(key);
  if (right.length === 0) {
    const value = Number(rightAnswer(key));
    return Number.isNaN(value) ? [] : MISTAKES.map((mistake) => String(mistake(value)));
  }
  const others = options.filter((id) => !right.includes(id));
  if (questionTypes[key.type].options === 'one') return others;
  const oneLess = right.map((left) => right.filter((id) => id !== left));
  const oneMore = others.map((more) => [...right, more]);
  return [...oneLess, ...oneMore, ...others.map((id) => [id])].filter((chosen) => chosen.length > 0);
}
