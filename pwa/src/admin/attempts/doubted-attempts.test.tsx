import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { showInConsole } from '../../test/console.tsx';
import { EntityList } from '../list/entity-list.tsx';
import { doubtedAttempts } from './doubted-attempts.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test('[IA4] attempts that cannot rank are counted above the list, with the reason', async () => {
  const page = { success: true, page: 1, pages: 1, total: 0, count: 0, attempts: [] };
  server.use(
    http.get('*/api/admin/attempts/doubted', () => HttpResponse.json(page)),
    http.get('*/api/admin/attempts/unranked', () =>
      HttpResponse.json({ success: true, data: [{ reason: 'account-disabled', attempts: 2 }] }),
    ),
  );
  showInConsole(<EntityList entity={doubtedAttempts} />);
  const counted = within(
    await screen.findByRole('region', { name: 'Not in this list, because they cannot rank' }),
  );
  expect(counted.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '2 attempts: the account was not active',
  ]);
  await screen.findByText('No attempts to review');
});
