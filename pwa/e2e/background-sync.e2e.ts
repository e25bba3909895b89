import type { CDPSession } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readDatabase } from './support/device-storage.ts';
import { receivedAttempts } from './support/server-database.ts';
import { SHORT_PAPER, startExam, submitExam, waitSaved } from './support/student.ts';
import { useWorld } from './support/world.ts';

/** The id by which DevTools knows the app's worker. */
function registrationOf(session: CDPSession, origin: string): Promise<string> {
  return new Promise((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (ours !== undefined) resolve(ours.registrationId);
    });
    void session.send('ServiceWorker.enable');
  });
}

describe('[SY2] the worker', () => {
  const world = useWorld([SHORT_PAPER]);

  it('[SY2] hands in with no page of the app open, when the browser wakes it', async () => {
    const page = await world.page();
    await page.goto(world.server.url);
    await startExam(page, SHORT_PAPER);
    await page.keyboard.press('1');
    await waitSaved(page);
    await world.server.stop();
    await submitExam(page);
    await page.getByRole('heading', { name: 'Handed in on this device' }).waitFor();
    const session = await page.context().newCDPSession(page);
    const registrationId = await registrationOf(session, world.server.url);
    await page.goto('about:blank');

    world.server = await world.server.restart();
    const tag = 'drain-outbox-test';
    await session.send('ServiceWorker.dispatchSyncEvent', {
      origin: world.server.url,
      registrationId,
      tag,
      lastChance: false,
    });
    await expect.poll(() => receivedAttempts(world.server.dataDir), { timeout: 11_000 }).toBe(1);

    await page.goto(`${world.server.url}/sync`);
    await page.getByText('Received by the server').waitFor();
    expect((await readDatabase(page))['outbox']).toEqual([]);
  });
});
