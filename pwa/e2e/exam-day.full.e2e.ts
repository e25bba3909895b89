import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { paperEdit, stateTag, type ManagedPaper } from '@exam/shared-schema/contract';
import { sha256 } from './support/digest.ts';
import { newestLog, readCaches, readDatabase } from './support/device-storage.ts';
import { makePaper, signInByCall } from './support/made-paper.ts';
import { savePaper, signIn, submitExam, waitSaved } from './support/student.ts';
import { useWorld } from './support/world.ts';

const TITLE = 'Final of the walrus';
/** A word of the questions that is nowhere else. */
const WORD = 'walrusquestion';

const question = (thing: string) => ({
  text: `What is the ${WORD} of the ${thing}?`,
  options: [
    { text: `${WORD} one`, isRight: true },
    { text: `${WORD} two`, isRight: false },
  ],
});

describe('[ED1] [ED3] [ED6] a paper that opens at the bell without a network', () => {
  const world = useWorld();

  it('is saved before, cannot be read, opens by its code with the server stopped, and is handed in', async () => {
    const { url } = world.server;
    const group = { type: 'MCQ', marks: '4', penalty: '1', partial: 'none' };
    const questions = ['glacier', 'delta', 'dune'].map(question);
    const id = await makePaper(url, TITLE, [{ title: 'One', group, questions }]);
    const token = await signInByCall(url);
    const ask = async (method: string, path: string, body?: object, more: Record<string, string> = {}) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...more };
      const answer = await fetch(`${url}/api/${path}`, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
      return JSON.parse(text) as Record<string, unknown>;
    };
    const list = await ask('GET', `admin/get_test_papers?search=${encodeURIComponent(TITLE)}`);
    const [row] = list['papers'] as ManagedPaper[];
    if (row === undefined) throw new Error('The paper is not in the list');
    const opensAt = Date.now() + 60_000;
    const window = { opensAt: iso(opensAt), closesAt: iso(opensAt + 3_600_000) };
    await ask('PUT', `admin/test-papers/${id}/settings`, window, {
      'if-match': `"${stateTag(paperEdit, row, sha256)}"`,
    });
    await ask('POST', `admin/test-papers/${id}/exam-day`, {});
    const shown = await ask('POST', `admin/test-papers/${id}/exam-day/codes`);
    const [{ code = '' } = {}] = shown['data'] as { code: string }[];

    const page = await world.page();
    await signIn(page, url);
    await savePaper(page, url, TITLE);
    const kept = JSON.stringify(await readDatabase(page)) + JSON.stringify(await readCaches(page));
    expect(kept).toContain(TITLE);
    expect(kept).not.toContain(WORD);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(WORD);

    await world.server.stop();
    const cold = await world.reopen('close');
    await cold.goto(`${url}/exam/${id}/start`);
    await cold.getByRole('heading', { name: 'Saved, and closed until the exam opens' }).waitFor();
    await setTimeout(Math.max(0, opensAt + 1000 - Date.now()));
    await cold.getByLabel('Opening code').fill(code.toLowerCase());
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

const iso = (at: number) => new Date(at).toISOString();
