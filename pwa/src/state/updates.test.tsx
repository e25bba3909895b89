import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { database } from '../offline/index.ts';
import type { AttemptRow } from '../offline/database/database.ts';
import { useUpdateOffered, useUpdates } from './updates.ts';

test('[SY9] a new version is offered, but not while an attempt is open on this device', async () => {
  const { result } = renderHook(useUpdateOffered);
  expect(result.current).toBe(false);
  useUpdates.setState({ waiting: true });
  await waitFor(() => expect(result.current).toBe(true));
  const attempt = { attemptId: 'a', userId: 'u', status: 'open' } as AttemptRow;
  await database.attempts.put(attempt);
  await waitFor(() => expect(result.current).toBe(false));
  await database.attempts.put({ ...attempt, status: 'sealed' });
  await waitFor(() => expect(result.current).toBe(true));
});
