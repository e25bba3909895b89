import { createPublicKey, verify } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { receiptText } from '@exam/shared-schema/attempt';
import { migrationsDirectory, type TestStore } from './support/engine.ts';
import { dataIn } from './support/read.ts';
import { expectedOf, openReleased, releasedVersions } from './released/open-released.ts';
import { everyRow } from './released/rows.ts';
import { PASSWORD, startTestServer } from './support/test-server.ts';

// A column that is renamed or moved on purpose, and rows that a migration adds, are named here with their decision.

describe.each(releasedVersions)('the database of version %s', (version) => {
  const { rows, results } = expectedOf(version);
  let opened: TestStore;

  beforeAll(async () => {
    opened = await openReleased(version, migrationsDirectory);
  });

  afterAll(() => opened.close());

  test('holds a row of everything that a school leaves behind', () => {
    const empty = Object.keys(rows).filter((name) => rows[name]?.length === 0);
    expect(empty).toEqual([]);
  });

  test('opens with every row and every value', async () => {
    const now = await everyRow(opened.store);
    for (const [name, before] of Object.entries(rows)) {
      const after = now[name] ?? [];
      expect(after.length, name).toBe(before.length);
      for (const row of before) expect(after, name).toContainEqual(expect.objectContaining(row));
    }
  });

  test('lets a student log in, and shows the same results with receipts that verify', async () => {
    const server = await startTestServer({}, { store: opened.store });
    const body = { email: 'asha@example.com', password: PASSWORD };
    const { token } = (await server.ask('POST', '/api/auth/login', { body })).json as { token: string };
    const { keys } = dataIn<PublishedKeys>(await server.ask('GET', '/api/receipts/key'));
    for (const [id, result] of Object.entries(results)) {
      // As with the rows, later versions add members and change none.
      expect(dataIn(await server.ask('GET', `/api/test-attempts/${id}`, { token }))).toMatchObject(result);
      const { signature, ...receipt } = result.receipt;
      const x = keys.find(({ keyId }) => keyId === receipt.keyId)?.publicKey ?? '';
      const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
      const text = Buffer.from(receiptText(receipt));
      expect(verify(null, text, key, Buffer.from(signature, 'base64url'))).toBe(true);
    }
    await server.close();
  });
});

interface PublishedKeys {
  readonly keys: readonly { readonly keyId: string; readonly publicKey: string }[];
}
