import { and, asc, eq } from 'drizzle-orm';
import type { CallInput, ExamDay, rehearseExamDay } from '@exam/shared-schema/contract';
import { questionTypeNames, questionTypes } from '@exam/shared-schema/question-types';
import { saveWithin, type NewQuestion } from '../../bank/save-questions.ts';
import { isoOrNull } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { recordChange, refused } from '../../crud/index.ts';
import { BANK, PUBLISHING, type Queries, type Tables, type Transaction } from '../../database/index.ts';
import { AppError } from '../../http/index.ts';
import { keepEmptyPaper, placeSections } from '../../papers/create-paper.ts';
import { publishWithin } from '../../papers/publish-paper.ts';
import {
  groupsOf,
  keepGroups,
  newGroup,
  requirePaper,
  type NamedPaper,
  type PaperRow,
} from './encrypt-paper.ts';

const MINUTES = 5;
const LONGEST_TITLE = 100;
const NOT_ENCRYPTED = 'Encrypt the paper first: a rehearsal is for the same groups.';
const RELEASED = 'The key of this paper has been released already.';
const IS_REHEARSAL = 'This is a rehearsal already.';
const PAST = 'This time has passed. Choose a later time.';
const TOO_LATE = 'The exam opens before this time. Choose an earlier time.';

interface Rehearsing {
  /** Epoch ms. */
  readonly opensAt: number;
  /** The user who makes it. */
  readonly by: string;
}

/**
 * ED20: a paper of one question for the same groups, encrypted as the exam is. It is made inactive, because the codes are
 * stretched outside the transaction, and nobody may read it meanwhile.
 * @returns its id.
 * @throws AppError NOT_FOUND; CONFLICT with the reason; VALIDATION.
 */
export async function makeRehearsal(
  context: Context,
  named: NamedPaper,
  { opensAt: at }: CallInput<typeof rehearseExamDay>['body'],
  by: string,
): Promise<string> {
  const { store, ids } = context;
  const { t } = store;
  const rehearsing = { opensAt: Date.parse(at), by };
  const id = await store.write(async (queries) => {
    await queries.lock(BANK);
    await queries.lock(PUBLISHING);
    const exam = await requireRehearsable(context, queries, named, rehearsing.opensAt);
    return keepPaper(context, queries, exam, rehearsing);
  });
  const keyId = ids.next();
  const groups = await groupsOf(t, store.read, named.id);
  const rows: Tables['paperGroups']['$inferInsert'][] = [];
  for (const { kind, groupId, name } of groups)
    rows.push(await newGroup(context, { testId: id, keyId }, { kind, groupId, name }));
  await store.write(async (queries) => {
    await queries.lock(PUBLISHING);
    await queries.update(t.papers).set({ isActive: true }).where(eq(t.papers.id, id));
    await keepGroups(context, queries, { id, scope: named.scope }, { keyId, rows, by });
  });
  return id;
}

async function requireRehearsable(
  { store: { t }, clock }: Context,
  queries: Queries,
  named: NamedPaper,
  opensAt: number,
): Promise<PaperRow> {
  const exam = await requirePaper(t, queries, named);
  const now = clock.now();
  if (exam.encryptedUntil === null) throw new AppError('CONFLICT', NOT_ENCRYPTED);
  if (exam.rehearsalOf !== null) throw new AppError('CONFLICT', IS_REHEARSAL);
  if (exam.encryptedUntil <= now) throw new AppError('CONFLICT', RELEASED);
  if (opensAt <= now) throw refused('opensAt', PAST, PAST);
  if (opensAt >= exam.encryptedUntil) throw refused('opensAt', TOO_LATE, TOO_LATE);
  return exam;
}

/** It can be sat until the exam opens, and is found where the exam is found. */
async function keepPaper(
  context: Context,
  queries: Transaction,
  exam: PaperRow,
  { opensAt, by }: Rehearsing,
): Promise<string> {
  const { store, ids } = context;
  const { t } = store;
  const [question] = await saveWithin(context, queries, [newQuestion(ids.next())]);
  const closesAt = exam.encryptedUntil as number;
  const id = await keepEmptyPaper(context, queries, {
    title: `Rehearsal: ${exam.title}`.slice(0, LONGEST_TITLE),
    description: 'One question, to try out before the exam that this device can open it.',
    ...{ categoryId: exam.categoryId, subjectIds: [], durationMinutes: MINUTES, difficultyLevel: 1 },
    ...{ createdBy: by, isActive: false, opensAt, closesAt },
  });
  const { organisationId, isForBatches } = exam;
  await queries
    .update(t.papers)
    .set({ organisationId, isForBatches, rehearsalOf: exam.id })
    .where(eq(t.papers.id, id));
  const places = question === undefined ? [] : [{ questionId: question.id }];
  await placeSections(context, queries, { id, sections: [{ title: 'Rehearsal', questions: places }] });
  await publishWithin(context, queries, id);
  if (isForBatches) await copyAssignments(context, queries, exam.id, { id, opensAt, closesAt });
  await recordChange(context, queries, {
    ...{ userId: by, kind: 'papers', thingId: id, action: 'create' },
    before: undefined,
    after: { rehearsalOf: exam.title, opensAt: isoOrNull(opensAt) },
  });
  return id;
}

/** BA14: a paper for batches is found only where it is assigned. */
async function copyAssignments(
  { store: { t }, ids, clock }: Context,
  queries: Queries,
  examId: string,
  {
    id: paperId,
    opensAt,
    closesAt,
  }: { readonly id: string; readonly opensAt: number; readonly closesAt: number },
): Promise<void> {
  const { assignments, papers } = t;
  const those = await queries
    .select({ batchId: assignments.batchId, organisationId: assignments.organisationId })
    .from(assignments)
    .where(eq(assignments.paperId, examId));
  if (those.length === 0) return;
  const window = { opensAt, closesAt, heldUntil: closesAt, createdAt: clock.now() };
  await queries
    .insert(assignments)
    .values(those.map((batch) => ({ id: ids.next(), paperId, ...batch, ...window })));
  await queries.update(papers).set({ assignedUntil: closesAt }).where(eq(papers.id, paperId));
}

/** The rehearsals of an exam, newest first. */
export async function rehearsalsOf(
  { papers }: Tables,
  queries: Queries,
  examId: string,
): Promise<ExamDay['rehearsals']> {
  const rows = await queries
    .select({ _id: papers.id, title: papers.title, encryptedUntil: papers.encryptedUntil })
    .from(papers)
    .where(and(eq(papers.rehearsalOf, examId), eq(papers.isActive, true)))
    .orderBy(asc(papers.encryptedUntil), asc(papers.id));
  return rows.map((row) => ({ ...row, encryptedUntil: isoOrNull(row.encryptedUntil) }));
}

/**
 * One of its own for each rehearsal, because a question of an encrypted paper is nowhere else (ED13).
 * @param sourceKey of the question.
 */
function newQuestion(sourceKey: string): NewQuestion {
  const type = questionTypeNames.find((name) => questionTypes[name].options === 'one');
  const key = type && questionTypes[type].keyOfCorrectAnswer('ready');
  if (type === undefined || !key) throw new Error('No type of question has one right option');
  return { ...QUESTION, type, key, sourceKey };
}

const QUESTION = {
  text: 'This is a rehearsal of the exam day. Choose the option that says Ready.',
  options: [
    { _id: 'ready', text: 'Ready' },
    { _id: 'not-ready', text: 'Not ready' },
  ],
  difficulty: 1,
  translations: {
    hi: {
      text: 'यह परीक्षा के दिन का अभ्यास है। वह विकल्प चुनें जिसमें तैयार लिखा है।',
      options: [
        { _id: 'ready', text: 'तैयार' },
        { _id: 'not-ready', text: 'तैयार नहीं' },
      ],
    },
  },
  sourceName: 'Rehearsals',
};
