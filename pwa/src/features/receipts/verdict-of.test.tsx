import type { Receipt } from '@exam/shared-schema/attempt';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { database } from '../../offline/index.ts';
import { putSavedPaper } from '../../test/paper.ts';
import { VerdictOf } from './verdict-of.tsx';

const receipt: Receipt = {
  attemptId: 'a1',
  testId: 'paper-1',
  userDigest: '1'.repeat(64),
  head: '2'.repeat(64),
  answersDigest: '3'.repeat(64),
  receivedAt: '2026-01-05T09:00:00.000Z',
  keyId: 'k1',
  backedUpThrough: null,
  signature: 's',
};
const show = (userId: string | null) =>
  render(<VerdictOf verdict={{ kind: 'genuine', receipt }} userId={userId} isFresh />);

test('a receipt of a paper on this device names the paper by its title', async () => {
  await putSavedPaper(database, 'u1');
  show('u1');
  await screen.findByText('A short paper');
});

test('[PK6] nobody else on this device is told which paper it is', async () => {
  await putSavedPaper(database, 'u1');
  show('u2');
  await screen.findByText('paper-1');
  expect(screen.queryByText('A short paper')).toBeNull();
});

test('[SY4] what does not match is named in words', () => {
  const altered = { kind: 'altered', receipt, changed: ['receivedAt', 'head'] } as const;
  const { rerender } = render(<VerdictOf verdict={altered} userId={null} isFresh />);
  screen.getByText(/this was changed: the time of receipt and the fingerprint of the log\.$/);
  rerender(<VerdictOf verdict={{ kind: 'unreadable', faults: ['form'] }} userId={null} isFresh />);
  screen.getByText('Missing or not in the right form: its form.');
});
