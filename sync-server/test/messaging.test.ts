import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { openMessaging, type MessagingSettings } from '../src/adapters/messaging.ts';
import { smtpMailer } from '../src/adapters/mail/smtp.ts';
import { httpGateway } from '../src/adapters/sms/http-gateway.ts';
import { msg91 } from '../src/adapters/sms/msg91.ts';
import { errorIn, refusalIn } from './support/read.ts';
import { EMAIL, PHONE, sendEmail, sendPhone } from './support/sign-up.ts';
import { startTestServer } from './support/test-server.ts';

interface Mail {
  readonly recipients: readonly string[];
  readonly raw: string;
}

interface Asked {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const closers: (() => Promise<void>)[] = [];

afterEach(async () => {
  // The last opened first: a server waits for the connections that others keep to it.
  for (const close of closers.splice(0).reverse()) await close();
});

async function smtpServer(options: SMTPServerOptions = {}): Promise<{ url: string; mails: Mail[] }> {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      let raw = '';
      stream.on('data', (chunk: Buffer) => (raw += chunk.toString()));
      stream.on('end', () => {
        mails.push({ recipients: session.envelope.rcptTo.map(({ address }) => address), raw });
        done();
      });
    },
    ...options,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => new Promise((resolve) => server.close(resolve)));
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, mails };
}

/** @param answer what it says; null if it says nothing at all. */
async function gateway(
  answer: { status: number; body: string } | null = { status: 200, body: '{"type":"success"}' },
): Promise<{ url: string; asked: Asked[] }> {
  const asked: Asked[] = [];
  const server: Server = createServer((request, reply) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      asked.push({ method: request.method, url: request.url, headers: request.headers, body });
      if (answer !== null) reply.writeHead(answer.status).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

const NONE: MessagingSettings = {
  smtp: undefined,
  smsGateway: undefined,
  msg91: undefined,
  smsPerDay: 100,
  publicUrl: 'https://prep.test',
};
const edge = { now: () => 0, print: () => undefined };

function open(settings: Partial<MessagingSettings>, mayKeepHere: boolean) {
  const messaging = openMessaging({ ...NONE, ...settings }, mayKeepHere, edge);
  closers.push(async () => messaging.mail?.close());
  return messaging;
}

const FROM = 'Prep <prep@example.com>';
const SMS = { to: '+919876543210', text: 'Your "code" is 123456 & more', code: '123456' };

test('an e-mail is sent by SMTP as text and as HTML, to its one address', async () => {
  const { url, mails } = await smtpServer();
  const messaging = open({ smtp: { url, from: FROM } }, true);
  const server = await startTestServer({}, { messaging });
  closers.push(() => server.close());
  const answer = await sendEmail(server);
  expect(answer.json).toMatchObject({ delivery: 'provider' });
  expect(mails.map(({ recipients }) => recipients)).toEqual([[EMAIL]]);
  const raw = mails[0]?.raw ?? '';
  expect(raw).toMatch(/^From: Prep <prep@example\.com>$/m);
  expect(raw).toMatch(/^Subject: \d{6} is your Prep code$/m);
  expect(raw).toContain('text/plain');
  expect(raw).toContain('text/html');
  // With a provider there is no outbox to look into.
  expect(refusalIn(await server.ask('GET', '/api/dev/messages'))).toBe('404 NOT_FOUND');
});

test('an address with a comma or a line break in it is one address or none, and never a second recipient', async () => {
  const { url, mails } = await smtpServer();
  const mailer = smtpMailer({ url, from: FROM });
  closers.push(async () => mailer.close());
  const words = { subject: 'Hello\r\nBcc: third@example.com', text: 'Hello', html: '<p>Hello</p>' };
  for (const to of ['a@example.com,b@example.com', 'a@example.com\r\nBcc: b@example.com'])
    await mailer.send({ to, ...words }).catch((error: unknown) => expect(error).toBeInstanceOf(Error));
  for (const { recipients, raw } of mails) {
    expect(recipients).toHaveLength(1);
    expect(raw).not.toMatch(/^Bcc:/im);
  }
});

test('a mail server that refuses or does not exist is told honestly, and the next try need not wait', async () => {
  const refusing = await smtpServer({
    onRcptTo: (_address, _session, done) => done(new Error('no such user')),
  });
  for (const url of [refusing.url, 'smtp://127.0.0.1:1']) {
    const messaging = open({ smtp: { url, from: FROM } }, true);
    const server = await startTestServer({}, { messaging });
    closers.push(() => server.close());
    for (let turn = 0; turn < 2; turn += 1) {
      const answer = await sendEmail(server);
      expect([refusalIn(answer), errorIn(answer).message]).toEqual([
        '503 OVERLOADED',
        'Failed to send email OTP',
      ]);
    }
  }
});

test('an SMS goes to any gateway by URL, headers and body, each escaped for its place', async () => {
  const { url, asked } = await gateway();
  await httpGateway({
    url: `${url}/send?to={to}&text={text}`,
    method: 'GET',
    headers: { authorization: 'Bearer key' },
    body: undefined,
  }).send(SMS);
  const json = { 'content-type': 'application/json' };
  await httpGateway({
    url,
    method: 'POST',
    headers: json,
    body: '{"to":"{number}","text":"{text}","code":"{code}"}',
  }).send(SMS);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  await httpGateway({ url, method: 'POST', headers: form, body: 'to={to}&text={text}' }).send(SMS);
  const [got, posted, formed] = asked;
  const query = new URL(got?.url ?? '', url).searchParams;
  expect([got?.method, query.get('to'), query.get('text'), got?.headers.authorization]).toEqual([
    'GET',
    SMS.to,
    SMS.text,
    'Bearer key',
  ]);
  expect(JSON.parse(posted?.body ?? '')).toEqual({ to: '919876543210', text: SMS.text, code: '123456' });
  expect(Object.fromEntries(new URLSearchParams(formed?.body))).toEqual({ to: SMS.to, text: SMS.text });
});

test('MSG91 gets the registered template and the code', async () => {
  const { url, asked } = await gateway();
  await msg91({ authKey: 'key', templateId: 'template', variable: 'OTP', url }).send(SMS);
  expect(asked[0]?.headers['authkey']).toBe('key');
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
    template_id: 'template',
    recipients: [{ mobiles: '919876543210', OTP: '123456' }],
  });
});

test('a gateway that refuses, also by a 200 that says so, or says nothing at all, did not accept the message', async () => {
  const settings = { method: 'POST', headers: {}, body: '{to}' } as const;
  const busy = await gateway({ status: 500, body: 'busy' });
  await expect(httpGateway({ url: busy.url, ...settings }).send(SMS)).rejects.toThrow('answered 500');
  const silent = await gateway(null);
  await expect(httpGateway({ url: silent.url, ...settings, timeoutMs: 200 }).send(SMS)).rejects.toThrow();
  const refusing = await gateway({ status: 200, body: '{"type":"error","message":"template"}' });
  const account = { authKey: 'key', templateId: 'template', variable: 'OTP' };
  await expect(msg91({ ...account, url: refusing.url }).send(SMS)).rejects.toThrow('did not accept');
  await expect(msg91({ ...account, url: silent.url, timeoutMs: 200 }).send(SMS)).rejects.toThrow();
});

test('an SMS that was not taken is told honestly', async () => {
  const { url } = await gateway({ status: 401, body: '' });
  const messaging = open({ smsGateway: { url, method: 'POST', headers: {}, body: '{text}' } }, true);
  const server = await startTestServer({}, { messaging });
  closers.push(() => server.close());
  const answer = await sendPhone(server, PHONE);
  expect([refusalIn(answer), errorIn(answer).message]).toEqual([
    '503 OVERLOADED',
    'Failed to send phone OTP',
  ]);
});

test('production without providers says that it cannot send, to everybody alike', async () => {
  const server = await startTestServer({}, { messaging: open({}, false) });
  closers.push(() => server.close());
  const forgot = { body: { email: EMAIL } };
  const answers = [
    await sendEmail(server),
    await sendPhone(server),
    await server.ask('POST', '/api/auth/forgot-password', forgot),
  ];
  for (const answer of answers) {
    expect(refusalIn(answer)).toBe('503 OVERLOADED');
    expect(errorIn(answer).message).toMatch(/^This server cannot send .* yet\. Please contact support\.$/);
  }
  expect(refusalIn(await server.ask('GET', '/api/dev/messages'))).toBe('404 NOT_FOUND');
});

test('the outbox of a server without providers keeps the newest messages and prints each in one line', () => {
  const printed: string[] = [];
  const { outbox } = openMessaging(NONE, true, { now: () => 0, print: (line) => void printed.push(line) });
  for (let index = 0; index < 250; index += 1)
    outbox?.add({ channel: 'sms', to: `+91${index}`, subject: null, text: `one\ntwo ${index}` });
  expect(outbox?.messages()).toHaveLength(200);
  expect(outbox?.messages()[0]?.to).toBe('+91249');
  expect(printed[0]).toBe('SMS to +910: one two 0\n');
});
