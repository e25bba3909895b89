import { and, countDistinct, eq, gte, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { CallAnswer, CallInput, ListedQuestion, listQuestions } from '@exam/shared-schema/contract';
import { equals, readPage } from '../../../crud/index.ts';
import { matchesSearch, type Store } from '../../../database/index.ts';
import { selectNamed, shortFacts, type NamedQuestion } from './wire.ts';

type Query = CallInput<typeof listQuestions>['query'];

/** Characters of a question's text. */
const SHOWN = 200;

/** BK10: a page of the bank. The search is the word search of BK7, not a substring search. */
export async function readList(
  store: Store,
  { search, ...query }: Query,
): Promise<CallAnswer<typeof listQuestions>> {
  const { read, t } = store;
  const { questions } = t;
  // The expression keeps the query planner off the index on difficulty, which would read most of the bank for ten rows.
  const unindexed = sql`${questions.difficulty} + 0`;
  const { rows, ...page } = await readPage(read, query, {
    from: questions,
    where: search ? matchesSearch(store, questions.id, search) : undefined,
    select: (queries) => selectNamed(store, queries),
    sorts: { createdAt: questions.createdAt, difficulty: questions.difficulty },
    filters: {
      subject: equals(questions.subjectId),
      topic: equals(questions.topicId),
      type: equals(questions.type),
      pool: equals(questions.pool),
      state: equals(questions.state),
      licence: equals(questions.licence),
      difficultyFrom: (from) => gte(unindexed, from),
      difficultyTo: (to) => lte(unindexed, to),
    },
  });
  const ids = rows.map(({ question }) => question.id);
  const papers = await publishedPapers(store, ids);
  return { ...page, questions: rows.map((row) => toListed(row, papers.get(row.question.id) ?? 0)) };
}

/** @param papers how many published papers hold it. */
export const toListed = (row: NamedQuestion, papers: number): ListedQuestion => ({
  ...shortFacts(row),
  text: row.question.text.slice(0, SHOWN),
  isInSet: row.question.setId !== null,
  papers,
});

/** BK10: the distinct licences, by name. */
export async function readLicences({ read, t: { questions } }: Store): Promise<string[]> {
  const rows = await read
    .selectDistinct({ licence: questions.licence })
    .from(questions)
    .where(isNotNull(questions.licence))
    .orderBy(questions.licence);
  return rows.flatMap(({ licence }) => licence ?? []);
}

/** The number of published papers by question; questions without any are absent. */
async function publishedPapers({ read, t }: Store, ids: readonly string[]): Promise<Map<string, number>> {
  const { papers, paperQuestions } = t;
  const { questionId } = paperQuestions;
  const rows = await read
    .select({ questionId, papers: countDistinct(papers.id) })
    .from(paperQuestions)
    .innerJoin(papers, eq(papers.id, paperQuestions.paperId))
    .where(and(inArray(questionId, [...ids]), isNotNull(papers.currentVersion)))
    .groupBy(questionId);
  return new Map(rows.map((row) => [row.questionId, row.papers]));
}
