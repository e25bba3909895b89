import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { isAskedElsewhere, type Pool } from '../database/index.ts';
import { saveCatalogue, type SavedCatalogue } from '../bank/save-catalogue.ts';
import { slugOf } from '../bank/slug.ts';
import type { NewPaper, NewPlace } from '../papers/create-paper.ts';
import { poolOf } from '../papers/pools.ts';
import { saveQuestions } from '../bank/save-questions.ts';
import { saveSet } from '../bank/save-set.ts';
import { AskedQuestions } from '@exam/shared-schema/likeness';
import {
  catalogue,
  type Drawn,
  type FilledPaper,
  fillRecipes,
  isWhollyInHindi,
  meanDifficulty,
  type PaperRecipe,
  paperRecipes,
  QuestionBank,
  templatesOfPapers,
} from '@exam/content';
import { rootCause } from '../root-cause.ts';
import { saveTemplates } from './exam-templates.ts';
import { keepPaper } from '../papers/keep-paper.ts';
import { newDrawnQuestion, newWrittenQuestion, newWrittenSet, SOURCE } from '../bank/new-questions.ts';
import { takenBy, templateSeed } from '../bank/practice-pool.ts';
import { templateOfPaper } from './template-of-paper.ts';

const MARK = 'demo-content';
/** Raised when recipes, exams or topics are added: the next start then adds the papers that have this number, and no others. */
const EDITION = 11;
/** The last one that brought no more than the first papers, with which tests start a server (CT11). */
export const FIRST_PAPERS_EDITION = 7;
const FIRST_NUMBERED = 2;

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
  edition = EDITION,
): Promise<LeftOut[]> {
  const made = await madeEdition(context);
  if (made >= edition) return [];
  const saved = await saveCatalogue(context, catalogue);
  await saveTemplates(context, saved);
  const bank = new QuestionBank(templatesOfPapers, templateSeed(context), await takenBy(context, SOURCE));
  const recipes = [];
  for (const recipe of paperRecipes)
    if (isOf(recipe, made, edition) && !(await isThere(context, saved, recipe))) recipes.push(recipe);
  const filled = fillRecipes(bank, recipes, undefined, await askedBefore(context, saved));
  const full = new Set(filled.map(({ recipe }) => recipe));
  const leftOut: LeftOut[] = recipes
    .filter((recipe) => !full.has(recipe))
    .map(({ title }) => ({ title, reason: 'too few questions' }));
  for (const paper of newestFirst(filled))
    if (!(await makePaper(context, { saved, adminId }, paper)))
      leftOut.push({ title: paper.recipe.title, reason: 'asked elsewhere' });
  await markAsMade(context, edition);
  return leftOut;
}

function isOf({ edition = FIRST_NUMBERED }: PaperRecipe, after: number, upTo: number): boolean {
  return edition > after && edition <= upTo;
}

/** Than the first papers. */
function isLater({ recipe: { edition = 0 } }: FilledPaper): boolean {
  return edition > FIRST_PAPERS_EDITION;
}

/** Lists show what was made last at the top, and the first papers are those that visitors are led to. */
function newestFirst(papers: readonly FilledPaper[]): FilledPaper[] {
  return [...papers.filter(isLater), ...papers.filter((paper) => !isLater(paper))];
}

/** Where seeding ended in between, at an earlier start. */
async function isThere(
  { store: { read, t } }: Context,
  saved: SavedCatalogue,
  { title, category }: PaperRecipe,
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
  for (const name of new Set(paperRecipes.map(({ category }) => category))) {
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
async function makePaper(context: Context, { saved, adminId }: Making, paper: FilledPaper): Promise<boolean> {
  const { recipe, sections } = paper;
  const { category, edition: _e, isSpread: _s, isBilingual: _b, sections: _recipes, ...own } = recipe;
  const filled = [];
  const pool = poolOf(own.resultsPolicy ?? 'after-sync');
  const asked = { pool, isBilingual: isLater(paper) && isWhollyInHindi(paper) };
  const subjects = new Set<string>();
  for (const { drawn, written, sets, section } of sections) {
    for (const { question } of drawn) subjects.add(question.template.subject);
    for (const { subject } of written) subjects.add(subject);
    const ids = await saveQuestions(
      context,
      written.map((question) => ({ ...newWrittenQuestion(saved, question), pool })),
    );
    for (const set of sets) {
      for (const { subject } of set.questions) subjects.add(subject);
      ids.push(...(await saveSet(context, newWrittenSet(saved, set, pool))));
    }
    const places = ids.map(({ id }) => ({ questionId: id }));
    filled.push({ ...section, questions: [...(await placesOf(context, saved, drawn, asked)), ...places] });
  }
  const categoryId = saved.categories.get(slugOf(category)) as string;
  const templateId = await templateOfPaper(context, { ...own, categoryId, sections: filled });
  return isKept(context, {
    difficultyLevel: meanDifficulty(sections),
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

async function placesOf(
  context: Context,
  saved: SavedCatalogue,
  drawn: readonly Drawn[],
  { pool, isBilingual }: { readonly pool: Pool; readonly isBilingual: boolean },
): Promise<NewPlace[]> {
  const questions = [];
  for (const { question } of drawn) {
    const { translations, ...own } = await newDrawnQuestion(context, saved, question);
    questions.push({ ...own, ...(isBilingual && translations && { translations }), pool });
  }
  const ids = await saveQuestions(context, questions);
  return ids.map(({ id }, place) => ({ questionId: id, ...drawn[place]?.marks }));
}

/** 0 if there is no demo yet. */
async function madeEdition({ store }: Context): Promise<number> {
  const { installation } = store.t;
  const [row] = await store.read.select().from(installation).where(eq(installation.name, MARK));
  return Number(row?.value ?? 0);
}

async function markAsMade({ store }: Context, edition: number): Promise<void> {
  const { installation } = store.t;
  await store.write((queries) =>
    queries
      .insert(installation)
      .values({ name: MARK, value: String(edition) })
      .onConflictDoUpdate({ target: installation.name, set: { value: String(edition) } }),
  );
}
