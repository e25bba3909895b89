import { and, eq, lte, sql } from 'drizzle-orm';
import { jsonRows, statement, type Queries, type Store, type Transaction } from '../../database/index.ts';
import { freeAfterUse, isFree } from '../../item-response/index.ts';

/** The questions that tests of an exam had lately, with the number of the test from which each is free again. */
export type Exposed = ReadonlyMap<string, number>;

export const NOTHING_EXPOSED: Exposed = new Map();

/** AB60: the questions that the next test of an exam should not have. A few hundred: those of the last few tests. */
export async function readExposed(store: Store, queries: Queries, categoryId: string): Promise<Exposed> {
  const rows = await exposures(store, queries, { categoryId });
  const [{ tests } = { tests: 0 }] = rows;
  const next = tests + 1;
  const resting = rows.filter(({ freeFrom }) => !isFree(freeFrom, next));
  return new Map(resting.map(({ questionId, freeFrom }) => [questionId, freeFrom]));
}

const exposures = statement('question_exposures', (queries, { questionExposures: table, examTests }) =>
  queries
    .select({ questionId: table.questionId, freeFrom: table.freeFrom, tests: examTests.tests })
    .from(table)
    .innerJoin(examTests, eq(examTests.categoryId, table.categoryId))
    .where(eq(table.categoryId, sql.placeholder('categoryId'))),
);

interface MadeTest {
  readonly categoryId: string;
  readonly questionIds: readonly string[];
}

/** AB60: counts a test that was made for a student, in the transaction that stores it. */
export async function noteExposure(
  store: Store,
  queries: Transaction,
  { categoryId, questionIds }: MadeTest,
): Promise<void> {
  const { examTests, questionExposures: table } = store.t;
  const [counted] = await queries
    .insert(examTests)
    .values({ categoryId, tests: 1 })
    .onConflictDoUpdate({ target: examTests.categoryId, set: { tests: sql`${examTests.tests} + 1` } })
    .returning({ tests: examTests.tests });
  const test = counted?.tests ?? 1;
  const before = new Map(
    (await exposures(store, queries, { categoryId })).map((row) => [row.questionId, row.freeFrom]),
  );
  // What is free again needs no row, so that the table has the questions of the last few tests only.
  await queries.delete(table).where(and(eq(table.categoryId, categoryId), lte(table.freeFrom, test)));
  const rows = [...new Set(questionIds)].map((id) => [id, freeAfterUse(before.get(id) ?? 0, test)]);
  await addExposures(store, queries, { categoryId, rows: JSON.stringify(rows) });
}

const addExposures = statement('add_question_exposures', (queries, { questionExposures: table }, dialect) =>
  queries
    .insert(table)
    .select(
      sql`select ${sql.placeholder('categoryId')}, question, "freeFrom" from (${jsonRows(dialect, 'rows', {
        question: 'text',
        freeFrom: 'bigint',
      })}) as used where true`,
    )
    .onConflictDoUpdate({
      target: [table.categoryId, table.questionId],
      set: { freeFrom: sql`excluded."freeFrom"` },
    }),
);
