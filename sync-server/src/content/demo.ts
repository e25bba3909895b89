import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Pool } from '../database/index.ts';
import { saveCatalogue, type SavedCatalogue } from '../features/catalogue/save-catalogue.ts';
import { slugOf } from '../features/catalogue/slug.ts';
import type { NewPaper, NewPlace, NewSection } from '../features/papers/create-paper.ts';
import { poolOf } from '../features/papers/pools.ts';
import { saveQuestions } from '../features/questions/save-questions.ts';
import { saveSet } from '../features/questions/save-set.ts';
import { catalogue } from './catalogue.ts';
import { paperRecipes } from './demo-papers.ts';
import { saveTemplates } from './exam-templates.ts';
import { keepPaper } from './keep-paper.ts';
import {
  fillRecipes,
  isWhollyInHindi,
  meanDifficulty,
  type Drawn,
  type FilledPaper,
} from './fill-recipes.ts';
import type { PaperRecipe } from './paper-recipe.ts';
import { QuestionBank, SOURCE, toNewQuestion, writtenQuestion, writtenSet } from './question-bank.ts';
import { takenBy, templateSeed } from './practice-pool.ts';
import { templatesOfPapers } from './templates/index.ts';

const MARK = 'demo-content';
/** Raised when recipes or exams are added: the next start then adds the papers that have this number, and no others. */
const EDITION = 10;
/** The last one that brought no more than the first papers. */
export const FIRST_PAPERS_EDITION = 7;
const FIRST_NUMBERED = 2;

/**
 * The catalogue of the exams and papers of our own, made from templates. Made once per installation: what an
 * administrator deletes stays deleted.
 * @param edition the last one whose papers are made.
 */
export async function seedDemoContent(context: Context, adminId: string, edition = EDITION): Promise<void> {
  const made = await madeEdition(context);
  if (made >= edition) return;
  const saved = await saveCatalogue(context, catalogue);
  await saveTemplates(context, saved);
  const bank = new QuestionBank(templatesOfPapers, templateSeed(context), await takenBy(context, SOURCE));
  const recipes = [];
  for (const recipe of paperRecipes)
    if (isOf(recipe, made, edition) && !(await isThere(context, saved, recipe))) recipes.push(recipe);
  for (const paper of newestFirst(fillRecipes(bank, recipes)))
    await makePaper(context, { saved, adminId }, paper);
  await markAsMade(context, edition);
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

interface Making {
  readonly saved: SavedCatalogue;
  readonly adminId: string;
}

async function makePaper(context: Context, { saved, adminId }: Making, paper: FilledPaper): Promise<void> {
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
      written.map((question) => ({ ...writtenQuestion(saved, question), pool })),
    );
    for (const set of sets) {
      for (const { subject } of set.questions) subjects.add(subject);
      ids.push(...(await saveSet(context, writtenSet(saved, set, pool))));
    }
    const places = ids.map(({ id }) => ({ questionId: id }));
    filled.push({ ...section, questions: [...(await placesOf(context, saved, drawn, asked)), ...places] });
  }
  const categoryId = saved.categories.get(slugOf(category)) as string;
  if (await isAskedElsewhere(context, { categoryId, title: own.title }, filled)) return;
  await keepPaper(context, {
    difficultyLevel: meanDifficulty(sections),
    ...own,
    categoryId,
    subjectIds: [...subjects].map((subject) => saved.subjects.get(slugOf(subject)) as string),
    createdBy: adminId,
    isExclusive: true,
    sections: filled,
  });
}

/**
 * BK26: whether an administrator has given another title to the paper that has these questions, after a first start that
 * ended before it had made all papers.
 */
async function isAskedElsewhere(
  { store: { read, t } }: Context,
  { categoryId, title }: Pick<NewPaper, 'categoryId' | 'title'>,
  sections: readonly Pick<NewSection, 'questions'>[],
): Promise<boolean> {
  const { paperQuestions: places, papers, questions } = t;
  const ids = sections.flatMap((section) => section.questions.map(({ questionId }) => questionId));
  const said = read
    .select({ likeness: questions.likeness })
    .from(questions)
    .where(inArray(questions.id, ids));
  const others = read
    .select({ id: papers.id })
    .from(papers)
    .where(and(eq(papers.exclusiveIn, categoryId), ne(papers.title, title)));
  const isElsewhere = and(
    eq(places.exclusiveIn, categoryId),
    inArray(places.likeness, said),
    inArray(places.paperId, others),
  );
  return (await read.$count(places, isElsewhere)) > 0;
}

async function placesOf(
  context: Context,
  saved: SavedCatalogue,
  drawn: readonly Drawn[],
  { pool, isBilingual }: { readonly pool: Pool; readonly isBilingual: boolean },
): Promise<NewPlace[]> {
  const questions = [];
  for (const { question } of drawn) {
    const { translations, ...own } = await toNewQuestion(context, saved, question);
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
