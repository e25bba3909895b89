import type { CountsAs } from '@exam/shared-schema/marking';

/*
 * IN2 to IN4: the checks across attempts. They state what was found, with its numbers; who copied, and whether that was
 * allowed, is for an administrator. docs/integrity-study.md has the rates of the thresholds.
 */

/** An answer as the checks see it. */
export interface CheckedAnswer {
  readonly outcome: CountsAs;
  /** Its text; null if it is unanswered. */
  readonly answer: string | null;
  /** On the question; null if it was never opened. */
  readonly seconds: number | null;
}

/** The answers of an attempt, in the order of the paper. */
export type CheckedAttempt = readonly CheckedAnswer[];

/** IN2: accounts that sat the same paper on one device within a day. A shared room has three sittings of three hours in a day. */
const MANY_ACCOUNTS = 4;
const DEVICE_WINDOW_MS = 24 * 3_600_000;

/** Attempts below which the wrong answers of a paper are not known well enough. */
const FEWEST_FOR_REFERENCE = 30;
/**
 * IN3: how many attempts at a paper may be like an honest one by chance, by Chernoff's bound. The bound overstates chance
 * by far: in the study far fewer honest attempts are flagged.
 */
const CHANCE_OF_EQUAL_WRONG = 0.2;
const FEWEST_EQUAL_WRONG = 6;

/** IN4: characters that a fast reader skims in a second, twice the usual speed. */
const CHARACTERS_PER_SECOND = 40;
const FEWEST_FAST = 10;
/** The least share of right answers among those that were given too fast; guesses have about a quarter. */
const FAST_AND_RIGHT = 0.8;

const wrongAnswer = (given: CheckedAnswer | undefined): string | null =>
  given?.outcome === 'incorrect' ? given.answer : null;

/** How a paper is answered wrong. */
export interface PaperReference {
  /** By place in the paper: the share of attempts that answer it wrong. */
  readonly wrong: readonly number[];
  /** By place in the paper: the chance that two wrong answers are the same. */
  readonly same: readonly number[];
  readonly meanWrong: number;
}

/** @returns null if there are too few attempts. */
export function referenceOf(attempts: readonly CheckedAttempt[]): PaperReference | null {
  if (attempts.length < FEWEST_FOR_REFERENCE) return null;
  const questions = attempts[0]?.length ?? 0;
  const wrong: number[] = [];
  const same: number[] = [];
  for (let place = 0; place < questions; place += 1) {
    const counts = new Map<string, number>();
    for (const attempt of attempts) {
      const given = wrongAnswer(attempt[place]);
      if (given !== null) counts.set(given, (counts.get(given) ?? 0) + 1);
    }
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    // As if one more student had answered wrong in the most frequent way: few attempts must not make an answer rare.
    const squares = [...counts.values()].reduce((sum, count) => sum + count * count, 1);
    wrong.push((total + 0.5) / (attempts.length + 1));
    same.push(Math.min(1, squares / Math.max(1, total * total)));
  }
  return { wrong, same, meanWrong: wrong.reduce((sum, share) => sum + share, 0) / Math.max(1, questions) };
}

const oddsOf = (share: number) => share / (1 - share);

/** The chance that an attempt answers a question wrong, from the shares of both. */
function chanceOfWrong(ofAttempt: number, ofQuestion: number, mean: number): number {
  const odds = (oddsOf(ofAttempt) * oddsOf(ofQuestion)) / oddsOf(mean);
  return Math.min(0.98, odds / (1 + odds));
}

const shareWrong = (attempt: CheckedAttempt): number =>
  (attempt.filter((answer) => wrongAnswer(answer) !== null).length + 0.5) / (attempt.length + 1);

/** IN3: two attempts whose wrong answers are the same. */
export interface EqualWrong {
  /** Questions that both answer wrong, in the same way. */
  readonly equal: number;
  /** As many as chance would give. */
  readonly expected: number;
}

/**
 * IN3: compares the equal wrong answers of two attempts with those that chance gives, for students who are as often wrong as
 * these at questions as hard as these. The bound is Chernoff's, which never claims less chance than there is.
 * @param attempts all at the paper: the more there are, the more pairs are alike by chance.
 * @returns null if chance explains it.
 */
export function equalWrong(
  one: CheckedAttempt,
  other: CheckedAttempt,
  reference: PaperReference,
  attempts: number,
): EqualWrong | null {
  const [shareOfOne, shareOfOther] = [shareWrong(one), shareWrong(other)];
  let expected = 0;
  let equal = 0;
  for (const [place, same] of reference.same.entries()) {
    const ofQuestion = reference.wrong[place] ?? 0;
    const { meanWrong } = reference;
    expected +=
      chanceOfWrong(shareOfOne, ofQuestion, meanWrong) *
      chanceOfWrong(shareOfOther, ofQuestion, meanWrong) *
      same;
    const given = wrongAnswer(one[place]);
    if (given !== null && wrongAnswer(other[place]) === given) equal += 1;
  }
  if (equal < FEWEST_EQUAL_WRONG || equal <= expected) return null;
  const logChance = equal - expected - equal * Math.log(equal / expected);
  return logChance < Math.log(CHANCE_OF_EQUAL_WRONG / Math.max(1, attempts)) ? { equal, expected } : null;
}

/** IN4: answers that were given faster than their questions can be read. */
export interface FastRight {
  readonly fast: number;
  readonly right: number;
}

/**
 * IN4: whether most of the answers that were given too fast are right.
 * @param characters of each question with its options, in the order of the paper.
 * @returns null if there are few, or if they are guesses.
 */
export function fastRight(attempt: CheckedAttempt, characters: readonly number[]): FastRight | null {
  const fast = attempt.filter(({ answer, seconds }, place) => {
    const readingSeconds = (characters[place] ?? 0) / CHARACTERS_PER_SECOND;
    return answer !== null && seconds !== null && seconds < readingSeconds;
  });
  const right = fast.filter(({ outcome }) => outcome === 'correct').length;
  return right >= FEWEST_FAST && right >= FAST_AND_RIGHT * fast.length ? { fast: fast.length, right } : null;
}

/** A sitting of a paper on a device. */
export interface Sitting {
  readonly userId: string;
  /** When it was received, epoch ms. */
  readonly receivedAt: number;
}

/**
 * IN2: the accounts that sat a paper on one device within a day that contains this sitting.
 * @returns null if they are few.
 */
export function manyAccounts(sittings: readonly Sitting[], own: Sitting): number | null {
  const most = Math.max(
    0,
    ...sittings
      .filter(
        ({ receivedAt }) => receivedAt <= own.receivedAt && own.receivedAt < receivedAt + DEVICE_WINDOW_MS,
      )
      .map(({ receivedAt: from }) => {
        const within = sittings.filter(
          ({ receivedAt }) => receivedAt >= from && receivedAt < from + DEVICE_WINDOW_MS,
        );
        return new Set(within.map(({ userId }) => userId)).size;
      }),
  );
  return most >= MANY_ACCOUNTS ? most : null;
}
