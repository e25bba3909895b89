import {
  foldAttempt,
  genesisHash,
  nextEvent,
  verifyChain,
  type AttemptEvent,
  type AttemptState,
} from '@exam/shared-schema/attempt';
import type { CallAnswer, getProgress } from '@exam/shared-schema/contract';
import { openRoom } from './attempt-room.ts';
import { headerOf, newAttempt, timingOf } from './attempts.ts';
import type { AttemptRow, ExamDatabase, PackageRow } from './database.ts';
import { deviceId, deviceNow, sha256 } from './device.ts';
import { readTicket } from './read-ticket.ts';

export type Draft = CallAnswer<typeof getProgress>['data'];

/** Where a draft's log stands, and how the clock stood by the server's time. */
interface Standing {
  readonly state: AttemptState;
  readonly elapsedMs: number;
}

/**
 * ST13: goes on here with an attempt that another device began, from the log that the server has. It is one chain: the
 * log is taken over whole, so that it can be handed in whatever becomes of the other device or of the draft.
 * @param saved the very version of the paper that the attempt is sat on.
 * @returns null where the log does not hold together.
 */
export async function continueFromDraft(
  database: ExamDatabase,
  saved: PackageRow,
  draft: Draft,
): Promise<AttemptRow | null> {
  const row = await rowOf(database, saved, draft);
  const genesis = genesisHash(headerOf(row), sha256);
  const chain = verifyChain({ nextSeq: 0, head: genesis }, draft.events, sha256);
  if (!chain.ok || chain.head !== draft.head || draft.events.length === 0) return null;
  const standing = standingOf(genesis, row, draft);
  const resumed = resumedEvent(database, standing);
  const begun = { ...row, ...startOf(standing, draft) };
  return database.transaction('rw', database.attempts, database.events, async () => {
    const there = await database.attempts.get(row.attemptId);
    if (there !== undefined) return there;
    const { attemptId } = row;
    await database.attempts.add(begun);
    await database.events.bulkAdd([...draft.events, resumed].map((event) => ({ ...event, attemptId })));
    return begun;
  });
}

/** With the time that its own ticket gives, which the saved paper's newer ticket need not. */
async function rowOf(
  database: ExamDatabase,
  saved: PackageRow,
  { attemptId, ticket, acknowledgedSeq }: Draft,
): Promise<AttemptRow> {
  const { extraTimePercent } = readTicket(ticket);
  const row = newAttempt({ ...saved, ticket, extraTimePercent }, await deviceId(database), attemptId);
  return { ...row, acknowledgedSeq: acknowledgedSeq + 1 };
}

/** AT20: on a paper whose clock runs on, it has run on since the last event, by the server's time alone. */
function standingOf(genesis: string, row: AttemptRow, { events, lastEventAt, now }: Draft): Standing {
  const state = foldAttempt(genesis, events, timingOf(row));
  const since = row.timingPolicy === 'pausable' ? 0 : Math.max(0, now - lastEventAt);
  return { state, elapsedMs: Math.round(state.clock.elapsedMs + since) };
}

function resumedEvent(database: ExamDatabase, { state, elapsedMs }: Standing): AttemptEvent {
  const now = deviceNow(database.edge);
  const { session } = now;
  const action = { type: 'resumed', session, reason: 'other-device', head: state.head, elapsedMs } as const;
  return nextEvent(state, action, now, sha256);
}

/** ST12: the two together are the start by the server's time, whatever the first device's clock said. */
function startOf(
  { state }: Standing,
  { lastEventAt }: Draft,
): Pick<AttemptRow, 'startedAt' | 'startOffsetMs'> {
  const byServer = lastEventAt - state.clock.elapsedMs;
  return { startedAt: state.startedAt, startOffsetMs: Math.round(byServer - state.startedAt) };
}

/**
 * SY6: hands in what this device has of an attempt that another one went on with, because the student says so. The
 * first of the two that the server gets is scored, the other is kept as superseded.
 * @returns false where it is not on this device any more, or is open in another tab.
 */
export async function handInMoved(database: ExamDatabase, attemptId: string): Promise<boolean> {
  await database.attempts
    .where('attemptId')
    .equals(attemptId)
    .and(({ status }) => status === 'moved')
    .modify({ status: 'open' });
  const opened = await openRoom(database, attemptId);
  if (opened.kind === 'sealed') return true;
  if (opened.kind !== 'open') return false;
  await opened.room.seal('student');
  await opened.room.close();
  return true;
}
