import { sql } from 'drizzle-orm';
import type { QuestionTypeName } from '@exam/shared-schema/question-types';
import { jsonTexts } from './json-rows.ts';
import type { Pool } from './question-pools.ts';
import { statement } from './statement.ts';
import type { Queries, Store } from './store.ts';

export interface Counting {
  readonly pool: Pool;
  readonly topicIds: readonly string[];
  /** Ids of questions to exclude. */
  readonly except: readonly string[];
}

export interface CountedRow {
  readonly topicId: string;
  readonly type: QuestionTypeName;
  /** 1 to 10. */
  readonly difficulty: number;
  /** Those that are not excluded. */
  readonly count: number;
  readonly excluded: number;
}

/** GN12: the number of active single questions by topic, type and difficulty. */
export async function countQuestions(
  store: Store,
  queries: Queries,
  { pool, topicIds, except }: Counting,
): Promise<CountedRow[]> {
  const rows = await counted(store, queries, {
    pool,
    topics: JSON.stringify(topicIds),
    except: JSON.stringify(except),
  });
  return rows.map((row) => ({ ...row, type: row.type as QuestionTypeName }));
}

/** The excluded questions are subtracted, because looking up each question among them would take longer. */
const counted = statement('count_questions', (queries, _tables, dialect) => {
  const columns = sql`"topicId", type, difficulty`;
  const isCounted = sql`pool = ${sql.placeholder('pool')} and "topicId" in ${jsonTexts(dialect, 'topics')}
    and state = 'active' and "setId" is null`;
  return queries
    .select({
      topicId: sql<string>`"topicId"`.as('topicId'),
      type: sql<string>`type`.as('type'),
      difficulty: sql<number>`difficulty`.mapWith(Number).as('difficulty'),
      count: sql<number>`sum(number)`.mapWith(Number).as('count'),
      excluded: sql<number>`sum(case when number < 0 then 1 else 0 end)`.mapWith(Number).as('excluded'),
    })
    .from(
      sql`(select ${columns}, count(*) as number from questions where ${isCounted} group by ${columns}
        union all
        select ${columns}, -1 as number from questions
        where id in ${jsonTexts(dialect, 'except')} and ${isCounted}) as part`,
    )
    .groupBy(columns);
});

export interface CountedSet {
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
