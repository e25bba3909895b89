import { sql } from 'drizzle-orm';
import { MOST_COUNTED } from '@exam/shared-schema/contract';
import type { QuestionTypeName } from '@exam/shared-schema/question-types';
import {
  jsonNumbers,
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
  { pool, topicIds, types, except }: Counting & { readonly types: readonly QuestionTypeName[] },
): Promise<Counted> {
  const kinds = topicIds.flatMap((topicId) => types.map((type) => ({ topicId, type })));
  const isAsked = new Set(kinds.map(kindOf));
  const rows = await countedExcluded(store, queries, {
    pool,
    except: JSON.stringify(except.map((id) => [id])),
  });
  const excluded = rows
    .map((row) => ({ ...row, type: row.type as QuestionTypeName }))
    .filter((row) => isAsked.has(kindOf(row)));
  const gone = new Map<string, CountedRow[]>();
  for (const row of excluded) gone.set(kindOf(row), [...(gone.get(kindOf(row)) ?? []), row]);
  const all = await sampled(store, queries, {
    pool,
    kinds: JSON.stringify(kinds.map(({ topicId, type }) => [topicId, type])),
    limit: MOST_COUNTED + Math.max(0, ...[...gone.values()].map(sumOf)),
  });
  const left = all.flatMap(({ topicId, type, difficulties }) => {
    const kind = { topicId, type: type as QuestionTypeName };
    return difference(difficulties, gone.get(kindOf(kind)) ?? []).map((row) => ({ ...kind, ...row }));
  });
  return { left, excluded };
}

const kindOf = ({ topicId, type }: Pick<CountedRow, 'topicId' | 'type'>) => `${topicId} ${type}`;
const sumOf = (rows: readonly CountedRow[]) => rows.reduce((sum, { count }) => sum + count, 0);

/** How often each difficulty occurs, without the excluded questions. */
function difference(
  difficulties: readonly number[],
  excluded: readonly CountedRow[],
): Pick<CountedRow, 'difficulty' | 'count'>[] {
  const counts = new Map<number, number>();
  for (const difficulty of difficulties) counts.set(difficulty, (counts.get(difficulty) ?? 0) + 1);
  for (const { difficulty, count } of excluded) counts.set(difficulty, (counts.get(difficulty) ?? 0) - count);
  return [...counts].map(([difficulty, count]) => ({ difficulty, count })).filter(({ count }) => count > 0);
}

/** Difficulties are counted here rather than in SQLite, which would sort them first. */
const sampled = statement('sample_difficulties', (queries, _tables, dialect) => {
  const kinds = jsonRows(dialect, 'kinds', { topic: 'text', type: 'text' });
  const some = sql`select difficulty from questions
    where pool = ${sql.placeholder('pool')} and "topicId" = w.topic and questions.type = w.type
      and state = 'active' and "setId" is null
    limit ${rowLimit('limit')}`;
  return queries
    .select({
      topicId: sql<string>`w.topic`.as('topicId'),
      type: sql<string>`w.type`.as('type'),
      difficulties: jsonNumbers(dialect, some, 'difficulty').as('difficulties'),
    })
    .from(sql`(${kinds}) as w`);
});

const countedExcluded = statement('count_excluded_questions', (queries, _tables, dialect) => {
  const columns = sql`"topicId", type, difficulty`;
  const excluded = jsonRows(dialect, 'except', { id: 'text' });
  return (
    queries
      .select({
        topicId: sql<string>`"topicId"`.as('topicId'),
        type: sql<string>`type`.as('type'),
        difficulty: sql<number>`difficulty`.mapWith(Number).as('difficulty'),
        count: sql<number>`count(*)`.mapWith(Number).as('count'),
      })
      // A cross join, because SQLite would search all questions of the pool for the excluded ones otherwise.
      .from(sql`(${excluded}) as excluded cross join questions`)
      .where(
        sql`questions.id = excluded.id and pool = ${sql.placeholder('pool')}
        and state = 'active' and "setId" is null`,
      )
      .groupBy(columns)
  );
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
