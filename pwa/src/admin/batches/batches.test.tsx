import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ManagedAssignment, ManagedBatch } from '@exam/shared-schema/contract';
import { managedAssignment, managedBatch, managedPaper } from '../../test/batches.ts';
import { showInConsole } from '../../test/console.tsx';
import { EntityList } from '../list/entity-list.tsx';
import { offeredWindow } from './assign-form.ts';
import { assignments } from './assignments.tsx';
import { batches } from './batches.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

let rows: ManagedBatch[];
let given: ManagedAssignment[];

const pageOf = (length: number) => ({ page: 1, pages: 1, total: length, count: length });

beforeEach(() => {
  history.replaceState(null, '', '/batches/lists');
  rows = [managedBatch()];
  given = [managedAssignment()];
  server.use(
    http.get('*/api/admin/batches', () =>
      HttpResponse.json({ success: true, ...pageOf(rows.length), batches: rows }),
    ),
    http.get('*/api/admin/assignments', () =>
      HttpResponse.json({ success: true, ...pageOf(given.length), assignments: given }),
    ),
    http.get('*/api/admin/get_test_papers', () => {
      const papers = [managedPaper('p1'), managedPaper('practice', { resultsPolicy: 'on-submit' })];
      return HttpResponse.json({ success: true, ...pageOf(papers.length), papers });
    }),
  );
});

describe('[BA1] the list of batches', () => {
  const show = () => showInConsole(<EntityList entity={batches} />);

  test('has students, assignments and the join code, and leads to the batch', async () => {
    show();
    const row = (await screen.findByRole('rowheader', { name: /Morning/ })).closest('tr') as HTMLElement;
    for (const text of ['A college', '60 students', '1 assignment', 'ACDE-FGHJ']) within(row).getByText(text);
    const link = within(row).getByRole('link', { name: /^Open/ });
    expect(link.getAttribute('href')).toBe('/batches/view?batch=b1');
  });

  test('has a next step where it is empty, and Try Again where it cannot be loaded', async () => {
    rows = [];
    show();
    await screen.findByText('Create a batch, and give its students the join code.');
  });

  test('says that it cannot be loaded', async () => {
    server.use(http.get('*/api/admin/batches', () => HttpResponse.json({ success: false }, { status: 500 })));
    show();
    await screen.findByText('Failed to load batches');
    screen.getByRole('button', { name: 'Try Again' });
  });

  test('[BA12] a paper is assigned with a window that is offered: four clicks', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post('*/api/admin/assignments', async ({ request }) => {
        sent.push(await request.json());
        const message = 'Assigned to Morning (60 students).';
        return HttpResponse.json({ success: true, data: given[0], message }, { status: 201 });
      }),
    );
    show();
    fireEvent.click(await screen.findByRole('button', { name: /^Assign paper/ }));
    const dialog = within(screen.getByRole('dialog'));
    const select = await dialog.findByLabelText('Test paper');
    await within(select).findByRole('option', { name: 'Paper p1' });
    expect(within(select).queryByRole('option', { name: 'Paper practice' })).toBeNull();
    fireEvent.change(select, { target: { value: 'p1' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Assign paper' }));
    await screen.findByText('Assigned to Morning (60 students).');
    expect(sent).toMatchObject([{ paperId: 'p1', batchIds: ['b1'], isForBatches: true }]);
  });
});

test('[BA12] the offered window begins with the next quarter of an hour', () => {
  const at = Date.UTC(2026, 0, 5, 9, 1);
  expect(offeredWindow(at)).toEqual({
    opensAt: '2026-01-05T09:15:00.000Z',
    closesAt: '2026-01-05T12:15:00.000Z',
  });
});

describe('[BA12] the list of assignments', () => {
  const show = () => showInConsole(<EntityList entity={assignments} />);

  test('has paper, batch, window and state, and leads to students and results', async () => {
    show();
    const row = (await screen.findByRole('rowheader', { name: /Mock 1/ })).closest('tr') as HTMLElement;
    for (const text of ['Morning', 'Closed', '60 students']) within(row).getByText(text);
    within(row).getByText(/2:30.PM IST to .*5:30.PM IST/);
    const link = within(row).getByRole('link', { name: /^Students and results/ });
    expect(link.getAttribute('href')).toBe('/assignments/view?assignment=a1');
  });

  test('has a next step where it is empty', async () => {
    given = [];
    show();
    await screen.findByText('Choose Assign paper in the row of a batch.');
  });
});
