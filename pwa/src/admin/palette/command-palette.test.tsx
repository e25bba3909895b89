import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { useConnection } from '../../state/index.ts';
import { managedUser, showInConsole } from '../../test/console.tsx';
import { CommandPalette } from './command-palette.tsx';
import { usePaletteKey } from './use-palette-key.ts';

/** Lists find nothing by default. */
const server = setupServer(
  http.get('*/api/*', () =>
    HttpResponse.json({ success: false, code: 'NOT_FOUND', message: '', error: '' }, { status: 404 }),
  ),
);
const asha = managedUser();
/** Matches by the e-mail address. */
const ravi = managedUser({ _id: 'u2', fullName: 'Ravi Das', email: 'ashram@example.com' });
let searched: string[];

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  searched = [];
  useConnection.setState({ network: true, server: true });
  history.replaceState(null, '', '/dashboard/stats');
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function Shown() {
  const [open, setOpen] = useState(false);
  usePaletteKey(() => setOpen(true));
  return <CommandPalette open={open} onClose={() => setOpen(false)} />;
}

const pressKey = () => fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
const options = () => screen.queryAllByRole('option', { hidden: true }).map(({ textContent }) => textContent);
const input = () => screen.getByRole('combobox', { hidden: true });
const type = (value: string) => fireEvent.change(input(), { target: { value } });
const chosen = () =>
  screen.getAllByRole('option', { hidden: true, selected: true }).map(({ textContent }) => textContent);

function show() {
  showInConsole(<Shown />);
  pressKey();
}

test('opens by its key, and goes to the page whose name has the beginnings that were typed', () => {
  show();
  expect(options()).toContain('Overview');
  type('cr cat');
  expect(options()).toEqual(['Create Category']);
  fireEvent.keyDown(input(), { key: 'Enter' });
  expect(location.pathname).toBe('/create/category');
  expect(screen.queryByRole('combobox', { hidden: true })).toBeNull();
});

test('[OR11] offers the pages and searches the lists of the signed-in role', async () => {
  server.use(
    http.get('*/api/*', ({ request }) => {
      searched.push(new URL(request.url).pathname);
      return HttpResponse.json({ success: false }, { status: 404 });
    }),
  );
  showInConsole(<Shown />, 'teacher');
  pressKey();
  expect(options()).toContain('Create Test Paper');
  for (const page of ['Users', 'Create Category', 'Subscription Plans'])
    expect(options()).not.toContain(page);
  type('asha');
  await waitFor(() => expect(searched).toContain('/api/admin/get_test_papers'));
  expect(searched).not.toContain('/api/users/get_all_users');
});

test('arrows go through what was found and round its ends', () => {
  show();
  type('sub');
  expect(options()).toEqual(['Subscription Plans', 'Subjects', 'Create Subject']);
  expect(chosen()).toEqual(['Subscription Plans']);
  fireEvent.keyDown(input(), { key: 'ArrowUp' });
  expect(chosen()).toEqual(['Create Subject']);
  fireEvent.keyDown(input(), { key: 'ArrowDown' });
  fireEvent.keyDown(input(), { key: 'ArrowDown' });
  expect(chosen()).toEqual(['Subjects']);
  expect(input().getAttribute('aria-activedescendant')).toBe(
    screen.getByRole('option', { hidden: true, selected: true }).id,
  );
  fireEvent.keyDown(input(), { key: 'Enter' });
  expect(location.pathname).toBe('/subject/lists');
});

test('[AU7] finds rows of the lists when the typing rests, leads to their pages, and says which list it could not search', async () => {
  server.use(
    http.get('*/api/users/get_all_users', ({ request }) => {
      searched.push(new URL(request.url).searchParams.get('search') ?? '');
      const page = { page: 1, pages: 1, total: 1, count: 1 };
      return HttpResponse.json({ success: true, ...page, totalPages: 1, totalUsers: 1, users: [ravi, asha] });
    }),
  );
  show();
  for (const text of ['a', 'as', 'ash']) type(text);
  await waitFor(() => expect(options()).toEqual(['Asha Raoasha@example.com', 'Ravi Dasashram@example.com']));
  expect(searched).toEqual(['ash']);
  await waitFor(() =>
    expect(screen.getByRole('status', { hidden: true }).textContent).toMatch(
      /^2 found\. Could not be searched: Categories, /,
    ),
  );
  fireEvent.click(screen.getByText('Asha Rao'));
  expect(location.pathname + location.search).toBe('/users/view?user=u1');
});

test('says so when nothing was found, and stays where it is', () => {
  show();
  type('z');
  expect(screen.getByRole('status', { hidden: true }).textContent).toBe('Nothing found.');
  fireEvent.keyDown(input(), { key: 'Enter' });
  expect(location.pathname).toBe('/dashboard/stats');
});

test('[AU7] a row without a page of its own leads to its list, searched for its name', async () => {
  server.use(
    http.get('*/api/subjects/get_all_subjects', () => {
      const subjects = [
        {
          ...{ _id: 's1', sid: 'physics', name: 'Physics & Maths', description: '', isActive: true },
          ...{ icon: '', gradientColor: '', badge: '', badgeColor: '', badgeIcon: '' },
          createdAt: asha.createdAt,
        },
      ];
      const page = { page: 1, pages: 1, total: 1, count: 1 };
      return HttpResponse.json({ success: true, ...page, subjects });
    }),
  );
  show();
  type('phys');
  fireEvent.click(await screen.findByText('Physics & Maths'));
  expect(location.pathname + location.search).toBe('/subject/lists?search=Physics+%26+Maths');
});

test('[AU8] without a connection it finds pages, and says that it finds nothing else', async () => {
  useConnection.setState({ network: false });
  onTestFinished(() => useConnection.setState({ network: true }));
  show();
  type('sub');
  expect(options()).toEqual(['Subscription Plans', 'Subjects', 'Create Subject']);
  expect(screen.getByRole('status', { hidden: true }).textContent).toBe(
    '3 found. You are offline: only pages can be found.',
  );
  type('asha');
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(screen.getByRole('status', { hidden: true }).textContent).toBe(
    'Nothing found. You are offline: only pages can be found.',
  );
  expect(searched).toEqual([]);
});
