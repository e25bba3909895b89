import { sql } from 'drizzle-orm';
import { MOST_COUNTED } from '@exam/shared-schema/contract';
import { questionTypeNames, type QuestionTypeName } from '@exam/shared-schema/question-types';
import {
  jsonList,
  jsonRows,
  jsonTexts,
  type Pool,
  type Queries,
  rowLimit,
  statement,
  type Store,
} from '../database/index.ts';

interface Counting {
  readonly pool: Pool;
  readonly topicIds: readonly string[];
  /** Ids of questions to exclude. */
  readonly except: readonly string[];
}

interface CountedRow {
  readonly topicId: string;
  readonly type: QuestionTypeName;
  /** 1 to 10. */
  readonly difficulty: number;
  readonly count: number;
}

interface Counted {
  /** Those that are not excluded, at most `MOST_COUNTED` of each topic and type. */
  readonly left: readonly CountedRow[];
  readonly excluded: readonly CountedRow[];
}

/**
 * GN12: the number of active single questions by topic, type and difficulty. The excluded ones are counted by themselves
 * and subtracted, because looking for each question among them takes several times as long.
 */
export async function countQuestions(
  store: Store,
  queries: Queries,
  { pool, topicIds, except }: Counting,
): Promise<Counted> {
  const topics = JSON.stringify(topicIds);
  const rows = await countedExcluded(store, queries, { pool, topics, except: JSON.stringify(except) });
  const excluded = rows.map((row) => ({ ...row, type: row.type as QuestionTypeName }));
  const ofKind = new Map<string, number>();
  for (const { topicId, type, count } of excluded)
    ofKind.set(`${topicId} ${type}`, (ofKind.get(`${topicId} ${type}`) ?? 0) + count);
  const kinds = topicIds.flatMap((topicId) => questionTypeNames.map((type) => [topicId, type]));
  const all = await counted(store, queries, {
    pool,
    kinds: JSON.stringify(kinds),
    limit: MOST_COUNTED + Math.max(0, ...ofKind.values()),
  });
  const keyOf = ({ topicId, type, difficulty }: Omit<CountedRow, 'count'>) =>
    `${topicId} ${type} ${difficulty}`;
  const gone = new Map(excluded.map((row) => [keyOf(row), row.count]));
  const left = all
    .flatMap(({ topicId, type, counts }) =>
      counts.map(([difficulty, count]) => ({
        topicId,
        type: type as QuestionTypeName,
        difficulty: Number(difficulty),
        count: Number(count),
      })),
    )
    .map((row) => ({ ...row, count: row.count - (gone.get(keyOf(row)) ?? 0) }))
    .filter(({ count }) => count > 0);
  return { left, excluded };
}

const counted = statement('count_questions', (queries, _tables, dialect) => {
  const kinds = jsonRows(dialect, 'kinds', { topic: 'text', type: 'text' });
  const some = sql`select difficulty from questions
    where pool = ${sql.placeholder('pool')} and "topicId" = w.topic and questions.type = w.type
      and state = 'active' and "setId" is null
    limit ${rowLimit('limit')}`;
  const byDifficulty = sql`select difficulty, count(*) as number from (${some}) as some group by difficulty`;
  return queries
    .select({
      topicId: sql<string>`w.topic`.as('topicId'),
      type: sql<string>`w.type`.as('type'),
      counts: jsonList(dialect, byDifficulty, ['difficulty', 'number']).as('counts'),
    })
    .from(sql`(${kinds}) as w`);
});

const countedExcluded = statement('count_excluded_questions', (queries, _tables, dialect) => {
  const columns = sql`"topicId", type, difficulty`;
  return queries
    .select({
      topicId: sql<string>`"topicId"`.as('topicId'),
      type: sql<string>`type`.as('type'),
      difficulty: sql<number>`difficulty`.mapWith(Number).as('difficulty'),
      count: sql<number>`count(*)`.mapWith(Number).as('count'),
    })
    .from(sql`questions`)
    .where(
      sql`id in ${jsonTexts(dialect, 'except')} and pool = ${sql.placeholder('pool')}
        and "topicId" in ${jsonTexts(dialect, 'topics')} and state = 'active' and "setId" is null`,
    )
    .groupBy(columns);
});

interface CountedSet {
  readonly topicId: string;
  readonly type: QuestionTypeName;
  /** Number of its questions. */
  readonly size: number;
  readonly count: number;
}

/** GN12: the number of sets of the topics whose questions are all active and not excluded, by topic, type and size. */
export async function countSets(
  store: Store,
  queries: Queries,
  { pool, topicIds, except }: Counting,
): Promise<CountedSet[]> {
  const rows = await countedSets(store, queries, {
    pool,
    topics: JSON.stringify(topicIds),
    except: JSON.stringify(except),
  });
  return rows.map((row) => ({ ...row, type: row.type as QuestionTypeName }));
}

const countedSets = statement('count_sets', (queries, _tables, dialect) => {
  const topics = jsonTexts(dialect, 'topics');
  const isUnfit = sql`state <> 'active' or "topicId" is null or "topicId" not in ${topics}
    or id in ${jsonTexts(dialect, 'except')}`;
  const whole = sql`select min("topicId") as "topicId", min(type) as type, count(*) as size from questions
    where "setId" in (select "setId" from questions
      where pool = ${sql.placeholder('pool')} and "setPosition" = 0 and "topicId" in ${topics})
    group by "setId" having sum(case when ${isUnfit} then 1 else 0 end) = 0`;
  return queries
    .select({
      topicId: sql<string>`"topicId"`.as('topicId'),
      type: sql<string>`type`.as('type'),
      size: sql<number>`size`.mapWith(Number).as('size'),
      count: sql<number>`count(*)`.mapWith(Number).as('count'),
    })
    .from(sql`(${whole}) as whole`)
    .groupBy(sql`"topicId", type, size`);
});
