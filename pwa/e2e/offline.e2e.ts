import { createPublicKey, verify } from 'node:crypto';
import { receiptText, type Receipt } from '@exam/shared-schema/attempt';
import { describe, expect, it } from 'vitest';
import { newestLog, readDatabase } from './support/device-storage.ts';
import { SHORT_PAPER, startExam, submitExam, waitSaved } from './support/student.ts';
import { useWorld } from './support/world.ts';

interface KeyAnswer {
  data: { keys: { keyId: string; publicKey: string }[] };
}

function isSigned(receipt: Receipt, keys: KeyAnswer['data']['keys']): boolean {
  const key = keys.find(({ keyId }) => keyId === receipt.keyId);
  if (key === undefined) return false;
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key.publicKey }, format: 'jwk' });
  return verify(
    null,
    Buffer.from(receiptText(receipt)),
    publicKey,
    Buffer.from(receipt.signature, 'base64url'),
  );
}

describe('an exam with no network', () => {
  const world = useWorld([SHORT_PAPER]);

  it('[AT4] [PK1] [SY2] starts, runs and is handed in with the server stopped after a cold start, and is marked once it is back', async () => {
    await world.server.stop();
    const page = await world.reopen('close');
    await page.goto(world.server.url);
    await startExam(page, SHORT_PAPER);
    await page.keyboard.press('1');
    await page.getByRole('button', { name: 'Save & Next' }).click();
    await page.keyboard.press('2');
    await waitSaved(page);
    await submitExam(page);
    await page.getByRole('heading', { name: 'Handed in on this device' }).waitFor();
    const { attempt, events } = await newestLog(page);
    const head = events.at(-1)?.hash;

    const cold = await world.reopen('close');
    await cold.goto(`${world.server.url}/results/${String(attempt['attemptId'])}`);
    await cold.getByRole('heading', { name: 'Handed in on this device' }).waitFor();

    world.server = await world.server.restart();
    await cold.getByRole('heading', { name: 'Exam Completed!' }).waitFor();
    const stores = await readDatabase(cold);
    expect(stores['outbox']).toEqual([]);
    const receipt = stores['receipts']?.[0]?.['receipt'] as Receipt;
    expect(receipt).toMatchObject({ attemptId: attempt['attemptId'], head });
    const keys = (await (await fetch(`${world.server.url}/api/receipts/key`)).json()) as KeyAnswer;
    expect(isSigned(receipt, keys.data.keys)).toBe(true);
    expect(isSigned({ ...receipt, receivedAt: new Date(0).toISOString() }, keys.data.keys)).toBe(false);
  });

  it('[SY3] an answer that is lost on the way back is asked for again and scored once', async () => {
    const page = await world.page();
    await page.goto(world.server.url);
    await startExam(page, SHORT_PAPER);
    await page.keyboard.press('1');
    await waitSaved(page);
    let lost = 0;
    await page.context().route('**/api/test-attempts/sync', async (route) => {
      if (lost > 0) return route.continue();
      lost += 1;
      await route.fetch();
      return route.abort('connectionreset');
    });
    await submitExam(page);
    await page.getByRole('heading', { name: 'Exam Completed!' }).waitFor();
    await page.context().unrouteAll();
    const token = await page.evaluate(() => localStorage.getItem('token'));
    const mine = await fetch(`${world.server.url}/api/test-attempts/my-attempts`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const answer = (await mine.json()) as { total: number };
    expect(lost).toBe(1);
    expect(answer.total).toBe(2);
  });
});
