import { and, eq, inArray } from 'drizzle-orm';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { MOST_TOPICS, type TopicStrength } from '@exam/shared-schema/contract';
import type { CountsAs } from '@exam/shared-schema/marking';
import { BoundedCache } from '../../bounded-cache.ts';
import type { Store } from '../../database/index.ts';

type Attempts = Store['t']['attempts']['$inferSelect'];
type Responses = Attempts['responses'];

interface QuestionTally {
  readonly topic: string;
  readonly countsAs: CountsAs;
  readonly seconds: number;
}

interface Tallier {
  /** The version of the key that the questions are marked with. */
  readonly keyVersion: number;
  tally(responses: Responses): readonly QuestionTally[];
}

/** PF10: tallies the questions of an attempt; null if they are not shown to the student (ST7, ST71). */
type TallierOf = (row: Pick<Attempts, 'packageVersion' | 'flags' | 'ranked'>) => Promise<Tallier | null>;

/** Returns a reader for many attempts. */
export type TallyAttempts = () => TallierOf;

/** The columns needed of each attempt. */
type SummedRow = Pick<Attempts, 'id' | 'packageVersion' | 'flags' | 'ranked'>;

/** Batch size; reading and marking 20 attempts takes some milliseconds, during which other calls wait. */
const AT_ONCE = 20;
/** Cached students; one with a thousand attempts takes a hundred kilobytes. */
const MOST_USERS = 200;

export type ReadSums = (userId: string, rows: readonly SummedRow[]) => Promise<Sums>;

/**
 * The sums over all attempts that may be shown. Earlier sums are cached: attempts do not change, so only new ones are read.
 * If a key was corrected or an attempt may not be shown any more, all are read again.
 */
export function topicSums(store: Store, tallyAttempts: TallyAttempts): ReadSums {
  const { attempts } = store.t;
  const cache = new BoundedCache<Sums>(MOST_USERS);
  return async (userId, rows) => {
    const talliers = await talliersOf(rows, tallyAttempts());
    const before = cache.get(userId);
    const sums = before?.isWithin(talliers) ? before.copy() : new Sums();
    const fresh = [...talliers].filter(([name]) => !sums.has(name));
    for (let start = 0; start < fresh.length; start += AT_ONCE) {
      if (start > 0) await nextTurn();
      const slice = fresh.slice(start, start + AT_ONCE);
      const found = await store.read
        .select({ id: attempts.id, responses: attempts.responses })
        .from(attempts)
        .where(
          and(
            eq(attempts.userId, userId),
            inArray(
              attempts.id,
              slice.map(([, { id }]) => id),
            ),
          ),
        );
      const responses = new Map(found.map((row) => [row.id, row.responses]));
      for (const [name, { id, tally }] of slice) sums.add(name, tally(responses.get(id) ?? []));
    }
    cache.set(userId, sums);
    return sums;
  };
}

type Talliers = ReadonlyMap<string, Pick<Tallier, 'tally'> & { readonly id: string }>;

/** Tallies by a name that combines key version and attempt. */
async function talliersOf(rows: readonly SummedRow[], tallierOf: TallierOf): Promise<Talliers> {
  const talliers = new Map<string, Pick<Tallier, 'tally'> & { readonly id: string }>();
  for (const row of rows) {
    const found = await tallierOf(row);
    if (found !== null) talliers.set(`${found.keyVersion} ${row.id}`, { id: row.id, tally: found.tally });
  }
  return talliers;
}

type Counts = Record<CountsAs, number>;

const none = (): Counts => ({ correct: 0, incorrect: 0, unanswered: 0 });
const sizeOf = ({ correct, incorrect, unanswered }: Counts) => correct + incorrect + unanswered;

/** Sums over questions, and the attempts included in them. */
class Sums {
  readonly #seconds = none();
  readonly #topics = new Map<string, Counts>();
  readonly #names = new Set<string>();

  /** Copied before a change, because a concurrent call may be reading them. */
  copy(): Sums {
    const copy = new Sums();
    Object.assign(copy.#seconds, this.#seconds);
    for (const [topic, counts] of this.#topics) copy.#topics.set(topic, { ...counts });
    for (const name of this.#names) copy.#names.add(name);
    return copy;
  }

  has(name: string): boolean {
    return this.#names.has(name);
  }

  isWithin(talliers: Talliers): boolean {
    return [...this.#names].every((name) => talliers.has(name));
  }

  add(name: string, questions: readonly QuestionTally[]): void {
    this.#names.add(name);
    for (const { topic, countsAs, seconds } of questions) {
      const counts = this.#topics.get(topic) ?? none();
      counts[countsAs] += 1;
      this.#topics.set(topic, counts);
      this.#seconds[countsAs] += seconds;
    }
  }

  get seconds(): Counts {
    return { ...this.#seconds };
  }

  /** Topics with the most questions first. */
  topics(): TopicStrength[] {
    const all = [...this.#topics].map(([topic, counts]) => ({ topic, ...counts }));
    return all.sort((a, b) => sizeOf(b) - sizeOf(a) || (a.topic < b.topic ? -1 : 1)).slice(0, MOST_TOPICS);
  }
}
