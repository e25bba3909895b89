import { eq, getTableColumns, gt, isNull, or } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { BANK, type Queries, type Store, type Transaction } from '../database/index.ts';
import { changeSearchTerms } from './search/search.ts';
import { TERMS_VERSION } from './search/search-terms.ts';
import { handle, nothing, repeat, type JobHandler, type JobKind } from '../jobs/index.ts';
import { searchedOf } from './texts-of.ts';

const fillSearchKind: JobKind<object> = { kind: 'fill-search', payload: nothing };

/** Batch size, small enough that hand-ins do not wait for it. */
const AT_ONCE = 100;

/**
 * BK7, BK28: adds questions to the search index that were stored by a version without search or without facets, and
 * indexes those again whose terms are of another version (BK38). All of them after an update, none later.
 */
export function fillSearch(context: Context): JobHandler {
  return handle(
    fillSearchKind,
    async (_payload, { signal }) => {
      await repeat(signal, () => fillSome(context));
      await repeat(signal, () => renewSome(context));
    },
    { dailyAt: 0 },
  );
}

/** @returns whether there may be more. */
function fillSome({ store }: Context): Promise<boolean> {
  const { questions, questionSearch } = store.t;
  return store.write(async (queries) => {
    await queries.lock(BANK);
    const rows = await queries
      .select(getTableColumns(questions))
      .from(questions)
      .leftJoin(questionSearch, eq(questionSearch.questionId, questions.id))
      .where(or(isNull(questionSearch.questionId), eq(questionSearch.facets, '')))
      .orderBy(questions.createdAt, questions.id)
      .limit(AT_ONCE);
    for (const row of rows) await changeSearchTerms(store, queries, searchedOf(row));
    return rows.length === AT_ONCE;
  });
}

/** @returns whether there may be more. */
function renewSome({ store }: Context): Promise<boolean> {
  const { questions, questionSearch } = store.t;
  return store.write(async (queries) => {
    await queries.lock(BANK);
    const renewed = await readProgress(store, queries);
    const rows = await queries
      .select({ ...getTableColumns(questions), number: questionSearch.number })
      .from(questionSearch)
      .innerJoin(questions, eq(questions.id, questionSearch.questionId))
      .where(gt(questionSearch.number, renewed))
      .orderBy(questionSearch.number)
      .limit(AT_ONCE);
    for (const row of rows) await changeSearchTerms(store, queries, searchedOf(row));
    const isMore = rows.length === AT_ONCE;
    // Questions that are added from now on have the terms of this version.
    if (renewed !== DONE) await noteProgress(store, queries, isMore ? (rows.at(-1)?.number ?? 0) : DONE);
    return isMore;
  });
}

/** The row of the installation with the version of the terms, and the number up to which questions have them. */
const PROGRESS = 'search terms';
/** More than any number. */
const DONE = Number.MAX_SAFE_INTEGER;

async function readProgress({ t }: Store, queries: Queries): Promise<number> {
  const [row] = await queries.select().from(t.installation).where(eq(t.installation.name, PROGRESS));
  const [version, number] = (row?.value ?? '').split(' ').map(Number);
  return version === TERMS_VERSION && number !== undefined ? number : 0;
}

async function noteProgress({ t }: Store, queries: Transaction, number: number): Promise<void> {
  const value = `${TERMS_VERSION} ${number}`;
  await queries
    .insert(t.installation)
    .values({ name: PROGRESS, value })
    .onConflictDoUpdate({ target: t.installation.name, set: { value } });
}
