import { SYNC_BATCH_BYTES, syncAttempts } from '@exam/shared-schema/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { batchesWithinBytes } from './batches.ts';

const MOST = 100;
const bytesOf = (batch: readonly string[]) => new TextEncoder().encode(JSON.stringify(batch)).length;

describe('what waits, in calls', () => {
  it('[AC41] is all sent, in its order, and several together stay within the bytes of a call', () => {
    const texts = fc.array(fc.string({ maxLength: 150, unit: fc.constantFrom('a', 'é', '"', '語') }));
    fc.assert(
      fc.property(texts, (entries) => {
        const batches = batchesWithinBytes(entries, (entry) => entry, MOST);
        expect(batches.flat()).toEqual(entries);
        for (const batch of batches) {
          expect(batch.length).toBeGreaterThan(0);
          if (batch.length > 1) expect(bytesOf(batch)).toBeLessThanOrEqual(MOST + 1);
        }
      }),
    );
  });

  it('[AC41] does not cut what fits: five usual hand-ins are one call', () => {
    const usual = Array.from({ length: 5 }, () => 'x'.repeat(16_000));
    expect(batchesWithinBytes(usual, (entry) => entry)).toHaveLength(1);
    expect(syncAttempts.bodyLimit).toBeGreaterThan(SYNC_BATCH_BYTES);
  });
});
