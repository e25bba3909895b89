import { render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { database, startSession } from '../../offline/index.ts';
import { testStudent } from '../../test/student.ts';
import { HomeScreen } from './home-screen.tsx';

const server = setupServer(http.all('*/api/*', () => HttpResponse.error()));
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

test('[NT90] what happened is shown before what is there every day', async () => {
  await startSession(database, testStudent(), 'token');
  const none = () => null;
  render(
    <HomeScreen
      personalised={none}
      plans={none}
      leadboard={none}
      notices={() => <p>Does not count for the ranking</p>}
      revise={() => <p>5 to revise today</p>}
    />,
  );
  const first = await screen.findByText('Does not count for the ranking');
  const second = await screen.findByText('5 to revise today');
  expect([first.hidden, second.hidden]).toEqual([false, true]);
});
