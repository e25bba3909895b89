import type { Call, CallAnswer, CallArguments } from '@exam/shared-schema/contract';
import type { ExamDatabase } from './database.ts';

/** A call whose answer may be cached on the device: one that only reads, so it has no body. */
export type SeenCall = Call & { readonly body: undefined };

export interface SeenAnswer<A> {
  readonly answer: A;
  /** When the server sent it, epoch ms; shown as its age while offline. */
  readonly storedAt: number;
}

/** The owner of answers that are the same for every user. */
export const ANYONE = 'anyone';

/** Use is recorded at most this often, ms, because every write flushes the disk. */
const LOOK_INTERVAL_MS = 24 * 60 * 60_000;

/**
 * The owner of a call's cached answers (PK6): ANYONE for a public call, the signed-in user for any other. For a
 * public call with private answers it is the user, who also sees the answers of ANYONE.
 * @returns null if signed out and the call needs a user.
 */
export function ownerOf(call: Pick<Call, 'access' | 'isPrivate'>, userId: string | null): string | null {
  if (call.access !== 'public') return userId;
  return call.isPrivate === undefined ? ANYONE : (userId ?? ANYONE);
}

/** The owner of one answer; null if it is private and the user is signed out. */
function ownerOfAnswer<C extends SeenCall>(call: C, owner: string, answer: CallAnswer<C>): string | null {
  if (call.isPrivate === undefined) return owner;
  if (!call.isPrivate(answer)) return ANYONE;
  return owner === ANYONE ? null : owner;
}

/** The cache key: the call's name and its arguments in a fixed order. */
export function seenKey(call: SeenCall, { params = {}, query = {} }: CallArguments<SeenCall>): string {
  return `${call.name} ${inOrder(params as object)} ${inOrder(query as object)}`;
}

/** Arguments are flat, so sorting by name is enough. */
function inOrder(values: object): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return JSON.stringify(given.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The name of the call that a key belongs to. */
export function callOfKey(key: string): string {
  return key.slice(0, key.indexOf(' '));
}

/**
 * The answer that `owner` saw last. It is validated against the call's schema: one that another version of the app
 * stored and that does not match counts as absent and is fetched again.
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

/** @param owner from `ownerOf`; an answer that is not private is stored for ANYONE. */
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

/** Deletes an answer that is known to be outdated; the next screen that needs it asks the server. */
export async function forgetSeen<C extends SeenCall>(
  database: ExamDatabase,
  owner: string,
  call: C,
  args: CallArguments<C>,
): Promise<void> {
  await database.seenAnswers.delete([owner, seenKey(call, args)]);
}

/** Records the use of answers, so that they are not removed; at most once a day per answer. */
export async function noteLooked(
  database: ExamDatabase,
  owner: string,
  keys: readonly string[],
): Promise<void> {
  const now = database.edge.now();
  // Checked by reading first, because even an empty write makes all readers of the table wait for the disk.
  const old = await database.seenAnswers
    .where('[owner+key]')
    .anyOf(keys.flatMap((key) => [owner, ANYONE].map((of) => [of, key])))
    .and(({ lookedAt }) => Math.abs(now - lookedAt) >= LOOK_INTERVAL_MS)
    .primaryKeys();
  if (old.length > 0)
    await database.seenAnswers.bulkUpdate(old.map((key) => ({ key, changes: { lookedAt: now } })));
}
