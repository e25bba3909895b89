import { describe, expect, it } from 'vitest';
import {
  choose,
  damaged,
  fileFrom,
  pushDraft,
  startForAnotherDevice,
  useOtherDevice,
} from './support/carrying.ts';
import { newestLog, readDatabase } from './support/device-storage.ts';
import { SHORT_PAPER, signIn, startExam, submitExam, waitSaved } from './support/student.ts';
import { useWorld } from './support/world.ts';

describe('a device that meets no network', () => {
  const world = useWorld([SHORT_PAPER]);
  const other = useOtherDevice(world);

  it('[ST15] [SY13] [SY4] hands in by a file that somebody carries, and is done with the receipt that comes back', async () => {
    const page = await world.page();
    await page.goto(world.server.url);
    await world.browser.context.setOffline(true);
    await startExam(page, SHORT_PAPER);
    await page.keyboard.press('1');
    await waitSaved(page);
    await submitExam(page);
    await page.getByRole('heading', { name: 'Handed in on this device' }).waitFor();
    await page.goto(`${world.server.url}/sync`);
    const sealed = await fileFrom(page, `Save as file: ${SHORT_PAPER}`);
    const { attempt } = await newestLog(page);
    expect(sealed.name).toMatch(/^hand-in-[a-z0-9-]+-\d{4}-\d{2}-\d{2}-\w{4}\.txt$/);
    expect(sealed.text).not.toContain(String(attempt['attemptId']));
    expect((await readDatabase(page))['outbox']).toHaveLength(1);

    const carrier = await other.page();
    await carrier.goto(`${world.server.url}/hand-in`);
    await choose(carrier, { ...sealed, text: sealed.text.slice(0, -200) });
    await carrier.getByText('This is not a hand-in file').waitFor();
    await choose(carrier, sealed);
    await carrier.getByText('Received', { exact: true }).waitFor();
    const receipt = await fileFrom(carrier, 'Save receipt file');
    expect(receipt.text).not.toContain(String(attempt['attemptId']));
    expect(await carrier.locator('main').innerText()).not.toMatch(/score|marks/i);

    await page.goto(`${world.server.url}/hand-in`);
    await choose(page, damaged(receipt));
    await page.getByText('This receipt was changed or damaged').waitFor();
    expect((await readDatabase(page))['outbox']).toHaveLength(1);
    await choose(page, receipt);
    await page.getByText('The server has this attempt.').waitFor();
    expect((await readDatabase(page))['outbox']).toEqual([]);
    await page.goto(`${world.server.url}/sync`);
    await page.getByText('Nothing waits').waitFor();

    await world.browser.context.setOffline(false);
    await page.goto(`${world.server.url}/results/${String(attempt['attemptId'])}`);
    await page.getByRole('heading', { name: 'Exam Completed!' }).waitFor();
  });
});

describe('an exam on two devices', () => {
  const world = useWorld([SHORT_PAPER]);
  const other = useOtherDevice(world);

  it('[ST13] [SY6] goes on on the second with its answers and its clock, and the first one stops and says why', async () => {
    const page = await world.page();
    await page.clock.install();
    await page.goto(world.server.url);
    await startForAnotherDevice(page, SHORT_PAPER);

    const second = await other.page();
    await signIn(second, world.server.url);
    await second.goto(world.server.url);
    await second.getByText('In progress on another device').waitFor();
    await second.getByText(/will not be merged\. The clock is still running/).waitFor();
    await second.getByRole('button', { name: `Continue here: ${SHORT_PAPER}` }).click();
    await second.getByRole('heading', { name: /^Question 1 / }).waitFor();
    expect(await second.getByRole('radio').first().isChecked()).toBe(true);
    const { attempt, events } = await newestLog(second);
    expect(events.at(-1)).toMatchObject({ type: 'resumed', reason: 'other-device' });

    await second.keyboard.press('2');
    await submitExam(second);
    await second.getByRole('heading', { name: 'Exam Completed!' }).waitFor();

    await page.keyboard.press('3');
    await page.clock.runFor(31_000);
    await page.getByRole('heading', { name: 'You handed in this exam on another device' }).waitFor();
    expect((await newestLog(page)).attempt).toMatchObject({
      attemptId: attempt['attemptId'],
      status: 'moved',
    });
    await page.getByRole('link', { name: 'Open the result' }).click();
    await page.getByRole('heading', { name: 'Exam Completed!' }).waitFor();
    await page.goto(`${world.server.url}/sync`);
    await page.getByText('Nothing waits').waitFor();
    expect(await page.getByText('Not sent from here').count()).toBe(0);
  });

  it('[SY6] what the first one has can be handed in where the second is lost, with a receipt of its own', async () => {
    const page = await world.page();
    await page.clock.install();
    await page.goto(world.server.url);
    await startForAnotherDevice(page, SHORT_PAPER);
    const second = await other.page();
    await second.clock.install();
    await second.goto(world.server.url);
    await second.getByRole('button', { name: `Continue here: ${SHORT_PAPER}` }).click();
    await second.getByRole('heading', { name: /^Question 1 / }).waitFor();
    await second.keyboard.press('2');
    await pushDraft(second);
    const { attempt, events } = await newestLog(second);
    await page.keyboard.press('3');
    await page.clock.runFor(31_000);
    await page.getByRole('heading', { name: 'You moved this exam to another device' }).waitFor();
    await page.getByRole('button', { name: "I can't use the other device" }).click();
    await page.getByRole('button', { name: 'Hand in', exact: true }).click();
    await page.getByRole('heading', { name: 'Exam Completed!' }).waitFor();
    const receipts = (await readDatabase(page))['receipts'] ?? [];
    const receipt = receipts.map((row) => row['receipt']).find((each) => isOf(each, attempt['attemptId']));
    expect(receipt).toBeDefined();
    expect(receipt).not.toMatchObject({ head: events.at(-1)?.hash });
  });
});

function isOf(receipt: unknown, attemptId: unknown): boolean {
  return (receipt as { readonly attemptId: unknown }).attemptId === attemptId;
}
