import { paperOverview, type PaperSummary } from '@exam/shared-schema/contract';
import type { MouseEvent } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ANYONE, database, readSeen } from '../../offline/index.ts';
import { testSummary } from '../../test/summary.ts';
import { useToasts } from '../../ui/index.ts';
import { openPaper } from './open-paper.ts';

const paper = (_id: string, title = 'A paper') => testSummary(_id, { title });
const overview = () => readSeen(database, ANYONE, paperOverview, { params: { id: 'p1' } });

function tap(on: PaperSummary): boolean {
  const preventDefault = vi.fn();
  openPaper({ preventDefault } as unknown as MouseEvent, on);
  return preventDefault.mock.calls.length === 0;
}

beforeEach(async () => {
  useToasts.setState({ toasts: [] });
  await database.seenAnswers.clear();
});

test('a card without an id says so and leads nowhere', () => {
  expect(tap(paper(''))).toBe(false);
  expect(useToasts.getState().toasts).toMatchObject([
    { tone: 'bad', text: 'Error: Test ID is missing. Please try again.' },
  ]);
});

test('what the card knows is there for the start screen, and never replaces the server’s data', async () => {
  expect(tap(paper('p1'))).toBe(true);
  await expect.poll(() => overview()).toMatchObject({ answer: { data: { title: 'A paper' } } });
  tap(paper('p1', 'An older name'));
  expect(await overview()).toMatchObject({ answer: { data: { title: 'A paper' } } });
});
