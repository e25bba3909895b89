import { render, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { database, startSession } from '../offline/index.ts';
import { testStudent } from '../test/student.ts';
import { SignedOutOnly } from './guards.tsx';

beforeEach(() => startSession(database, testStudent(), 'a.b.c'));

const arrive = async (next: string) => {
  history.replaceState(null, '', `/login?next=${encodeURIComponent(next)}`);
  render(<SignedOutOnly>the login</SignedOutOnly>);
  await waitFor(() => expect(location.pathname).not.toBe('/login'));
  return location.href;
};

test('whoever is signed in goes on to where they were going', async () => {
  expect(await arrive('/exam/p1/start?step=instructions')).toBe(
    `${location.origin}/exam/p1/start?step=instructions`,
  );
});

test.each([
  '//elsewhere.example/',
  '/\\elsewhere.example/',
  '/\t/elsewhere.example/',
  'https://elsewhere.example',
])('an address that leads elsewhere, %j, leads home', async (next) => {
  expect(await arrive(next)).toBe(`${location.origin}/`);
});
