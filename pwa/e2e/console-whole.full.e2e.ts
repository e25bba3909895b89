import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { findingsEverywhere } from './support/accessibility.ts';
import { ADMIN, savePaper, signIn, signOut, startExam, submitExam, waitSaved } from './support/student.ts';
import { useWorld } from './support/world.ts';

const DESK = { width: 1280, height: 800 };

const world = useWorld();
let page: Page;
const url = (path: string) => `${world.server.url}${path}`;
const field = (name: string) => page.getByLabel(name, { exact: true });
const group = (name: string) => page.getByRole('group', { name, exact: true });
const choose = (name: string, label: string) =>
  page.getByRole('combobox', { name, exact: true }).selectOption({ label });

/** Opens the page, fills it in, and waits until it says that the thing is there. */
async function make(path: string, button: string, fill: () => Promise<void>, said: RegExp | string) {
  await page.goto(url(path));
  await page.getByRole('button', { name: button, exact: true }).waitFor();
  await fill();
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByText(said).waitFor();
}

const option = (place: number) => page.getByRole('group', { name: `option ${place}`, exact: true });

async function writeQuestion(text: string, options: readonly string[], right: number): Promise<void> {
  const fill = async () => {
    await choose('Type', 'MCQ');
    await choose('Subject', 'Oceanography');
    await choose('Topic', 'Tides');
    await field('Question').fill(text);
    for (const [place, words] of options.entries())
      await option(place + 1)
        .getByLabel('Text')
        .fill(words);
    await option(right).getByRole('switch').check();
  };
  await make('/question/create', 'Create Question', fill, 'The question is in the bank.');
}

const PAPER = 'Tides, first test';
/** One grey pixel. */
const TIDE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

beforeAll(async () => {
  page = await world.page();
  await page.setViewportSize(DESK);
  await signIn(page, world.server.url, ADMIN);
});

describe('an administrator who begins with nothing', () => {
  it('makes a subject, its topic and an exam', async () => {
    const name = (words: string) => () => field('Name').fill(words);
    await make('/subject/create', 'Create Subject', name('Oceanography'), /created successfully!$/);
    const topic = async () => {
      await field('Topic Name').fill('Tides');
      await choose('Subject', 'Oceanography');
    };
    await make('/topic/create', 'Create Topic', topic, /successfully!$/i);
    const category = async () => {
      await field('Name').fill('Sea Cadets');
      await field('Icon').fill('fa-solid fa-anchor');
      await field('Gradient Color').fill('from-blue-400 to-blue-600');
      await group('Subjects').getByLabel('Oceanography').check();
    };
    await make('/create/category', 'Create Category', category, /successfully!$/i);
  });

  it('[BK16] writes its questions', async () => {
    await writeQuestion('What makes the tides?', ['The Sun alone', 'Mostly the Moon', 'The wind'], 2);
    await writeQuestion('How many high tides has a usual day?', ['One', 'Two', 'Four'], 2);
    await writeQuestion('When is the tide called a spring tide?', ['At new moon', 'In March', 'Never'], 1);
    expect(await findingsEverywhere(page)).toEqual([]);
  });

  it('[BK18] [BK23] [BK24] rewords one of them, with an image and in Hindi', async () => {
    await page.goto(url('/question/lists?search=spring+tide'));
    await page.getByRole('button', { name: /^Edit/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Question' });
    await dialog.getByLabel('Question', { exact: true }).fill('When does a spring tide come?');
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'tide.png', mimeType: 'image/png', buffer: TIDE });
    await dialog.getByLabel('What the image shows').fill('The Sun, the Moon and the Earth in a line');
    await dialog.getByRole('switch', { name: /^Hindi/ }).check();
    await dialog.getByLabel('Question in Hindi').fill('बृहत् ज्वार कब आता है?');
    const preview = dialog.getByRole('region', { name: 'Preview' });
    await preview.getByRole('img', { name: 'The Sun, the Moon and the Earth in a line' }).waitFor();
    await preview.getByText('बृहत् ज्वार कब आता है?').waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    await dialog.getByLabel('Reason').fill('Shorter, and with a picture');
    await dialog.getByRole('button', { name: 'Update' }).click();
    await page.getByText(/^The question was saved/).waitFor();
  });

  it('[ST64] makes a section and a template of it', async () => {
    const section = async () => {
      await field('Section Title').fill('All of tides');
      await field('Question Count').fill('3');
      await field('Marks per Question').first().fill('4');
    };
    await make('/create/section', 'Create Section', section, 'Section created successfully!');
    const template = async () => {
      await field('Template Name').fill('Sea Cadets, short');
      await choose('Category', 'Sea Cadets');
      await field('Total Marks').fill('12');
      await page.getByRole('searchbox', { name: 'Search sections' }).fill('tides');
      await page.getByLabel('All of tides (3 questions)').check();
    };
    await make('/create/examtemplate', 'Create Exam Template', template, /Created Successfully!$/);
  });

  it('[MP4] makes a paper of them', async () => {
    const paper = async () => {
      await field('Title').fill(PAPER);
      await choose('Template', 'Sea Cadets, short (Sea Cadets)');
      await choose('Category', 'Sea Cadets');
      await group('Subjects').getByLabel('Oceanography').check();
      await group('Topics').getByLabel('Tides').check();
    };
    await make('/testpaper/create', 'Create Test Paper', paper, /created successfully!$/);
  });

  it('[MP7] [MP8] sees it as a student would, with its answers only when asked for', async () => {
    await page.goto(url('/testpaper/lists'));
    await page
      .getByRole('row')
      .filter({ hasText: PAPER })
      .getByRole('link', { name: /^Preview/ })
      .click();
    await page.getByText('What makes the tides?').waitFor();
    expect(await page.getByText('Mostly the Moon').count()).toBe(1);
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.getByRole('switch', { name: 'Show answers' }).check();
    await expect.poll(() => page.getByText(/^Answer/).count()).toBe(3);
  });
});

it('a student takes it along, sits it without a network and hands it in', async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(url('/'));
  await signOut(page);
  await signIn(page, world.server.url);
  await savePaper(page, world.server.url, PAPER);
  await world.server.stop();
  page = await world.reopen('close');
  await page.goto(world.server.url);
  await startExam(page, PAPER);
  await page
    .locator('label')
    .filter({ hasText: /Mostly the Moon|Two|At new moon/ })
    .click();
  await waitSaved(page);
  await submitExam(page);
  await page.getByRole('heading', { name: 'Handed in on this device' }).waitFor();
  world.server = await world.server.restart();
  await page.getByRole('heading', { name: 'Exam Completed!' }).waitFor();
});

it('[IA1] the analysis of the paper shows what the student did', async () => {
  await signOut(page);
  await page.setViewportSize(DESK);
  await signIn(page, world.server.url, ADMIN);
  await page.goto(url('/testpaper/lists'));
  const row = page.getByRole('row').filter({ hasText: PAPER });
  await row.getByText('1 attempt', { exact: true }).waitFor();
  await row.getByRole('link', { name: /^Item analysis/ }).click();
  await page.getByText(/1\sranked attempt/).waitFor();
  const told = (await page.getByRole('row').allInnerTexts()).filter((text) => text.includes('All of tides'));
  expect(told).toHaveLength(3);
  // Of three, the one that was answered: right, and answered by all.
  expect(told.filter((text) => text.match(/100\s%/g)?.length === 2)).toHaveLength(1);
});
