import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { openHall } from './support/hall.ts';
import { sendEmail, tokenIn } from './support/sign-up.ts';
import { PASSWORD } from './support/test-server.ts';

/** Collects what a server logs. */
function memoryLog(): { readonly stream: Writable; readonly text: () => string } {
  let text = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  });
  return { stream, text: () => text };
}

test('the log has request ids and no password, token, ticket or answer, even where the database fails', async () => {
  const { stream, text } = memoryLog();
  const hall = await openHall({}, { logger: { level: 'trace', stream } });
  await hall.server.ask('POST', '/api/auth/login', {
    body: { email: 'asha@example.com', password: PASSWORD },
  });
  const resetToken = 'a-token-in-a-reset-link-000000000000000000';
  await hall.server.ask('GET', `/api/auth/verify-reset-token/${resetToken}`);
  await hall.server.ask('GET', `/reset-password/${resetToken}?from=mail`);
  const code = tokenIn(await sendEmail(hall.server));
  const device = await hall.finished();
  await hall.handIn(device.handIn(), hall.asha.token);
  const { store } = hall.server.context;
  const failing = device.handIn({ attemptId: 'fails' });
  Object.assign(store, {
    write: () =>
      Promise.reject(
        new Error(`Failed query: insert params: ${JSON.stringify(failing.responses)}`, {
          cause: new Error('disk'),
        }),
      ),
  });
  const answer = await hall.handIn(failing);
  await hall.server.app.close();

  expect(answer.status).toBe(500);
  expect(text()).toContain('"url":"/api/auth/verify-reset-token/..."');
  expect(text()).toMatch(/"reqId":"[0-9A-Za-z]{22}"/);
  expect(text()).toContain('"attemptId":"fails","msg":"an attempt could not be handed in"');
  const answers = Object.values(device.handIn().responses).flatMap(
    ({ selectedAnswer }) => selectedAnswer ?? [],
  );
  for (const secret of [PASSWORD, resetToken, code, hall.asha.token, device.issued.ticket, ...answers])
    expect(text()).not.toContain(secret);
});
