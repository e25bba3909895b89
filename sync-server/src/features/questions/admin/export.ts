import { and, desc, inArray, sql } from 'drizzle-orm';
import type { ConsoleScope } from '@exam/shared-schema/access';
import type { Store } from '../../../database/index.ts';
import { filtered, publishedPapers, readable, type QuestionFilters } from './list.ts';
import { csvFile } from '../../../crud/index.ts';
import { IN_FILE } from './export-csv.ts';
import type { ExportedQuestion } from './exported-question.ts';
import { selectNamed, shortFacts } from './wire.ts';

/** Questions in memory at once; a whole question has some kilobytes. */
const AT_ONCE = 200;

/**
 * BK31: the file of all questions that a search and filters leave, in pieces, newest first. Each question is in it once,
 * however the bank changes meanwhile; questions that are added meanwhile are not.
 */
export async function* exportText(
  store: Store,
  format: 'csv' | 'json',
  asked: QuestionFilters,
  scope: ConsoleScope,
): AsyncGenerator<string> {
  const filters = readable(asked, scope);
  const every = filters === null ? [] : everyQuestion(store, filters, scope);
  yield* format === 'csv' ? csvFile(IN_FILE, every) : jsonFile(every);
}

async function* jsonFile(
  every: AsyncIterable<readonly ExportedQuestion[]> | Iterable<readonly ExportedQuestion[]>,
): AsyncGenerator<string> {
  yield '[';
  let isFirst = true;
  for await (const questions of every) {
    yield `${isFirst ? '' : ',\n'}${questions.map((each) => JSON.stringify(toJson(each))).join(',\n')}`;
    isFirst = false;
  }
  yield ']\n';
}

async function* everyQuestion(
  store: Store,
  filters: QuestionFilters,
  scope: ConsoleScope,
): AsyncGenerator<ExportedQuestion[]> {
  let before: number | null = null;
  for (;;) {
    const numbers = await numbersBefore(store, filters, before);
    if (numbers.length === 0) return;
    yield await questionsAt(store, numbers, scope);
    before = numbers.at(-1) ?? null;
  }
}

async function numbersBefore(
  store: Store,
  filters: QuestionFilters,
  before: number | null,
): Promise<number[]> {
  const { from, where, number } = filtered(store, filters);
  const rows = await store.read
    .select({ number: number.mapWith(Number).as('number') })
    .from(from)
    .where(and(where, before === null ? undefined : sql`${number} < ${before}`))
    .orderBy(desc(number))
    .limit(AT_ONCE);
  return rows.map((row) => row.number);
}

async function questionsAt(
  store: Store,
  numbers: readonly number[],
  scope: ConsoleScope,
): Promise<ExportedQuestion[]> {
  const { questionSearch, questions } = store.t;
  const { questionId, number } = questionSearch;
  const places = await store.read
    .select({ questionId, number })
    .from(questionSearch)
    .where(inArray(number, [...numbers]))
    .orderBy(desc(number));
  const ids = places.map((place) => place.questionId);
  const rows = await selectNamed(store, store.read).where(inArray(questions.id, ids));
  const byId = new Map(rows.map((row) => [row.question.id, row]));
  const papers = await publishedPapers(store, ids, scope);
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row === undefined ? [] : [{ ...row, papers: papers.get(id) ?? 0 }];
  });
}

function toJson({ papers, ...row }: ExportedQuestion) {
  const { text, options, key, explanation, keywords, marks, negativeMarks, translations } = row.question;
  const { setId, setPosition, diagramUrl, diagramAlt, diagramLatex, sourceName, sourceKey } = row.question;
  return {
    ...shortFacts(row),
    ...{ text, options, key, explanation, keywords, marks, negativeMarks, translations },
    ...{ setId, setPosition, diagramUrl, diagramAlt, diagramLatex, sourceName, sourceKey },
    papers,
  };
}
