// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { createHash } from 'node:crypto';
import { STATE_NOW, stateTag } from '@exam/shared-schema/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { showInConsole } from '../test/console.tsx';
import { updateTrial, type Trial } from '../test/trial-calls.ts';
import { trials } from '../test/trial-entity.tsx';
import { isCreatable } from './entity.ts';
import { EntityCreate } from './form/entity-create.tsx';
import { EntityList } from './list/entity-list.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => history.replaceState(null, '', '/topic/lists'));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const college: Trial = {
  _id: 'c1',
  createdAt: new Date(0).toISOString(),
  name: 'Asha College',
  notes: 'https://asha.example',
  type: 'College',
  year: 1950,
  fee: null,
  parentId: null,
  subjects: [],
  levels: { min: 1, max: 5 },
  icon: '',
  gradient: '',
  badge: '',
  badgeColor: '',
  isActive: true,
  address: { city: 'Pune', pincode: '' },
  features: [],
};

/** The server's state; a call may change it. */
let rows: Trial[];
const refuse = (status: number, message: string, errors: Record<string, string> = {}) =>
  HttpResponse.json({ success: false, code: 'VALIDATION', message, error: message, errors }, { status });

beforeEach(() => {
  rows = [college];
  server.use(
    // The suggestions of the icon field.
    http.get('*/assets/icons-common-*.json', () => HttpResponse.json({ shapes: {} })),
    http.get('*/api/trials', () =>
      HttpResponse.json({
        success: true,
        page: 1,
        pages: 1,
        total: rows.length,
        count: rows.length,
        trials: rows,
      }),
    ),
  );
});

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('a declared form', () => {
  /** The requests that reached the server. */
  let sent: unknown[];

  beforeEach(() => {
    sent = [];
    if (!isCreatable(trials)) throw new Error('Nothing to create');
    showInConsole(<EntityCreate entity={trials} />);
    type('Name', 'Asha College');
    fireEvent.change(screen.getByLabelText('Type'), { target: { value: 'College' } });
    type('Established', '1950');
    type('Feature', 'Hostel');
  });

  const answer = (response: () => Response) =>
    server.use(
      http.post('*/api/trials', async ({ request }) => {
        sent.push(await request.json());
        return response();
      }),
    );

  test('sends nested fields, rows and nothing-typed as the call takes them', async () => {
    answer(() => HttpResponse.json({ success: true }, { status: 201 }));
    type('City', ' Pune ');
    press('Create College');
    await screen.findByText('College created successfully!');
    expect(sent).toMatchObject([
      {
        year: 1950,
        fee: null,
        address: { city: 'Pune', pincode: '' },
        features: [{ text: 'Hostel', included: true }],
      },
    ]);
  });

  test('shows the errors of the contract and the server beside a nested field and a row', async () => {
    answer(() =>
      refuse(422, 'Please check.', { 'address.city': 'No such city', 'features.0.text': 'Taken' }),
    );
    press('Create College');
    await screen.findByText('City is required in address');
    expect(sent).toEqual([]);
    type('City', 'Atlantis');
    expect(screen.queryByText('City is required in address')).toBeNull();
    press('Create College');
    await screen.findByText('No such city');
    const row = within(screen.getByRole('group', { name: 'feature 1' }));
    row.getByText('Taken');
    type('Feature', 'Library');
    expect(row.queryByText('Taken')).toBeNull();
    screen.getByText('No such city');
  });

  test('[CN61] all choices that are found are chosen at once, beside the others', () => {
    const chosen = () => screen.getAllByRole('checkbox', { checked: true }).length;
    const before = screen.queryAllByRole('checkbox', { checked: true }).length;
    const search = screen.getByLabelText('Search subjects');
    fireEvent.change(search, { target: { value: 'phys' } });
    press('Choose these');
    expect(chosen()).toBe(before + 1);
    fireEvent.change(search, { target: { value: '' } });
    press('Choose all');
    expect(screen.getByRole('button', { name: 'Choose all' }).getAttribute('aria-disabled')).toBe('true');
  });

  test('a choice that depends on another is emptied with it', () => {
    fireEvent.change(screen.getByLabelText('Belongs to'), { target: { value: 'u1' } });
    fireEvent.click(screen.getByLabelText('Physics'));
    screen.getByText('1 chosen');
    fireEvent.change(screen.getByLabelText('Type'), { target: { value: 'University' } });
    expect((screen.getByLabelText('Belongs to') as HTMLSelectElement).value).toBe('');
    screen.getByText('0 chosen');
  });

  const features = () => screen.getAllByLabelText('Feature').map((one) => (one as HTMLInputElement).value);

  test('rows are added, moved and removed by their buttons, and the focus follows', async () => {
    expect(screen.queryByRole('button', { name: 'Remove feature 1' })).toBeNull();
    press('Add feature');
    await waitFor(() => expect(document.activeElement).toBe(screen.getAllByLabelText('Feature')[1]));
    fireEvent.change(document.activeElement as Element, { target: { value: 'Library' } });
    expect(features()).toEqual(['Hostel', 'Library']);
    expect(button('Move feature 1 up').getAttribute('aria-disabled')).toBe('true');
    press('Move feature 2 up');
    expect(features()).toEqual(['Library', 'Hostel']);
    await waitFor(() => expect(document.activeElement).toBe(button('Move feature 1 up')));
    screen.getByText('feature 2 is now feature 1');
    press('Remove feature 1');
    expect(features()).toEqual(['Hostel']);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Feature')));
  });
});

describe('a declared list', () => {
  const status = () => screen.getByRole('switch') as HTMLInputElement;

  beforeEach(async () => {
    showInConsole(<EntityList entity={trials} />);
    await screen.findByRole('rowheader', { name: /Asha College/ });
  });

  test('a switch shows at once what was chosen, and then what the server has', async () => {
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const sent: unknown[] = [];
    server.use(
      http.patch('*/api/trials/c1', async ({ request }) => {
        sent.push(await request.json());
        await answered;
        return HttpResponse.json({ success: true, message: 'Closed!' });
      }),
    );
    fireEvent.click(status());
    expect(screen.getByRole('switch', { name: 'Asha College: Inactive' })).toBe(status());
    // Another administrator opened it meanwhile.
    rows = [{ ...college, name: 'Asha University', isActive: true }];
    answer();
    await screen.findByRole('switch', { name: 'Asha University: Active' });
    screen.getByText('Closed!');
    expect(sent).toEqual([{ isActive: false }]);
  });

  test('a switch that is pressed while its last press is being sent is sent as it is left, if that is not what was sent', async () => {
    const sent: unknown[] = [];
    const answers: (() => void)[] = [];
    server.use(
      http.patch('*/api/trials/c1', async ({ request }) => {
        sent.push(await request.json());
        await new Promise<void>((resolve) => answers.push(resolve));
        return HttpResponse.json({ success: true, message: 'Saved!' });
      }),
    );
    for (let presses = 0; presses < 4; presses += 1) fireEvent.click(status());
    await waitFor(() => expect(answers).toHaveLength(1));
    screen.getByRole('switch', { name: 'Asha College: Active' });
    press('Edit Asha College');
    expect(screen.queryByRole('dialog')).toBeNull();
    answers[0]?.();
    await waitFor(() => expect(answers).toHaveLength(2));
    fireEvent.click(status());
    fireEvent.click(status());
    answers[1]?.();
    await screen.findByText('Saved!');
    await waitFor(() =>
      expect(
        screen.getByRole('button', { name: 'Edit Asha College' }).getAttribute('aria-disabled'),
      ).toBeNull(),
    );
    expect(sent).toEqual([{ isActive: false }, { isActive: true }]);
  });

  test('a switch that is refused goes back, and the reason is shown', async () => {
    server.use(http.patch('*/api/trials/c1', () => refuse(409, 'It has students.')));
    fireEvent.click(status());
    await screen.findByText('It has students.');
    expect(screen.getByRole('alert').textContent).toContain('It has students.');
    await waitFor(() => expect(status().checked).toBe(true));
  });

  test('[CN3] an edit says from which state it starts, and after a refusal from the one it was told of', async () => {
    // Like in an insecure context, such as an address of the local network.
    vi.spyOn(crypto.subtle, 'digest').mockRejectedValue(new TypeError('There is no subtle here'));
    const startedFrom: (string | null)[] = [];
    const present = 'c'.repeat(64);
    server.use(
      http.put('*/api/trials/c1', ({ request }) => {
        startedFrom.push(request.headers.get('if-match'));
        if (startedFrom.length > 1) return HttpResponse.json({ success: true, message: 'Saved!' });
        return refuse(409, 'Somebody else changed it.', { name: 'Now: Ravi College', [STATE_NOW]: present });
      }),
    );
    press('Edit Asha College');
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Mine' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Update' }));
    await dialog.findByText('Somebody else changed it.');
    dialog.getByText('Now: Ravi College');
    expect(dialog.queryByText(present)).toBeNull();
    expect(dialog.getByLabelText('Name')).toHaveProperty('value', 'Mine');
    fireEvent.click(dialog.getByRole('button', { name: 'Update' }));
    await screen.findByText('Saved!');
    const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
    const seen = stateTag(updateTrial, college, sha256);
    expect(startedFrom).toEqual([`"${seen}"`, `"${present}"`]);
  });

  test('an action asks, sends, and says what became of it', async () => {
    const asked: string[] = [];
    server.use(
      http.post('*/api/trials/:id/invitation', ({ params }) => {
        asked.push(String(params['id']));
        return asked.length === 1 ? refuse(409, 'Not now.') : HttpResponse.json({ success: true });
      }),
    );
    press('Invite: Asha College');
    const dialog = within(screen.getByRole('dialog'));
    dialog.getByText('They will get an e-mail.');
    dialog.getByText('Asha College');
    fireEvent.click(dialog.getByRole('button', { name: 'Invite' }));
    await dialog.findByText('Not now.');
    fireEvent.click(dialog.getByRole('button', { name: 'Invite' }));
    await screen.findByText('Invited!');
    expect(asked).toEqual(['c1', 'c1']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('an action or a link is there where the row has it', async () => {
    const link = screen.getByRole('link', { name: 'Website: Asha College (opens in a new tab)' });
    expect(link.getAttribute('href')).toBe('https://asha.example');
    rows = [{ ...college, isActive: false, notes: '' }];
    press('Refresh');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Invite: Asha College' })).toBeNull());
    expect(screen.queryByRole('link', { name: /Website/ })).toBeNull();
  });

  test('details show the values of a row, and leave out missing ones', () => {
    press('View Details Asha College');
    const dialog = within(screen.getByRole('dialog', { name: 'Asha College' }));
    expect(dialog.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'City',
      'Established',
    ]);
    fireEvent.click(dialog.getByText('Close'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
