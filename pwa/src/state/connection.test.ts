import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { isOnline, noteCall, onReconnect, useConnection, watchConnection } from './connection.ts';

const server = setupServer();
let asked = 0;

beforeAll(() => {
  server.listen();
  watchConnection();
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  asked = 0;
  useConnection.setState({ network: true, server: true });
});
afterEach(() => {
  vi.useRealTimers();
  server.resetHandlers();
});
afterAll(() => server.close());

function healthz(answer: () => Response): void {
  server.use(
    http.get('*/api/healthz', () => {
      asked += 1;
      return answer();
    }),
  );
}

const well = () => HttpResponse.json({ success: true, status: 'ok', serverTime: new Date(0).toISOString() });

test('a server that is gone is asked again, ever more slowly, and the sign comes right by itself', async () => {
  healthz(() => HttpResponse.error());
  const back = vi.fn();
  const end = onReconnect(back);
  noteCall({ ok: false, kind: 'network' });
  expect(isOnline(useConnection.getState())).toBe(false);
  for (const seconds of [3, 5, 10]) {
    const before = asked;
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    await expect.poll(() => asked).toBe(before + 1);
  }
  expect(back).not.toHaveBeenCalled();
  server.resetHandlers();
  healthz(well);
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(20_000);
    expect(isOnline(useConnection.getState())).toBe(true);
  }, 10_000);
  expect(back).toHaveBeenCalledOnce();
  end();
});

test('a refusal is an answer: the server is there', () => {
  noteCall({ ok: false, kind: 'refused' });
  expect(isOnline(useConnection.getState())).toBe(true);
});
