import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ExamDay, ExamDayStudent } from '@exam/shared-schema/contract';
import { showInConsole } from '../../test/console.tsx';
import { qrCode } from './qr-code.ts';
import ExamDayScreen from './exam-day-screen.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  vi.unstubAllGlobals();
});
afterAll(() => server.close());

const OPENS = '2026-12-01T04:30:00.000Z';
const ENCRYPTED: ExamDay = {
  paper: { _id: 'p1', title: 'Final 1' },
  encryptedUntil: OPENS,
  opensAt: OPENS,
  closesAt: null,
  isReleased: false,
  hindrance: null,
  groups: [
    {
      _id: 'g1',
      kind: 'batch',
      name: 'Morning',
      counts: { students: 60, saved: 2, opened: 3, sitting: 40, silent: 5, handedIn: 10 },
    },
  ],
  rehearsals: [],
  rehearsalOf: null,
};

let day: ExamDay;
beforeEach(() => {
  day = ENCRYPTED;
  history.replaceState(null, '', '/testpaper/exam-day?paper=p1');
  server.use(
    http.get('*/api/admin/test-papers/p1/exam-day', () => HttpResponse.json({ success: true, data: day })),
    http.get('*/api/admin/test-papers/p1/exam-day/students', ({ request }) => {
      const state = new URL(request.url).searchParams.get('state') ?? '';
      return HttpResponse.json({ success: true, data: { students: students[state] ?? [], total: 1 } });
    }),
  );
});

const asha = { _id: 's1', fullName: 'Asha', email: 'asha@example.com' };
const students: Readonly<Record<string, readonly ExamDayStudent[]>> = {
  failed: [{ student: asha, group: 'Morning', outcome: 'no-cryptography', reportedAt: OPENS }],
  'not-saved': [
    { student: { ...asha, fullName: 'Bina' }, group: 'Morning', outcome: null, reportedAt: null },
  ],
};

const show = async () => {
  showInConsole(<ExamDayScreen />);
  await screen.findByRole('heading', { level: 1, name: 'Final 1' });
};

test('[ED9] [ED10] has the groups with how far their students are, and who could not open the paper', async () => {
  await show();
  screen.getByText('Nobody can read it before Dec 1, 2026, 10:00 AM IST');
  const row = within(screen.getByRole('rowheader', { name: 'Morning' }).closest('tr') as HTMLElement);
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '60',
    '2',
    '3',
    '40',
    '5',
    '10',
  ]);
  await screen.findByText('The browser cannot open it');
  fireEvent.click(screen.getByRole('tab', { name: 'Not saved' }));
  await screen.findByRole('rowheader', { name: 'Bina' });
  fireEvent.click(screen.getByRole('tab', { name: 'Silent' }));
  await screen.findByText('Nobody.');
});

test('[ED20] rehearses the exam day at a chosen time, and leads to its rehearsals and back', async () => {
  const sent: unknown[] = [];
  day = { ...ENCRYPTED, rehearsals: [{ _id: 'r1', title: 'Rehearsal: Final 1', encryptedUntil: OPENS }] };
  server.use(
    http.post('*/api/admin/test-papers/p1/exam-day/rehearsals', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ success: true, message: 'The rehearsal is made.' });
    }),
  );
  await show();
  expect(screen.getByRole('link', { name: 'Rehearsal: Final 1' }).getAttribute('href')).toContain('paper=r1');
  fireEvent.click(screen.getByRole('button', { name: 'Rehearse' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Opens'), { target: { value: '2026-11-29T10:00' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Rehearse' }));
  await screen.findByText('The rehearsal is made.');
  expect(sent).toEqual([{ opensAt: '2026-11-29T04:30:00.000Z' }]);
});

test('[ED20] a rehearsal leads back to its exam and is not rehearsed itself', async () => {
  day = { ...ENCRYPTED, rehearsalOf: { _id: 'p0', title: 'Final' } };
  await show();
  expect(screen.getByRole('link', { name: 'The exam' }).getAttribute('href')).toContain('paper=p0');
  expect(screen.queryByRole('button', { name: 'Rehearse' })).toBeNull();
});

test('[ED8] shows the codes after a second confirmation, on a page that prints', async () => {
  const looks: string[] = [];
  server.use(
    http.post('*/api/admin/test-papers/p1/exam-day/codes', () => {
      looks.push('look');
      const data = [{ _id: 'g1', kind: 'batch', name: 'Morning', code: '7QK2M9FHTB03XW' }];
      return HttpResponse.json({ success: true, data });
    }),
  );
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Show codes' }));
  screen.getByText(/That you looked is recorded/);
  expect(looks).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Show the codes' }));
  await screen.findByText('7QK2M-9FHTB-03XW');
  const print = vi.fn();
  vi.stubGlobal('print', print);
  fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

test('[ED18] [ED19] the sheet has a QR code of each group, and sends its code by SMS after a confirmation', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/admin/test-papers/p1/exam-day/codes', () =>
      HttpResponse.json({
        success: true,
        data: [{ _id: 'g1', kind: 'batch', name: 'Morning', code: '7QK2M9FHTB03XW' }],
      }),
    ),
    http.post('*/api/admin/test-papers/p1/exam-day/messages', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ success: true, message: 'SMS are on their way to 42 students.' });
    }),
  );
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Show codes' }));
  fireEvent.click(screen.getByRole('button', { name: 'Show the codes' }));
  const image = await screen.findByRole('img', { name: 'QR code of Morning' });
  const dark = image.querySelector('path')?.getAttribute('d')?.match(/M/g)?.length;
  const link = `${location.origin}/exam/p1/start#code=7QK2M9FHTB03XW`;
  expect(dark).toBe(qrCode(link).flat().filter(Boolean).length);
  fireEvent.click(screen.getByRole('button', { name: 'Send by SMS' }));
  screen.getByText(/Every student of this group with a phone number/);
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Send the SMS' }));
  await screen.findByText('SMS are on their way to 42 students.');
  expect(sent).toEqual([{ groupId: 'g1' }]);
});

test('[ED4] moves the release for a reason', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/admin/test-papers/p1/exam-day/release', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ success: true, message: 'The key is released.' });
    }),
  );
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Move the release' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'All are here' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Move the release' }));
  await screen.findByText('The key is released.');
  expect(sent).toEqual([{ at: null, reason: 'All are here' }]);
});

test('[ED2] [CN63] encrypts a paper, or states what hinders it, with a link to the paper', async () => {
  day = {
    ...ENCRYPTED,
    encryptedUntil: null,
    groups: [],
    hindrance: 'The paper has opened already.',
  };
  await show();
  screen.getByText('The paper has opened already.');
  expect(screen.queryByRole('button', { name: 'Encrypt the paper' })).toBeNull();
  const link = screen.getByRole('link', { name: 'Find the paper in the list' });
  expect(link.getAttribute('href')).toBe('/testpaper/lists?search=Final+1');
});

test('cannot be loaded', async () => {
  server.use(
    http.get('*/api/admin/test-papers/p1/exam-day', () =>
      HttpResponse.json({ success: false }, { status: 500 }),
    ),
  );
  showInConsole(<ExamDayScreen />);
  await screen.findByText('Failed to load the exam day');
});

test('leads back where no paper is named', () => {
  history.replaceState(null, '', '/testpaper/exam-day');
  showInConsole(<ExamDayScreen />);
  screen.getByRole('link', { name: 'Test Papers' });
});
