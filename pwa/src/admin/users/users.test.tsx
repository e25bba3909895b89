import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ManagedUser } from '@exam/shared-schema/contract';
import { college, managedUser, showInConsole } from '../../test/console.tsx';
import { isCreatable } from '../entity.ts';
import { EntityCreate } from '../form/entity-create.tsx';
import { EntityList } from '../list/entity-list.tsx';
import { users } from './users.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const asha = managedUser();

let rows: ManagedUser[];
/** The queries of the list. */
let asked: string[];

const refuse = (status: number, code = 'FORBIDDEN') =>
  HttpResponse.json({ success: false, code, message: 'Refused.', error: 'Refused.' }, { status });

beforeEach(() => {
  history.replaceState(null, '', '/users/lists');
  rows = [asha];
  asked = [];
  server.use(
    http.get('*/api/colleges', () =>
      HttpResponse.json({
        ...{ success: true, page: 1, pages: 1, total: 1, count: 1 },
        ...{ totalPages: 1, totalColleges: 1, currentPage: 1, data: [college()] },
      }),
    ),
    http.get('*/api/users/get_all_users', ({ request }) => {
      asked.push(new URL(request.url).search);
      const page = { page: 1, pages: 1, total: rows.length, count: rows.length };
      return HttpResponse.json({ success: true, ...page, totalPages: 1, totalUsers: 1, users: rows });
    }),
  );
});

function show() {
  showInConsole(<EntityList entity={users} />);
}

const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the list of users', () => {
  test('says who they are, how they are reached, what they may and what they can spend', async () => {
    rows = [asha, { ...asha, _id: 'u2', fullName: 'Ravi', role: 'admin', tokensLeft: -1, phone: null }];
    show();
    const row = within(
      (await screen.findByRole('rowheader', { name: /Asha Rao/ })).closest('tr') as HTMLElement,
    );
    for (const text of [
      '@asha',
      'asha@example.com',
      '+91 9876543210',
      'Student',
      'Approved',
      'Tokens left: 1,500',
    ])
      row.getByText(text);
    const other = within(screen.getByRole('rowheader', { name: /Ravi/ }).closest('tr') as HTMLElement);
    other.getByText('Admin');
    other.getByText('Tokens left: Unlimited');
  });

  test('[ST68] marks the simulated students of the demo, and nobody else', async () => {
    rows = [asha, { ...asha, _id: 'u2', fullName: 'Simulated student 7', isDemo: true }];
    show();
    const row = (await screen.findByRole('rowheader', { name: /Simulated student 7/ })).closest('tr');
    within(row as HTMLElement).getByText('Simulated');
    expect(screen.getAllByText('Simulated')).toHaveLength(1);
  });

  test('[CN11] leads to extra time for a student, whose e-mail address is filled in', async () => {
    rows = [
      { ...asha, email: 'asha+1@example.com' },
      { ...asha, _id: 'u2', fullName: 'Ravi', role: 'admin' },
      { ...asha, _id: 'u3', fullName: 'Simulated student 7', isDemo: true },
    ];
    show();
    await screen.findByText('Asha Rao');
    const links = screen.getAllByRole('link', { name: /^Extra time: / });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/accommodations/create?email=asha%2B1%40example.com',
    ]);
  });

  test('is filtered by role and by each of the five statuses', async () => {
    show();
    await screen.findByText('Asha Rao');
    const labels = (label: string) =>
      within(screen.getByLabelText(label))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(labels('Role')).toEqual(['All Roles', 'Students', 'Teachers', 'College admins', 'Admins']);
    expect(labels('Status')).toEqual([
      ...['All Status', 'Pending', 'Verified', 'Approved', 'Deactivated', 'Banned'],
    ]);
    choose('Role', 'student');
    choose('Status', 'banned');
    await waitFor(() => expect(asked.at(-1)).toContain('role=student&accountStatus=banned'));
    expect(labels('Accounts')).toEqual(['Real accounts', 'Simulated students', 'Real and simulated']);
    expect(asked.at(-1)).not.toContain('accounts');
    await screen.findByRole('option', { name: 'Govt College' });
    choose('College', 'g1');
    await waitFor(() => expect(asked.at(-1)).toContain('collegeId=g1'));
    choose('Accounts', 'simulated');
    await waitFor(() => expect(asked.at(-1)).toContain('accounts=simulated'));
  });

  test.each([
    [403, "Access denied. You don't have permission to view users."],
    [500, 'Server error occurred. Please try again later.'],
    [409, 'Refused.'],
  ])('that is refused with %i says so in its own words', async (status, sentence) => {
    server.use(
      http.get('*/api/users/get_all_users', () => refuse(status, status === 500 ? 'INTERNAL' : 'CONFLICT')),
    );
    show();
    await screen.findByText(sentence);
    screen.getByRole('button', { name: 'Try Again' });
  });
});

describe('[ST63] giving tokens', () => {
  let sent: Record<string, unknown>[];
  const dialog = () => within(screen.getByRole('dialog'));
  const type = (label: string, value: string) =>
    fireEvent.change(dialog().getByLabelText(label), { target: { value } });
  const submit = () => fireEvent.click(dialog().getByRole('button', { name: 'Give tokens' }));
  const open = () => fireEvent.click(screen.getByRole('button', { name: 'Give tokens Asha Rao' }));

  const answer = (response: () => Response) =>
    server.use(
      http.post('*/api/admin/users/u1/tokens', async ({ request }) => {
        sent.push((await request.json()) as Record<string, unknown>);
        return response();
      }),
    );

  beforeEach(async () => {
    sent = [];
    show();
    await screen.findByText('Asha Rao');
    open();
  });

  test('needs a number of tokens and a reason', async () => {
    dialog().getByText('Asha Rao');
    submit();
    await dialog().findByText('Tokens must be a whole number from 1 to 100000');
    dialog().getByText('Give a reason of at most 500 characters');
    expect(sent).toEqual([]);
  });

  test('a request that is sent again has the same id, and the next one another', async () => {
    answer(() => refuse(500, 'INTERNAL'));
    type('Tokens', '50');
    type('Reason', 'The paper broke off');
    submit();
    await dialog().findByText('Failed to give tokens. Please try again.');
    answer(() => HttpResponse.json({ success: true, message: '50 tokens given to Asha Rao successfully!' }));
    submit();
    await screen.findByText('50 tokens given to Asha Rao successfully!');
    const [first, again] = sent;
    expect(first).toEqual({
      tokens: 50,
      days: null,
      reason: 'The paper broke off',
      requestId: expect.stringMatching(/^[\w-]{36}$/) as string,
    });
    expect(again).toEqual(first);
    open();
    type('Tokens', '5');
    type('Days', '30');
    type('Reason', 'Again');
    submit();
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(sent[2]).toMatchObject({ tokens: 5, days: 30 });
    expect(sent[2]?.['requestId']).not.toBe(first?.['requestId']);
  });
});

describe('the account of a user', () => {
  const dialog = () => within(screen.getByRole('dialog'));
  let sent: unknown[];

  beforeEach(async () => {
    sent = [];
    show();
    await screen.findByText('Asha Rao');
  });

  test('shows exam, difficulty and results in the list, and leads to its own page', () => {
    for (const text of ['JEE Main', 'Intermediate', '12 tests, 71.5 %']) screen.getByText(text);
    expect(screen.getByRole('link', { name: 'View: Asha Rao' }).getAttribute('href')).toBe(
      '/users/view?user=u1',
    );
    expect(screen.getByRole('link', { name: 'Add User' }).getAttribute('href')).toBe('/create/user');
  });

  test('[US2] gets one of the five statuses, in a dialog that says what follows', async () => {
    server.use(
      http.patch('*/api/admin/u1/status_update', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ success: true, message: 'Account status updated successfully!' });
      }),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Edit Asha Rao' }));
    dialog().getByText(/signed out on all devices/);
    expect((dialog().getByLabelText('Account Status') as HTMLSelectElement).value).toBe('approved');
    fireEvent.change(dialog().getByLabelText('Account Status'), { target: { value: 'banned' } });
    fireEvent.click(dialog().getByRole('button', { name: 'Update' }));
    await screen.findByText('Account status updated successfully!');
    expect(sent).toEqual([{ accountStatus: 'banned' }]);
  });

  test.each([
    [403, "Access denied. You don't have permission to delete users."],
    [404, 'User not found. They may have already been deleted.'],
    [409, 'Refused.'],
  ])('[US3] a deletion that is refused with %i says why', async (status, sentence) => {
    server.use(http.delete('*/api/admin/u1/delete_user', () => refuse(status, 'CONFLICT')));
    fireEvent.click(screen.getByRole('button', { name: 'Delete Asha Rao' }));
    fireEvent.click(dialog().getByRole('button', { name: 'Delete' }));
    await dialog().findByText(sentence);
  });
});

describe('the form for a new user', () => {
  let sent: Record<string, unknown>[];
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Create User' }));

  beforeEach(() => {
    sent = [];
    server.use(
      http.get('*/api/admin/categories_all', () =>
        HttpResponse.json({
          success: true,
          ...{ page: 1, pages: 1, total: 1, count: 1 },
          categories: [
            {
              ...{ _id: 'c1', cid: 'jee-main', name: 'JEE Main', description: '', isActive: true },
              ...{ icon: '', gradientColor: '', badge: '', badgeColor: '', badgeIcon: '' },
              ...{ createdAt: asha.createdAt, group: null, subjects: [], defaultTemplate: null },
            },
          ],
        }),
      ),
      http.post('*/api/users/create_user', async ({ request }) => {
        sent.push((await request.json()) as Record<string, unknown>);
        return HttpResponse.json({ success: true, data: asha, message: 'Made' }, { status: 201 });
      }),
    );
    if (!isCreatable(users)) throw new Error('Users cannot be created');
    showInConsole(<EntityCreate entity={users} />);
  });

  test('[US6] says what is missing, beside each field', async () => {
    submit();
    for (const sentence of [
      'Username must be at least 3 characters',
      'Full name is required',
      'Email is required',
      'Phone number must be exactly 10 digits',
      'Password must be at least 6 characters',
      'Category selection is required',
    ])
      await screen.findByText(sentence);
    expect(sent).toEqual([]);
  });

  test('[US6] sends an account with the defaults, and no empty picture or thread', async () => {
    type('Username', 'meera_k');
    type('Full Name', 'Meera K');
    type('Email', 'meera@example.com');
    type('Phone', '9876543210');
    type('Password', 'sesame');
    fireEvent.click(await screen.findByLabelText('JEE Main'));
    submit();
    await screen.findByText('User Created Successfully!');
    expect(sent).toEqual([
      expect.objectContaining({
        username: 'meera_k',
        countryCode: '+91',
        role: 'student',
        accountStatus: 'pending',
        categories: ['c1'],
        performanceInitialized: false,
      }),
    ]);
  });
});
