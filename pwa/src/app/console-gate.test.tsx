import { render } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { database, startSession } from '../offline/index.ts';
import { noteCall } from '../state/index.ts';
import { testStudent } from '../test/student.ts';
import { ConsoleGate } from './console-gate.tsx';

const server = setupServer(http.all('*/api/*', () => HttpResponse.error()));
beforeAll(() => server.listen());
afterAll(() => server.close());

test('the console without a network leads to the student view', async () => {
  await startSession(database, { ...testStudent(), role: 'admin' }, 'a.b.c');
  noteCall({ ok: false, kind: 'network' });
  const { findByRole } = render(<ConsoleGate />);
  await findByRole('heading', { name: 'The console needs a connection' });
  expect((await findByRole('link', { name: 'Student view' })).getAttribute('href')).toBe('/');
});
