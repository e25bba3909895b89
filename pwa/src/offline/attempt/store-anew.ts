import type { AttemptEvent } from '@exam/shared-schema/attempt';
import type { AttemptRow, ExamDatabase, PackageRow, SessionRow } from '../database/database.ts';

/** Everything that an attempt needs on the device, as a room has it in memory. */
export interface WholeAttempt {
  readonly row: AttemptRow;
  readonly paper: PackageRow;
  /** The whole log in order. */
  readonly events: readonly AttemptEvent[];
  /** The session of its user; null for a guest. */
  readonly session: SessionRow | null;
}

/** The tables that `storeAnew` writes. */
export const wholeAttemptTables = ({ attempts, events, packages, session, meta }: ExamDatabase) => [
  attempts,
  events,
  packages,
  session,
  meta,
];

/**
 * AT26: whether the browser has cleared this site's storage since the attempt was started: then the device's id is gone
 * as well, which stays if an attempt is deleted.
 */
export async function isCleared(
  database: Pick<ExamDatabase, 'attempts' | 'meta'>,
  { attemptId, deviceId }: Pick<AttemptRow, 'attemptId' | 'deviceId'>,
): Promise<boolean> {
  const row = await database.attempts.get(attemptId);
  return row === undefined && (await database.meta.get('deviceId'))?.value !== deviceId;
}

/**
 * AT26: stores an attempt again after the browser has cleared this site's storage; to be called in a transaction. Its
 * user stays signed in, unless a user has signed in since.
 * @returns false if the storage was not cleared; then nothing is changed.
 */
export async function storeAnew(database: ExamDatabase, whole: WholeAttempt): Promise<boolean> {
  const { row, paper, events, session } = whole;
  const { attemptId, deviceId } = row;
  if (!(await isCleared(database, row))) return false;
  await database.attempts.add(row);
  // An event that was written after the storage was cleared and before that was noticed is there already.
  await database.events.bulkPut(events.map((event) => ({ ...event, attemptId })));
  await database.packages.put(paper);
  if (session !== null && (await database.session.count()) === 0) await database.session.add(session);
  await database.meta.put({ key: 'deviceId', value: deviceId });
  return true;
}
