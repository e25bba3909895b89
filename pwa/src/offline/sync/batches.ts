import { SYNC_BATCH_BYTES } from '@exam/shared-schema/contract';

/**
 * AC41: cuts attempts that wait into calls that the server takes: several have SYNC_BATCH_BYTES together at most, and one
 * that is larger goes alone. Their order stays.
 * @param bodyOf the attempt as it travels.
 */
export function batchesWithinBytes<Entry>(
  entries: readonly Entry[],
  bodyOf: (entry: Entry) => unknown,
  mostBytes = SYNC_BATCH_BYTES,
): Entry[][] {
  const batches: Entry[][] = [];
  let room = 0;
  for (const entry of entries) {
    const bytes = bytesOf(bodyOf(entry));
    if (bytes > room) {
      batches.push([]);
      room = mostBytes;
    }
    batches.at(-1)?.push(entry);
    room -= bytes;
  }
  return batches;
}

/** With the comma that stands between two. */
function bytesOf(body: unknown): number {
  return new TextEncoder().encode(JSON.stringify(body)).length + 1;
}
