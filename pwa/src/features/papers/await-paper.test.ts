import { paperOverview } from '@exam/shared-schema/contract';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { database, readSeen, startSession } from '../../offline/index.ts';
import { testStudent } from '../../test/student.ts';
import { testSummary } from '../../test/summary.ts';
import { useToasts } from '../../ui/index.ts';
import { awaitPaper } from './await-paper.ts';

const summary = (isActive: boolean) =>
  testSummary('p1', {
    title: 'Rotation, for you',
    isActive,
    isAiGenerated: true,
    ownerId: 'asha',
    packageVersion: 'a'.repeat(64),
  });

const server = setupServer();
const shown: string[] = [];

class ShownNotice {
  static readonly permission = 'granted';
  constructor(title: string) {
    shown.push(title);
  }
}

let asked = 0;

/** Ready from the third request on; the second fails. */
function servePreparing(): void {
  asked = 0;
  server.use(
    http.get('*/api/test-papers/get_testpaper_by_id/:id', () => {
      asked += 1;
      if (asked === 2) return HttpResponse.error();
      return HttpResponse.json({ success: true, data: summary(asked > 2) });
    }),
    http.get('*/api/test-papers/being-made', () => HttpResponse.json({ success: true, data: [] })),
  );
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});

beforeEach(async () => {
  await startSession(database, testStudent('asha'), 'token');
  shown.length = 0;
  useToasts.setState({ toasts: [] });
  vi.stubGlobal('Notification', ShownNotice);
  servePreparing();
});

const toasts = () => useToasts.getState().toasts.map(({ text }) => text);

describe('[ST23] a paper that is being prepared', () => {
  it('[ST23] is asked for quietly until it is ready, and then said to be, once', async () => {
    awaitPaper('p1', { everyMs: 5 });
    awaitPaper('p1', { everyMs: 5 });
    await expect.poll(() => toasts()).toEqual(['Rotation, for you is ready.']);
    expect(asked).toBe(3);
    const kept = await readSeen(database, 'asha', paperOverview, { params: { id: 'p1' } });
    expect(kept?.answer.data.isActive).toBe(true);
    expect(shown).toEqual([]);
  });

  it('[ST23] is told by a system notice while the page is out of sight', async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    awaitPaper('p1', { everyMs: 5 });
    await expect.poll(() => shown).toEqual(['Your test is ready']);
  });
});
