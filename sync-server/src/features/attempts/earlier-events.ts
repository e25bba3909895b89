import {
  isKnownEvent,
  type AttemptEvent,
  type AttemptHeader,
  type HandInEvent,
} from '@exam/shared-schema/attempt';
import type { Store } from '../../database/index.ts';
import { findDraft, readDraftEvents } from './queries.ts';

/** ST13: a log that resumes from another device's draft goes on from the answers in it. @param first of the log. */
export async function earlierEvents(
  store: Store,
  header: AttemptHeader,
  first: HandInEvent | undefined,
): Promise<AttemptEvent[]> {
  if (first === undefined || !isKnownEvent(first)) return [];
  if (first.type !== 'resumed' || first.head === undefined) return [];
  const draft = await findDraft(store, store.read, header.attemptId);
  const isSame = draft?.userId === header.userId && draft.packageVersion === header.packageVersion;
  if (!isSame) return [];
  const events = await readDraftEvents(store, store.read, header.attemptId);
  const last = events.findIndex((event) => event.hash === first.head);
  return events.slice(0, last + 1);
}
