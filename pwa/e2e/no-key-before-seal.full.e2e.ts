import { describe, expect, it } from 'vitest';
import { analysisOf, readCaches, readDatabase } from './support/device-storage.ts';
import {
  PRACTICE,
  savePaper,
  SHORT_PAPER,
  signIn,
  startExam,
  submitExam,
  waitSaved,
} from './support/student.ts';
import { useWorld } from './support/world.ts';

/** Names under which an answer could travel; how many answers of an earlier attempt were right is a number. */
const TELLING_FIELD =
  /"(correct(?!Answers"\s*:\s*\d)\w*|explanation\w*|answerKeys?|solution\w*|isCorrect|judgement|marksObtained|outcome)"\s*:/;

/** As it is, or as JSON writes it. */
const holds = (text: string, words: string): boolean =>
  text.includes(words) || text.includes(JSON.stringify(words).slice(1, -1));

describe('[PK2] what a device has before the seal', () => {
  const world = useWorld([], { isNewDevice: true });

  it('[PK2] neither any response, nor IndexedDB, nor the caches hold an answer key or an explanation', async () => {
    const page = await world.page();
    const received: { url: string; text: string }[] = [];
    page.context().on('response', (response) => {
      void response
        .text()
        .then((text) => received.push({ url: response.url(), text }))
        // A redirect or a cancelled load has no body to hold anything.
        .catch(() => undefined);
    });
    await signIn(page, world.server.url);
    await savePaper(page, world.server.url, SHORT_PAPER);
    await startExam(page, SHORT_PAPER);
    await page.keyboard.press('1');
    await waitSaved(page);
    const stores = JSON.stringify(await readDatabase(page));
    const caches = await readCaches(page);
    const before = [...received];
    expect(before.some(({ url }) => url.includes('/package'))).toBe(true);
    expect(stores).toContain('"options"');

    await submitExam(page);
    await page.getByRole('heading', { name: 'Exam Completed!' }).waitFor();
    const analysed = await analysisOf(page, SHORT_PAPER);
    const explanations = analysed.flatMap(({ explanation }) => explanation ?? []);
    expect(explanations.length).toBeGreaterThan(0);

    const api = before.filter(({ url }) => url.includes('/api/'));
    for (const { url, text } of [...api, { url: 'IndexedDB', text: stores }]) {
      expect(TELLING_FIELD.exec(text)?.[0], url).toBeUndefined();
    }
    for (const { url, text } of [...before, ...caches, { url: 'IndexedDB', text: stores }]) {
      for (const explanation of explanations) expect(holds(text, explanation), url).toBe(false);
    }
  });

  it('[PK8] of a paper with results on the spot the key is there, and its plaintext is nowhere before the seal', async () => {
    const page = await world.page();
    const received: { url: string; text: string }[] = [];
    page.context().on('response', (response) => {
      void response
        .text()
        .then((text) => received.push({ url: response.url(), text }))
        // A redirect or a cancelled load has no body to hold anything.
        .catch(() => undefined);
    });
    await savePaper(page, world.server.url, PRACTICE);
    await startExam(page, PRACTICE);
    await page.keyboard.press('1');
    await waitSaved(page);
    const stores = await readDatabase(page);
    const saved = stores['packages']?.find(({ sealedKey }) => sealedKey !== undefined);
    expect(saved?.['content']).toMatchObject({ title: PRACTICE, resultsPolicy: 'on-submit' });
    // The result of the paper before is no secret any more, nor what the notebook has of it.
    const { notebookQuestions = [] } = stores;
    expect(notebookQuestions.filter(({ testTitle }) => testTitle !== SHORT_PAPER)).toEqual([]);
    const text = JSON.stringify({ ...stores, results: [], notebookQuestions: [] });
    const texts = [...received, ...(await readCaches(page)), { url: 'IndexedDB', text }];
    expect(texts.some(({ url }) => url.includes('/sealed-key'))).toBe(true);

    await submitExam(page);
    await page.getByRole('heading', { name: 'Exam Completed!' }).waitFor();
    await page.getByText('Verified by the server.').waitFor();
    const analysed = await analysisOf(page, PRACTICE);
    const explanations = analysed.flatMap(({ explanation }) => explanation ?? []);
    expect(explanations.length).toBeGreaterThan(0);
    for (const { url, text: here } of texts) {
      if (url.includes('/api/') || url === 'IndexedDB')
        expect(TELLING_FIELD.exec(here)?.[0], url).toBeUndefined();
      for (const explanation of explanations) expect(holds(here, explanation), url).toBe(false);
    }
  });
});
