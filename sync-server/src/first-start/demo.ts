import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { isAskedElsewhere } from '../database/index.ts';
import { loadContent, templateSeed } from '../bank/content.ts';
import { madeEdition, markAsMade } from '../bank/made-edition.ts';
import { saveCatalogue, type SavedCatalogue } from '../bank/save-catalogue.ts';
import { slugOf } from '../bank/slug.ts';
import type { NewPaper } from '../papers/create-paper.ts';
import { poolOf } from '../papers/pools.ts';
import { saveQuestions } from '../bank/save-questions.ts';
import { saveSet } from '../bank/save-set.ts';
import { AskedQuestions } from '@exam/shared-schema/likeness';
import type { ContentPaper, ContentQuestion } from '@exam/content';
import { LATEST_EDITION } from '@exam/content/editions';
import { rootCause } from '../root-cause.ts';
import { saveTemplates } from './exam-templates.ts';
import { keepPaper } from '../papers/keep-paper.ts';
import { newQuestion, newSet, SOURCE } from '../bank/new-questions.ts';
import { takenBy } from '../bank/practice-pool.ts';
import { templateOfPaper } from './template-of-paper.ts';

/** A paper that could not be made, which must not keep the server from starting. */
export interface LeftOut {
  readonly title: string;
  /** Asked elsewhere: another paper of its exam asks one of its questions, or nearly (BK26, BK27). */
  readonly reason: 'too few questions' | 'asked elsewhere';
}

/**
 * The catalogue of the exams and papers of our own, made from templates. Made once per installation: what an
 * administrator deletes stays deleted.
 * @param edition the last one whose papers are made.
 * @returns which of them were left out.
 */
export async function seedDemoContent(
  context: Context,
  adminId: string,
  edition = LATEST_EDITION,
): Promise<LeftOut[]> {
  const made = await madeEdition(context.store, 'demo-content');
  if (made >= edition) return [];
  const { catalogue, fillPapers, papersOfEditions } = await loadContent();
  const saved = await saveCatalogue(context, catalogue);
  await saveTemplates(context, saved);
  const recipes = [];
  for (const recipe of papersOfEditions(made, edition))
    if (!(await isThere(context, saved, recipe))) recipes.push(recipe);
  const papers = fillPapers(recipes, {
    seed: templateSeed(context),
    taken: await takenBy(context, SOURCE),
    before: await askedBefore(context, saved),
  });
  const isFilled = (recipe: Named) => papers.some((paper) => isSame(paper, recipe));
  const leftOut: LeftOut[] = recipes
    .filter((recipe) => !isFilled(recipe))
    .map(({ title }) => ({ title, reason: 'too few questions' }));
  for (const paper of newestFirst(papers))
    if (!(await makePaper(context, { saved, adminId }, paper)))
      leftOut.push({ title: paper.title, reason: 'asked elsewhere' });
  await markAsMade(context.store, 'demo-content', edition);
  return leftOut;
}

type Named = Pick<ContentPaper, 'title' | 'category'>;

function isSame(one: Named, other: Named): boolean {
  return one.title === other.title && one.category === other.category;
}

/** Lists show what was made last at the top, and the first papers are those that visitors are led to. */
function newestFirst(papers: readonly ContentPaper[]): ContentPaper[] {
  return [...papers.filter(({ isLater }) => isLater), ...papers.filter(({ isLater }) => !isLater)];
}

/** Where seeding ended in between, at an earlier start. */
async function isThere(
  { store: { read, t } }: Context,
  saved: SavedCatalogue,
  { title, category }: Named,
): Promise<boolean> {
  const categoryId = saved.categories.get(slugOf(category)) as string;
  const known = and(eq(t.papers.title, title), eq(t.papers.categoryId, categoryId));
  return (await read.$count(t.papers, and(known, isNotNull(t.papers.currentVersion)))) > 0;
}

/** BK27: what the exclusive papers of each exam ask, calculations excepted, by the exam's name. */
async function askedBefore(
  { store: { read, t } }: Context,
  saved: SavedCatalogue,
): Promise<Map<string, AskedQuestions>> {
  const { paperQuestions: places, questions } = t;
  const rows = await read
    .select({ exam: places.exclusiveIn, text: questions.text, options: questions.options })
    .from(places)
    .innerJoin(questions, eq(questions.id, places.questionId))
    .where(and(ne(places.exclusiveIn, ''), isNotNull(questions.shingles)));
  const asked = new Map<string, AskedQuestions>();
  const { catalogue } = await loadContent();
  for (const { name } of catalogue) {
    const own = new AskedQuestions();
    for (const row of rows) if (row.exam === saved.categories.get(slugOf(name))) own.add(row);
    asked.set(name, own);
  }
  return asked;
}

interface Making {
  readonly saved: SavedCatalogue;
  readonly adminId: string;
}

/** @returns whether the database took it. */
async function makePaper(
  context: Context,
  { saved, adminId }: Making,
  { category, isLater: _isLater, sections, ...own }: ContentPaper,
): Promise<boolean> {
  const filled = [];
  const pool = poolOf(own.resultsPolicy ?? 'after-sync');
  const subjects = new Set<string>();
  const saveAll = async (questions: readonly ContentQuestion[]) => {
    for (const { subject } of questions) subjects.add(subject);
    const asked = [];
    for (const question of questions) asked.push({ ...(await newQuestion(context, saved, question)), pool });
    return saveQuestions(context, asked);
  };
  for (const { drawn, written, sets, ...section } of sections) {
    for (const { question } of drawn) subjects.add(question.subject);
    const ids = await saveAll(written);
    for (const set of sets) {
      for (const { subject } of set.questions) subjects.add(subject);
      ids.push(...(await saveSet(context, await newSet(context, saved, set, pool))));
    }
    const drawnIds = await saveAll(drawn.map(({ question }) => question));
    const places = drawnIds.map(({ id }, place) => ({ questionId: id, ...drawn[place]?.marks }));
    filled.push({ ...section, questions: [...places, ...ids.map(({ id }) => ({ questionId: id }))] });
  }
  const categoryId = saved.categories.get(slugOf(category)) as string;
  const templateId = await templateOfPaper(context, { ...own, categoryId, sections: filled });
  return isKept(context, {
    ...own,
    categoryId,
    ...(templateId !== undefined && { templateId }),
    subjectIds: [...subjects].map((subject) => saved.subjects.get(slugOf(subject)) as string),
    createdBy: adminId,
    isExclusive: true,
    sections: filled,
  });
}

/**
 * BK26 and BK27: not where another paper of the exam asks its questions by now. After a first start that ended before it
 * had made all papers, an administrator may have given another title to the paper that has them.
 */
async function isKept(context: Context, paper: NewPaper): Promise<boolean> {
  try {
    await keepPaper(context, paper);
    return true;
  } catch (error) {
    if (!isAskedElsewhere(rootCause(error))) throw error;
    return false;
  }
}
