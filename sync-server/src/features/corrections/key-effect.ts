import type { KeyEffect } from '@exam/shared-schema/contract';
import { parseFraction, roundToTwo, subtract, toNumber } from '@exam/shared-schema/marking';

/** An attempt with its score before and after the correction, as exact fractions. */
interface Rescored {
  readonly ranked: boolean;
  readonly before: string;
  readonly after: string;
}

/** The papers and differences of an effect that are named one by one. */
const MOST_PAPERS = 20;
const MOST_DIFFERENCES = 10;

/** Attempts by a pair of scores: the same few hundred pairs repeat, however many attempts there are. */
type Pairs = Map<string, Rescored & { attempts: number }>;

/** BK50: sums up what a key would change, attempt by attempt. */
export class EffectCounter {
  readonly #papers = new Map<string, { readonly title: string; readonly pairs: Pairs }>();

  addPaper(paperId: string, title: string): void {
    if (!this.#papers.has(paperId)) this.#papers.set(paperId, { title, pairs: new Map() });
  }

  /** @param paperId of a paper that was added. */
  add(paperId: string, attempt: Rescored): void {
    const pairs = this.#papers.get(paperId)?.pairs;
    if (pairs === undefined) throw new Error(`The paper ${paperId} was not added.`);
    const name = `${attempt.before} ${attempt.after} ${attempt.ranked}`;
    const pair = pairs.get(name);
    if (pair === undefined) pairs.set(name, { ...attempt, attempts: 1 });
    else pair.attempts += 1;
  }

  effect(): KeyEffect {
    const papers = [...this.#papers].map(([paperId, { title, pairs }]) => ({
      paperId,
      title,
      ...effectOn([...pairs.values()]),
    }));
    const differences = differencesIn([...this.#papers.values()].flatMap(({ pairs }) => [...pairs.values()]));
    const sum = (which: (marks: number) => boolean) =>
      totalOf(differences.filter(({ marks }) => which(marks)));
    return {
      attempts: papers.reduce((total, { attempts }) => total + attempts, 0),
      raised: sum((marks) => marks > 0),
      lowered: sum((marks) => marks < 0),
      differences: differences.slice(0, MOST_DIFFERENCES),
      papers: papers.sort((a, b) => b.changed - a.changed).slice(0, MOST_PAPERS),
      paperCount: papers.length,
    };
  }
}

type Pair = Rescored & { readonly attempts: number };

const totalOf = (counted: readonly { readonly attempts: number }[]): number =>
  counted.reduce((total, { attempts }) => total + attempts, 0);

/** In marks, two decimals, most attempts first. */
function differencesIn(pairs: readonly Pair[]): { marks: number; attempts: number }[] {
  const byMarks = new Map<number, number>();
  for (const { before, after, attempts } of pairs) {
    if (before === after) continue;
    const marks = roundToTwo(subtract(parseFraction(after), parseFraction(before)));
    byMarks.set(marks, (byMarks.get(marks) ?? 0) + attempts);
  }
  return [...byMarks]
    .map(([marks, attempts]) => ({ marks, attempts }))
    .sort((a, b) => b.attempts - a.attempts || b.marks - a.marks);
}

function effectOn(pairs: readonly Pair[]) {
  const ranked = pairs.filter((pair) => pair.ranked);
  const [before, after] = [ranksBy(ranked, 'before'), ranksBy(ranked, 'after')];
  const moves = ranked.map((pair) => ({
    attempts: pair.attempts,
    // Places upwards.
    by: (before.get(pair.before) ?? 0) - (after.get(pair.after) ?? 0),
  }));
  return {
    attempts: totalOf(pairs),
    changed: totalOf(pairs.filter((pair) => pair.before !== pair.after)),
    ranked: totalOf(ranked),
    rankChanged: totalOf(moves.filter(({ by }) => by !== 0)),
    rise: Math.max(0, ...moves.map(({ by }) => by)),
    fall: Math.max(0, ...moves.map(({ by }) => -by)),
  };
}

/** RK1: the rank of each score; equal scores share the best one. */
function ranksBy(pairs: readonly Pair[], which: 'before' | 'after'): Map<string, number> {
  const attemptsBy = new Map<string, number>();
  for (const pair of pairs) attemptsBy.set(pair[which], (attemptsBy.get(pair[which]) ?? 0) + pair.attempts);
  const descending = [...attemptsBy]
    .map(([text, attempts]) => ({ text, attempts, score: toNumber(parseFraction(text)) }))
    .sort((a, b) => b.score - a.score);
  const ranks = new Map<string, number>();
  let better = 0;
  for (const { text, attempts } of descending) {
    ranks.set(text, better + 1);
    better += attempts;
  }
  return ranks;
}
