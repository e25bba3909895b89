import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { PHONE, startExam, waitSaved, WARM_UP } from './support/student.ts';
import { useWorld } from './support/world.ts';

const DESKTOP = { width: 1280, height: 800 };
const LANDSCAPE = { width: 740, height: 360 };
/** A desktop of 1280 x 800 at 200 %. */
const ZOOMED_DESKTOP = { width: 640, height: 400 };
/** A phone of 360 x 740 at 200 %. */
const ZOOMED_PHONE = { width: 180, height: 370 };

/** The lines that the words of the document's part take, by their lower edges. */
function linesOf(part: Locator): Promise<number> {
  return part.evaluate((element) => {
    const edges: number[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const isShown = node.parentElement?.checkVisibility({ visibilityProperty: true }) === true;
      for (const { bottom, width, height } of range.getClientRects()) {
        if (isShown && width > 2 && height > 2 && !edges.some((edge) => Math.abs(edge - bottom) < 10))
          edges.push(bottom);
      }
    }
    return edges.length;
  });
}

/** Where the part stands, px from the upper edge of the screen. */
async function edgesOf(part: Locator): Promise<{ top: number; bottom: number; left: number; right: number }> {
  const box = await part.boundingBox();
  if (box === null) throw new Error('It is not shown');
  return { top: box.y, bottom: box.y + box.height, left: box.x, right: box.x + box.width };
}

async function isWhollyInView(page: Page, part: Locator): Promise<boolean> {
  const { top, bottom, left, right } = await edgesOf(part);
  const view = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  return top >= 0 && left >= 0 && bottom <= view.height && right <= view.width;
}

async function goTo(page: Page, number: number): Promise<void> {
  const title = page.locator('[data-question-title]');
  for (;;) {
    const before = await title.innerText();
    if (before.startsWith(`Question ${number}\n`)) return;
    await page.getByRole('button', { name: 'Save & Next' }).click();
    await expect.poll(() => title.innerText()).not.toBe(before);
  }
}

describe('the exam room on screens of every shape', () => {
  const world = useWorld([WARM_UP]);
  let page: Page;
  beforeAll(async () => {
    page = await world.page();
    await page.goto(world.server.url);
    await startExam(page, WARM_UP);
  });

  it('bears the title of the exam as the title of the document', async () => {
    await page.reload();
    await page.locator('[data-question-title]').waitFor();
    expect(await page.title()).toBe(`${WARM_UP} · Prep`);
  });

  it('has a head of two lines at most on a phone, and says where the answer is once', async () => {
    await page.setViewportSize(PHONE);
    await page.keyboard.press('1');
    await waitSaved(page);
    expect(await linesOf(page.locator('.room-bar'))).toBeLessThanOrEqual(2);
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      const words = await page.locator('.light-words').evaluateAll((all) =>
        all.flatMap((each) => {
          const { width } = each.getBoundingClientRect();
          return width > 2 && each.checkVisibility({ visibilityProperty: true }) ? [each.textContent] : [];
        }),
      );
      expect(words).toHaveLength(1);
    }
  });

  it('has one wide main button on a phone', async () => {
    await page.setViewportSize(PHONE);
    const next = await edgesOf(page.getByRole('button', { name: 'Save & Next' }));
    expect(next.right - next.left).toBeGreaterThan(PHONE.width / 2);
  });

  it.each([
    ['a phone on its side', LANDSCAPE],
    ['a desktop at 200 %', ZOOMED_DESKTOP],
    ['a phone at 200 %', ZOOMED_PHONE],
  ])('keeps clock and actions in view on %s while the question scrolls', async (_, size) => {
    await page.setViewportSize(size);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.locator('.room-sheet').evaluate((sheet) => sheet.scrollTo(0, sheet.scrollHeight));
    const { top, bottom } = await edgesOf(page.locator('.room-sheet'));
    expect(bottom - top).toBeGreaterThan(size.height * 0.35);
    for (const part of [
      page.getByRole('timer'),
      page.getByRole('button', { name: 'Save & Next' }),
      page.getByRole('button', { name: 'Submit', exact: true }),
    ])
      await expect.poll(() => isWhollyInView(page, part)).toBe(true);
  });

  it('names each icon when it is pointed at or has the focus', async () => {
    await page.setViewportSize(DESKTOP);
    const button = page.getByRole('button', { name: 'Question paper', exact: true });
    const tip = () =>
      button.evaluate((element) => {
        const { content, opacity, visibility } = getComputedStyle(element, '::after');
        return visibility === 'visible' && opacity === '1' ? content : null;
      });
    expect(await tip()).toBeNull();
    await button.hover();
    await expect.poll(tip).toContain('Question paper');
  });

  it('leaves the question in view beside the rough work, on a phone too', async () => {
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'Tools' }).click();
    await page.getByRole('button', { name: 'Rough work', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'Rough work' });
    await panel.waitFor();
    expect((await edgesOf(panel)).top).toBeGreaterThan(PHONE.height * 0.35);
    // Not modal: the question scrolls and can be answered.
    await page.locator('.option').first().click();
    await page.getByRole('button', { name: 'Close Rough work' }).click();
    await panel.waitFor({ state: 'detached' });
  });

  it('has the whole number pad above the bar on a phone', async () => {
    await page.setViewportSize(PHONE);
    await goTo(page, 4);
    await page.locator('.pad').waitFor();
    const bar = await edgesOf(page.locator('.actions'));
    for (const key of await page.locator('.pad-key').all())
      expect((await edgesOf(key)).bottom).toBeLessThanOrEqual(bar.top);
  });

  it('says at the last question that the answer is saved, and offers to submit', async () => {
    await goTo(page, 4);
    expect(await page.getByRole('button', { name: 'Mark for Review & Next' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const note = page.getByText('Saved on this device. That was the last question.');
    await note.waitFor();
    await page.getByRole('button', { name: 'Submit now' }).waitFor();
    for (const option of await page.locator('.option').all()) {
      const [a, b] = [await edgesOf(option), await edgesOf(note)];
      expect(a.bottom <= b.top || b.bottom <= a.top).toBe(true);
    }
  });
});
