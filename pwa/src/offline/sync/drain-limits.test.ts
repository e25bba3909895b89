import type { AttemptResult, SyncedAttempt } from '@exam/shared-schema/contract';
import { describe, expect, it } from 'vitest';
import { accepted, entry, failure, FakeDevice, receiptFor, success } from '../../test/fake-outbox.ts';
import { backOff } from './back-off.ts';
import { drainOutbox } from './drain.ts';

const HALF_AN_HOUR = 30 * 60_000;

const acceptsAll = (ids: string[]) => success(ids.map((id) => accepted(id)));
const many = (count: number) => Array.from({ length: count }, (_, place) => entry(`a${place}`));
const rejects = (code: string, more: Partial<SyncedAttempt> = {}) => {
  const answer: SyncedAttempt = { attemptId: 'a1', status: 'rejected', code, message: 'No.', ...more };
  return () => success([answer]);
};

describe('[SY2] how long an entry waits', () => {
  it.each([
    ['a hundred failures', 100, HALF_AN_HOUR + 1, 8_000],
    ['half an hour', 101, HALF_AN_HOUR, 8_000],
    ['both of them', 101, HALF_AN_HOUR + 1, 60_000],
    ['failures alone', 5_000, 60_000, 8_000],
  ])('[SY2] patience begins after more than half an hour and a hundred failures: %s', (_what, ...given) => {
    const [tries, failingForMs, delayMs] = given;
    expect(backOff(tries, failingForMs, 0.5)).toBe(delayMs);
  });

  it('[SY2] a fifth less to a fifth more, by chance, in whole milliseconds', () => {
    expect([0, 1 / 3, 1].map((chance) => backOff(1, 0, chance))).toEqual([800, 933, 1_200]);
  });

  it('[SY2] counts from the first failure, which the entry keeps', async () => {
    const firstAt = 1_000_000;
    const failing = (firstFailureAt: number | null) =>
      new FakeDevice([entry('a1', { tries: 150, firstFailureAt })], () => failure('NETWORK', 0));
    for (const [failedForMs, delayMs] of [
      [HALF_AN_HOUR + 1, 60_000],
      [60_000, 8_000],
    ] as const) {
      const device = failing(firstAt);
      device.time = firstAt + failedForMs;
      expect((await drainOutbox(device)).nextTryAt).toBe(device.time + delayMs);
      expect(device.outbox).toMatchObject([{ firstFailureAt: firstAt, tries: 151 }]);
    }
    const first = failing(null);
    await drainOutbox(first);
    expect(first.outbox).toMatchObject([{ firstFailureAt: first.time }]);
  });

  it('[SY2] Retry-After is spread over half a second, in whole milliseconds', async () => {
    for (const [chance, delayMs] of [
      [0, 9_000],
      [1 / 3, 9_167],
      [1, 9_500],
    ] as const) {
      const device = new FakeDevice([entry('a1')], () => failure('OVERLOADED', 503, 9_000));
      device.chance = chance;
      expect((await drainOutbox(device)).nextTryAt).toBe(device.time + delayMs);
    }
  });

  it('[SY2] a failure of just now or earlier does not shorten the wait', async () => {
    for (const agoMs of [0, 1]) {
      const device = new FakeDevice([], acceptsAll);
      const lastError = { at: device.time - agoMs, code: 'NETWORK', message: '' };
      device.outbox = [entry('a1', { nextTryAt: device.time + 1, lastError })];
      await drainOutbox(device);
      expect(device.sent).toEqual([]);
    }
  });
});

describe('[SY2] what goes in one call', () => {
  it('[SY2] five attempts at most, and all of them in one drain', async () => {
    const device = new FakeDevice(many(12), acceptsAll);
    expect(await drainOutbox(device)).toMatchObject({ accepted: 12, waiting: 0 });
    expect(device.sent.map((ids) => ids.length)).toEqual([5, 5, 2]);
  });

  it('[SY5] nothing that was refused for good, though it is asked for by hand', async () => {
    const device = new FakeDevice([entry('a1', { state: 'refused' })], acceptsAll);
    expect(await drainOutbox(device, true)).toMatchObject({ accepted: 0, waiting: 0, nextTryAt: null });
    expect(device.sent).toEqual([]);
  });

  it('[SY5] no call at all where no log can be read', async () => {
    const device = new FakeDevice([entry('a1')], acceptsAll);
    device.unreadable.add('a1');
    expect(await drainOutbox(device)).toMatchObject({ accepted: 0, refused: 0, waiting: 1 });
    expect(device.sent).toEqual([]);
  });

  it('[SY5] a batch that cannot be read holds up no batch behind it', async () => {
    const device = new FakeDevice(many(6), acceptsAll);
    for (const { attemptId } of device.outbox.slice(0, 5)) device.unreadable.add(attemptId);
    expect(await drainOutbox(device)).toMatchObject({ accepted: 1, waiting: 5 });
  });
});

const FINAL = ['MALFORMED_ATTEMPT', 'VALIDATION', 'NOT_ISSUED', 'FORBIDDEN', 'REFUSED', 'TOO_LARGE'];

describe('[SY5] what is final', () => {
  it.each(FINAL)('[SY5] %s, of an attempt or of the call that brought it alone', async (code) => {
    for (const answer of [rejects(code), () => failure(code, 422)]) {
      const device = new FakeDevice([entry('a1')], answer);
      expect(await drainOutbox(device)).toMatchObject({ refused: 1, waiting: 0 });
      expect(device.outbox).toMatchObject([{ state: 'refused', tries: 1, lastError: { code } }]);
    }
  });

  it.each(['UNAUTHENTICATED', 'OVERLOADED', 'NOT_READY', 'INTERNAL'])(
    '[SY5] not %s: the attempt is sent again',
    async (code) => {
      for (const answer of [rejects(code), () => failure(code, 500)]) {
        const device = new FakeDevice([entry('a1')], answer);
        expect(await drainOutbox(device)).toMatchObject({ refused: 0, waiting: 1 });
        expect(device.outbox).toMatchObject([{ state: 'waiting', tries: 1, lastError: { code } }]);
      }
    },
  );

  it('[SY4] neither a rejection with a receipt nor an acceptance without one ends it', async () => {
    const results = { receipt: receiptFor('a1') } as AttemptResult;
    const rejected = new FakeDevice([entry('a1')], rejects('INTERNAL', { results }));
    expect(await drainOutbox(rejected)).toMatchObject({ accepted: 0, waiting: 1 });
    const bare = new FakeDevice([entry('a1')], rejects('VALIDATION', { status: 'accepted' }));
    expect(await drainOutbox(bare)).toMatchObject({ accepted: 0, refused: 0, waiting: 1 });
    const silent = new FakeDevice([entry('a1')], () => success([]));
    await drainOutbox(silent);
    expect(silent.outbox[0]?.lastError?.message).toBe('An unexpected error occurred.');
  });
});

describe('[ST54] what an entry says of its last try', () => {
  it.each([
    [
      'a refusal without a sentence',
      rejects('REFUSED', { message: '' }),
      'Submission failed. Please try again.',
    ],
    ['a server error for it alone', rejects('INTERNAL'), 'Server error occurred during submission.'],
    ['a server error', () => failure('INTERNAL', 500), 'Server error occurred during submission.'],
  ])('[ST54] %s', async (_what, answer, message) => {
    const device = new FakeDevice([entry('a1')], answer);
    await drainOutbox(device);
    expect(device.outbox).toMatchObject([{ lastError: { message } }]);
  });

  it('[ST54] nothing of the errors of the device itself', async () => {
    const device = new FakeDevice([entry('a1')], acceptsAll);
    device.body = () => Promise.reject(new Error('IDBObjectStore: no such key'));
    await drainOutbox(device);
    expect(device.outbox).toMatchObject([{ lastError: { message: 'An unexpected error occurred.' } }]);
  });
});

describe('[SY5] a batch that is refused as a whole', () => {
  it('[SY2] is not sent one by one where the reason may pass', async () => {
    const device = new FakeDevice(many(3), () => failure('OVERLOADED', 503));
    expect(await drainOutbox(device)).toMatchObject({ accepted: 0, refused: 0, waiting: 3 });
    expect(device.sent).toHaveLength(1);
  });

  it('[SY2] is sent one by one until the line goes down, and nothing after it', async () => {
    const device = new FakeDevice(many(6), (ids) =>
      ids.length > 1 ? failure('TOO_LARGE', 413) : failure('NETWORK', 0),
    );
    expect(await drainOutbox(device)).toMatchObject({ accepted: 0, refused: 0, waiting: 6 });
    expect(device.sent.map((ids) => ids.length)).toEqual([5, 1]);
    expect(device.outbox.map(({ tries }) => tries)).toEqual([1, 0, 0, 0, 0, 0]);
  });

  it('[SY5] holds up no batch behind it', async () => {
    const device = new FakeDevice(many(6), (ids) =>
      ids.includes('a1') ? failure('TOO_LARGE', 413) : acceptsAll(ids),
    );
    expect(await drainOutbox(device)).toMatchObject({ accepted: 5, refused: 1, waiting: 0 });
  });
});
