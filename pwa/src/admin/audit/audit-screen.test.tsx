import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AuditEntry, AuditPage } from '@exam/shared-schema/contract';
import { showInConsole } from '../../test/console.tsx';
import AuditScreen from './audit-screen.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const changed: AuditEntry = {
  _id: 'e1',
  at: '2026-01-05T09:00:00.000Z',
  userId: 'root',
  kind: 'papers',
  thingId: 'p1',
  action: 'update',
  before: { title: 'Mock 1', isActive: false },
  after: { title: 'Mock 2', isActive: true },
};
const page = (own: Partial<AuditPage> = {}): AuditPage => ({
  entries: [changed],
  next: null,
  reachedAt: null,
  names: { root: 'Root Rao', p1: 'Mock 2' },
  ...own,
});

/** By the cursor that is asked for. */
let pages: Record<string, AuditPage>;
let asked: string[];

beforeEach(() => {
  history.replaceState(null, '', '/audit/lists');
  pages = { '': page() };
  asked = [];
  server.use(
    http.get('*/api/admin/audit', ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      asked.push(search);
      return HttpResponse.json({ success: true, ...pages[searchParams.get('before') ?? ''] });
    }),
    http.get('*/api/admin/audit/choices', () =>
      HttpResponse.json({
        success: true,
        data: { people: [{ _id: 'root', fullName: 'Root Rao' }], kinds: ['users', 'papers'] },
      }),
    ),
  );
});

const entries = async () => within(await screen.findByRole('list', { name: 'Changes' }));

describe('the audit log', () => {
  test('[AU4] [AU5] states what was done with what, by whom and when, with what it was before and after', async () => {
    showInConsole(<AuditScreen />);
    const list = await entries();
    for (const text of ['Changed', 'Test paper', 'p1', 'Jan 5, 2026, 2:30 PM IST']) list.getByText(text);
    expect(list.getByRole('link', { name: 'Mock 2' }).getAttribute('href')).toBe(
      '/testpaper/preview?paper=p1',
    );
    expect(list.getByRole('link', { name: 'Root Rao' }).getAttribute('href')).toBe('/users/view?user=root');
    const valueOf = (label: string) => list.getByText(label).nextElementSibling?.textContent;
    expect(valueOf('Title')).toBe('Mock  removed: 1, end of removed  added: 2, end of added ');
    expect(valueOf('Active')).toBe(' removed: No, end of removed  →  added: Yes, end of added ');
    screen.getByText('1 change. There are no older ones.');
  });

  test.each([
    ['subjects', 's1', {}, '/subject/lists?search=Physics+%26+more'],
    ['plans', 's1', {}, '/dashaboard/plans'],
    ['accommodations', 's_u1', {}, '/users/view?user=u1'],
    ['attempts', 'u1/a1', {}, '/users/view?user=u1'],
    ['tokens', 'pay1', { userId: 'u1' }, '/users/view?user=u1'],
  ] as const)('[AU5] a thing of %s leads to its page', async (kind, thingId, after, path) => {
    const names = { s1: 'Physics & more', u1: 'Asha' };
    const entry = { ...changed, kind, thingId, before: null, after: { name: 'The thing', ...after } };
    pages = { '': page({ entries: [entry], names }) };
    showInConsole(<AuditScreen />);
    const name = kind === 'subjects' || kind === 'plans' ? 'Physics & more' : 'Asha';
    const link = (await entries()).getByRole('link', { name });
    expect(link.getAttribute('href')).toBe(path);
  });

  test('[AU5] what is gone has no link, and its recorded name', async () => {
    pages = { '': page({ entries: [{ ...changed, action: 'delete', after: null }], names: {} }) };
    showInConsole(<AuditScreen />);
    const list = await entries();
    list.getByText('Mock 1', { selector: '.audit-head *' });
    list.getByText('An account that is gone');
    expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['All its changes']);
  });

  test('[AU4] folds the many members of a whole thing', async () => {
    const after = Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => [name, name]));
    pages = { '': page({ entries: [{ ...changed, action: 'create', before: null, after }] }) };
    showInConsole(<AuditScreen />);
    (await entries()).getByText('7 values');
  });

  test('[AU2] is filtered by its tools, and by the thing of an entry', async () => {
    showInConsole(<AuditScreen />);
    await entries();
    const choose = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    await screen.findByRole('option', { name: 'Test paper' });
    choose('Who', 'root');
    choose('Kind', 'papers');
    choose('Action', 'update');
    choose('From', '2026-01-05');
    choose('Until', '2026-01-06');
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(asked.at(-1)))).toEqual({
        ...{ who: 'root', kind: 'papers', action: 'update' },
        ...{ from: '2026-01-05', to: '2026-01-06' },
      }),
    );
    fireEvent.click((await entries()).getByRole('link', { name: 'All changes of Mock 2' }));
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(asked.at(-1)))).toEqual({ thing: 'p1' }),
    );
  });

  test('[AU1] continues behind its last entry', async () => {
    const older = { ...changed, _id: 'e0', thingId: 'p0' };
    pages = { '': page({ next: '9_e1', reachedAt: changed.at }), '9_e1': page({ entries: [older] }) };
    showInConsole(<AuditScreen />);
    await screen.findByText('1 change. Searched back to Jan 5, 2026, 2:30 PM IST.');
    fireEvent.click(screen.getByRole('button', { name: 'Show older changes' }));
    await screen.findByText('2 changes. There are no older ones.');
    expect(screen.queryByRole('button', { name: 'Show older changes' })).toBeNull();
  });

  test('[AU3] searches on by itself while nothing is found, and asks after twenty pages', async () => {
    pages = Object.fromEntries(
      Array.from({ length: 30 }, (_, place) => [
        place === 0 ? '' : `${place}_e`,
        page({ entries: [], next: `${place + 1}_e`, reachedAt: changed.at }),
      ]),
    );
    showInConsole(<AuditScreen />);
    await waitFor(() => expect(asked).toHaveLength(20));
    fireEvent.click(await screen.findByRole('button', { name: 'Show older changes' }));
    pages['25_e'] = page();
    await screen.findByText('1 change. There are no older ones.');
    expect(asked).toHaveLength(26);
  });

  test('says that there are no changes, or none with these filters', async () => {
    pages = { '': page({ entries: [] }) };
    showInConsole(<AuditScreen />);
    await screen.findByText('No changes yet');
    fireEvent.change(screen.getByLabelText('Id'), { target: { value: 'p9' } });
    await screen.findByText('No changes found');
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await screen.findByText('No changes yet');
  });

  test('shows that it loads, and what went wrong with a way to try again', async () => {
    server.use(http.get('*/api/admin/audit', () => HttpResponse.json({ success: false }, { status: 500 })));
    showInConsole(<AuditScreen />);
    screen.getByText('Loading the audit log...');
    await screen.findByText('Failed to load the audit log');
    server.resetHandlers(
      http.get('*/api/admin/audit', () => HttpResponse.json({ success: true, ...page() })),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await entries();
  });
});
