import { MAX_EXPOSURE } from './exposure.ts';
import { information, type Item } from './item.ts';

export interface Choosable {
  readonly id: string;
  readonly item: Item;
}

/**
 * The share of examinees who have seen an item, 0 to 1. If it is computed as if the item were already chosen, the limit is
 * never exceeded while there are other items; if it covers only earlier examinees, it is exceeded by one.
 */
export type ExposureOf = (id: string) => number;

interface Candidate<T> {
  readonly chosen: T;
  readonly information: number;
}

/**
 * The next item for one examinee, by the progressive restricted method (Revuelta and Ponsoda, 1998): an item seen by more
 * than `MAX_EXPOSURE` of the examinees is excluded, if there are other items.
 * @param used ids of items this examinee has seen.
 * @param theta the current ability estimate.
 * @param served number of items this examinee has answered.
 * @param length number of items in the whole test, 1 or more.
 * @param random 0 to 1, exclusive.
 * @returns undefined if the whole pool is used.
 */
export function chooseNext<T extends Choosable>(
  pool: readonly T[],
  used: ReadonlySet<string>,
  theta: number,
  served: number,
  length: number,
  random: () => number,
  exposure?: ExposureOf,
): T | undefined {
  const open = pool.filter(({ id }) => !used.has(id)).map((one) => candidate(one, theta));
  // Practice may go on beyond its length: a share of 1 would remove all randomness between similar items.
  const share = Math.min(served, length - 1) / length;
  return draw(withinExposure(open, exposure), share, random)?.chosen;
}

/**
 * Chooses a whole set of items at once, each the most informative of its topic except for the random part of the progressive
 * method.
 * @param counts number of items by topic; if the pool has fewer, all of them are chosen.
 * @param abilityByTopic the ability at which the items of a topic should be most informative.
 * @param random 0 to 1, exclusive.
 * @returns the topics in random order, no id twice.
 */
export function chooseItems<T extends Choosable & { readonly topic: string }>(
  pool: readonly T[],
  counts: ReadonlyMap<string, number>,
  abilityByTopic: (topic: string) => number,
  random: () => number,
  exposure?: ExposureOf,
): T[] {
  const openByTopic = candidatesByTopic(pool, counts, abilityByTopic);
  // Shuffled, because early places are filled more randomly than late ones.
  const places = shuffled(
    [...counts].flatMap(([topic, count]) => Array.from({ length: Math.max(count, 0) }, () => topic)),
    random,
  );
  const chosen: T[] = [];
  for (const [place, topic] of places.entries()) {
    const open = openByTopic.get(topic) ?? [];
    // The middle of the place, so that a single item is not entirely random: the ability is known beforehand.
    const drawn = draw(withinExposure(open, exposure), (place + 0.5) / places.length, random);
    if (drawn === undefined) continue;
    chosen.push(drawn.chosen);
    openByTopic.set(
      topic,
      open.filter((one) => one !== drawn),
    );
  }
  return chosen;
}

function candidate<T extends Choosable>(chosen: T, theta: number): Candidate<T> {
  return { chosen, information: information(chosen.item, theta) };
}

function candidatesByTopic<T extends Choosable & { readonly topic: string }>(
  pool: readonly T[],
  counts: ReadonlyMap<string, number>,
  abilityByTopic: (topic: string) => number,
): Map<string, Candidate<T>[]> {
  const byId = new Map(pool.map((one) => [one.id, one]));
  const byTopic = new Map<string, Candidate<T>[]>([...counts.keys()].map((topic) => [topic, []]));
  for (const one of byId.values()) {
    byTopic.get(one.topic)?.push(candidate(one, abilityByTopic(one.topic)));
  }
  return byTopic;
}

function withinExposure<T extends Choosable>(
  open: readonly Candidate<T>[],
  exposure: ExposureOf | undefined,
): readonly Candidate<T>[] {
  if (exposure === undefined) return open;
  const allowed = open.filter(({ chosen }) => exposure(chosen.id) <= MAX_EXPOSURE);
  return allowed.length > 0 ? allowed : open;
}

/**
 * The candidate with the largest (1 - share) R + share I, where I is its information and R is random up to the maximum
 * information: randomness dominates at first, when little is known of the ability, and information in the end.
 * @param share of the test that is over, 0 to 1.
 */
function draw<T>(
  open: readonly Candidate<T>[],
  share: number,
  random: () => number,
): Candidate<T> | undefined {
  const most = open.reduce((top, one) => Math.max(top, one.information), 0);
  let best: Candidate<T> | undefined;
  let bestWeight = -1;
  for (const one of open) {
    const weight = (1 - share) * random() * most + share * one.information;
    if (weight <= bestWeight) continue;
    best = one;
    bestWeight = weight;
  }
  return best;
}

/** Fisher-Yates shuffle. */
function shuffled<T>(values: readonly T[], random: () => number): T[] {
  const rest = [...values];
  return values.map(() => rest.splice(Math.floor(random() * rest.length), 1)[0] as T);
}
