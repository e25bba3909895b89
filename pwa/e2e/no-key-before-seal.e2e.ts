import { describe, expect, it } from 'vitest';
import { readCaches, readDatabase } from './support/device-storage.ts';
import { savePaper, SHORT_PAPER, signIn, startExam, submitExam, waitSaved } from './support/student.ts';
import { useWorld } from './support/world.ts';

interface Analysed {
  readonly explanation: string | null;
  readonly correctAnswer: string | string[];
}

/** Names under which an answer could travel. */
const TELLING_FIELD =
  /"(correct\w*|explanation\w*|answerKeys?|solution\w*|isCorrect|marksObtained|outcome)"\s*:/;

describe('[PK2] what a device has before the seal', () => {
  const world = useWorld();

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
    const results = (await readDatabase(page))['results']?.[0]?.['result'] as { detailedResults: Analysed[] };
    const explanations = results.detailedResults.flatMap(({ explanation }) => explanation ?? []);
    expect(explanations.length).toBeGreaterThan(0);

    const api = before.filter(({ url }) => url.includes('/api/'));
    for (const { url, text } of [...api, { url: 'IndexedDB', text: stores }]) {
      expect(TELLING_FIELD.exec(text)?.[0], url).toBeUndefined();
    }
    for (const { url, text } of [...before, ...caches, { url: 'IndexedDB', text: stores }]) {
      for (const explanation of explanations) expect(text.includes(explanation), url).toBe(false);
    }
  });
});
