import { asc, eq, inArray } from 'drizzle-orm';
import type { PackageImage } from '@exam/shared-schema/paper-package';
import type { Queries, Store } from '../database/index.ts';
import { AppError } from '../http/index.ts';
import { MEDIA_PATH } from '../media/index.ts';
import type { PaperSource, QuestionSource, SectionSource, SetSource } from './build-package.ts';

type SectionRow = Store['t']['paperSections']['$inferSelect'];

/** Reads everything that the package of a paper is built from. */
export async function readPaperSource(store: Store, queries: Queries, paperId: string): Promise<PaperSource> {
  const { t } = store;
  const [found] = await queries
    .select({ paper: t.papers, categoryName: t.categories.name })
    .from(t.papers)
    .innerJoin(t.categories, eq(t.categories.id, t.papers.categoryId))
    .where(eq(t.papers.id, paperId));
  if (found === undefined) throw new AppError('NOT_FOUND');
  const sections = await readSections(store, queries, paperId);
  const sets = await readSets(store, queries, sections);
  const images = await readImages(store, queries, sections, sets);
  return { ...found.paper, categoryName: found.categoryName, sections, sets, images };
}

/** In the order of the paper. */
async function readSets(
  { t }: Store,
  queries: Queries,
  sections: readonly SectionSource[],
): Promise<SetSource[]> {
  const ids = new Set(sections.flatMap(({ questions }) => questions.flatMap(({ setId }) => setId ?? [])));
  if (ids.size === 0) return [];
  const rows = await queries
    .select()
    .from(t.questionSets)
    .where(inArray(t.questionSets.id, [...ids]));
  return [...ids].flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

async function readSections(store: Store, queries: Queries, paperId: string): Promise<SectionSource[]> {
  const { t } = store;
  const rows: SectionRow[] = await queries
    .select()
    .from(t.paperSections)
    .where(eq(t.paperSections.paperId, paperId))
    .orderBy(asc(t.paperSections.position));
  const questions = await readQuestions(store, queries, paperId);
  return rows.map((row) => ({ ...row, questions: questions.get(row.id) ?? [] }));
}

async function readQuestions(
  { t }: Store,
  queries: Queries,
  paperId: string,
): Promise<Map<string, QuestionSource[]>> {
  const rows = await queries
    .select({ place: t.paperQuestions, question: t.questions, topic: t.topics.name })
    .from(t.paperQuestions)
    .innerJoin(t.questions, eq(t.questions.id, t.paperQuestions.questionId))
    .leftJoin(t.topics, eq(t.topics.id, t.questions.topicId))
    .where(eq(t.paperQuestions.paperId, paperId))
    .orderBy(asc(t.paperQuestions.position));
  const bySection = new Map<string, QuestionSource[]>();
  for (const { place, question, topic } of rows) {
    const marks = place.marks ?? question.marks;
    const negativeMarks = place.negativeMarks ?? question.negativeMarks;
    const inSection = bySection.get(place.sectionId) ?? [];
    bySection.set(place.sectionId, [...inSection, { ...question, topic, marks, negativeMarks }]);
  }
  return bySection;
}

/** Images must be stored on this server, otherwise the paper would be incomplete offline (PK4). */
async function readImages(
  { t }: Store,
  queries: Queries,
  sections: readonly SectionSource[],
  sets: readonly SetSource[],
): Promise<PackageImage[]> {
  const shown = [...sections.flatMap(({ questions }) => questions), ...sets];
  const urls = new Set(shown.flatMap(({ diagramUrl }) => diagramUrl ?? []));
  if (urls.size === 0) return [];
  const digests = [...urls].map((url) => url.slice(MEDIA_PATH.length));
  const rows = await queries
    .select({ sha256: t.media.sha256, mime: t.media.mime, bytes: t.media.size })
    .from(t.media)
    .where(inArray(t.media.sha256, digests))
    .orderBy(asc(t.media.sha256));
  const images = rows.map((row) => ({ url: MEDIA_PATH + row.sha256, ...row }));
  const missing = [...urls].find((url) => !images.some((image) => image.url === url));
  if (missing !== undefined)
    throw new AppError('NOT_READY', `The image ${missing} is not stored on this server.`);
  return images;
}
