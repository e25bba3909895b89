import { and, asc, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { PUBLISHING, type Queries, type Store } from '../../database/index.ts';
import { placeQuestions, type NewPaper, type NewSection } from '../create-paper.ts';
import { publishWithin } from '../publish-paper.ts';
import { keepPaper } from '../keep-paper.ts';

export interface StoredPaper {
  readonly title: string;
  readonly status: 'created' | 'there';
  /** Questions that joined a paper that was there. */
  readonly added: number;
}

/**
 * IM4: makes and publishes a paper, or adds to the one that is there the questions that it lacks, as a new version:
 * whoever was issued an earlier one keeps it (PK5). What a person has changed of the paper stays, but for the
 * description and the time, which say how many questions there are.
 */
export async function keepImportedPaper(context: Context, paper: NewPaper): Promise<StoredPaper> {
  const { title } = paper;
  const status = await keepPaper(context, paper);
  return { title, status, added: status === 'created' ? 0 : await addMissing(context, paper) };
}

function addMissing(context: Context, { sections, ...paper }: NewPaper): Promise<number> {
  const { papers } = context.store.t;
  return context.store.write(async (queries) => {
    await queries.lock(PUBLISHING);
    const [there] = await queries
      .select({ id: papers.id, resultsPolicy: papers.resultsPolicy, exclusiveIn: papers.exclusiveIn })
      .from(papers)
      .where(and(eq(papers.title, paper.title), eq(papers.categoryId, paper.categoryId)))
      .limit(1);
    if (there === undefined) return 0;
    let added = 0;
    for (const section of sections) added += await extendSection(context, queries, there, section);
    if (added === 0) return 0;
    const { description, durationMinutes } = paper;
    await queries.update(papers).set({ description, durationMinutes }).where(eq(papers.id, there.id));
    await publishWithin(context, queries, there.id);
    return added;
  });
}

type Extended = Pick<Store['t']['papers']['$inferSelect'], 'id' | 'resultsPolicy' | 'exclusiveIn'>;

/** @returns how many questions it lacked. */
async function extendSection(
  context: Context,
  queries: Queries,
  paper: Extended,
  { title, questions }: NewSection,
): Promise<number> {
  const paperId = paper.id;
  const { paperSections, paperQuestions } = context.store.t;
  const inPaper = await queries
    .select({ questionId: paperQuestions.questionId })
    .from(paperQuestions)
    .where(eq(paperQuestions.paperId, paperId));
  const known = new Set(inPaper.map(({ questionId }) => questionId));
  const missing = questions.filter(({ questionId }) => !known.has(questionId));
  if (missing.length === 0) return 0;
  const sections = await queries
    .select({ id: paperSections.id, title: paperSections.title })
    .from(paperSections)
    .where(eq(paperSections.paperId, paperId));
  const found = sections.find((section) => section.title === title)?.id;
  const sectionId = found ?? context.ids.next();
  if (found === undefined)
    await queries.insert(paperSections).values({ id: sectionId, paperId, title, position: sections.length });
  const { questionId, marks, negativeMarks } = paperQuestions;
  const before = await queries
    .select({ questionId, marks, negativeMarks })
    .from(paperQuestions)
    .where(eq(paperQuestions.sectionId, sectionId))
    .orderBy(asc(paperQuestions.position));
  const places = inOrder(before, questions);
  await queries.delete(paperQuestions).where(eq(paperQuestions.sectionId, sectionId));
  await placeQuestions(context.store, queries, { ...paper, sectionId }, places);
  return missing.length;
}

/** Each new one stands before the first that follows it in the file and is there already. */
function inOrder<Row extends { readonly questionId: string }, New extends { readonly questionId: string }>(
  before: readonly Row[],
  inFile: readonly New[],
): (Row | New)[] {
  const there = new Set(before.map(({ questionId }) => questionId));
  const waiting = new Map<string, New[]>();
  let run: New[] = [];
  for (const question of inFile) {
    if (!there.has(question.questionId)) run.push(question);
    else {
      waiting.set(question.questionId, run);
      run = [];
    }
  }
  return [...before.flatMap((row) => [...(waiting.get(row.questionId) ?? []), row]), ...run];
}
