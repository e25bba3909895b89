import { sql, type SQL } from 'drizzle-orm';
import type { QuestionTypeName } from '@exam/shared-schema/question-types';
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

/** A topic, type and difficulty range to draw from. */
export interface Wanted {
  readonly topicId: string;
  readonly type: QuestionTypeName;
  /** Of each question, 1 to 10. */
  readonly difficulty: { readonly min: number; readonly max: number };
}

export interface Draw {
  readonly pool: Pool;
  readonly wanted: readonly Wanted[];
  /** Ids of questions to exclude. */
  readonly except: readonly string[];
  /** Maximum number of questions per topic and type. */
  readonly limit: number;
  /** A random id. Question ids are random, so the ids after it are a random sample. */
  readonly from: string;
}

export interface DrawnRow {
  readonly id: string;
  readonly topicId: string;
  readonly type: QuestionTypeName;
  readonly difficulty: number;
  /** Three-parameter model; null for a question that was not calibrated. */
  readonly calibration: { readonly a: number; readonly b: number; readonly c: number } | null;
  /** Number of options. */
  readonly options: number;
}

/** GN3: active single questions, a random sample of each topic and type, in one statement. */
export async function drawQuestions(
  store: Store,
  queries: Queries,
  { pool, wanted, except, limit, from }: Draw,
): Promise<DrawnRow[]> {
  const rows = await drawn(store, queries, {
    pool,
    wants: JSON.stringify(
      wanted.map(({ topicId, type, difficulty: { min, max } }) => [topicId, type, min, max, from]),
    ),
    except: JSON.stringify(except),
    limit,
  });
  return rows.flatMap(({ topicId, type, after, before }) =>
    [...after, ...before]
      .slice(0, limit)
      .map((row) => toDrawn({ topicId: String(topicId), type: type as QuestionTypeName }, row)),
  );
}

function toDrawn(
  of: Pick<DrawnRow, 'topicId' | 'type'>,
  [id, difficulty, a, b, c, options]: readonly unknown[],
): DrawnRow {
  const calibration = a === null || a === undefined ? null : { a: Number(a), b: Number(b), c: Number(c) };
  return { ...of, id: String(id), difficulty: Number(difficulty), calibration, options: Number(options) };
}

const drawn = statement('draw_questions', (queries, _tables, dialect) => {
  // The start is a column, so that PostgreSQL plans without its value: for an id near the end of the range it would not
  // use the index and sort all questions of the topic instead.
  const wants = jsonRows(dialect, 'wants', {
    topic: 'text',
    type: 'text',
    least: 'bigint',
    most: 'bigint',
    start: 'text',
  });
  return queries
    .select({
      topicId: sql<string>`w.topic`.as('topicId'),
      type: sql<string>`w.type`.as('type'),
      after: stretch(dialect, sql`questions.id >= w.start`).as('after'),
      before: stretch(dialect, sql`questions.id < w.start`).as('before'),
    })
    .from(sql`(${wants}) as w`);
});

const COLUMNS = ['id', 'difficulty', 'a', 'b', 'c', 'options'];

function stretch(dialect: Store['dialect'], where: SQL): SQL<unknown[][]> {
  const length =
    dialect === 'postgres'
      ? sql`json_array_length(questions.options::json)`
      : sql`json_array_length(questions.options)`;
  // The addition hides the column's statistics from PostgreSQL, which underestimates the rows in a difficulty range.
  const query = sql`select questions.id as id, questions.difficulty as difficulty, a, b, c, ${length} as options
    from questions left join calibrations on calibrations."questionId" = questions.id
    where questions.pool = ${sql.placeholder('pool')} and questions."topicId" = w.topic and questions.type = w.type
      and questions.state = 'active' and questions."setId" is null
      and questions.difficulty + 0 between w.least and w.most
      and questions.id not in ${jsonTexts(dialect, 'except')}
      and ${where}
    order by questions.id limit ${rowLimit('limit')}`;
  return jsonList(dialect, query, COLUMNS);
}

export interface TypeCount {
  readonly topicId: string;
  readonly type: QuestionTypeName;
  readonly count: number;
}

/** GN2: the number of active single questions of these topics, by topic and type. */
export async function countTypes(
  store: Store,
  queries: Queries,
  { pool, topicIds, difficulty }: Pick<SetDraw, 'pool' | 'topicIds' | 'difficulty'>,
): Promise<TypeCount[]> {
  const topics = JSON.stringify(topicIds);
  const rows = await typeCounts(store, queries, {
    pool,
    topics,
    least: difficulty.min,
    most: difficulty.max,
  });
  return rows.map(({ topicId, type, count }) => ({ topicId, type: type as QuestionTypeName, count }));
}

const typeCounts = statement('count_types', (queries, _tables, dialect) =>
  queries
    .select({
      topicId: sql<string>`"topicId"`.as('topicId'),
      type: sql<string>`type`.as('type'),
      count: sql<number>`count(*)`.mapWith(Number).as('count'),
    })
    .from(sql`questions`)
    .where(
      sql`pool = ${sql.placeholder('pool')} and "topicId" in ${jsonTexts(dialect, 'topics')}
        and state = 'active' and "setId" is null
        and difficulty + 0 between cast(${sql.placeholder('least')} as bigint) and cast(${sql.placeholder('most')} as bigint)`,
    )
    .groupBy(sql`"topicId"`, sql`type`)
    .orderBy(sql`"topicId"`, sql`type`),
);

export interface SetDraw {
  readonly pool: Pool;
  readonly topicIds: readonly string[];
  readonly difficulty: { readonly min: number; readonly max: number };
  readonly except: readonly string[];
  /** Maximum number of sets. */
  readonly limit: number;
  readonly from: string;
}

export type DrawnSetRow = Pick<DrawnRow, 'id' | 'topicId' | 'type' | 'difficulty'> & {
  readonly setId: string;
};

/**
 * Random sets whose questions are all active, in range, of the given topics and not excluded. Each has all its questions in
 * order; the order of the sets is random.
 */
export async function drawSets(store: Store, queries: Queries, draw: SetDraw): Promise<DrawnSetRow[][]> {
  const { pool, difficulty, topicIds, except, limit, from } = draw;
  const values = { pool, least: difficulty.min, most: difficulty.max, limit, from };
  const rows = await setMembers(store, queries, {
    ...values,
    topics: JSON.stringify(topicIds),
    except: JSON.stringify(except),
  });
  const sets = new Map<string, DrawnSetRow[]>();
  for (const row of rows) {
    const members = sets.get(row.setId) ?? [];
    members.push({ ...row, type: row.type as QuestionTypeName, topicId: row.topicId });
    sets.set(row.setId, members);
  }
  // Ids are random, so rotating the order of ids at a random id gives a random order.
  const firstOf = ([first]: readonly DrawnSetRow[]) => first?.id ?? '';
  const inOrder = [...sets.values()].toSorted((one, other) => (firstOf(one) < firstOf(other) ? -1 : 1));
  const isAfter = (set: readonly DrawnSetRow[]) => firstOf(set) >= from;
  return [...inOrder.filter(isAfter), ...inOrder.filter((set) => !isAfter(set))].slice(0, limit);
}

const setMembers = statement('draw_sets', (queries, _tables, dialect) => {
  const value = (name: string) => sql.placeholder(name);
  const from = value('from');
  const first = (where: SQL) => sql`select * from (select "setId" from questions
    where pool = ${value('pool')} and "setPosition" = 0 and "topicId" in ${jsonTexts(dialect, 'topics')} and ${where}
    order by id limit ${rowLimit('limit')}) as part`;
  const unfit = sql`select 1 from questions as other where other."setId" = questions."setId" and (
    other.state <> 'active' or other."topicId" is null
    or other."topicId" not in ${jsonTexts(dialect, 'topics')}
    or other.difficulty < cast(${value('least')} as bigint) or other.difficulty > cast(${value('most')} as bigint)
    or other.id in ${jsonTexts(dialect, 'except')})`;
  return queries
    .select({
      id: sql<string>`id`.as('id'),
      topicId: sql<string>`"topicId"`.as('topicId'),
      type: sql<string>`type`.as('type'),
      difficulty: sql<number>`difficulty`.mapWith(Number).as('difficulty'),
      setId: sql<string>`"setId"`.as('setId'),
    })
    .from(sql`questions`)
    .where(
      sql`"setId" in (${first(sql`id >= ${from}`)} union all ${first(sql`id < ${from}`)}) and not exists (${unfit})`,
    )
    .orderBy(sql`"setId"`, sql`"setPosition"`);
});
