import { MOST_TOPICS, type TopicStrength } from '@exam/shared-schema/contract';
import type { CountsAs } from '@exam/shared-schema/marking';
import type { Store } from '../../database/index.ts';
import { sumAnswers, type AnswerSum, type Tallier } from '../../marked-answers/index.ts';

/** The columns needed of each attempt. */
type SummedRow = Pick<Store['t']['attempts']['$inferSelect'], 'id' | 'packageVersion' | 'flags' | 'ranked'>;

/** PF10: what marks the questions of an attempt; null if they are not shown to the student (ST7, ST71). */
type TallierOf = (row: SummedRow) => Promise<Tallier | null>;

/** Returns a reader for many attempts. */
export type TallyAttempts = () => TallierOf;

type Counts = Record<CountsAs, number>;

/** Sums over questions. */
interface Sums {
  /** Topics with the most questions first. */
  readonly topics: TopicStrength[];
  readonly seconds: Counts;
}

export type ReadSums = (userId: string, rows: readonly SummedRow[]) => Promise<Sums>;

/** The sums over all attempts of a student that may be shown, from their marked answers (FA3). */
export function topicSums(store: Store, tallyAttempts: TallyAttempts): ReadSums {
  return async (userId, rows) => {
    const tallierOf = tallyAttempts();
    const shown: { id: string; userId: string; tallier: Tallier }[] = [];
    for (const row of rows) {
      const tallier = await tallierOf(row);
      if (tallier !== null) shown.push({ id: row.id, userId, tallier });
    }
    return sumsOf(await sumAnswers(store, shown));
  };
}

const none = (): Counts => ({ correct: 0, incorrect: 0, unanswered: 0 });
const sizeOf = ({ correct, incorrect, unanswered }: Counts) => correct + incorrect + unanswered;

function sumsOf(all: readonly AnswerSum[]): Sums {
  const seconds = none();
  const topics = new Map<string, Counts>();
  for (const sum of all) {
    const counts = topics.get(sum.topic) ?? none();
    topics.set(sum.topic, counts);
    counts[sum.outcome] += sum.answers;
    seconds[sum.outcome] += sum.seconds;
  }
  const list = [...topics].map(([topic, counts]) => ({ topic, ...counts }));
  list.sort((a, b) => sizeOf(b) - sizeOf(a) || (a.topic < b.topic ? -1 : 1));
  return { seconds, topics: list.slice(0, MOST_TOPICS) };
}
