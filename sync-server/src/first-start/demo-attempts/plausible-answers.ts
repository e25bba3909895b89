import type { Answer, AnswerKey } from '@exam/shared-schema/question-types';

/** How far a mistake in computing leads from a number. */
const MISTAKES: readonly ((value: number) => number)[] = [
  (value) => 2 * value + 1,
  (value) => value + 2,
  (value) => -value - 1,
  (value) => Math.floor(value / 2) - 1,
];

/** The answer that those give who know. */
export function rightAnswer(key: AnswerKey): Answer {
  if (key.type === 'MSQ') return key.correct;
  if (key.type === 'MCQ') return key.correct[0] ?? '';
  return key.values?.[0] ?? key.ranges?.[0]?.min ?? '0';
}

/**
 * What those may answer who do not know. Of several that are to be chosen they find some, or one too many.
 * @param options ids of all of them. @returns some may be right nevertheless, where a key accepts several.
 */
export function wrongAnswers(key: AnswerKey, options: readonly string[]): Answer[] {
  if (key.type === 'Numerical') {
    const value = Number(rightAnswer(key));
    return MISTAKES.map((mistake) => String(mistake(value)));
  }
  const others = options.filter((id) => !key.correct.includes(id));
  if (key.type === 'MCQ') return others;
  const oneLess = key.correct.map((left) => key.correct.filter((id) => id !== left));
  const oneMore = others.map((more) => [...key.correct, more]);
  return [...oneLess, ...oneMore, ...others.map((id) => [id])].filter((chosen) => chosen.length > 0);
}
