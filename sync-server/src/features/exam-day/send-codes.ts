import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { shownOpeningCode } from '@exam/shared-schema/exam-day';
import type { Context } from '../../context.ts';
import { recordChange } from '../../crud/index.ts';
import { AppError } from '../../http/index.ts';
import { enqueue, handle, repeat, type JobHandler, type JobKind } from '../../jobs/index.ts';
import { requirePaper, type NamedPaper } from './encrypt-paper.ts';
import { countReachable, reachableStudent, reachableStudents, type GroupRow } from './group-students.ts';
import { openingCodeFor } from './secrets.ts';

// ED18: no job holds a code or a number: both are read when the message is sent.

interface GroupOfPaper {
  readonly groupId: string;
}

const sendCodesKind: JobKind<GroupOfPaper> = {
  kind: 'send-opening-codes',
  payload: z.object({ groupId: z.string() }),
};

interface OneMessage extends GroupOfPaper {
  readonly userId: string;
}

const sendCodeKind: JobKind<OneMessage> = {
  kind: 'send-opening-code',
  payload: z.object({ groupId: z.string(), userId: z.string() }),
};

/** Students whose messages are enqueued in one transaction, and begin within this time, ms, so that other jobs have a turn. */
const AT_ONCE = 50;
const PAUSE_MS = 2_000;

const NOT_ENCRYPTED = 'This paper is not encrypted.';
const NO_SMS = 'This installation cannot send SMS: no gateway is configured.';
const NO_NUMBER = 'No student of this group has a phone number.';
const tooMany = (students: number, most: number) =>
  `${students} students of this group have a phone number, and at most ${most} SMS are sent a day (SMS_PER_DAY).`;

/**
 * ED18: sends a group its code by SMS, to all of its students with a phone number.
 * @returns how many students that are.
 * @throws AppError NOT_FOUND; CONFLICT with the reason.
 */
export function sendCodes(
  context: Context,
  named: NamedPaper,
  { groupId, by }: GroupOfPaper & { readonly by: string },
): Promise<number> {
  const { store, messaging } = context;
  const { t } = store;
  return store.write(async (queries) => {
    const paper = await requirePaper(t, queries, named);
    if (paper.keyId === null) throw new AppError('CONFLICT', NOT_ENCRYPTED);
    const [group] = await queries
      .select()
      .from(t.paperGroups)
      .where(and(eq(t.paperGroups.id, groupId), eq(t.paperGroups.paperId, paper.id)));
    if (group === undefined) throw new AppError('NOT_FOUND');
    if (messaging.sms === null) throw new AppError('CONFLICT', NO_SMS);
    const students = await countReachable(t, queries, group);
    if (students === 0) throw new AppError('CONFLICT', NO_NUMBER);
    if (students > messaging.smsPerDay)
      throw new AppError('CONFLICT', tooMany(students, messaging.smsPerDay));
    await recordChange(context, queries, {
      ...{ userId: by, kind: 'papers', thingId: paper.id, action: 'update' },
      before: {},
      after: { codesSent: group.name, students },
    });
    await enqueue(context, queries, sendCodesKind, { groupId });
    return students;
  });
}

export function sendCodesJobs(context: Context): JobHandler[] {
  return [
    handle(sendCodesKind, ({ groupId }, { signal }) => enqueueMessages(context, groupId, signal)),
    handle(sendCodeKind, (message) => sendCode(context, message)),
  ];
}

/** A run that is repeated, or asked for twice, enqueues for nobody again: each message has a key of its own. */
async function enqueueMessages(context: Context, groupId: string, signal: AbortSignal): Promise<void> {
  const { store, clock } = context;
  let after = '';
  let runAt = clock.now();
  await repeat(signal, () =>
    store.write(async (queries) => {
      const group = await findGroup(context, groupId);
      if (group === undefined) return false;
      const next = await reachableStudents(store.t, queries, group, { after, limit: AT_ONCE });
      for (const { userId } of next) {
        const dedupeKey = `opening-code ${groupId} ${userId}`;
        await enqueue(context, queries, sendCodeKind, { groupId, userId }, { runAt, dedupeKey });
      }
      after = next.at(-1)?.userId ?? after;
      runAt += PAUSE_MS;
      return next.length === AT_ONCE;
    }),
  );
}

async function findGroup({ store: { read, t } }: Context, id: string): Promise<GroupRow | undefined> {
  const [group] = await read.select().from(t.paperGroups).where(eq(t.paperGroups.id, id));
  return group;
}

/** Sends nothing that is of no use any more. @throws if the gateway did not take it; then it is tried again. */
async function sendCode(context: Context, { groupId, userId }: OneMessage): Promise<void> {
  const { store, clock, installation, messaging } = context;
  const { read, t } = store;
  const group = await findGroup(context, groupId);
  if (group === undefined || messaging.sms === null) return;
  const [paper] = await read.select().from(t.papers).where(eq(t.papers.id, group.paperId));
  if (paper === undefined || paper.keyId === null) return;
  if (paper.closesAt !== null && paper.closesAt <= clock.now()) return;
  const student = await reachableStudent(t, read, group, userId);
  if (student === undefined) return;
  const name = { testId: paper.id, keyId: paper.keyId };
  const code = shownOpeningCode(openingCodeFor(installation, name, group.id));
  const text = `${code} opens the paper '${paper.title}' in Prep. Type it on the page of the paper when the exam begins.`;
  await messaging.sms.send({ to: student.phone, text, code });
}
