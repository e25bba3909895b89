import { hasConsole } from '@exam/shared-schema/access';
import { render, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { database, endSession, startSession } from '../offline/index.ts';
import { testStudent } from '../test/student.ts';
import { SignedInOnly, SignedOutOnly } from './guards.tsx';

beforeEach(() => startSession(database, testStudent(), 'a.b.c'));

const arrive = async (next: string) => {
  history.replaceState(null, '', `/login?next=${encodeURIComponent(next)}`);
  render(<SignedOutOnly>the login</SignedOutOnly>);
  await waitFor(() => expect(location.pathname).not.toBe('/login'));
  return location.href;
};

test('a signed-in user is redirected to the requested page', async () => {
  expect(await arrive('/exam/p1/start?step=instructions')).toBe(
    `${location.origin}/exam/p1/start?step=instructions`,
  );
});

test.each([
  '//elsewhere.example/',
  '/\\elsewhere.example/',
  '/\t/elsewhere.example/',
  'https://elsewhere.example',
  '/..//elsewhere.example',
  '/exam/../..//elsewhere.example',
  '/%2e%2e//elsewhere.example',
  '/.//elsewhere.example',
  '/exam\\..\\elsewhere.example',
  'exam/p1/start',
  'javascript:alert(1)',
  '',
])('[AC34] an address that leads elsewhere, %j, leads home', async (next) => {
  expect(await arrive(next)).toBe(`${location.origin}/`);
});

test('[AC34] a path that leads round about is followed to where it leads', async () => {
  expect(await arrive('/exam/../results/a1?tab=2#top')).toBe(`${location.origin}/results/a1?tab=2#top`);
});

test.each(['teacher', 'college-admin', 'admin'] as const)(
  '[OR11] %s arrives in the console',
  async (role) => {
    await startSession(database, { ...testStudent(), role }, 'a.b.c');
    expect(await arrive('')).toBe(`${location.origin}/dashboard/stats`);
  },
);

test('[OR11] a page for roles with a console sends a student home', async () => {
  history.replaceState(null, '', '/testpaper/lists');
  const { queryByText } = render(<SignedInOnly permits={hasConsole}>the papers</SignedInOnly>);
  await waitFor(() => expect(location.pathname).toBe('/'));
  expect(queryByText('the papers')).toBeNull();
});

test('private pages are shown to their user, and send others through the login and back', async () => {
  history.replaceState(null, '', '/results/a1');
  const { findByText, queryByText } = render(<SignedInOnly>my results</SignedInOnly>);
  await findByText('my results');
  await endSession(database);
  await waitFor(() => expect(location.pathname).toBe('/login'));
  expect(new URLSearchParams(location.search).get('next')).toBe('/results/a1');
  expect(queryByText('my results')).toBeNull();
});
