import type { PaperSummary } from '@exam/shared-schema/contract';
import type { MouseEvent } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ANYONE, database, seenList } from '../../offline/index.ts';
import { useToasts } from '../../ui/index.ts';
import { openPaper } from './open-paper.ts';

const paper = (_id: string, title = 'A paper') => ({ _id, title }) as PaperSummary;

function tap(on: PaperSummary): boolean {
  const preventDefault = vi.fn();
  openPaper({ preventDefault } as unknown as MouseEvent, on);
  return preventDefault.mock.calls.length === 0;
}

beforeEach(async () => {
  useToasts.setState({ toasts: [] });
  await database.lists.clear();
});

test('a card without an id says so and leads nowhere', () => {
  expect(tap(paper(''))).toBe(false);
  expect(useToasts.getState().toasts).toMatchObject([
    { tone: 'bad', text: 'Error: Test ID is missing. Please try again.' },
  ]);
});

test('what the card knows is there for the start screen, and never in place of what the server told it', async () => {
  expect(tap(paper('p1'))).toBe(true);
  await vi.waitFor(async () =>
    expect(await seenList(database, ANYONE, 'overview:p1')).toMatchObject({
      value: { data: { title: 'A paper' } },
    }),
  );
  tap(paper('p1', 'An older name'));
  expect(await seenList(database, ANYONE, 'overview:p1')).toMatchObject({
    value: { data: { title: 'A paper' } },
  });
});
