import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Settings } from '@exam/shared-schema/contract';
import { showInConsole } from '../../test/console.tsx';
import SettingsScreen from './settings-screen.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

let settings: Settings;

beforeEach(() => {
  settings = {
    groups: [
      {
        group: 'payments',
        state: 'on',
        settings: [
          { name: 'RAZORPAY_KEY_ID', value: 'rzp_test_1', isSecret: false, source: 'environment' },
          { name: 'RAZORPAY_KEY_SECRET', value: null, isSecret: true, source: 'environment' },
          { name: 'SELLER_NAME', value: null, isSecret: false, source: null },
          { name: 'GST_PERCENT', value: '18', isSecret: false, source: 'default' },
          { name: 'NEW_VARIABLE', value: '1', isSecret: false, source: 'environment' },
        ],
      },
      { group: 'mail', state: 'local', settings: [] },
      { group: 'sms', state: 'off', settings: [] },
      { group: 'storage', state: 'on', settings: [] },
      {
        group: 'server',
        state: 'on',
        settings: [{ name: 'SESSION_SECRET', value: null, isSecret: true, source: 'first-start' }],
      },
    ],
    backedUpThrough: '2026-01-05T09:00:00.000Z',
    prices: {
      adaptiveTest: { tokens: 5, source: 'default' },
      aiTest: { tokens: 12, source: 'console' },
    },
    fixed: { question: 1, signUp: 100 },
  };
  server.use(http.get('*/api/admin/settings', () => HttpResponse.json({ success: true, data: settings })));
});

const rowOf = async (name: string) =>
  (await screen.findByRole('rowheader', { name })).closest('tr') as HTMLElement;
const cellsOf = async (name: string) =>
  within(await rowOf(name))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('the settings', () => {
  test('[SE1] [SE2] state what is set and where it is from, and of a secret only that it is set', async () => {
    showInConsole(<SettingsScreen />);
    expect(await cellsOf('Key id RAZORPAY_KEY_ID')).toEqual(['rzp_test_1', 'Environment']);
    expect(await cellsOf('Key secret RAZORPAY_KEY_SECRET')).toEqual(['Set, not shown', 'Environment']);
    expect(await cellsOf('Seller on receipts SELLER_NAME')).toEqual(['Not set', '–']);
    expect(await cellsOf('GST, per cent GST_PERCENT')).toEqual(['18', 'Default']);
    expect(await cellsOf('Secret of the sessions SESSION_SECRET')).toEqual([
      'Set, not shown',
      'Made at the first start',
    ]);
    await rowOf('NEW_VARIABLE NEW_VARIABLE');
    for (const text of [
      'Plans are paid at Razorpay.',
      'No mail server is set: e-mails are kept on this server, for development.',
      'No text message can be sent, so nobody can register.',
      'The newest backup has everything up to Jan 5, 2026, 2:30 PM IST.',
    ])
      screen.getByText(text);
  });

  test('[SE1] say so if there is no backup', async () => {
    settings = { ...settings, backedUpThrough: null };
    showInConsole(<SettingsScreen />);
    await screen.findByText('No backup is known yet.');
  });

  test('[SE3] are tried by a button, which shows how it ended', async () => {
    const tried: string[] = [];
    const outcomes = [
      { status: 200, body: { success: true, data: { ok: true, sentence: 'It was accepted.' } } },
      { status: 200, body: { success: true, data: { ok: false, sentence: 'It was refused.' } } },
      {
        status: 429,
        body: { success: false, code: 'RATE_LIMITED', message: 'Too many.', error: 'Too many.' },
      },
    ];
    server.use(
      http.post('*/api/admin/settings/:group/try', ({ params }) => {
        const { status = 500, body } = outcomes[tried.length] ?? {};
        tried.push(String(params['group']));
        return HttpResponse.json(body, { status });
      }),
    );
    showInConsole(<SettingsScreen />);
    const button = await screen.findByRole('button', { name: 'Send me a test e-mail' });
    for (const sentence of ['It was accepted.', 'It was refused.', 'Too many.']) {
      fireEvent.click(button);
      await screen.findByText(sentence);
    }
    expect(tried).toEqual(['mail', 'mail', 'mail']);
    expect(screen.queryByText('It was refused.')).toBeNull();
  });

  test('show that they load, and what went wrong with a way to try again', async () => {
    server.use(
      http.get('*/api/admin/settings', () => HttpResponse.json({ success: false }, { status: 500 })),
    );
    showInConsole(<SettingsScreen />);
    screen.getByText('Loading the settings...');
    await screen.findByText('Failed to load the settings');
    screen.getByRole('button', { name: 'Try Again' });
  });
});

describe('token prices', () => {
  test('[SE5] are shown with what they are from, and with the reason of those that are fixed', async () => {
    showInConsole(<SettingsScreen />);
    expect(await cellsOf('An adaptive test')).toEqual(['5', 'Default']);
    expect(await cellsOf('A test by AI')).toEqual(['12', 'This page']);
    expect(await cellsOf('A question to the study assistant')).toEqual(['1', 'Fixed']);
    screen.getByText(/The price of a question to the study assistant does not change/);
  });

  test('[SE5] [SE6] are changed in a dialog, which names the prices it began with', async () => {
    const sent: unknown[] = [];
    server.use(
      http.put('*/api/admin/settings/prices', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ success: true, message: 'Token prices updated successfully!' });
      }),
    );
    showInConsole(<SettingsScreen />);
    fireEvent.click(await screen.findByRole('button', { name: 'Change prices' }));
    const dialog = within(screen.getByRole('dialog'));
    const type = (value: string) =>
      fireEvent.change(dialog.getByLabelText('An adaptive test, tokens'), { target: { value } });
    const save = () => fireEvent.click(dialog.getByRole('button', { name: 'Change prices' }));
    type('1.5');
    save();
    await dialog.findByText('A price must be a whole number from 0 to 1000');
    type('7');
    save();
    await screen.findByText('Token prices updated successfully!');
    await waitFor(() =>
      expect(sent).toEqual([{ adaptiveTest: 7, aiTest: 12, startedFrom: { adaptiveTest: 5, aiTest: 12 } }]),
    );
  });
});
