import { asc, inArray } from 'drizzle-orm';
import type { Queries, Store } from '../database/index.ts';
import { AppError } from '../http/index.ts';
import type { PaperSource } from './build-package.ts';

type Source = Pick<PaperSource, 'title' | 'sections'>;

/**
 * BK5, BK6: a published paper has only whole sets, each in its own order and without other questions in between, and no
 * draft or quarantined question. The database enforces the same (`papers_publishable`), but cannot name the question.
 * @throws AppError NOT_READY
 */
export async function refuseUnready(store: Store, queries: Queries, source: Source): Promise<void> {
  const questions = source.sections.flatMap((section) => section.questions);
  const unready = questions.find(({ state }) => state === 'draft' || state === 'quarantined');
  if (unready !== undefined)
    throw notReady(source, `this question is not active: ${unready.text.slice(0, QUOTED)}`);
  const setIds = [...new Set(questions.flatMap(({ setId }) => setId ?? []))];
  for (const [setId, members] of await membersOf(store, queries, setIds))
    if (!isWholeAndInOrder(source, members))
      throw notReady(source, `its set ${setId} is not whole and in order`);
}

/** Characters of a question quoted in an error message. */
const QUOTED = 80;

function notReady({ title }: Source, why: string): AppError {
  return new AppError('NOT_READY', `'${title}' cannot be published: ${why}`);
}

/** The ids of each set's questions, in order. */
async function membersOf(
  { t: { questions } }: Store,
  queries: Queries,
  setIds: readonly string[],
): Promise<Map<string, string[]>> {
  if (setIds.length === 0) return new Map();
  const { id, setId } = questions;
  const rows = await queries
    .select({ id, setId })
    .from(questions)
    .where(inArray(setId, [...setIds]))
    .orderBy(asc(questions.setPosition));
  return new Map(setIds.map((each) => [each, rows.filter((row) => row.setId === each).map((row) => row.id)]));
}

function isWholeAndInOrder({ sections }: Source, [first, ...others]: readonly string[]): boolean {
  return sections.some(({ questions }) => {
    const start = questions.findIndex(({ id }) => id === first);
    return start >= 0 && others.every((id, place) => questions[start + 1 + place]?.id === id);
  });
}
