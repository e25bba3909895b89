import { trendingPapers, type CallAnswer } from '@exam/shared-schema/contract';
import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { database } from '../../offline/index.ts';
import { testSummary } from '../../test/summary.ts';
import { useSeenPagesBy } from './use-seen-pages.ts';

type Page = CallAnswer<typeof trendingPapers>;

/** The server's list, three per page, paged by a cursor. Null without a network. */
let list: readonly number[] | null;
let asked: number[];

const server = setupServer(
  http.get('*/api/test-papers/trending', ({ request }) => {
    const after = Number(new URL(request.url).searchParams.get('page'));
    asked.push(after);
    if (list === null) return HttpResponse.error();
    const papers = list.filter((id) => id >= after).slice(0, 3);
    const counts = { page: 1, pages: 1, total: list.length, count: papers.length };
    return HttpResponse.json({
      success: true,
      ...counts,
      papers: papers.map((id) => testSummary(String(id))),
    });
  }),
);

/** Each page has a cursor to the next. */
function byLast(pages: readonly Page[]): object | null {
  const last = pages.at(-1)?.papers;
  if (last === undefined) return { page: 1 };
  return last.length < 3 ? null : { page: Number(last.at(-1)?._id) + 1 };
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(async () => {
  list = [1, 2, 3, 5, 6];
  asked = [];
  await database.seenAnswers.clear();
});

const show = (limit: number) =>
  renderHook(() => useSeenPagesBy(trendingPapers, { query: { limit } }, byLast));
type Shown = ReturnType<typeof show>['result'];
const ids = ({ current }: Shown) =>
  current.pages.flatMap(({ papers }) => papers.map(({ _id }) => Number(_id)));

test('pages follow by what the last one says, and are found again without a network', async () => {
  const { result, unmount } = show(1);
  await waitFor(() => expect(ids(result)).toEqual([1, 2, 3]));
  expect(result.current.hasMore).toBe(true);
  act(() => result.current.more());
  await waitFor(() => expect(ids(result)).toEqual([1, 2, 3, 5, 6]));
  expect(result.current.hasMore).toBe(false);
  expect(asked).toEqual([1, 4]);
  unmount();
  list = null;
  const again = show(1).result;
  await waitFor(() => expect(again.current.failure?.code).toBe('NETWORK'));
  expect(ids(again)).toEqual([1, 2, 3, 5, 6]);
  expect(again.current.storedAt).not.toBeNull();
});

test('refreshing asks for every open page anew; a shortened list has one', async () => {
  const { result } = show(2);
  await waitFor(() => expect(result.current.hasMore).toBe(true));
  act(() => result.current.more());
  await waitFor(() => expect(ids(result)).toHaveLength(5));
  list = [1, 2, 4, 5, 6];
  act(() => result.current.refresh());
  await waitFor(() => expect(ids(result)).toEqual([1, 2, 4, 5, 6]));
  expect(asked).toEqual([1, 4, 1, 5]);
  act(() => result.current.shorten());
  await waitFor(() => expect(ids(result)).toEqual([1, 2, 4]));
  expect(result.current.hasMore).toBe(true);
});
