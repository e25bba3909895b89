import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { receiptText, type Receipt } from '@exam/shared-schema/attempt';
import type { AttemptOnWire } from '@exam/shared-schema/contract';
import { createPublicKey, verify } from 'node:crypto';
import { DATABASE_FILE } from '../../src/database/index.ts';
import { makeDirectory, removeDirectory, STARTS_WITHIN_MS } from './support/bounds.ts';
import { readKept } from './support/database-file.ts';
import { handInAll, handInTogether, issueDemoPaper, sealedAttempt } from './support/school.ts';
import { killAll, runCommand, startServer, stop } from './support/server-process.ts';
import { itInFull } from '../../../scripts/vitest/size.ts';

let place: string;
let data: string;
let backup: string;

beforeEach(() => {
  place = makeDirectory();
  data = path.join(place, 'data');
  backup = path.join(place, 'backup.sqlite');
});

afterEach(() => {
  killAll();
  removeDirectory(place);
});

const idOf = ({ attemptId }: AttemptOnWire) => attemptId ?? '';

interface PublishedKeys {
  readonly data: { readonly keys: readonly { readonly keyId: string; readonly publicKey: string }[] };
}

/** Checks a receipt as a device does, by the keys that the server publishes. */
async function receiptCheck(address: string): Promise<(receipt: Receipt) => boolean> {
  const { data: published } = (await (await fetch(`${address}/api/receipts/key`)).json()) as PublishedKeys;
  const keys = new Map(
    published.keys.map(({ keyId, publicKey }) => [
      keyId,
      createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' }),
    ]),
  );
  return ({ signature, ...unsigned }) => {
    const key = keys.get(unsigned.keyId);
    const text = Buffer.from(receiptText(unsigned));
    return key !== undefined && verify(null, text, key, Buffer.from(signature, 'base64url'));
  };
}

test(
  '[SY10] drill: a backup under load, more hand-ins, the database destroyed, the backup restored, everything sent again: nothing is missing',
  async () => {
    const server = startServer(data);
    const address = await server.address;
    const issued = await issueDemoPaper(address);
    const attempts = Array.from({ length: 240 }, (_, index) => sealedAttempt(issued, `drill-${index}`));
    let written: ReturnType<typeof runCommand> | undefined;
    const { acknowledged } = await handInAll(address, attempts, (soFar) => {
      if (soFar === 40) written = runCommand('backup-command.ts', [backup], data);
    });
    const { code, said } = await (written as ReturnType<typeof runCommand>);
    expect([code, said]).toEqual([0, expect.stringContaining('integrity ok')]);
    const late = Array.from({ length: 20 }, (_, index) => sealedAttempt(issued, `late-${index}`));
    const after = await handInAll(address, late);
    const before = readKept(data, [...attempts, ...late].map(idOf));
    const inBackup = readKept(place, [], 'backup.sqlite').attempts;
    expect(inBackup).toBeGreaterThanOrEqual(40);
    expect(inBackup).toBeLessThan(before.attempts);

    await stop(server, 'SIGKILL');
    for (const name of readdirSync(data).filter((file) => file.startsWith(DATABASE_FILE)))
      writeFileSync(path.join(data, name), 'destroyed');
    const restored = await runCommand('restore-command.ts', [backup], data);
    expect([restored.code, restored.said]).toEqual([0, expect.stringContaining(`attempts: ${inBackup}`)]);

    const again = startServer(data);
    const isSigned = await receiptCheck(await again.address);
    const everything = [...acknowledged, ...after.acknowledged];
    expect(everything.every(({ receipt }) => isSigned(receipt))).toBe(true);
    const synced = await handInTogether(await again.address, [...attempts, ...late]);
    expect(synced.filter(({ status }) => status === 'duplicate')).toHaveLength(inBackup);
    expect(synced.filter(({ status }) => status === 'accepted')).toHaveLength(before.attempts - inBackup);
    expect(synced.every(({ results }) => results !== undefined && isSigned(results.receipt))).toBe(true);
    const kept = readKept(data, [...attempts, ...late].map(idOf));
    expect([...kept.receipts.keys()]).toEqual([...before.receipts.keys()]);
    expect([kept.attempts, kept.superseded]).toEqual([before.attempts, 0]);
    await stop(again);
  },
  3 * STARTS_WITHIN_MS,
);

itInFull(
  'a restore is refused while a server runs and for what is no sound backup; a good one keeps the database it replaces',
  async () => {
    const server = startServer(data);
    const address = await server.address;
    await handInAll(address, [sealedAttempt(await issueDemoPaper(address), 'first')]);
    expect((await runCommand('backup-command.ts', [backup], data)).code).toBe(0);
    const refused = await runCommand('restore-command.ts', [backup], data);
    expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('stop the server first')]);
    await handInAll(address, [sealedAttempt(await issueDemoPaper(address), 'second')]);
    await stop(server);

    const damaged = path.join(place, 'damaged.sqlite');
    writeFileSync(damaged, 'SQLite format 3\0 and nothing more');
    expect((await runCommand('restore-command.ts', [damaged], data)).code).toBe(1);
    expect(readKept(data, []).attempts).toBe(2);

    expect((await runCommand('restore-command.ts', [backup], data)).code).toBe(0);
    expect(readKept(data, []).attempts).toBe(1);
    const kept = readdirSync(data).find((name) => name.startsWith('replaced-')) ?? '';
    expect(readKept(path.join(data, kept), ['second']).receipts.size).toBe(1);
    expect(existsSync(path.join(data, `${DATABASE_FILE}.coming`))).toBe(false);
  },
  4 * STARTS_WITHIN_MS,
);

itInFull(
  'a backup that cannot be written leaves the one before it and says why',
  async () => {
    const server = startServer(data);
    await server.address;
    const nowhere = path.join(place, 'file', 'backup.sqlite');
    writeFileSync(path.join(place, 'file'), '');
    const { code, said } = await runCommand('backup-command.ts', [nowhere], data);
    expect([code, said]).toEqual([1, expect.stringMatching(/EEXIST|ENOTDIR/)]);
    rmSync(path.join(place, 'file'));
    expect(await stop(server)).toBe(0);
  },
  2 * STARTS_WITHIN_MS,
);
