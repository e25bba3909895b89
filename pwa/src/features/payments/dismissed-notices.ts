import { MOST_NOTICES, noteSeenNotices } from '@exam/shared-schema/contract';
import { useLiveQuery } from 'dexie-react-hooks';
import * as z from 'zod/mini';
import { database } from '../../offline/index.ts';
import { serverCall } from '../../state/index.ts';

/** What this user has dismissed on this device, and had a system notice of. */
const keptSchema = z.object({
  hidden: z.array(z.string()),
  /** Those of which the server does not know yet. */
  unsent: z.array(z.string()),
  told: z.array(z.string()),
});
type Kept = z.infer<typeof keptSchema>;

const NOTHING: Kept = { hidden: [], unsent: [], told: [] };
/** The server tells of a notice until it knows that it was seen. */
const MOST_KEPT = 200;

const keyOf = (userId: string) => `payment-notices ${userId}`;

/** Ids of what the user has dismissed; undefined until it was read. */
export function useDismissed(userId: string): ReadonlySet<string> | undefined {
  return useLiveQuery(async () => new Set((await read(userId)).hidden), [userId]);
}

/** It does not come back, also where the server cannot be told of it now. */
export async function dismissNotice(userId: string, id: string): Promise<void> {
  await change(userId, (kept) => ({
    ...kept,
    hidden: [...kept.hidden, id],
    unsent: [...kept.unsent, id],
  }));
  await sendDismissed(userId);
}

/** Tells the server of what was dismissed while it could not be reached. */
export async function sendDismissed(userId: string): Promise<void> {
  const { unsent } = await read(userId);
  const ids = unsent.slice(0, MOST_NOTICES);
  if (ids.length === 0) return;
  const result = await serverCall(noteSeenNotices, { body: { ids } });
  // What the server refuses for good is refused again.
  if (!result.ok && (result.kind === 'network' || result.status >= 500 || result.status === 401)) return;
  await change(userId, (kept) => ({ ...kept, unsent: kept.unsent.filter((id) => !ids.includes(id)) }));
}

/** @returns whether the user has had no system notice of it yet; from now on they have. */
export function noteTold(userId: string, id: string): Promise<boolean> {
  return database.transaction('rw', database.meta, async () => {
    const kept = await read(userId);
    if (kept.told.includes(id)) return false;
    await write(userId, { ...kept, told: [...kept.told, id] });
    return true;
  });
}

function change(userId: string, how: (kept: Kept) => Kept): Promise<void> {
  return database.transaction('rw', database.meta, async () => write(userId, how(await read(userId))));
}

async function read(userId: string): Promise<Kept> {
  const row = await database.meta.get(keyOf(userId));
  return keptSchema.safeParse(row?.value).data ?? NOTHING;
}

async function write(userId: string, { hidden, unsent, told }: Kept): Promise<void> {
  const value = {
    hidden: hidden.slice(-MOST_KEPT),
    unsent: unsent.slice(-MOST_KEPT),
    told: told.slice(-MOST_KEPT),
  };
  await database.meta.put({ key: keyOf(userId), value });
}
