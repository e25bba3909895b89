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
import type { WrittenQuestion } from './written-question.ts';

const MARK = 'demo-content';
/** Raised when recipes or exams are added: the next start then adds the papers that have this number, and no others. */
const EDITION = 4;
const FIRST_NUMBERED = 2;

/**
 * The catalogue of the exams and papers of our own, made from templates. Made once per installation: what an
 * administrator deletes stays deleted.
 */
export async function seedDemoContent(context: Context, adminId: string): Promise<void> {
  const made = await madeEdition(context);
  if (made >= EDITION) return;
  const saved = await saveCatalogue(context, catalogue);
  const seed = deriveSecret(context.installation.secret, 'question-templates').toString('hex');
  const bank = new QuestionBank(templates, seed);
  for (const recipe of paperRecipes) {
    // What is drawn hangs on what was drawn before, so also for papers that are there already.
    const sections = recipe.sections.map((section) => drawSection(bank, section));
    const { edition = FIRST_NUMBERED } = recipe;
    if (edition > made) await makePaper(context, { saved, adminId }, recipe, sections);
  }
  await markAsMade(context);
}

interface Making {
  readonly saved: SavedCatalogue;
  readonly adminId: string;
}

async function makePaper(
  context: Context,
  { saved, adminId }: Making,
  { category, edition: _edition, sections: _recipes, ...own }: PaperRecipe,
  sections: readonly FilledSection[],
): Promise<void> {
  const filled = [];
  const subjects = new Set<string>();
  for (const { drawn, written, section } of sections) {
    for (const { question } of drawn) subjects.add(question.template.subject);
    for (const { subject } of written) subjects.add(subject);
    const ids = await saveQuestions(
      context,
      written.map((question) => writtenQuestion(saved, question)),
    );
    const places = ids.map(({ id }) => ({ questionId: id }));
    filled.push({ ...section, questions: [...(await placesOf(context, saved, drawn)), ...places] });
  }
  await keepPaper(context, {
    ...own,
    categoryId: saved.categories.get(slugOf(category)) as string,
    subjectIds: [...subjects].map((subject) => saved.subjects.get(slugOf(subject)) as string),
    createdBy: adminId,
    sections: filled,
  });
}

interface Drawn {
  readonly question: DrawnQuestion;
  readonly marks: Omit<NewPlace, 'questionId'>;
}

interface FilledSection {
  readonly section: Omit<SectionRecipe, 'draws' | 'written'>;
  readonly drawn: readonly Drawn[];
  readonly written: readonly WrittenQuestion[];
}

function drawSection(bank: QuestionBank, { draws, written = [], ...section }: SectionRecipe): FilledSection {
  const drawn = draws.flatMap(({ count, fits, ...marks }) =>
    bank.draw(count, fits).map((question) => ({ question, marks })),
  );
  return { section, drawn, written };
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

/** 0 if there is no demo yet. */
async function madeEdition({ store }: Context): Promise<number> {
  const { installation } = store.t;
  const [row] = await store.read.select().from(installation).where(eq(installation.name, MARK));
  return Number(row?.value ?? 0);
}

async function markAsMade({ store }: Context): Promise<void> {
  const { installation } = store.t;
  await store.write((queries) =>
    queries
      .insert(installation)
      .values({ name: MARK, value: String(EDITION) })
      .onConflictDoUpdate({ target: installation.name, set: { value: String(EDITION) } }),
  );
}
