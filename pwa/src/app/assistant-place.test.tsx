import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { database, endSession, startAttempt, startSession } from '../offline/index.ts';
import { useSession } from '../state/index.ts';
import { putSavedPaper, testPaper } from '../test/paper.ts';
import { testStudent } from '../test/student.ts';
import AssistantPlace from './assistant-place.tsx';

const asha = testStudent('asha');
// There is no layout, so no element lies below another.
document.elementsFromPoint = () => [];

function Place() {
  return <AssistantPlace session={useSession()} />;
}

beforeEach(async () => {
  history.replaceState(null, '', '/');
  await database.attempts.clear();
  await startSession(database, asha, 'token', null);
});

const button = () => screen.queryByRole('button', { name: 'Open the study assistant' });
const settled = async () => {
  await act(() => database.attempts.count());
  await act(() => database.attempts.count());
};

describe('[AW2] the assistant is offered', () => {
  it('to signed-in and signed-out users', async () => {
    render(<Place />);
    await waitFor(() => expect(button()).not.toBeNull());
    await act(() => endSession(database));
    await settled();
    await waitFor(() => expect(button()).not.toBeNull());
  });

  it.each([
    ...['/login', '/register', '/forgot-password', '/reset-password/abc', '/exam/p1/start', '/try'],
    '/revise/session',
  ])('not at %s', async (path) => {
    render(<Place />);
    await waitFor(() => expect(button()).not.toBeNull());
    act(() => history.replaceState(null, '', path));
    expect(button()).toBeNull();
    act(() => history.replaceState(null, '', '/results'));
    await waitFor(() => expect(button()).not.toBeNull());
  });

  it('not while the clock of an exam of theirs is running here, and again when it has ended', async () => {
    const { attemptId } = await startAttempt(database, await putSavedPaper(database, asha._id, testPaper()));
    await database.attempts.update(attemptId, { timingPolicy: 'continuous' });
    render(<Place />);
    await settled();
    expect(button()).toBeNull();
    await act(() => database.attempts.update(attemptId, { status: 'sealed' }));
    await waitFor(() => expect(button()).not.toBeNull());
    await act(() => database.attempts.update(attemptId, { status: 'open', timingPolicy: 'pausable' }));
    await settled();
    await waitFor(() => expect(button()).not.toBeNull());
  });
});
