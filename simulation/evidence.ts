import { answersOf, type AttemptEvent, type AttemptState } from '@exam/shared-schema/attempt';
import {
  eventsOf,
  stateOf,
  type AttemptRow,
  type OutboxRow,
  type ReceiptRow,
} from '../pwa/src/offline/index.ts';
import { listedAnswer } from '@exam/shared-schema/question-types';
import type { ResultRow } from '../pwa/src/offline/database/database.ts';
import type { Store } from '../sync-server/src/database/index.ts';
import type { SimSeat, World } from './world.ts';

type Rows<T extends keyof Store['t']> = Store['t'][T] extends { $inferSelect: infer Row } ? Row[] : never;

/** The final data of the server. */
interface ServerEvidence {
  readonly attempts: Rows<'attempts'>;
  readonly superseded: Rows<'supersededAttempts'>;
  /** `events`: the text of the log. */
  readonly drafts: { readonly attemptId: string; readonly events: string }[];
}

/** The final data of one attempt on one device. */
export interface AttemptEvidence {
  readonly row: AttemptRow;
  readonly events: readonly AttemptEvent[];
  readonly state: AttemptState;
  readonly outbox: OutboxRow | undefined;
  readonly receipt: ReceiptRow | undefined;
  readonly result: ResultRow | undefined;
}

export interface DeviceEvidence {
  readonly seat: SimSeat;
  /** The user of the device's session at the end; null if signed out. */
  readonly signedInAs: string | null;
  readonly attempts: readonly AttemptEvidence[];
  readonly packageOwners: ReadonlySet<string>;
}

export interface Evidence {
  readonly server: ServerEvidence;
  readonly devices: readonly DeviceEvidence[];
}

export async function gather(world: World): Promise<Evidence> {
  const { life } = world.server;
  if (life === null) throw new Error('The server is not running after healing');
  const devices: DeviceEvidence[] = [];
  for (const seat of world.seats) devices.push(await gatherDevice(seat));
  return { server: await gatherServer(life.context.store), devices };
}

async function gatherServer({ read, t }: Store): Promise<ServerEvidence> {
  const attempts = await read.select().from(t.attempts);
  const superseded = await read.select().from(t.supersededAttempts);
  const parts = await read.select().from(t.draftEvents).orderBy(t.draftEvents.fromSeq);
  const drafts = (await read.select().from(t.attemptDrafts)).map(({ attemptId }) => ({
    attemptId,
    events: parts
      .filter((part) => part.attemptId === attemptId)
      .map((part) => part.events)
      .join(','),
  }));
  return { attempts, superseded, drafts };
}

/** Reads the disk, also of a lost device, to know its attempts. */
async function gatherDevice(seat: SimSeat): Promise<DeviceEvidence> {
  const page = [...seat.device.pages][0] ?? seat.device.openBeside();
  const { database } = page;
  const attempts: AttemptEvidence[] = [];
  for (const row of await database.attempts.toArray()) {
    attempts.push({
      row,
      events: await eventsOf(database, row.attemptId),
      state: await stateOf(database, row),
      outbox: await database.outbox.get(row.attemptId),
      receipt: await database.receipts.get(row.attemptId),
      result: await database.results.get(row.attemptId),
    });
  }
  const packageOwners = new Set((await database.packages.toArray()).map(({ userId }) => userId));
  const signedInAs = (await database.session.get('current'))?.user._id ?? null;
  return { seat, attempts, packageOwners, signedInAs };
}

/** Whether the log has an answer that is not among the options: the server refuses such an attempt permanently. */
export function isPoisoned({ events }: AttemptEvidence): boolean {
  return events.some(
    (event) => event.type === 'answered' && listedAnswer(event.answer)[0] === 'no-such-option',
  );
}

export function answersOn({ state }: AttemptEvidence, questionIds: readonly string[]) {
  return answersOf(state, questionIds);
}
