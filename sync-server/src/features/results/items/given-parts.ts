import type { AnswerPart } from '@exam/shared-schema/question-types';

/** A part of answers, with the share of all attempts that gave it. */
export interface GivenPart extends AnswerPart {
  readonly share: number;
}

/** Of the wrong parts of answers, those shown for each row. */
const MOST_WRONG = 5;

/**
 * QT10, QT11: every part with its share of the attempts, the right ones also if none gave them.
 * @param answers the parts of each attempt; none of one that left the question blank.
 */
export function givenParts(
  answers: readonly (readonly AnswerPart[])[],
  rightParts: readonly AnswerPart[],
): GivenPart[] {
  const counts = new Map(rightParts.map((part) => [nameOf(part), { part, count: 0 }]));
  for (const part of answers.flat()) {
    const counted = counts.get(nameOf(part)) ?? { part, count: 0 };
    counts.set(nameOf(part), { ...counted, count: counted.count + 1 });
  }
  const all = Math.max(1, answers.length);
  return [...counts.values()].map(({ part, count }) => ({ ...part, share: count / all }));
}

const nameOf = ({ row, choice }: AnswerPart) => JSON.stringify([row, choice]);

/** The right parts, then for each row the wrong ones that were given most often. */
export function mostGiven(parts: readonly GivenPart[]): GivenPart[] {
  const wrong = new Map<string | null, number>();
  return parts
    .toSorted((one, other) => Number(other.isRight) - Number(one.isRight) || other.share - one.share)
    .filter(({ row, isRight }) => {
      if (isRight) return true;
      wrong.set(row, (wrong.get(row) ?? 0) + 1);
      return (wrong.get(row) ?? 0) <= MOST_WRONG;
    });
}

/** Whether a wrong part was given more often than a right one of the same row. */
export function hasOutdonePart(parts: readonly GivenPart[]): boolean {
  const leastRight = new Map<string | null, number>();
  for (const { row, isRight, share: part } of parts)
    if (isRight) leastRight.set(row, Math.min(part, leastRight.get(row) ?? 1));
  return parts.some(({ row, isRight, share: part }) => !isRight && part > (leastRight.get(row) ?? 1));
}
