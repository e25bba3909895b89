import { and, desc, eq, inArray } from 'drizzle-orm';
import type { ConsoleScope } from '@exam/shared-schema/access';
import type { QuestionChange, WholeQuestion } from '@exam/shared-schema/contract';
import type { Store, Tables } from '../../../database/index.ts';
import { AppError } from '../../../http/index.ts';
import { isHeld } from './held.ts';
import { papersBeside, readable } from './list.ts';
import { selectNamed, shortFacts } from './wire.ts';

/** BK11: a question with all its details. @throws AppError NOT_FOUND */
export async function readQuestion(store: Store, id: string, scope: ConsoleScope): Promise<WholeQuestion> {
  const { read, t } = store;
  const [row] = await selectNamed(store, read).where(eq(t.questions.id, id));
  if (row === undefined) throw new AppError('NOT_FOUND');
  const { question } = row;
  if (readable({ pool: question.pool, state: question.state }, scope) === null)
    throw new AppError('NOT_FOUND');
  const [set, papers, changes, held] = await Promise.all([
    setOf(store, question.setId),
    papersWith(store, id, scope),
    scope.reach === 'installation' ? changesOf(store, id) : [],
    isHeld(store, read, id),
  ]);
  return {
    ...shortFacts(row),
    ...diagramOf(question),
    text: question.text,
    options: plain(question.options),
    translations: Object.fromEntries(
      Object.entries(question.translations ?? {}).map(([language, translation]) => [
        language,
        { ...translation, options: plain(translation.options) },
      ]),
    ),
    key: question.key,
    explanation: question.explanation,
    keywords: [...question.keywords],
    set: set === null ? null : toSet(set),
    papers,
    isHeld: held,
    version: question.changeId,
    changes,
  };
}

async function setOf({ read, t: { questionSets } }: Store, id: string | null) {
  if (id === null) return null;
  const [set = null] = await read.select().from(questionSets).where(eq(questionSets.id, id));
  return set;
}

function toSet(set: Tables['questionSets']['$inferSelect']): NonNullable<WholeQuestion['set']> {
  const { id, title, text, translations, changeId } = set;
  return { _id: id, title, text, translations: translations ?? {}, version: changeId, ...diagramOf(set) };
}

type Option = WholeQuestion['options'][number];
const plain = (options: readonly Option[]): Option[] =>
  options.map(({ _id, text, row }) => ({ _id, text, ...(row && { row }) }));

type Diagram = Pick<WholeQuestion, 'diagramUrl' | 'diagramAlt' | 'diagramLatex'>;
const diagramOf = ({ diagramUrl, diagramAlt, diagramLatex }: Diagram): Diagram => ({
  diagramUrl,
  diagramAlt,
  diagramLatex,
});

async function papersWith(
  { read, t }: Store,
  questionId: string,
  scope: ConsoleScope,
): Promise<WholeQuestion['papers']> {
  const { papers, paperQuestions } = t;
  const rows = await read
    .select({
      _id: papers.id,
      title: papers.title,
      version: papers.currentVersion,
      isActive: papers.isActive,
    })
    .from(paperQuestions)
    .innerJoin(papers, eq(papers.id, paperQuestions.paperId))
    .where(and(eq(paperQuestions.questionId, questionId), papersBeside(t, scope)))
    .orderBy(papers.title, papers.id);
  return rows.map(({ version, ...paper }) => ({ ...paper, isPublished: version !== null }));
}

async function changesOf(store: Store, questionId: string): Promise<QuestionChange[]> {
  const { read, t } = store;
  const { questionChanges, users } = t;
  const rows = await read
    .select({ change: questionChanges, changedBy: users.fullName })
    .from(questionChanges)
    .leftJoin(users, eq(users.id, questionChanges.changedBy))
    .where(eq(questionChanges.questionId, questionId))
    .orderBy(desc(questionChanges.changedAt), desc(questionChanges.id));
  const named = await namesIn(store, rows);
  return rows.map(({ change: { id, kind, changedAt, reason, before, after }, changedBy }) => ({
    _id: id,
    kind,
    changedBy,
    changedAt: new Date(changedAt).toISOString(),
    reason,
    before: named(before),
    after: named(after),
  }));
}

type Members = QuestionChange['before'];

/** Replaces subject and topic ids in recorded changes by names. */
async function namesIn(
  { read, t: { subjects, topics } }: Store,
  rows: readonly { readonly change: { readonly before: Members; readonly after: Members } }[],
): Promise<(members: Members) => Members> {
  const idsOf = (member: string) =>
    rows.flatMap(({ change: { before, after } }) =>
      [before[member], after[member]].filter((id) => typeof id === 'string'),
    );
  const [subjectRows, topicRows] = await Promise.all([
    read
      .select({ id: subjects.id, name: subjects.name })
      .from(subjects)
      .where(inArray(subjects.id, idsOf('subjectId'))),
    read
      .select({ id: topics.id, name: topics.name })
      .from(topics)
      .where(inArray(topics.id, idsOf('topicId'))),
  ]);
  const names = new Map([...subjectRows, ...topicRows].map(({ id, name }) => [id, name]));
  const nameOf = (id: unknown) => (typeof id === 'string' ? (names.get(id) ?? id) : null);
  return ({ subjectId, topicId, ...others }) => ({
    ...others,
    ...(subjectId !== undefined && { subject: nameOf(subjectId) }),
    ...(topicId !== undefined && { topic: nameOf(topicId) }),
  });
}
