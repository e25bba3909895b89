import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ManagedPackage } from '@exam/shared-schema/contract';
import { isCreatable } from '../entity.ts';
import { showInConsole } from '../../test/console.tsx';
import { EntityCreate } from '../form/entity-create.tsx';
import { EntityList } from '../list/entity-list.tsx';
import { collegePackages } from './packages.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const pack: ManagedPackage = {
  _id: 'p1',
  name: 'Exam Pack',
  description: 'For a year',
  Tokens: 1500,
  price: 99.5,
  isActive: true,
  createdAt: '2026-01-05T09:00:00.000Z',
};
let rows: readonly ManagedPackage[];
let sent: unknown[];

beforeEach(() => {
  history.replaceState(null, '', '/payments/packages');
  rows = [pack];
  sent = [];
  server.use(
    http.get('*/api/admin/packages', () =>
      HttpResponse.json({
        success: true,
        page: 1,
        pages: 1,
        total: rows.length,
        count: rows.length,
        collegePackages: rows,
      }),
    ),
  );
});

describe('[PA15] the packages for colleges', () => {
  test('are listed with tokens and price for each student', async () => {
    showInConsole(<EntityList entity={collegePackages} />);
    const row = within(
      (await screen.findByRole('rowheader', { name: /Exam Pack/ })).closest('tr') as HTMLElement,
    );
    for (const text of ['For a year', '1,500', '₹99.50', 'Active']) row.getByText(text);
  });

  test('may be none, or not be loaded', async () => {
    rows = [];
    showInConsole(<EntityList entity={collegePackages} />);
    await screen.findByText('No packages found');
    server.use(
      http.get('*/api/admin/packages', () => HttpResponse.json({ success: false }, { status: 500 })),
    );
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'true' } });
    await screen.findByText('Failed to load data');
  });

  test('are created with the sentences of the contract', async () => {
    server.use(
      http.post('*/api/payments/packages', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ success: true, data: pack }, { status: 201 });
      }),
    );
    if (!isCreatable(collegePackages)) throw new Error('Packages have no form');
    showInConsole(<EntityCreate entity={collegePackages} />);
    fireEvent.click(screen.getByRole('button', { name: 'Create Package' }));
    await screen.findByText('Package name is required');
    const type = (label: RegExp, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    type(/^Package name/, 'Exam Pack');
    type(/^Tokens per student/, '1500');
    type(/^Price per student/, '9');
    fireEvent.click(screen.getByRole('button', { name: 'Create Package' }));
    await screen.findByText('Price must be ₹10 to ₹100000');
    type(/^Price per student/, '99.5');
    fireEvent.click(screen.getByRole('button', { name: 'Create Package' }));
    await waitFor(() =>
      expect(sent).toEqual([
        { name: 'Exam Pack', description: '', Tokens: 1500, price: 99.5, isActive: true },
      ]),
    );
  });
});
