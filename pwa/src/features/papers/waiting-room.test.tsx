import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { database, startSession, toBase64Url } from '../../offline/index.ts';
import { useConnection } from '../../state/index.ts';
import { testEncrypted } from '../../test/encrypted-paper.ts';
import { testStudent } from '../../test/student.ts';
import { testSummary } from '../../test/summary.ts';
import { openingDelay, SPREAD_MS } from './opening-delay.ts';
import StartScreen from './start-screen.tsx';

const asha = testStudent('asha');
const reports: string[] = [];
let isOffline = false;
let key: { readonly status: number; readonly body: object };

const server = setupServer(
  http.post('*/api/test-papers/key', () => HttpResponse.json(key.body, { status: key.status })),
  http.post('*/api/test-papers/opening', async ({ request }) => {
    if (isOffline) return HttpResponse.error();
    reports.push(((await request.json()) as { outcome: string }).outcome);
    return HttpResponse.json({ success: true });
  }),
  http.get('*/api/test-papers/get_testpaper_by_id/*', () =>
    isOffline
      ? HttpResponse.error()
      : HttpResponse.json({ success: true, data: testSummary('paper-1', { totalQuestions: 3 }) }),
  ),
  http.all('*/api/*', () => {
    const refused = { success: false, code: 'NOT_FOUND', message: 'Not found.', error: 'Not found.' };
    return isOffline ? HttpResponse.error() : HttpResponse.json(refused, { status: 404 });
  }),
);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(async () => {
  await database.session.clear();
  server.close();
});
afterEach(cleanup);
beforeEach(async () => {
  reports.length = 0;
  key = {
    status: 423,
    body: { success: false, code: 'NOT_RELEASED', message: 'Not yet', error: 'Not yet' },
  };
  await Promise.all([database.packages.clear(), database.encryptedPapers.clear()]);
});

async function show(opensIn: number, isOnline: boolean) {
  await startSession(database, asha, 'token');
  const it = await testEncrypted(Date.now() + opensIn, asha._id);
  await database.encryptedPapers.put(it.row);
  isOffline = !isOnline;
  useConnection.setState({ network: isOnline, server: isOnline });
  render(<StartScreen testId={it.inside.testId} prepareExam={() => undefined} />);
  await screen.findByText('Saved, and closed until the exam opens');
  return it;
}

const field = () => screen.getByLabelText('Opening code');
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const openIt = () => fireEvent.click(screen.getByRole('button', { name: 'Open' }));

test('[ED1] [ED5] before its time a paper shows its counts, when it opens, and nothing to start', async () => {
  await show(2 * 3_600_000 + 30_000, true);
  screen.getByText('Opens in 2h 0m');
  screen.getByText('3');
  screen.getByText('Keep this page open: at its time the paper opens by itself.');
  expect(screen.queryByRole('button', { name: 'Start Test' })).toBeNull();
});

test('[ED11] a browser that cannot open the paper is found, and reported, days before', async () => {
  await show(86_400_000, true);
  await screen.findByText('Checked: this browser can open it.');
  cleanup();
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  render(<StartScreen testId="paper-1" prepareExam={() => undefined} />);
  await screen.findByText(/This browser cannot open the paper/);
  await expect.poll(() => reports).toEqual(['no-cryptography']);
  vi.unstubAllGlobals();
});

test('[ED3] [ED6] without a network it opens by the code, and a slip is named at once', async () => {
  const { code } = await show(0, false);
  screen.getByText(
    'There is no connection. The paper opens with the code that is announced in the exam hall.',
  );
  openIt();
  await screen.findByText('Enter the code that was announced.');
  type(code.slice(0, 9));
  openIt();
  await screen.findByText('The code has 14 letters and digits. You have typed 9.');
  const wrong = code.startsWith('0') ? `1${code.slice(1)}` : `0${code.slice(1)}`;
  type(wrong);
  await screen.findByText(
    'One of the letters is not right. Please compare them with the code that was announced.',
  );
  type('U');
  openIt();
  await screen.findByText('The code has only digits and the letters A to Z, without U.');
  type('00000-00000-0000');
  openIt();
  await screen.findByText(/This is not a code of this paper/);
  type(code.toLowerCase());
  openIt();
  await screen.findByRole('button', { name: 'Start Test' });
});

test('[ED5] [ED10] with a connection it opens by itself once the key is released, and reports it', async () => {
  const { key: bytes } = await testEncrypted(0);
  key = {
    status: 200,
    body: {
      success: true,
      data: { keyId: 'key-1', key: toBase64Url(bytes), serverTime: new Date().toISOString() },
    },
  };
  await show(-60_000, true);
  await screen.findByRole('button', { name: 'Start Test' });
  await expect.poll(() => reports).toEqual(['opened']);
});

test('[ED5] a wrong code does not keep it from opening by itself, and it can be saved again', async () => {
  const { key: bytes } = await testEncrypted(0);
  await show(-60_000, true);
  type('00000-00000-0000');
  openIt();
  await screen.findByText(/This is not a code of this paper/);
  screen.getByRole('button', { name: 'Save it again' });
  key = {
    status: 200,
    body: {
      success: true,
      data: { keyId: 'key-1', key: toBase64Url(bytes), serverTime: new Date().toISOString() },
    },
  };
  type('00000-00000-0001');
  await screen.findByRole('button', { name: 'Start Test' }, { timeout: 15_000 });
}, 30_000);

test('[ED19] a link with the code fills the field, also while the page is open, and the address loses it', async () => {
  history.replaceState(null, '', '/exam/paper-1/start#code=0000000000000');
  const { code } = await show(0, false);
  expect(field()).toHaveProperty('value', '00000-00000-000');
  await expect.poll(() => location.hash).toBe('');
  location.hash = `#code=${code}`;
  await expect.poll(() => (field() as HTMLInputElement).value.replaceAll('-', '')).toBe(code);
  expect(location.hash).toBe('');
  openIt();
  await screen.findByRole('button', { name: 'Start Test' });
});

test('[ED15] a student whose account is not active reads why the paper does not open', async () => {
  const message = 'This account is not active. Please contact support.';
  key = { status: 403, body: { success: false, code: 'ACCOUNT_DISABLED', message, error: message } };
  await show(-60_000, true);
  await screen.findByText(message);
});

test('[ED10] a paper of another key is saved again, and reported', async () => {
  key = {
    status: 200,
    body: {
      success: true,
      data: { keyId: 'key-1', key: toBase64Url(new Uint8Array(32)), serverTime: new Date().toISOString() },
    },
  };
  await show(-60_000, true);
  await screen.findByText(/The paper on this device has another key/);
  screen.getByRole('button', { name: 'Save it again' });
  await expect.poll(() => reports).toEqual(['other-key']);
});

test('[ED10] what could not be reported without a network is reported once there is one', async () => {
  await show(86_400_000, false);
  type('00000-00000-0000');
  openIt();
  await screen.findByText(/This is not a code of this paper/);
  await expect
    .poll(async () => (await database.encryptedPapers.toArray()).map(({ unreported }) => unreported?.outcome))
    .toEqual(['unknown-code']);
  expect(reports).toEqual([]);
  isOffline = false;
  act(() => useConnection.setState({ network: true, server: true }));
  await expect.poll(() => reports).toEqual(['unknown-code']);
  await expect
    .poll(async () => (await database.encryptedPapers.toArray()).map(({ unreported }) => unreported))
    .toEqual([undefined]);
});

test('[ED5] devices ask at their own place within the first seconds, and at least once a minute before', () => {
  const places = Array.from(
    { length: 1000 },
    (_, n) => openingDelay(`ticket ${n * 7919}`, 1000, 'first') - 1000,
  );
  expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...places)).toBeLessThanOrEqual(SPREAD_MS);
  const perSecond = Array.from(
    { length: 8 },
    (_, s) => places.filter((ms) => Math.floor(ms / 1000) === s).length,
  );
  expect(Math.max(...perSecond)).toBeLessThan(250);
  expect(openingDelay('ticket', 86_400_000, 'first')).toBe(60_000);
  expect(openingDelay('ticket', -60_000, 'first')).toBe(0);
});
