import { fireEvent, render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { database, startSession } from '../../offline/index.ts';
import { testStudent } from '../../test/student.ts';
import JoinScreen from './join-screen.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

let codes: unknown[];
let batches: { readonly _id: string; readonly name: string }[];

beforeEach(async () => {
  codes = [];
  batches = [];
  await database.seenAnswers.clear();
  await startSession(database, testStudent(), 'token');
  server.use(
    http.get('*/api/batches/assigned', () => HttpResponse.json({ success: true, batches, data: [] })),
    http.post('*/api/batches/join', async ({ request }) => {
      codes.push(await request.json());
      batches = [{ _id: 'b1', name: 'Morning' }];
      return HttpResponse.json({ success: true, data: batches[0], message: 'You have joined the batch.' });
    }),
  );
});

test('[BA31] a link fills in the code, and the batch is named after joining', async () => {
  history.replaceState(null, '', '/join?code=ACDEFGHJ');
  render(<JoinScreen />);
  fireEvent.click(screen.getByRole('button', { name: 'Join' }));
  await screen.findByText('You are in Morning now.');
  expect(codes).toEqual([{ code: 'ACDEFGHJ' }]);
  expect(screen.getByRole('link', { name: 'Go to home' }).getAttribute('href')).toBe('/');
  await screen.findByRole('heading', { name: 'Your batches' });
});

test('[BA31] a code that cannot be one is not sent, and a refusal stands beside the field', async () => {
  history.replaceState(null, '', '/join');
  render(<JoinScreen />);
  fireEvent.click(screen.getByRole('button', { name: 'Join' }));
  await screen.findByText('Enter the eight letters of the code.');
  expect(codes).toEqual([]);
  const message = 'No batch has this code. Please check it with your teacher.';
  server.use(
    http.post('*/api/batches/join', () =>
      HttpResponse.json({ success: false, code: 'NOT_FOUND', message, error: message }, { status: 404 }),
    ),
  );
  fireEvent.change(screen.getByLabelText('Join code'), { target: { value: 'acde-fghj' } });
  fireEvent.click(screen.getByRole('button', { name: 'Join' }));
  await screen.findByText(message);
});
