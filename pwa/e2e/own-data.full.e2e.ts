import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findingsEverywhere } from './support/accessibility.ts';
import { addClassmates } from './support/classmates.ts';
import { readDatabase } from './support/device-storage.ts';
import { startExam, STUDENT, submitExam, waitSaved } from './support/student.ts';
import { useWorld } from './support/world.ts';

/** Ten questions in two sections. */
const GATE = 'GATE Aptitude Mini';
/** Of fifteen marks; most in the middle. */
const SCORES = Array.from({ length: 60 }, (_, place) => Math.round((place % 12) + (place % 5) - 1));

const world = useWorld([GATE]);

describe('[ST61] a student’s rank', () => {
  let address = '';

  it('[RK3] comes later while few have sat the paper', async () => {
    const page = await world.page();
    await page.goto(world.server.url);
    await startExam(page, GATE);
    await page.keyboard.press('1');
    await waitSaved(page);
    await submitExam(page);
    await page.getByRole('heading', { name: 'Exam Completed!' }).waitFor();
    await page.getByText('Your rank comes later').waitFor();
    address = new URL(page.url()).pathname;
  });

  it('[ST61] stands beside the result with its picture, and offline as it was seen last', async () => {
    await world.server.stop();
    addClassmates(world.server.dataDir, SCORES);
    world.server = await world.server.restart();
    const page = await world.page();
    await page.goto(world.server.url + address);
    const card = page.getByRole('region', { name: 'Your rank' });
    await card.getByText('of 61').waitFor();
    await card.getByRole('figure', { name: /^Marks of all students/ }).waitFor();
    await card
      .getByText(/^Top 10% from /)
      .first()
      .waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    await world.server.stop();
    await page.reload();
    await card.getByText('of 61').waitFor();
    await card.getByText(/Last loaded/).waitFor();
    world.server = await world.server.restart();
  });
});

describe('[OD1] one’s own data', () => {
  it('[OD2] is prepared in the background and downloaded as a file', async () => {
    const page = await world.page();
    await page.goto(`${world.server.url}/profile/data`);
    await page.getByRole('button', { name: 'Prepare a copy' }).click();
    const download = page.getByRole('button', { name: 'Download' });
    await download.waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
    expect(file.suggestedFilename()).toBe('my-data.zip');
    expect(
      readFileSync(await file.path())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
  });

  it('[OD4] [OD5] [OD7] an account goes with its password, and so does what the device held of it', async () => {
    const page = await world.page();
    await page.goto(`${world.server.url}/profile/data`);
    const ask = async (password: string) => {
      await page.getByLabel('Your password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).waitFor();
    };
    const confirm = () => page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click();
    await ask('not-the-password');
    expect(await findingsEverywhere(page)).toEqual([]);
    await confirm();
    await page.getByText('This password is not right.').waitFor();
    await ask(STUDENT.password);
    await confirm();
    await page.getByText('Your account was deleted.').waitFor();
    await page.getByRole('link', { name: 'Register' }).first().waitFor();
    const kept = await readDatabase(page);
    for (const table of ['packages', 'attempts', 'events', 'results', 'session'])
      expect(kept[table] ?? [], table).toEqual([]);
  });
});
