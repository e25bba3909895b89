import type { Call, CallAnswer, CallArguments } from '@exam/shared-schema/contract';
import type { ExamDatabase } from './database.ts';

/** A call whose answer may be kept on the device: one that only reads, so it has no body. */
export type SeenCall = Call & { readonly body: undefined };

export interface SeenAnswer<A> {
  readonly answer: A;
  /** When it came from the server, epoch milliseconds: shown as its age while offline. */
  readonly storedAt: number;
}

/** The owner of answers that are the same for everybody. */
export const ANYONE = 'anyone';

/** A look is written down at most this often, milliseconds, because every write costs a flush of the disk. */
const LOOK_INTERVAL_MS = 24 * 60 * 60_000;

/**
 * Whose answers of a call are shown and kept (PK6): of a public call anyone's, of any other the signed-in user's. Of a
 * public call with private answers they are the user's, who sees anyone's too.
 * @returns null where nobody is signed in and the call needs somebody.
 */
export function ownerOf(call: Pick<Call, 'access' | 'isPrivate'>, userId: string | null): string | null {
  if (call.access !== 'public') return userId;
  return call.isPrivate === undefined ? ANYONE : (userId ?? ANYONE);
}

/** The same of one answer; null where it is private and nobody is signed in. */
function ownerOfAnswer<C extends SeenCall>(call: C, owner: string, answer: CallAnswer<C>): string | null {
  if (call.isPrivate === undefined) return owner;
  if (!call.isPrivate(answer)) return ANYONE;
  return owner === ANYONE ? null : owner;
}

/** Under which an answer is kept: the call's name and its arguments, in one order whatever order they were written in. */
export function seenKey(call: SeenCall, { params = {}, query = {} }: CallArguments<SeenCall>): string {
  return `${call.name} ${inOrder(params as object)} ${inOrder(query as object)}`;
}

/** Arguments are flat: their names in order are order enough. */
function inOrder(values: object): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return JSON.stringify(given.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The name of the call that a key is for. */
export function callOfKey(key: string): string {
  return key.slice(0, key.indexOf(' '));
}

/**
 * An answer as `owner` has last seen it. It is checked against the call's schema: one that another version of the app kept, and
 * that does not fit this one, counts as not seen and is fetched again.
 */
export async function readSeen<C extends SeenCall>(
  database: ExamDatabase,
  owner: string,
  call: C,
  args: CallArguments<C>,
): Promise<SeenAnswer<CallAnswer<C>> | null> {
  const key = seenKey(call, args);
  const own = await database.seenAnswers.get([owner, key]);
  const row = own ?? (call.isPrivate && (await database.seenAnswers.get([ANYONE, key])));
  if (row === undefined) return null;
  const parsed = call.answer.safeParse(row.answer);
  return parsed.success ? { answer: parsed.data as CallAnswer<C>, storedAt: row.storedAt } : null;
}

/** @param owner as `ownerOf` says; an answer that is not private is kept for anyone. */
export async function keepSeen<C extends SeenCall>(
  database: ExamDatabase,
  owner: string,
  call: C,
  args: CallArguments<C>,
  answer: CallAnswer<C>,
): Promise<void> {
  const now = database.edge.now();
  const key = seenKey(call, args);
  const keptFor = ownerOfAnswer(call, owner, answer);
  if (keptFor === null) return;
  await database.seenAnswers.put({ owner: keptFor, key, answer, storedAt: now, lookedAt: now });
}

/** An answer that is known to be out of date; the next screen that needs it asks the server. */
export async function forgetSeen<C extends SeenCall>(
  database: ExamDatabase,
  owner: string,
  call: C,
  args: CallArguments<C>,
): Promise<void> {
  await database.seenAnswers.delete([owner, seenKey(call, args)]);
}

/** Marks answers as used, so that they are not removed. Once a day is enough, and only then is anything written. */
export async function noteLooked(
  database: ExamDatabase,
  owner: string,
  keys: readonly string[],
): Promise<void> {
  const now = database.edge.now();
  // Told by reading: a write, even of nothing, makes every reader of the table wait for the disk.
  const old = await database.seenAnswers
    .where('[owner+key]')
    .anyOf(keys.flatMap((key) => [owner, ANYONE].map((of) => [of, key])))
    .and(({ lookedAt }) => Math.abs(now - lookedAt) >= LOOK_INTERVAL_MS)
    .primaryKeys();
  if (old.length > 0)
    await database.seenAnswers.bulkUpdate(old.map((key) => ({ key, changes: { lookedAt: now } })));
}
