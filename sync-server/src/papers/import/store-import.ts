import { asc, eq } from 'drizzle-orm';
import { JEE_ADVANCED_IMPORT_SCHEME, jeeAdvanced } from '@exam/shared-schema/exam-patterns';
import { LONGEST_MINUTES, MOST_QUESTIONS, type CalculatorKind } from '@exam/shared-schema/paper-package';
import type { Context } from '../../context.ts';
import type { StoredOption, StoredTranslations } from '../../database/index.ts';
import { saveCatalogue, topicIn, type SavedCatalogue } from '../../bank/save-catalogue.ts';
import { loadContent } from '../../bank/content.ts';
import { slugOf } from '../../bank/slug.ts';
import type { NewSection } from '../create-paper.ts';
import {
  groupIntoPapers,
  type DraftOption,
  type DraftQuestion,
  type PaperGroup,
  type RefusedItem,
} from '../../bank/import/index.ts';
import { saveQuestions, UNRATED, type NewQuestion } from '../../bank/save-questions.ts';
import { completeStored, type CompletedBank } from './complete-stored.ts';
import { keepImportedPaper, type StoredPaper } from './keep-imported-paper.ts';

const CATEGORY = jeeAdvanced.name;
const PAPER_DIFFICULTY = 7;
const SECTION_ORDER: readonly string[] = ['Physics', 'Chemistry', 'Mathematics'];

export interface StoredImport {
  readonly created: number;
  /** Questions that an earlier import had brought. */
  readonly alreadyThere: number;
  readonly papers: readonly StoredPaper[];
  /** Of those that were there; null if the import says nothing more of any of them. */
  readonly completed: CompletedBank | null;
}

/** What the file does not say of its papers. */
export interface PaperSettings {
  /** The title of a paper; {year}, {paper} and {source} stand for what the file says. */
  readonly titleTemplate: string;
  /** The calculator on the exam's screen; none if it is absent (PK9). */
  readonly calculator?: CalculatorKind | undefined;
}

/** What was read of a file. */
export interface ReadFile {
  readonly questions: readonly DraftQuestion[];
  readonly refused: readonly RefusedItem[];
}

/**
 * IM3: saves imported questions and the papers that they make, published. Questions are known by their source, papers
 * by their title, so that a second import of the same file adds nothing. A question that a paper lacks joins it (IM4).
 * @throws Error, before anything is stored, if a paper could not be sat (IM5) or a topic is not in the catalogue.
 */
export async function storeImport(
  context: Context,
  { questions, refused }: ReadFile,
  { titleTemplate, calculator }: PaperSettings,
): Promise<StoredImport> {
  const groups = groupIntoPapers(questions, refused, titleTemplate);
  groups.forEach(refuseTooLong);
  const createdBy = await findAdministrator(context);
  const { categoryNamed } = await loadContent();
  const saved = await saveCatalogue(context, [categoryNamed(CATEGORY)]);
  const asked = questions.map((question) => toNewQuestion(saved, question));
  const stored = await saveQuestions(context, asked);
  const known = asked.filter(
    (question, place) => saysMore(question) && stored[place]?.status === 'duplicate',
  );
  const completed = known.length === 0 ? null : await completeStored(context, known);
  const ids = new Map(questions.map((question, place) => [question, stored[place]?.id as string]));
  const papers: StoredPaper[] = [];
  for (const group of groups) {
    const paper = { ...paperOf(group, saved, ids), createdBy, ...(calculator && { calculator }) };
    papers.push(await keepImportedPaper(context, paper));
  }
  const created = stored.filter(({ status }) => status === 'created').length;
  return { created, alreadyThere: stored.length - created, papers, completed };
}

/** IM5 */
function refuseTooLong({ title, sections }: PaperGroup): void {
  const count = countIn(sections);
  if (count > MOST_QUESTIONS)
    throw new Error(
      `Paper '${title}' would have ${count} questions; a paper has at most ${MOST_QUESTIONS}. Nothing was stored.`,
    );
}

function countIn(sections: readonly { readonly questions: readonly unknown[] }[]): number {
  return sections.reduce((sum, { questions }) => sum + questions.length, 0);
}

/** More than an import of before may have said. */
function saysMore({ translations, topicId, explanation, difficulty }: NewQuestion): boolean {
  return [translations, topicId, explanation].some((said) => said !== undefined) || difficulty !== UNRATED;
}

function toNewQuestion(
  saved: SavedCatalogue,
  { source, options, explanation, topic, difficulty, translations, ...draft }: DraftQuestion,
): NewQuestion {
  const subjectId = source.subject === null ? undefined : saved.subjects.get(slugOf(source.subject));
  const topicId = topic === null ? undefined : topicIn(saved, source.subject ?? '', topic);
  if (topic !== null && topicId === undefined)
    throw new Error(
      `${source.key}: the catalogue has no topic '${topic}' in ${source.subject ?? 'no subject'}. Nothing was stored.`,
    );
  return {
    ...draft,
    options: storedOptions(options),
    ...(translations && { translations: storedTranslations(translations) }),
    difficulty: difficulty ?? UNRATED,
    sourceName: source.name,
    sourceKey: source.key,
    ...(explanation !== null && { explanation }),
    ...(subjectId !== undefined && { subjectId }),
    ...(topicId !== undefined && { topicId }),
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
  const count = countIn(sections);
  return {
    title: group.title,
    description: describe(sourceOf(group), count, group.missing),
    categoryId: saved.categories.get(slugOf(CATEGORY)) as string,
    subjectIds: sections.flatMap(({ subject }) => saved.subjects.get(slugOf(subject)) ?? []),
    durationMinutes: minutesFor(count),
    difficultyLevel: PAPER_DIFFICULTY,
    scheme: JEE_ADVANCED_IMPORT_SCHEME,
    sections: sections.map(({ subject, questions }): NewSection => ({
      title: subject,
      questions: questions.map((question) => ({ questionId: ids.get(question) as string })),
    })),
  };
}

/** IM5: the time that so many questions have in the exam, in steps of five minutes. */
function minutesFor(count: number): number {
  const minutes = (jeeAdvanced.durationMinutes * count) / jeeAdvanced.totalQuestions;
  return Math.min(Math.ceil(minutes / 5) * 5, LONGEST_MINUTES);
}

/** IM5: says what is there and what is not, so that nobody takes a part for the whole. */
function describe(source: string, count: number, missing: number): string {
  const questions = count === 1 ? '1 question' : `${count} questions`;
  const gap =
    missing === 0 ? '' : ` ${missing} more could not be read and ${missing === 1 ? 'is' : 'are'} missing.`;
  return `${questions} imported from ${source}, with the time that so many have in the exam.${gap} Not an official paper; the marks are this product's preset.`;
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
