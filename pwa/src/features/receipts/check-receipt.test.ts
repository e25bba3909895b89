import { generateKeyPairSync, sign } from 'node:crypto';
import { receiptText, type Receipt } from '@exam/shared-schema/attempt';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkReceipt } from './check-receipt.ts';

const pair = generateKeyPairSync('ed25519');
const publicKey = pair.publicKey.export({ format: 'jwk' }).x as string;
const body = {
  attemptId: 'a1',
  testId: 't1',
  userDigest: '1'.repeat(64),
  head: '2'.repeat(64),
  answersDigest: '3'.repeat(64),
  receivedAt: '2026-01-05T09:00:00.000Z',
  keyId: 'k1',
  backedUpThrough: null,
};
const signature = sign(null, Buffer.from(receiptText(body)), pair.privateKey).toString('base64url');
const receipt: Receipt = { ...body, signature };
const known = { keys: [{ keyId: 'k1', publicKey }], kept: () => Promise.resolve(undefined) };
const check = (text: unknown, more = {}) =>
  checkReceipt(typeof text === 'string' ? text : JSON.stringify(text), { ...known, ...more });

afterEach(() => vi.restoreAllMocks());

describe.each(['by the browser', 'by what is loaded where the browser has no Ed25519'])('%s', (how) => {
  const withoutBrowser = () => {
    if (how === 'by the browser') return;
    vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('No', 'NotSupportedError'));
  };

  it('[SY4] a receipt that the server signed is genuine', async () => {
    withoutBrowser();
    expect(await check(receipt)).toEqual({ kind: 'genuine', receipt });
  });

  it.each(Object.keys(body).filter((member) => member !== 'keyId'))(
    '[SY4] a receipt whose %s was changed is not',
    async (member) => {
      withoutBrowser();
      const value = member === 'receivedAt' || member === 'backedUpThrough' ? '2026-01-06' : '4'.repeat(64);
      expect((await check({ ...receipt, [member]: value })).kind).toBe('altered');
    },
  );

  it('[SY4] a signature that is none fits nothing', async () => {
    withoutBrowser();
    for (const wrong of ['', 'é', 'AAAA', signature.slice(1), `${signature}AAAA`])
      expect((await check({ ...receipt, signature: wrong })).kind).toBe('altered');
  });
});

it('[SY4] what was changed is named where this device has the receipt', async () => {
  const changed = { ...receipt, receivedAt: '2026-01-04T09:00:00.000Z' };
  const kept = () => Promise.resolve(receipt);
  expect(await check(changed, { kept })).toEqual({
    kind: 'altered',
    receipt: changed,
    changed: ['receivedAt'],
  });
});

it('[SY4] a key that was not published is told apart from a signature that does not fit', async () => {
  expect((await check({ ...receipt, keyId: 'k2' })).kind).toBe('unknown-key');
});

it('[SY4] what is no receipt is said to be none, with what it lacks', async () => {
  for (const text of ['', 'receipt', '[]', 'null', '7'])
    expect(await check(text)).toEqual({ kind: 'unreadable', faults: [] });
  const { head: _head, ...headless } = receipt;
  expect(await check({ ...headless, userDigest: 'x' })).toEqual({
    kind: 'unreadable',
    faults: ['userDigest', 'head'],
  });
});
