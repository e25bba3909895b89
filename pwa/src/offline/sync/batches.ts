import { SYNC_BATCH_BYTES } from '@exam/shared-schema/contract';

/**
 * AC41: splits the waiting attempts into calls that the server accepts: a batch has at most SYNC_BATCH_BYTES, and a
 * larger attempt gets a call of its own. The order is kept.
 * @param bodyOf the attempt as it is sent.
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

/** Includes the comma of the JSON array. */
function bytesOf(body: unknown): number {
  return new TextEncoder().encode(JSON.stringify(body)).length + 1;
}
