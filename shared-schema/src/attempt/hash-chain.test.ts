import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sha256 } from './testing.ts';
import { genesisHash, shortFingerprint, verifyChain } from './hash-chain.ts';
import { HEADER, ScriptedDevice } from './testing.ts';

function loggedDevice(): ScriptedDevice {
  const device = new ScriptedDevice(sha256).start();
  device.wait(900).log({ type: 'visited', questionId: 'q1' });
  device.wait(4_000).log({ type: 'answered', questionId: 'q1', answer: ['b', 'a'] });
  return device.wait(10).log({ type: 'sealed', by: 'student', elapsedMs: 4_910 });
}

describe('[AT2] the hash chain', () => {
  it('[AT2] verifies an untouched log and answers its head', () => {
    const { events, genesis } = loggedDevice();
    expect(verifyChain({ nextSeq: 0, head: genesis }, events, sha256)).toEqual({
      ok: true,
      head: events.at(-1)?.hash,
    });
  });

  it('[AT2] verifies a delta from where the last one ended', () => {
    const { events } = loggedDevice();
    const start = { nextSeq: 2, head: events[1]?.hash ?? '' };
    expect(verifyChain(start, events.slice(2), sha256).ok).toBe(true);
  });

  it('[AT2] finds any single changed, dropped, doubled or exchanged event', () => {
    const { events, genesis } = loggedDevice();
    fc.assert(
      fc.property(fc.nat(events.length - 1), fc.integer({ min: 0, max: 4 }), (index, how) => {
        const forged = structuredClone(events);
        const event = forged[index];
        if (event === undefined) return;
        if (how === 0) event.at += 1;
        if (how === 1) event.mono += 1;
        if (how === 2) forged.splice(index, 1);
        if (how === 3) forged.splice(index, 0, event);
        if (how === 4) event.hash = event.hash.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
        const check = verifyChain({ nextSeq: 0, head: genesis }, forged, sha256);
        const cutAtTheEnd = how === 2 && index === events.length - 1;
        expect(check.ok).toBe(cutAtTheEnd);
      }),
    );
  });

  it('[AT2] binds the log to attempt, user, paper and package version', () => {
    const { events } = loggedDevice();
    for (const key of ['attemptId', 'userId', 'testId', 'packageVersion'] as const) {
      const head = genesisHash({ ...HEADER, [key]: 'another' }, sha256);
      expect(verifyChain({ nextSeq: 0, head }, events, sha256)).toEqual({
        ok: false,
        brokenAt: 0,
        reason: 'hash',
      });
    }
  });

  it('shows a head as eight digits that people can read to each other', () => {
    expect(shortFingerprint('0'.repeat(64))).toBe('0000-0000');
    expect(shortFingerprint('f'.repeat(64))).toBe('ZZZZ-ZZZZ');
    expect(shortFingerprint('0000000001' + 'f'.repeat(54))).toBe('0000-0001');
  });
});
