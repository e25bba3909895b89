import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { saveCatalogue, type SavedCatalogue } from '../features/catalogue/save-catalogue.ts';
import { slugOf } from '../features/catalogue/slug.ts';
import type { NewPlace } from '../features/papers/create-paper.ts';
import { saveQuestions } from '../features/questions/save-questions.ts';
import { deriveSecret } from '../installation/index.ts';
import { catalogue } from './catalogue.ts';
import { type PaperRecipe, paperRecipes, type SectionRecipe } from './demo-papers.ts';
import { keepPaper } from './keep-paper.ts';
import { type DrawnQuestion, QuestionBank, toNewQuestion, writtenQuestion } from './question-bank.ts';
import { templates } from './templates/index.ts';

const MARK = 'demo-content';
/** Raised when the recipes change: then what is new is added at the next start. */
const EDITION = '2';

/**
 * The catalogue of the exams and papers of our own, made from templates. Made once per installation: what an
 * administrator deletes stays deleted.
 */
export async function seedDemoContent(context: Context, adminId: string): Promise<void> {
  if (await isMade(context)) return;
  const saved = await saveCatalogue(context, catalogue);
  const seed = deriveSecret(context.installation.secret, 'question-templates').toString('hex');
  const bank = new QuestionBank(templates, seed);
  for (const recipe of paperRecipes) await makePaper(context, { saved, bank, adminId }, recipe);
  await markAsMade(context);
}

interface Making {
  readonly saved: SavedCatalogue;
  readonly bank: QuestionBank;
  readonly adminId: string;
}

async function makePaper(context: Context, making: Making, recipe: PaperRecipe): Promise<void> {
  const { category, sections, ...own } = recipe;
  const filled = [];
  const subjects = new Set<string>();
  for (const { draws, written = [], ...section } of sections) {
    const drawn = drawSection(making.bank, draws);
    for (const { question } of drawn) subjects.add(question.template.subject);
    for (const { subject } of written) subjects.add(subject);
    const ids = await saveQuestions(
      context,
      written.map((question) => writtenQuestion(making.saved, question)),
    );
    const places = ids.map(({ id }) => ({ questionId: id }));
    filled.push({
      ...section,
      questions: [...(await placesOf(context, making.saved, drawn)), ...places],
    });
  }
  await keepPaper(context, {
    ...own,
    categoryId: making.saved.categories.get(slugOf(category)) as string,
    subjectIds: [...subjects].map((subject) => making.saved.subjects.get(slugOf(subject)) as string),
    createdBy: making.adminId,
    sections: filled,
  });
}

interface Drawn {
  readonly question: DrawnQuestion;
  readonly marks: Omit<NewPlace, 'questionId'>;
}

function drawSection(bank: QuestionBank, draws: SectionRecipe['draws']): Drawn[] {
  return draws.flatMap(({ count, fits, ...marks }) =>
    bank.draw(count, fits).map((question) => ({ question, marks })),
  );
}

async function placesOf(
  context: Context,
  saved: SavedCatalogue,
  drawn: readonly Drawn[],
): Promise<NewPlace[]> {
  const questions = [];
  for (const { question } of drawn) questions.push(await toNewQuestion(context, saved, question));
  const ids = await saveQuestions(context, questions);
  return ids.map(({ id }, place) => ({ questionId: id, ...drawn[place]?.marks }));
}

async function isMade({ store }: Context): Promise<boolean> {
  const { installation } = store.t;
  const [row] = await store.read.select().from(installation).where(eq(installation.name, MARK));
  return row?.value === EDITION;
}

async function markAsMade({ store }: Context): Promise<void> {
  const { installation } = store.t;
  await store.write((queries) =>
    queries
      .insert(installation)
      .values({ name: MARK, value: EDITION })
      .onConflictDoUpdate({ target: installation.name, set: { value: EDITION } }),
  );
}
