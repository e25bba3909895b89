import { asc, eq } from 'drizzle-orm';
import { JEE_ADVANCED_IMPORT_SCHEME } from '@exam/shared-schema/exam-patterns';
import type { CalculatorKind } from '@exam/shared-schema/paper-package';
import type { Context } from '../context.ts';
import type { StoredOption, StoredTranslations } from '../database/index.ts';
import { saveCatalogue, type SavedCatalogue } from '../features/catalogue/save-catalogue.ts';
import { slugOf } from '../features/catalogue/slug.ts';
import type { NewSection } from '../features/papers/create-paper.ts';
import {
  groupIntoPapers,
  type DraftOption,
  type DraftQuestion,
  type PaperGroup,
} from '../features/questions/import/index.ts';
import { saveQuestions, type NewQuestion } from '../features/questions/save-questions.ts';
import { categoryNamed } from './catalogue.ts';
import { keepPaper } from './keep-paper.ts';
import { translateStored, type TranslatedBank } from './translate-stored.ts';

const CATEGORY = 'JEE Advanced';
const DURATION_MINUTES = 180;
const PAPER_DIFFICULTY = 7;
/** The middle of the scale: sources do not rate their questions, and the bank has to sort them somewhere. */
const UNRATED = 5;
const SECTION_ORDER: readonly string[] = ['Physics', 'Chemistry', 'Mathematics'];

export interface StoredImport {
  readonly created: number;
  /** Questions that an earlier import had brought. */
  readonly alreadyThere: number;
  readonly papers: readonly { readonly title: string; readonly status: 'created' | 'there' }[];
  /** Of those that were there; null if the import brings no words in other languages for any of them. */
  readonly translated: TranslatedBank | null;
}

/** What the file does not say of its papers. */
export interface PaperSettings {
  /** The title of a paper; {year}, {paper} and {source} stand for what the file says. */
  readonly titleTemplate: string;
  /** The calculator on the exam's screen; none if it is absent (PK9). */
  readonly calculator?: CalculatorKind | undefined;
}

/**
 * Saves imported questions and the papers that they make, published. Questions are known by their source, papers by
 * their title, so that a second import of the same file adds nothing. Of what already exists an import changes the
 * words in other languages alone.
 */
export async function storeImport(
  context: Context,
  questions: readonly DraftQuestion[],
  { titleTemplate, calculator }: PaperSettings,
): Promise<StoredImport> {
  const createdBy = await findAdministrator(context);
  const saved = await saveCatalogue(context, [categoryNamed(CATEGORY)]);
  const asked = questions.map((question) => toNewQuestion(saved, question));
  const stored = await saveQuestions(context, asked);
  const known = asked.filter(
    ({ translations }, place) => translations !== undefined && stored[place]?.status === 'duplicate',
  );
  const translated = known.length === 0 ? null : await translateStored(context, known);
  const ids = new Map(questions.map((question, place) => [question, stored[place]?.id as string]));
  const papers = [];
  for (const group of groupIntoPapers(questions, titleTemplate)) {
    const status = await keepPaper(context, {
      ...paperOf(group, saved, ids),
      createdBy,
      ...(calculator && { calculator }),
    });
    papers.push({ title: group.title, status });
  }
  const created = stored.filter(({ status }) => status === 'created').length;
  return { created, alreadyThere: stored.length - created, papers, translated };
}

function toNewQuestion(
  saved: SavedCatalogue,
  { source, options, explanation, translations, ...draft }: DraftQuestion,
): NewQuestion {
  const subjectId = source.subject === null ? undefined : saved.subjects.get(slugOf(source.subject));
  return {
    ...draft,
    options: storedOptions(options),
    ...(translations && { translations: storedTranslations(translations) }),
    difficulty: UNRATED,
    sourceName: source.name,
    sourceKey: source.key,
    ...(explanation !== null && { explanation }),
    ...(subjectId !== undefined && { subjectId }),
  };
}

function storedOptions(options: readonly DraftOption[]): StoredOption[] {
  return options.map(({ label, ...option }) => ({ _id: label, ...option }));
}

function storedTranslations(translations: NonNullable<DraftQuestion['translations']>): StoredTranslations {
  return Object.fromEntries(
    Object.entries(translations).map(([language, { text, options }]) => [
      language,
      { text, options: options.map(({ label, text: words }) => ({ _id: label, text: words })) },
    ]),
  );
}

function paperOf(group: PaperGroup, saved: SavedCatalogue, ids: ReadonlyMap<DraftQuestion, string>) {
  const sections = [...group.sections].sort((a, b) => orderOf(a.subject) - orderOf(b.subject));
  return {
    title: group.title,
    description: `Imported from ${sourceOf(group)}. Not an official paper; the marks are this product's preset.`,
    categoryId: saved.categories.get(slugOf(CATEGORY)) as string,
    subjectIds: sections.flatMap(({ subject }) => saved.subjects.get(slugOf(subject)) ?? []),
    durationMinutes: DURATION_MINUTES,
    difficultyLevel: PAPER_DIFFICULTY,
    scheme: JEE_ADVANCED_IMPORT_SCHEME,
    sections: sections.map(({ subject, questions }): NewSection => ({
      title: subject,
      questions: questions.map((question) => ({ questionId: ids.get(question) as string })),
    })),
  };
}

function sourceOf({ sections }: PaperGroup): string {
  const names = sections.flatMap(({ questions }) => questions.map(({ source }) => source.name));
  return [...new Set(names)].join(', ');
}

function orderOf(subject: string): number {
  const place = SECTION_ORDER.indexOf(subject);
  return place < 0 ? SECTION_ORDER.length : place;
}

/** Papers have an author: the first administrator. @throws Error if there is none. */
async function findAdministrator({ store }: Context): Promise<string> {
  const { users } = store.t;
  const [first] = await store.read
    .select({ id: users.id })
    .from(users)
    .where(eq(users.role, 'admin'))
    .orderBy(asc(users.createdAt))
    .limit(1);
  if (first === undefined)
    throw new Error('Imported papers need an administrator as their author, and there is none yet.');
  return first.id;
}
