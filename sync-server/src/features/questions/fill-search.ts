import { eq, getTableColumns, isNull, or } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { BANK, changeSearchTerms } from '../../database/index.ts';
import { handle, nothing, repeat, type JobHandler, type JobKind } from '../../jobs/index.ts';
import { searchedOf } from './texts-of.ts';

const fillSearchKind: JobKind<object> = { kind: 'fill-search', payload: nothing };

/** Batch size, small enough that hand-ins do not wait for it. */
const AT_ONCE = 100;

/**
 * BK7, BK28: adds questions to the search index that were stored by a version without search or without facets. All of them
 * after an update, none later.
 */
export function fillSearch(context: Context): JobHandler {
  return handle(fillSearchKind, (_payload, { signal }) => repeat(signal, () => fillSome(context)), {
    dailyAt: 0,
  });
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
