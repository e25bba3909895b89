import type { AttemptResult } from '@exam/shared-schema/contract';
import { describe, expect, it } from 'vitest';
import { accepted, entry, failure, FakeDevice, head, receiptFor, success } from '../../test/fake-outbox.ts';
import { backOff } from './back-off.ts';
import { drainOutbox } from './drain.ts';

describe('[SY4] what leaves the outbox', () => {
  it('[SY4] is what the server receipted, duplicates included', async () => {
    const device = new FakeDevice([entry('a1'), entry('a2')], (ids) =>
      success(ids.map((id) => accepted(id, id === 'a2' ? 'duplicate' : 'accepted'))),
    );
    expect(await drainOutbox(device)).toEqual({ accepted: 2, refused: 0, waiting: 0, nextTryAt: null });
    expect(device.outbox).toEqual([]);
    expect(device.receipts.map((receipt) => receipt.attemptId)).toEqual(['a1', 'a2']);
  });

  it('[SY11] is also what a newer server scored in words that this app cannot read', async () => {
    const results = { receipt: receiptFor('a1'), status: 'weighed' };
    const device = new FakeDevice([entry('a1')], () =>
      success([{ attemptId: 'a1', status: 'accepted', results }]),
    );
    expect(await drainOutbox(device)).toMatchObject({ accepted: 1, waiting: 0 });
    expect(device.results).toEqual([null]);
  });

  it('[SY4] is nothing whose receipt is for another attempt or another log', async () => {
    for (const wrong of [
      { ...receiptFor('a1'), head: head('b') },
      { ...receiptFor('a1'), attemptId: 'a9' },
    ]) {
      const device = new FakeDevice([entry('a1')], () =>
        success([{ attemptId: 'a1', status: 'accepted', results: { receipt: wrong } as AttemptResult }]),
      );
      expect((await drainOutbox(device)).waiting).toBe(1);
      expect(device.receipts).toEqual([]);
    }
  });

  it('[SY4] is nothing when the answer is shorter than the question', async () => {
    const device = new FakeDevice([entry('a1'), entry('a2')], (ids) => success([accepted(ids[0] ?? '')]));
    await drainOutbox(device);
    expect(device.outbox.map((row) => [row.attemptId, row.lastError?.code])).toEqual([['a2', 'NO_RECEIPT']]);
  });
});

describe('[SY2] a line that fails', () => {
  it('[SY2] keeps everything, and comes back later each time but never later than ten seconds', async () => {
    const device = new FakeDevice([entry('a1')], () => failure('NETWORK', 0));
    const delays: number[] = [];
    for (let round = 0; round < 8; round += 1) {
      const report = await drainOutbox(device);
      delays.push((report.nextTryAt ?? 0) - device.time);
      device.time = report.nextTryAt ?? 0;
    }
    expect(delays.slice(0, 4)).toEqual([1_000, 2_000, 4_000, 8_000]);
    for (let tries = 1; tries < 30; tries += 1) expect(backOff(tries, 60_000, 1)).toBeLessThan(10_000);
  });

  it('[SY2] does not send again before it is due, unless asked by hand', async () => {
    const device = new FakeDevice([entry('a1', { nextTryAt: 2_000_000 })], (ids) =>
      success(ids.map((id) => accepted(id))),
    );
    await drainOutbox(device);
    expect(device.sent).toEqual([]);
    await drainOutbox(device, true);
    expect(device.outbox).toEqual([]);
  });

  // Found by the simulator: a clock that was moved back by an hour in the middle of an outage.
  it('[SY2] does not wait for a clock that was set back', async () => {
    const device = new FakeDevice([entry('a1')], () => failure('NETWORK', 0));
    await drainOutbox(device);
    device.time -= 3_600_000;
    device.answer = (ids) => success(ids.map((id) => accepted(id)));
    expect(await drainOutbox(device)).toMatchObject({ accepted: 1, waiting: 0 });
  });

  it('[SY2] does not take a clock that was set forward for a long failure', () => {
    expect(backOff(5, 86_400_000, 1)).toBeLessThan(10_000);
    expect(backOff(500, 86_400_000, 1)).toBeGreaterThan(10_000);
  });

  it("[SY2] obeys the server's Retry-After, and waits ten seconds where somebody asks for more", async () => {
    for (const [code, status, asked, least] of [
      ['RATE_LIMITED', 429, 6_000, 6_000],
      ['OVERLOADED', 503, 10_000, 10_000],
      ['OVERLOADED', 503, 45_000, 10_000],
      ['RATE_LIMITED', 429, 3_600_000, 10_000],
    ] as const) {
      const device = new FakeDevice([entry('a1')], () => failure(code, status, asked));
      const report = await drainOutbox(device);
      const delay = (report.nextTryAt ?? 0) - device.time;
      expect(delay).toBeGreaterThanOrEqual(least);
      expect(delay).toBeLessThan(least + 1_000);
      expect(device.outbox[0]?.state).toBe('waiting');
    }
  });

  it('[SY2] repeats at once what was given up because it hung, and says how often that was', async () => {
    let hanging = 2;
    const device = new FakeDevice([entry('a1'), entry('a2')], (ids) =>
      (hanging -= 1) < 0 ? success(ids.map((id) => accepted(id))) : failure('STALLED', 0),
    );
    expect(await drainOutbox(device)).toMatchObject({ accepted: 2, waiting: 0 });
    expect(device.stalls).toEqual([0, 1, 2]);
  });

  it('[SY2] leaves what hangs again and again to the next drain, which is due at once', async () => {
    const device = new FakeDevice([entry('a1')], () => failure('STALLED', 0));
    expect(await drainOutbox(device)).toMatchObject({ waiting: 1, nextTryAt: device.time });
    expect(device.stalls).toEqual([0, 1, 2, 3]);
    device.answer = () => failure('NETWORK', 0);
    await drainOutbox(device);
    expect(device.stalls).toEqual([0, 1, 2, 3, 4]);
    expect(device.outbox).toMatchObject([{ stalls: 0 }]);
  });

  it('[SY2] stops at the first batch that gets no answer', async () => {
    const rows = Array.from({ length: 12 }, (_, index) => entry(`a${index}`));
    const device = new FakeDevice(rows, () => failure('NETWORK', 0));
    await drainOutbox(device);
    expect(device.sent).toHaveLength(1);
    expect(device.outbox).toHaveLength(12);
  });
});

describe('[SY5] what the server will not take', () => {
  it('[SY5] stays on the device, marked, and blocks nothing behind it', async () => {
    const rows = [entry('a1'), entry('poison'), entry('a3')];
    const device = new FakeDevice(rows, (ids) =>
      success(
        ids.map((id) =>
          id === 'poison'
            ? { attemptId: id, status: 'rejected', code: 'MALFORMED_ATTEMPT', message: 'No.' }
            : accepted(id),
        ),
      ),
    );
    expect(await drainOutbox(device)).toMatchObject({ accepted: 2, refused: 1, waiting: 0 });
    expect(device.outbox).toMatchObject([
      { attemptId: 'poison', state: 'refused', lastError: { message: 'No.' } },
    ]);
  });

  it('[SY5] is found one by one when the server refuses the batch as a whole', async () => {
    const rows = [entry('a1'), entry('huge'), entry('a3')];
    const device = new FakeDevice(rows, (ids) =>
      ids.includes('huge') ? failure('TOO_LARGE', 413) : success(ids.map((id) => accepted(id))),
    );
    expect(await drainOutbox(device)).toMatchObject({ accepted: 2, refused: 1 });
    expect(device.outbox).toMatchObject([{ attemptId: 'huge', state: 'refused' }]);
  });

  it('[SY5] does not hold up the others when its own log cannot be read', async () => {
    const device = new FakeDevice([entry('broken'), entry('a2')], (ids) =>
      success(ids.map((id) => accepted(id))),
    );
    device.unreadable.add('broken');
    expect(await drainOutbox(device)).toMatchObject({ accepted: 1, waiting: 1 });
    expect(device.outbox).toMatchObject([{ attemptId: 'broken', lastError: { code: 'UNREADABLE' } }]);
  });

  it('[SY7] a refused session is no refusal of the attempt', async () => {
    const device = new FakeDevice([entry('a1')], () => failure('UNAUTHENTICATED', 401));
    expect(await drainOutbox(device)).toMatchObject({ refused: 0, waiting: 1 });
  });
});

describe('[ST12] an attempt whose seal is not final yet', () => {
  it('[ST12] is not sent, backs off, and holds up no other', async () => {
    const device = new FakeDevice([entry('early'), entry('a2')], (ids) =>
      success(ids.map((id) => accepted(id))),
    );
    device.unconfirmed.add('early');
    const report = await drainOutbox(device);
    expect(device.sent).toEqual([['a2']]);
    expect(report).toMatchObject({ accepted: 1, waiting: 1, nextTryAt: device.time + 1_000 });
    expect(device.outbox).toMatchObject([{ attemptId: 'early', tries: 1, lastError: { code: 'NETWORK' } }]);
    await drainOutbox(device);
    expect(device.sent).toHaveLength(1);
  });
});
