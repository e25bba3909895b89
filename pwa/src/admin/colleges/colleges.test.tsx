import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ManagedCollege } from '@exam/shared-schema/contract';
import { college, showInConsole } from '../../test/console.tsx';
import { isCreatable } from '../entity.ts';
import { EntityCreate } from '../form/entity-create.tsx';
import { EntityList } from '../list/entity-list.tsx';
import { colleges } from './colleges.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  vi.useRealTimers();
});
afterAll(() => server.close());

let rows: ManagedCollege[];
let total: number;
/** The queries of the list, and the bodies of changes. */
let asked: string[];
let sent: unknown[];

const refuse = (status: number, message: string, errors = {}) =>
  HttpResponse.json({ success: false, code: 'CONFLICT', message, error: message, errors }, { status });

beforeEach(() => {
  history.replaceState(null, '', '/college/lists');
  [rows, total, asked, sent] = [[college()], 1, [], []];
  server.use(
    http.get('*/api/colleges', ({ request }) => {
      asked.push(new URL(request.url).search);
      const page = { page: 1, pages: Math.ceil(total / 10), total, count: rows.length };
      const also = { totalPages: page.pages, totalColleges: total, currentPage: 1 };
      return HttpResponse.json({ success: true, ...page, ...also, data: rows });
    }),
    http.put('*/api/admin/colleges/g1', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ success: true, message: 'College updated successfully!' });
    }),
  );
});

const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const rowOf = async (name: RegExp) =>
  within((await screen.findByRole('rowheader', { name })).closest('tr') as HTMLElement);

describe('[OR23] the list of colleges', () => {
  const show = () => showInConsole(<EntityList entity={colleges} />);

  test('shows what a college is, where it is and whether it lets students register', async () => {
    rows = [
      college(),
      college({
        _id: 'g2',
        name: 'Other',
        code: 'OT',
        isActive: false,
        contactInfo: { email: 'x@y.in', phone: '', website: '' },
        settings: { allowSelfRegistration: false, domains: [] },
      }),
    ];
    show();
    screen.getByText('Loading colleges...');
    const row = await rowOf(/Govt College/);
    for (const text of [
      'office@gc.ac.in',
      'GC1',
      'University',
      'Pune',
      'Maharashtra',
      '1950',
      '1 domain',
      '1,200 students',
    ])
      row.getByText(text);
    row.getByText('Approved');
    expect(row.getByRole('link', { name: 'Members of Govt College' }).getAttribute('href')).toBe(
      '/users/lists?collegeId=g1',
    );
    const website = row.getByRole('link', { name: /^Website: Govt College/ });
    expect([website.getAttribute('href'), website.getAttribute('rel')]).toEqual([
      'https://gc.ac.in',
      'noreferrer',
    ]);
    const other = await rowOf(/Other/);
    other.getByText('Not Approved');
    expect(other.queryByRole('link', { name: /Website/ })).toBeNull();
    expect(other.queryByRole('button', { name: /Add members/ })).toBeNull();
  });

  test('is searched and filtered by the server', async () => {
    show();
    await screen.findByText('GC1');
    const labels = (filter: string) =>
      within(screen.getByLabelText(filter))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(labels('Status')).toEqual(['All Status', 'Active', 'Inactive']);
    expect(labels('Type')).toEqual(['All Types', 'University', 'College', 'Institute', 'Board', 'Other']);
    choose('Status', 'inactive');
    choose('Type', 'Board');
    await waitFor(() => expect(asked.at(-1)).toContain('status=inactive&type=Board'));
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search by name, code or city' }), {
      target: { value: 'pune' },
    });
    await waitFor(() => expect(asked.at(-1)).toContain('search=pune'));
  });

  test('has the pager of its specification', async () => {
    total = 25;
    show();
    await screen.findByText('Page 1 of 3 (25 total colleges)');
  });

  test('says so when there are none, and when they cannot be loaded', async () => {
    rows = [];
    total = 0;
    show();
    await screen.findByText('No colleges found');
    expect(screen.getAllByRole('link', { name: 'Add College' }).length).toBeGreaterThan(0);
  });

  test('can be tried again after an error', async () => {
    server.use(http.get('*/api/colleges', () => HttpResponse.error(), { once: true }));
    show();
    await screen.findByText('Failed to fetch colleges');
    screen.getByText('Failed to load colleges. Please try again.');
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByText('GC1');
  });

  test('switches a college with nothing but the flag', async () => {
    show();
    const row = await rowOf(/Govt College/);
    fireEvent.click(row.getByRole('switch'));
    await waitFor(() => expect(sent).toEqual([{ isActive: false }]));
  });

  test('edits a college, whose form cannot be sent without name and code', async () => {
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Edit Govt College' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit College' }));
    const update = dialog.getByRole('button', { name: 'Update' });
    fireEvent.change(dialog.getByLabelText('College Code'), { target: { value: ' ' } });
    expect(update.getAttribute('aria-disabled')).toBe('true');
    fireEvent.change(dialog.getByLabelText('College Code'), { target: { value: 'gc2' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Remove gc.ac.in' }));
    fireEvent.click(update);
    await screen.findByText('College updated successfully!');
    expect(sent).toEqual([
      expect.objectContaining({
        code: 'GC2',
        name: 'Govt College',
        settings: { allowSelfRegistration: true, domains: [] },
      }),
    ]);
  });

  test('deletes a college after a question, and shows why one is not deleted', async () => {
    server.use(
      http.delete('*/api/colleges/g1', () => refuse(409, 'This college is still used by 2 members.')),
    );
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Delete Govt College' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete College' }));
    dialog.getByText(/^This action cannot be undone\./);
    fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await dialog.findByText('This college is still used by 2 members.');
  });
});

describe('[OR22] the form of a college', () => {
  const show = () => {
    if (!isCreatable(colleges)) throw new Error('Nothing to create');
    history.replaceState(null, '', '/create/college');
    showInConsole(<EntityCreate entity={colleges} />);
  };
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const submit = () => act(async () => void fireEvent.submit(screen.getByRole('form')));
  const errors = () => [...document.querySelectorAll('.field-error')].map(({ textContent }) => textContent);
  const addDomain = (text: string) => {
    type('Add a domain', text);
    fireEvent.keyDown(screen.getByLabelText('Add a domain'), { key: 'Enter' });
  };
  const chips = () =>
    screen.queryAllByRole('button', { name: /^Remove / }).map((each) => each.getAttribute('aria-label'));

  test('has four groups, and two buttons', () => {
    show();
    expect([...document.querySelectorAll('.form-group > legend')].map((each) => each.textContent)).toEqual([
      'Basic Information',
      'Address Information',
      'Contact Information',
      'College Settings',
    ]);
    screen.getByRole('button', { name: 'Create College' });
    screen.getByRole('button', { name: 'Reset Form' });
  });

  test('shows the first broken rule alone, in their order, and sends what is right once', async () => {
    server.use(
      http.post('*/api/colleges', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(
          { success: true, message: 'College created successfully!', data: college() },
          { status: 201 },
        );
      }),
    );
    show();
    type('Country', '');
    const steps = [
      ['College name is required', () => type('College Name', ' New College ')],
      ['College code is required', () => type('College Code', 'nc1')],
      ['City is required in address', () => type('City', 'Pune')],
      ['State is required in address', () => type('State', 'Maharashtra')],
      ['Country is required in address', () => type('Country', 'India')],
      ['Email is required in contact information', () => type('Email', 'office')],
      [
        'Please enter a valid email address',
        () => {
          type('Email', 'office@nc.ac.in');
          type('Phone', '123');
        },
      ],
      [
        'Phone number must be exactly 10 digits',
        () => {
          type('Phone', '');
          type('Website', 'nc.ac.in');
        },
      ],
      ['Website URL must start with http:// or https://', () => type('Website', 'https://nc.ac.in')],
      ['Established year is required', () => type('Established Year', '1799')],
      [
        'Please enter a valid established year between 1800 and current year',
        () => type('Established Year', '1999'),
      ],
    ] as const;
    for (const [sentence, mend] of steps) {
      await submit();
      expect(errors()).toEqual([sentence]);
      mend();
    }
    addDomain(' NC.ac.in ');
    await submit();
    await screen.findByText('College created successfully!');
    expect(sent).toEqual([
      {
        name: 'New College',
        code: 'NC1',
        type: 'College',
        address: { street: '', city: 'Pune', state: 'Maharashtra', country: 'India', pincode: '' },
        contactInfo: { email: 'office@nc.ac.in', phone: '', website: 'https://nc.ac.in' },
        establishedYear: 1999,
        affiliation: '',
        isActive: true,
        settings: { allowSelfRegistration: false, domains: ['nc.ac.in'] },
      },
    ]);
  });

  test('is emptied by Reset Form', () => {
    show();
    type('College Name', 'New');
    addDomain('nc.ac.in');
    fireEvent.click(screen.getByRole('button', { name: 'Reset Form' }));
    expect((screen.getByLabelText('College Name') as HTMLInputElement).value).toBe('');
    expect((screen.getByLabelText('Country') as HTMLInputElement).value).toBe('India');
    expect(chips()).toEqual([]);
  });

  test('shows a refusal of the server beside its field', async () => {
    server.use(
      http.post('*/api/colleges', () =>
        refuse(409, 'Another college has this code', { code: 'Another college has this code' }),
      ),
    );
    show();
    for (const [label, value] of [
      ...[
        ['College Name', 'New'],
        ['College Code', 'nc1'],
        ['City', 'Pune'],
        ['State', 'Maharashtra'],
      ],
      ...[
        ['Email', 'office@nc.ac.in'],
        ['Established Year', '1999'],
      ],
    ] as [string, string][])
      type(label, value);
    await submit();
    await waitFor(() => expect(errors()).toEqual(['Another college has this code']));
  });

  test('[OR21] adds domains by Enter and by the button, each once, and removes them', () => {
    show();
    for (const [text, sentence] of [
      ['', 'Please enter a domain'],
      ['college', 'Please enter a valid domain (e.g., college.edu, university.ac.in)'],
    ] as const) {
      addDomain(text);
      expect(errors()).toEqual([sentence]);
    }
    addDomain(' College.EDU');
    expect([chips(), errors()]).toEqual([['Remove college.edu'], []]);
    addDomain('college.edu');
    expect(errors()).toEqual(['This domain is already added']);
    type('Add a domain', 'university.ac.in');
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(chips()).toEqual(['Remove college.edu', 'Remove university.ac.in']);
    fireEvent.click(screen.getByRole('button', { name: 'Remove college.edu' }));
    expect(chips()).toEqual(['Remove university.ac.in']);
    expect(document.activeElement).toBe(screen.getByLabelText('Add a domain'));
  });
});

describe('[OR32] members from a file', () => {
  test('are sent, and every row is reported', async () => {
    server.use(
      http.post('*/api/admin/colleges/g1/members', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({
          success: true,
          message: '1 student added. 2 rows changed nothing.',
          data: {
            counts: { added: 1, unknown: 1, 'other-college': 1 },
            rows: [
              { line: 2, email: 'asha@gc.ac.in', outcome: 'added' },
              { line: 3, email: 'nobody@gc.ac.in', outcome: 'unknown' },
              { line: 4, email: 'ravi@gc.ac.in', outcome: 'other-college' },
            ],
          },
        });
      }),
    );
    showInConsole(<EntityList entity={colleges} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Add members Govt College' }));
    const file = new File(['email\nasha@gc.ac.in'], 'members.csv', { type: 'text/csv' });
    fireEvent.change(screen.getByLabelText('CSV file'), { target: { files: [file] } });
    await waitFor(() =>
      expect((screen.getByLabelText('Addresses') as HTMLTextAreaElement).value).toContain('asha@gc.ac.in'),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Add members' }));
    const report = within(await screen.findByRole('dialog', { name: 'Members of Govt College' }));
    expect(sent).toEqual([{ csv: 'email\nasha@gc.ac.in' }]);
    expect(report.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Added: 1 row',
      'No account has this address: 1 row',
      'Member of another college: 1 row',
    ]);
    const shown = report.getAllByRole('row').map(({ textContent }) => textContent);
    expect(shown.slice(1)).toEqual([
      '3nobody@gc.ac.inNo account has this address',
      '4ravi@gc.ac.inMember of another college',
    ]);
    fireEvent.click(report.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    screen.getByText('1 student added. 2 rows changed nothing.');
  });
});
