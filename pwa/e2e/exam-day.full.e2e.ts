import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { newestLog, readCaches, readDatabase } from './support/device-storage.ts';
import { makeEncryptedExam, WORD } from './support/encrypted-exam.ts';
import { savePaper, signIn, submitExam, waitSaved } from './support/student.ts';
import { useWorld } from './support/world.ts';

const TITLE = 'Final of the walrus';

describe('[ED1] [ED3] [ED6] a paper that opens at the bell without a network', () => {
  const world = useWorld();

  it('is saved before, cannot be read, opens by its code with the server stopped, and is handed in', async () => {
    const { url } = world.server;
    const { id, code, opensAt, ask } = await makeEncryptedExam(url, TITLE, 60_000);

    const page = await world.page();
    await signIn(page, url);
    await savePaper(page, url, TITLE);
    const kept = JSON.stringify(await readDatabase(page)) + JSON.stringify(await readCaches(page));
    expect(kept).toContain(TITLE);
    expect(kept).not.toContain(WORD);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(WORD);

    await world.server.stop();
    const cold = await world.reopen('close');
    // ED19: as a camera opens it from the sheet of codes.
    await cold.goto(`${url}/exam/${id}/start#code=${code}`);
    await cold.getByRole('heading', { name: 'Saved, and closed until the exam opens' }).waitFor();
    await setTimeout(Math.max(0, opensAt + 1000 - Date.now()));
    expect(await cold.getByLabel('Opening code').inputValue()).toBe(
      `${code.slice(0, 5)}-${code.slice(5, 10)}-${code.slice(10)}`,
    );
    expect(new URL(cold.url()).hash).toBe('');
    await cold.getByRole('button', { name: 'Open', exact: true }).click();
    await cold.getByRole('button', { name: 'Start Test' }).click();
    await cold.getByRole('button', { name: 'Continue (Normal Mode)' }).click();
    await cold.getByRole('heading', { name: /^Question 1 / }).waitFor();
    await cold.getByText(new RegExp(WORD)).first().waitFor();
    await cold.keyboard.press('1');
    await waitSaved(cold);
    await submitExam(cold);
    await cold.getByRole('heading', { name: 'Handed in on this device' }).waitFor();
    const { events } = await newestLog(cold);
    expect(events[0]).toMatchObject({ type: 'started', opened: { by: 'code' } });

    world.server = await world.server.restart();
    await expect
      .poll(async () => (await readDatabase(cold))['receipts']?.length, { timeout: 60_000, interval: 500 })
      .toBe(1);
    const { userId } = (await newestLog(cold)).attempt;
    expect(userId).toBeTruthy();
    const day = (await ask('GET', `admin/test-papers/${id}/exam-day`))['data'] as {
      groups: { counts: { handedIn: number } }[];
    };
    expect(day.groups[0]?.counts.handedIn).toBe(1);
  });
});
