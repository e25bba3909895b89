import type { Locator, Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  analysisPath,
  assignmentPath,
  batchPath,
  consolePaths,
  examDayPath,
  previewPath,
  userPath,
} from '../src/app/paths-of-console.ts';
import { findings, findingsEverywhere } from './support/accessibility.ts';
import { readCaches } from './support/device-storage.ts';
import { ADMIN, PHONE, signIn, STUDENT, WARM_UP } from './support/student.ts';
import { useWorld } from './support/world.ts';

const DESK = { width: 1280, height: 800 };
const OFFLINE = 'The console needs a connection';

const world = useWorld();
let page: Page;
const url = (path: string) => `${world.server.url}${path}`;

beforeAll(async () => {
  page = await world.page();
});

beforeEach(async () => {
  await page.setViewportSize(DESK);
});

const heading = (name: string) => page.getByRole('heading', { name, exact: true, level: 1 });
async function isInView(what: Locator): Promise<boolean> {
  const box = await what.boundingBox();
  const { width, height } = page.viewportSize() ?? DESK;
  return (
    box !== null && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height
  );
}
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function signOutAnd(who: typeof STUDENT): Promise<void> {
  await page.goto(world.server.url);
  const logout = button('Logout');
  const login = page.getByRole('link', { name: 'Login' });
  await logout.or(login).first().waitFor();
  if (await logout.isVisible()) await logout.click();
  await login.waitFor();
  await signIn(page, world.server.url, who);
}

describe('who may', () => {
  it('nobody who is not signed in: they sign in first, and arrive where they wanted to be', async () => {
    await page.goto(url('/category/lists'));
    await page.getByLabel('Email').fill(ADMIN.email);
    expect(new URL(page.url()).pathname).toBe('/login');
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await button('Sign in').click();
    await heading('Categories').waitFor();
  });

  it('no student: they are sent home and load nothing of the console', async () => {
    await signOutAnd(STUDENT);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(url('/dashboard/stats'));
    await page.getByRole('heading', { name: 'Trending Test Papers' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    expect(asked.filter((address) => address.includes('/assets/admin-'))).toEqual([]);
  });

  it('what a student’s device keeps holds nothing of the console, nor the icons that nothing shows', async () => {
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    const kept = await readCaches(page);
    expect(kept.length).toBeGreaterThan(20);
    expect(kept.filter(({ url: address }) => /admin-|icons-(solid|brands)-/.test(address))).toEqual([]);
    expect(kept.filter(({ text }) => text.includes('The exams that students choose from'))).toEqual([]);
    expect(kept.some(({ url: address }) => address.includes('icons-common-'))).toBe(true);
  });
});

describe('an administrator', () => {
  beforeAll(async () => {
    await signOutAnd(ADMIN);
  });

  const search = async (list: string, text: string, kind: string) => {
    await page.goto(url(list));
    await page.getByRole('searchbox', { name: `Search ${kind}` }).fill(text);
    await page.waitForURL(/search=/);
  };
  const edited = (name: string) => page.getByRole('button', { name: `Edit ${name}`, exact: true });

  it('starts from what there is', async () => {
    await page.goto(url('/dashboard/stats'));
    await heading('Analytics Overview').waitFor();
    await page.getByText('Topics', { exact: true }).first().waitFor();
    await page.getByRole('link', { name: 'Manage Topics' }).click();
    await page.getByText(/^Total: \d+ topics \| Page 1 of \d+$/).waitFor();
  });

  it('creates a category: one sentence at a time, in order; what was typed outlives every one', async () => {
    await page.goto(url('/create/category'));
    await button('Create Category').click();
    await page.getByText('Category name is required').waitFor();
    expect(await page.getByText('Please enter an icon').count()).toBe(0);
    await page.getByLabel('Name', { exact: true }).fill('Olympiad');
    await button('Create Category').click();
    await page.getByText('Please enter an icon').waitFor();
    await page.getByLabel('Icon', { exact: true }).fill('fa-solid fa-trophy');
    await button('Create Category').click();
    await page.getByText('Please enter a gradient color').waitFor();
    await button('Purple-Pink').click();
    await page.getByLabel('Badge', { exact: true }).fill('New');
    await page.getByRole('searchbox', { name: 'Search subjects' }).fill('phys');
    await page.getByLabel('Physics', { exact: true }).check();
    await button('Create Category').click();
    const said = page.getByText('Category "Olympiad" created successfully!');
    await said.waitFor();
    const stood = await page.evaluate(() => scrollY);
    await expect
      .poll(() => page.getByLabel('Name', { exact: true }).inputValue(), { timeout: 5000 })
      .toBe('');
    expect(await isInView(said)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(stood);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Olympiad');

    await search('/category/lists', 'olymp', 'categories');
    await edited('Olympiad').click();
    await page.getByText('1 chosen').waitFor();
    await page.getByRole('dialog').getByLabel('Active').uncheck();
    await button('Update').click();
    await page.getByText('Category updated successfully!').waitFor();
    await page.getByRole('cell', { name: 'Inactive' }).waitFor();
    await page.getByRole('button', { name: 'Delete Olympiad' }).click();
    await button('Delete').click();
    await page.getByText('Category deleted successfully!').waitFor();
  });

  it('is told beside the field that the name is taken or the icon does not exist', async () => {
    await page.goto(url('/create/category'));
    await page.getByLabel('Name', { exact: true }).fill('jee main');
    await page.getByLabel('Icon', { exact: true }).fill('fa-solid fa-book');
    await button('Purple-Pink').click();
    await button('Create Category').click();
    await page.getByText('A category with this name already exists.').waitFor();
    await page.getByLabel('Name', { exact: true }).fill('Olympiad again');
    await page.getByLabel('Icon', { exact: true }).fill('fa-bogus');
    await button('Create Category').click();
    await page.getByText('There is no icon with this name. Please choose one from the list.').waitFor();
    await page.getByLabel('Name', { exact: true }).fill('');
    await page.getByLabel('Icon', { exact: true }).fill('');
  });

  it('on a phone the lists fold, with their buttons in view, and the menu has Logout in words', async () => {
    await page.goto(url('/accommodations/create'));
    await page.getByLabel('Student (e-mail)').fill(STUDENT.email);
    await page.getByLabel('Extra time in percent').fill('33');
    await button('Save').click();
    await page.getByText('Create another').waitFor();
    await page.setViewportSize(PHONE);
    await page.goto(url('/accommodations'));
    await page.getByText('1 accommodation', { exact: true }).waitFor();
    expect(await page.getByText('Scroll sideways to see the whole table.').count()).toBe(0);
    expect(await isInView(page.getByRole('button', { name: /^Delete / }))).toBe(true);
    await button('Menu').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).waitFor();
    await button('Close menu').click();
    await page.getByRole('button', { name: /^Delete / }).click();
    await button('Delete').click();
    await page.getByText('No accommodations found').waitFor();
  });

  it('is told why something cannot be deleted', async () => {
    await search('/category/lists', 'JEE Main', 'categories');
    await page.getByRole('button', { name: 'Delete JEE Main' }).click();
    await button('Delete').click();
    await page.getByText(/^This category is still used by \d+ test papers?.* cannot be deleted/).waitFor();
    await button('Cancel').click();
  });

  it('creates a topic by keyboard alone', async () => {
    await page.goto(url('/topic/create'));
    await heading('Create Topic').waitFor();
    await page.getByRole('option', { name: 'Physics', exact: true }).waitFor({ state: 'attached' });
    const focused = () =>
      page.evaluate(() => {
        const element = document.activeElement as HTMLElement | null;
        const labels = (element as HTMLInputElement | null)?.labels;
        return labels?.[0]?.textContent ?? element?.textContent ?? '';
      });
    const tabTo = async (name: string) => {
      for (let steps = 0; steps < 60; steps += 1) {
        if ((await focused()).startsWith(name)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`Tab never came to ${name}`);
    };
    await tabTo('Topic Name');
    await page.keyboard.type('Quantum Optics');
    await tabTo('Subject');
    await page.keyboard.type('Physics');
    await tabTo('Maximum');
    await page.keyboard.press('ArrowRight');
    await page.getByText('1 to 6, Medium').waitFor();
    await tabTo('Create Topic');
    await page.keyboard.press('Enter');
    await page.getByText('Topic Created Successfully!').waitFor();
    await search('/topic/lists', 'quantum optics', 'topics');
    await page.getByRole('rowheader', { name: 'Quantum Optics' }).waitFor();
  });

  it('edits and deletes a topic', async () => {
    await search('/topic/lists', 'quantum optics', 'topics');
    await edited('Quantum Optics').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Minimum').fill('6');
    expect(await button('Update').getAttribute('aria-disabled')).toBe('true');
    await dialog.getByLabel('Minimum').fill('2');
    await dialog.getByLabel('Topic Name').fill('Optics of Quanta');
    await button('Update').click();
    await page.getByText('Topic updated successfully!').waitFor();
    await search('/topic/lists', 'optics of quanta', 'topics');
    await page.getByRole('button', { name: 'Delete Optics of Quanta' }).click();
    await button('Delete').click();
    await page.getByText('Topic deleted successfully!').waitFor();
  });

  it('goes to a page and to a topic by Ctrl K', async () => {
    await page.goto(url('/dashboard/stats'));
    await heading('Analytics Overview').waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('thermody');
    const found = page.getByRole('option', { name: 'Thermodynamics', exact: true }).first();
    await found.waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByRole('rowheader', { name: 'Thermodynamics' }).first().waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('create cat');
    await page.keyboard.press('Enter');
    await heading('Create New Category').waitFor();
  });

  it('looks a question up with its key and its use, and how the questions of a paper did', async () => {
    await search('/question/lists', 'kinetic energy', 'questions');
    await page
      .getByRole('button', { name: /^View Details/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('A corrected key would mark again').waitFor();
    await dialog.getByText(/^\d+ attempts?$/).waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await page.goto(url('/testpaper/items'));
    await page.getByRole('searchbox', { name: 'Search test papers' }).fill(WARM_UP);
    await page.getByRole('link', { name: `Analyse: ${WARM_UP}`, exact: true }).click();
    await page.getByText('No attempts to analyse').waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
  });

  it('keeps page, search and filters over a reload and on the way back', async () => {
    await page.goto(url('/topic/lists'));
    await button('Page 2').click();
    await page.getByText(/\| Page 2 of/).waitFor();
    await page.reload();
    await page.getByText(/\| Page 2 of/).waitFor();
    await page.getByLabel('Difficulty').selectOption('Easy');
    await page.getByText('No topics found').waitFor();
    expect(new URL(page.url()).search).toBe('?difficulty=Easy');
    await page.goBack();
    await page.getByText(/\| Page 2 of/).waitFor();
  });

  it('is asked before unsaved input is left, and loses nothing by staying', async () => {
    await page.goto(url('/subject/create'));
    await page.getByLabel('Name', { exact: true }).fill('Half a subject');
    await page.getByRole('link', { name: 'Topics', exact: true }).click();
    await page.getByText('Leave without saving?').waitFor();
    await button('Keep editing').click();
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Half a subject');
    await page.getByRole('link', { name: 'Topics', exact: true }).click();
    await button('Leave').click();
    await heading('Topics').waitFor();
  });

  it('is told that the console needs a connection, loses nothing, and goes on by itself', async () => {
    await page.goto(url('/subject/create'));
    await page.getByLabel('Name', { exact: true }).fill('Typed before the tunnel');
    await page.context().setOffline(true);
    await page.getByText(OFFLINE).waitFor();
    await button('Create Subject').click();
    await page.getByText('Failed to create subject. Please try again.').waitFor();
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Typed before the tunnel');
    await page.context().setOffline(false);
    await page.getByText(OFFLINE).waitFor({ state: 'detached' });
    await page.getByLabel('Name', { exact: true }).fill('');
  });

  it('says so before it opens, too, and opens once the server answers', async () => {
    await page.goto(world.server.url);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await world.server.stop();
    await page.goto(url('/category/lists?search=JEE'));
    await heading(OFFLINE).waitFor();
    world.server = await world.server.restart();
    await heading('Categories').waitFor({ timeout: 20_000 });
    await page.getByRole('button', { name: 'Edit JEE Main' }).waitFor();
  });
});

/** Every address of the console; the screens of one thing are of those that the demo has. */
const routes = Object.values(consolePaths).flatMap((paths) =>
  typeof paths === 'string' ? [paths] : Object.values(paths),
);

/** The id of the first row that a list answers. */
const firstId = (list: string, rowsIn: string): Promise<string> =>
  page.evaluate(
    async ([path, member]) => {
      const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
      const answer = (await (await fetch(`/api${path}?limit=1`, { headers })).json()) as Record<
        string,
        { _id: string }[]
      >;
      return answer[member]?.[0]?._id ?? '';
    },
    [list, rowsIn] as const,
  );

/** Makes a batch and assigns a paper to it, which the demo has not. A paper with its key on devices cannot be assigned. */
async function assignToBatch(): Promise<void> {
  const status = await page.evaluate(async () => {
    const authorization = `Bearer ${localStorage.getItem('token')}`;
    const headers = { authorization, 'content-type': 'application/json' };
    const post = (path: string, body: object) =>
      fetch(`/api/admin/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const listed = await fetch('/api/admin/get_test_papers?limit=100&isActive=true', { headers });
    const { papers } = (await listed.json()) as { papers: { _id: string; resultsPolicy: string }[] };
    const made = (await (await post('batches', { name: 'Morning' })).json()) as { data: { _id: string } };
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const paper = papers.find(({ resultsPolicy }) => resultsPolicy === 'after-sync');
    const window = { opensAt: at(-1), closesAt: at(2) };
    const assigned = { paperId: paper?._id, batchIds: [made.data._id], ...window, isForBatches: false };
    return (await post('assignments', assigned)).status;
  });
  expect(status).toBe(201);
}

describe('every address, light and dark, on a phone and at a desk', () => {
  const errors: string[] = [];

  beforeAll(async () => {
    await signOutAnd(ADMIN);
    await assignToBatch();
    page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${page.url()}: ${message.text()}`);
    });
  });

  const withThing = async (path: string): Promise<string> => {
    switch (path) {
      case consolePaths.user:
        return userPath(await firstId('/users/get_all_users', 'users'));
      case consolePaths.preview:
        return previewPath(await firstId('/admin/get_test_papers', 'papers'));
      case consolePaths.examDay:
        return examDayPath(await firstId('/admin/get_test_papers', 'papers'));
      case consolePaths.batch:
        return batchPath(await firstId('/admin/batches', 'batches'));
      case consolePaths.assignment:
        return assignmentPath(await firstId('/admin/assignments', 'assignments'));
      case consolePaths.items.list:
        return analysisPath(await firstId('/admin/get_test_papers', 'papers'));
      default:
        return path;
    }
  };

  it.each(routes)('%s has a heading, no finding of axe, and no error', async (path) => {
    errors.length = 0;
    await page.goto(url(await withThing(path)));
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.locator('.skeleton').first().waitFor({ state: 'detached' });
    expect(await page.getByText('Page not found').count()).toBe(0);
    expect(await findingsEverywhere(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('the dialogs, the menu and an empty list', async () => {
    await page.goto(url('/category/lists?search=JEE'));
    await page.getByRole('button', { name: 'Edit JEE Main' }).click();
    await page.getByRole('dialog').getByLabel('Physics', { exact: true }).waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('JEE');
    await page.keyboard.press('Escape');
    await page.getByText('Leave without saving?').waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
    await button('Leave').click();
    await page.getByRole('button', { name: 'Delete JEE Main' }).click();
    expect(await findingsEverywhere(page)).toEqual([]);
    await button('Cancel').click();
    await page.setViewportSize(PHONE);
    await button('Menu').click();
    expect(await findings(page)).toEqual([]);
    await button('Close menu').click();
    await page.goto(url('/topic/lists?search=nothing-of-the-kind'));
    await page.getByText('No topics found').waitFor();
    expect(await findingsEverywhere(page)).toEqual([]);
  });
});
