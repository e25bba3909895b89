import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { database, endSession, expireSession, startSession } from '../offline/index.ts';
import { testStudent } from '../test/student.ts';
import { SignedIn } from './signed-in.tsx';

const signIn = (username: string, token = 'a.b.c') => startSession(database, testStudent(username), token);

/** Keeps the user that it was first rendered for. */
function First({ userId }: { readonly userId: string }) {
  const [first] = useState(userId);
  return <p>first for {first}</p>;
}

const show = () =>
  render(
    <SignedIn loading={<p>loading</p>} signedOut={<p>please log in</p>}>
      {({ user }) => <First userId={user._id} />}
    </SignedIn>,
  );

beforeEach(() => database.session.clear());

test('[PK6] nobody’s own things are shown before it is known who is there, and none to nobody', async () => {
  show();
  expect(screen.getByText('loading')).toBeTruthy();
  await screen.findByText('please log in');
});

test('[PK6] another user finds a new screen, and a renewed session the same one', async () => {
  await signIn('asha');
  show();
  await screen.findByText('first for asha');
  await act(() => signIn('asha', 'd.e.f'));
  await act(() => expireSession(database, 'd.e.f'));
  await screen.findByText('first for asha');
  await act(() => signIn('ravi'));
  await screen.findByText('first for ravi');
  await act(() => endSession(database));
  await screen.findByText('please log in');
});
