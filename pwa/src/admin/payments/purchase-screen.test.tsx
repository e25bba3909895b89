import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { showInConsole } from '../../test/console.tsx';
import PurchaseScreen from './purchase-screen.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

const PACK = { _id: 'p1', name: 'Exam Pack', description: '', Tokens: 500, price: 99.5, isActive: true };
const LINK = {
  paymentLink: 'https://rzp.io/i/abc',
  summary: { totalTokens: 1500, totalAmount: 298.5, totalStudents: 3 },
  paymentId: 'pay1',
  expiresAt: '2026-01-12T09:00:00.000Z',
};

let students: number;
let searched: (string | null)[];
let sent: unknown[];
const refuse = (status: number, message: string) =>
  HttpResponse.json({ success: false, code: 'REFUSED', message, error: message }, { status });

beforeEach(() => {
  students = 3;
  searched = [];
  sent = [];
  server.use(
    http.get('*/api/payments/packages', () => HttpResponse.json({ success: true, data: [PACK] })),
    http.get('*/api/payments/colleges', ({ request }) => {
      const search = new URL(request.url).searchParams.get('search');
      searched.push(search);
      const all = [
        { _id: 'iit', name: 'IIT Delhi', code: 'IITD', studentCount: 3 },
        { _id: 'nit', name: 'NIT Surat', code: 'SVNIT', studentCount: 0 },
      ];
      const data = all.filter(({ name }) => name.toLowerCase().includes((search ?? '').toLowerCase()));
      return HttpResponse.json({ success: true, data });
    }),
    http.get('*/api/payments/college-student-count/:id', () =>
      HttpResponse.json({ success: true, data: { studentCount: students, collegeName: 'IIT Delhi' } }),
    ),
    http.post('*/api/payments/create-college-package', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ success: true, data: LINK });
    }),
  );
});

const show = () => showInConsole(<PurchaseScreen />);
const picker = () => screen.getByRole<HTMLInputElement>('combobox', { name: /^College/ });
const submit = () => screen.getByRole('button', { name: /Please Select|No Students|Create Payment Link/ });
const isUnavailable = () => submit().getAttribute('aria-disabled') === 'true';

async function choose(): Promise<void> {
  fireEvent.focus(picker());
  fireEvent.click(await screen.findByRole('option', { name: /^IIT Delhi/ }));
  await screen.findByRole('option', { name: /Exam Pack/ });
  fireEvent.change(screen.getByLabelText('Package'), { target: { value: 'p1' } });
}

describe('[PA16] the purchase of a college package', () => {
  test('begins with nothing chosen, and cannot be sent', async () => {
    show();
    screen.getByText('Loading packages...');
    await screen.findByRole('option', { name: 'Exam Pack: 500 tokens, ₹99.50 per student' });
    expect(submit().textContent).toBe('Please Select College and Package');
    expect(isUnavailable()).toBe(true);
  });

  test('finds colleges by name, and another search clears the choice', async () => {
    show();
    fireEvent.focus(picker());
    const option = await screen.findByRole('option', { name: /^IIT Delhi/ });
    within(option).getByText('IITD, 3 students');
    fireEvent.change(picker(), { target: { value: 'surat' } });
    await waitFor(() => expect(searched).toContain('surat'));
    await waitFor(() => expect(screen.queryByRole('option', { name: /^IIT Delhi/ })).toBeNull());
    fireEvent.keyDown(picker(), { key: 'Enter' });
    expect(picker().value).toBe('NIT Surat');
    fireEvent.change(picker(), { target: { value: '' } });
    expect(picker().value).toBe('');
    fireEvent.change(picker(), { target: { value: 'nothing' } });
    await screen.findByText('No colleges found');
  });

  test('sums up students, tokens and cost before it is sent', async () => {
    show();
    await choose();
    const summary = within(await screen.findByRole('region', { name: 'Purchase Summary' }));
    await summary.findByText('1,500');
    summary.getByText('₹298.50');
    await waitFor(() => expect(submit().textContent).toBe('Create Payment Link'));
    expect(isUnavailable()).toBe(false);
  });

  test('shows the link with its end, copies it, and clears the form', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    show();
    await choose();
    await waitFor(() => expect(isUnavailable()).toBe(false));
    fireEvent.click(submit());
    const card = within(await screen.findByRole('region', { name: 'Payment link' }));
    expect(sent).toEqual([{ collegeId: 'iit', packageId: 'p1' }]);
    expect(card.getByRole('link').getAttribute('href')).toBe(LINK.paymentLink);
    card.getByText('₹298.50');
    card.getByText(/12 Jan 2026/);
    expect(picker().value).toBe('');
    expect(submit().textContent).toBe('Please Select College and Package');
    fireEvent.click(card.getByRole('button', { name: 'Copy link' }));
    await card.findByRole('button', { name: 'Copied' });
    expect(copied).toHaveBeenCalledWith(LINK.paymentLink);
  });

  test('copies from a hidden text area where the clipboard is refused', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    let selected = '';
    document.execCommand = () => {
      selected = document.querySelector('textarea')?.value ?? '';
      return true;
    };
    show();
    await choose();
    await waitFor(() => expect(isUnavailable()).toBe(false));
    fireEvent.click(submit());
    fireEvent.click(await screen.findByRole('button', { name: 'Copy link' }));
    await screen.findByRole('button', { name: 'Copied' });
    expect(selected).toBe(LINK.paymentLink);
    expect(document.querySelector('textarea')).toBeNull();
  });

  test('is not offered for a college without students', async () => {
    students = 0;
    show();
    await choose();
    await waitFor(() => expect(submit().textContent).toBe('No Students Found in Selected College'));
    expect(isUnavailable()).toBe(true);
  });

  test.each([
    [() => refuse(422, 'No Students Found in Selected College'), 'No Students Found in Selected College'],
    [
      () =>
        HttpResponse.json({ success: false, code: 'INTERNAL', message: 'x', error: 'x' }, { status: 500 }),
      'Failed to create payment',
    ],
    [() => HttpResponse.error(), 'Network error occurred'],
  ])('says why it failed, keeps the choice, and the message can be dismissed', async (answer, sentence) => {
    server.use(http.post('*/api/payments/create-college-package', answer));
    show();
    await choose();
    await waitFor(() => expect(isUnavailable()).toBe(false));
    fireEvent.click(submit());
    const message = await screen.findByText(sentence);
    expect(picker().value).toBe('IIT Delhi');
    fireEvent.click(screen.getByRole('button', { name: /Dismiss|Close/ }));
    await waitFor(() => expect(message.isConnected).toBe(false));
  });

  test('says that colleges or packages cannot be loaded', async () => {
    server.use(http.get('*/api/payments/packages', () => refuse(500, 'x')));
    show();
    await screen.findByText('Failed to load data');
  });
});
