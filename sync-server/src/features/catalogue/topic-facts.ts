import { and, count, eq, inArray } from 'drizzle-orm';
import type { Topic } from '@exam/shared-schema/contract';
import type { Store } from '../../database/index.ts';

/** What the questions of a topic say about it. */
export interface TopicFacts {
  /** Null if there are too few questions to tell. */
  readonly difficultyRange: Topic['difficultyRange'] | null;
  /** The number of questions for papers that rank. */
  readonly weight: number;
}

/** Fewer questions could all happen to be easy. */
const FEWEST_QUESTIONS = 5;
/** The share of the easiest and of the hardest questions that the range leaves out. */
const LEFT_OUT = 0.1;

/** BK32: the facts of the topics that have active questions, by id. */
export async function topicFacts(
  { read, t: { questionFacets } }: Store,
  topicIds: readonly string[],
): Promise<Map<string, TopicFacts>> {
  const { topicId, state, pool, difficulty } = questionFacets;
  const rows = await read
    .select({ topicId, pool, difficulty, questions: count() })
    .from(questionFacets)
    .where(and(inArray(topicId, [...topicIds]), eq(state, 'active')))
    .groupBy(topicId, pool, difficulty);
  const byTopic = new Map<string, typeof rows>();
  for (const row of rows) byTopic.set(row.topicId ?? '', [...(byTopic.get(row.topicId ?? '') ?? []), row]);
  return new Map(
    [...byTopic].map(([id, own]) => {
      const ranked = own.filter((row) => row.pool === 'ranked');
      const weight = ranked.reduce((sum, row) => sum + row.questions, 0);
      return [id, { difficultyRange: rangeOf(own), weight }];
    }),
  );
}

interface Level {
  readonly difficulty: number;
  readonly questions: number;
}

/** From the difficulty that a tenth of the questions is below to the one that a tenth is above. */
export function rangeOf(levels: readonly Level[]): Topic['difficultyRange'] | null {
  const all = levels.reduce((sum, { questions }) => sum + questions, 0);
  if (all < FEWEST_QUESTIONS) return null;
  const inOrder = levels.toSorted((one, other) => one.difficulty - other.difficulty);
  const endOf = (from: readonly Level[]) => {
    let passed = 0;
    return from.find(({ questions }) => (passed += questions) > all * LEFT_OUT)?.difficulty;
  };
  const [min, max] = [endOf(inOrder), endOf(inOrder.toReversed())];
  return min === undefined || max === undefined ? null : { min, max };
}
