import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { settingGroups, triedGroups, type Settings, type TriedGroup } from '@exam/shared-schema/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { MODEL_NAMES, serveLanguageModel } from '../../look-alikes/language-model.ts';
import { RazorpayBooks, razorpayEnvironment, serveRazorpay } from '../../look-alikes/razorpay.ts';
import { openMessaging } from '../src/adapters/messaging.ts';
import { openRazorpay } from '../src/adapters/payments/razorpay.ts';
import { readConfig } from '../src/config.ts';
import { systemClock, systemIds, type Context } from '../src/context.ts';
import { configuredModelUse } from '../src/model-use/index.ts';
import { makeOwnTest, signInStudent } from './support/own-tests.ts';
import { dataIn, refusalIn } from './support/read.ts';
import { setUser, startTestServer, type TestServer } from './support/test-server.ts';
import { openWorkshop, stock } from './support/workshop.ts';

const closers: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

interface Console {
  readonly server: TestServer;
  readonly rootId: string;
  overview(): Promise<Settings>;
  /** @returns whether it worked, and the sentence. */
  try(group: TriedGroup): Promise<{ readonly ok: boolean; readonly sentence: string }>;
  ask: TestServer['ask'];
}

/** A server that is set up by these variables, as start.ts does it. */
async function consoleOf(environment: Readonly<Record<string, string>>, log?: Writable): Promise<Console> {
  const config = readConfig({ NODE_ENV: 'production', ...environment });
  const messaging = openMessaging(config.messaging, false, { now: () => 0, print: () => undefined });
  const { razorpay, way, seller } = config.payments;
  const provider =
    way === 'razorpay' && razorpay ? await openRazorpay({ ...razorpay, timeoutMs: 2000 }) : null;
  const held: { context?: Context } = {};
  const edge = {
    clock: systemClock,
    ids: systemIds,
    get store(): Context['store'] {
      if (held.context === undefined) throw new Error('Not open yet');
      return held.context.store;
    },
  };
  const { languageModel } = config;
  const retryPolicy = { beginsWithinMs: 2000, endsWithinMs: 4000, retries: 0, backOffMs: 1 };
  const modelUse = await configuredModelUse(
    edge,
    languageModel && { ...languageModel, settings: { ...languageModel.settings, retryPolicy } },
  );
  const server = await startTestServer(
    {
      settings: config.settings,
      payments: { provider, seller },
      modelUse,
      ...(log && { logger: { level: 'trace', stream: log } }),
    },
    { messaging },
  );
  held.context = server.context;
  closers.push(async () => {
    messaging.mail?.close();
    await server.close();
  });
  const rootId = await server.addUser({ username: 'root', role: 'admin' });
  await setUser(server.context, rootId, { phone: '9876543210', countryCode: '+91' });
  const token = await server.signIn('root');
  const ask: Console['ask'] = (method, url, asked) => server.ask(method, url, { token, ...asked });
  return {
    ...{ server, rootId, ask },
    overview: async () => dataIn<Settings>(await ask('GET', '/api/admin/settings')),
    try: async (group) => dataIn(await ask('POST', `/api/admin/settings/${group}/try`)),
  };
}

async function smtp(options: SMTPServerOptions = {}): Promise<{ host: string; mails: string[] }> {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      stream.resume();
      stream.on('end', () => {
        mails.push(...session.envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
    ...options,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => new Promise((resolve) => server.close(resolve)));
  return { host: `127.0.0.1:${(server.server.address() as AddressInfo).port}`, mails };
}

/** A vendor that answers every request in one way. */
async function vendor(
  answer: (request: IncomingMessage, body: string) => { readonly status: number; readonly body: string },
): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, reply) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      asked.push(`${request.method} ${request.url} ${body}`);
      const { status, body: text } = answer(request, body);
      reply.writeHead(status, { 'content-type': 'application/json' }).end(text);
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

describe('the settings', () => {
  test('[SE1] are shown by group, with what is on, values and where these are from', async () => {
    const { overview } = await consoleOf({
      ...{ SMTP_URL: 'smtp://prep:pass@smtp.example.com', MAIL_FROM: 'prep@example.com' },
      PUBLIC_URL: 'https://prep.example.com',
    });
    const { groups, prices, fixed, backedUpThrough } = await overview();
    expect(groups.map(({ group, state }) => [group, state])).toEqual([
      ['payments', 'off'],
      ['mail', 'on'],
      ['sms', 'off'],
      ['model', 'off'],
      ['storage', 'on'],
      ['server', 'on'],
    ]);
    const mail = groups.find(({ group }) => group === 'mail')?.settings;
    expect(mail).toEqual([
      { name: 'SMTP_URL', value: 'smtp://smtp.example.com', isSecret: false, source: 'environment' },
      { name: 'MAIL_FROM', value: 'prep@example.com', isSecret: false, source: 'environment' },
      { name: 'PUBLIC_URL', value: 'https://prep.example.com', isSecret: false, source: 'environment' },
    ]);
    expect(prices).toEqual({
      adaptiveTest: { tokens: 5, source: 'default' },
      aiTest: { tokens: 10, source: 'default' },
    });
    expect({ fixed, backedUpThrough }).toEqual({
      fixed: { question: 1, signUp: 100 },
      backedUpThrough: null,
    });
    expect(settingGroups).toHaveLength(groups.length);
  });

  test('[SE3] whatever is not set is said to be off when it is tried', async () => {
    const console = await consoleOf({});
    for (const group of ['payments', 'mail', 'sms', 'model'] as const)
      expect(await console.try(group)).toMatchObject({
        ok: false,
        sentence: expect.stringMatching(/^(No|Payments are off)/) as string,
      });
    expect(await console.try('storage')).toEqual({
      ok: true,
      sentence: 'The database has stored a test value, and deleted it again.',
    });
  });

  test('[SE3] each is tried for real: a mail and a code to oneself, one token, one request, one write', async () => {
    const { host, mails } = await smtp();
    const sms = await vendor(() => ({ status: 200, body: '{}' }));
    const model = await serveLanguageModel();
    closers.push(model.close);
    const books = new RazorpayBooks();
    const razorpay = await serveRazorpay(books);
    closers.push(razorpay.close);
    const console = await consoleOf({
      ...{
        SMTP_URL: `smtp://${host}`,
        MAIL_FROM: 'prep@example.com',
        PUBLIC_URL: 'https://prep.example.com',
      },
      ...{ SMS_URL: `${sms.url}/send`, SMS_BODY: '{to}' },
      ...{ AI_BASE_URL: model.url, AI_MODEL: MODEL_NAMES.model, AI_API_KEY: MODEL_NAMES.apiKey },
      ...razorpayEnvironment(razorpay.url),
    });
    for (const group of triedGroups) expect(await console.try(group), group).toMatchObject({ ok: true });
    expect(mails).toEqual(['root@example.com']);
    expect(sms.asked).toEqual(['POST /send +919876543210']);
    expect(model.asked).toMatchObject([{ max_tokens: 1 }]);
    expect(books.asked).toEqual(['GET /v1/orders']);
    const { read, t } = console.server.context.store;
    expect(await read.select().from(t.modelCalls)).toMatchObject([
      { userId: console.rootId, purpose: 'try' },
    ]);
  });

  test('[SE3] a failure says what is wrong in words of its own', async () => {
    const { host } = await smtp({
      authOptional: false,
      onAuth: (_auth, _session, done) => done(new Error('No')),
    });
    const sms = await vendor(() => ({ status: 500, body: '' }));
    const model = await serveLanguageModel();
    closers.push(model.close);
    model.mood = '401';
    const razorpay = await vendor(() => ({ status: 401, body: '{"error":{"description":"Bad key"}}' }));
    const console = await consoleOf({
      ...{
        SMTP_URL: `smtp://a:b@${host}`,
        MAIL_FROM: 'prep@example.com',
        PUBLIC_URL: 'https://prep.example.com',
      },
      ...{ SMS_URL: sms.url, AI_BASE_URL: model.url, AI_MODEL: 'look-alike-1' },
      ...razorpayEnvironment(razorpay.url),
    });
    const sentences = await Promise.all(
      (['mail', 'sms', 'model', 'payments'] as const).map(
        async (group) => (await console.try(group)).sentence,
      ),
    );
    expect(sentences).toEqual([
      'The mail server refused the user name, password or key (535).',
      'The SMS gateway refused the request (500).',
      'The language model refused the user name, password or key (401).',
      'Razorpay refused the user name, password or key (401).',
    ]);
  });

  test('[SE3] what cannot be reached is said to be', async () => {
    const gone = 'http://127.0.0.1:9';
    const console = await consoleOf({
      ...{
        SMTP_URL: 'smtp://127.0.0.1:9',
        MAIL_FROM: 'a@example.com',
        PUBLIC_URL: 'https://prep.example.com',
      },
      ...{ SMS_URL: gone, AI_BASE_URL: gone, AI_MODEL: 'm', ...razorpayEnvironment(gone) },
    });
    for (const group of ['mail', 'sms', 'model', 'payments'] as const)
      expect(await console.try(group)).toMatchObject({
        ok: false,
        sentence: expect.stringMatching(/cannot be reached\.$/) as string,
      });
  });

  test('[SE4] each can be tried three times a minute', async () => {
    const console = await consoleOf({});
    for (let tried = 0; tried < 3; tried += 1) await console.try('storage');
    const refused = await console.ask('POST', '/api/admin/settings/storage/try');
    expect(refusalIn(refused)).toBe('429 RATE_LIMITED');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await console.try('mail')).toMatchObject({ ok: false });
  });
});

test('[SE2] no answer and no line of the log has any secret, also if a vendor repeats it in its refusal', async () => {
  const secrets = Object.fromEntries(
    ['smtp', 'url', 'header', 'body', 'model', 'razorpay', 'webhook', 'session', 'metrics', 'database'].map(
      (name) => [name, `secret-of-${name}-${'x'.repeat(32)}`],
    ),
  );
  const echo = Object.values(secrets).join(' ');
  const repeating = await vendor(() => ({
    status: 401,
    body: JSON.stringify({ error: { message: echo, description: echo, code: echo } }),
  }));
  const { host } = await smtp({
    authOptional: false,
    onAuth: (_auth, _session, done) => done(new Error(echo)),
  });
  let log = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log += chunk.toString();
      done();
    },
  });
  const console = await consoleOf(
    {
      ...{ SMTP_URL: `smtp://prep:${secrets['smtp']}@${host}`, MAIL_FROM: 'prep@example.com' },
      PUBLIC_URL: 'https://prep.example.com',
      SMS_URL: `${repeating.url}/${secrets['url']}`,
      SMS_HEADERS: JSON.stringify({ authorization: secrets['header'] }),
      SMS_BODY: `key=${secrets['body']}`,
      ...{ AI_BASE_URL: repeating.url, AI_MODEL: 'm', AI_API_KEY: String(secrets['model']) },
      RAZORPAY_KEY_ID: 'rzp_test_1',
      RAZORPAY_KEY_SECRET: String(secrets['razorpay']),
      RAZORPAY_WEBHOOK_SECRET: String(secrets['webhook']),
      RAZORPAY_URL: repeating.url,
      SESSION_SECRET: String(secrets['session']),
      METRICS_TOKEN: String(secrets['metrics']),
      DATABASE_URL: `postgres://prep:${secrets['database']}@127.0.0.1/prep`,
    },
    stream,
  );
  const answers = [(await console.ask('GET', '/api/admin/settings')).text];
  for (const group of triedGroups)
    answers.push((await console.ask('POST', `/api/admin/settings/${group}/try`)).text);
  const unchecked = await console.ask('PUT', '/api/admin/settings/prices', { body: { adaptiveTest: echo } });
  answers.push(unchecked.text);
  expect(repeating.asked.length).toBeGreaterThanOrEqual(3);
  expect(log).toContain('a setting was tried and did not work');
  for (const [name, secret] of Object.entries(secrets)) {
    expect(
      answers.filter((text) => text.includes(secret)),
      name,
    ).toEqual([]);
    expect(log.includes(secret), name).toBe(false);
  }
});

describe('token prices', () => {
  test('[SE5] are set with an audit entry, shown to students, and charged from then on', async () => {
    const workshop = await openWorkshop();
    closers.push(workshop.close);
    const { server, context } = workshop;
    // Thirty questions of any type.
    await context.store.write((queries) =>
      queries.update(context.store.t.examTemplates).set({ isDefaultOfCategory: false }),
    );
    const root = await server.signIn('root');
    const asha = await signInStudent(workshop, 'asha');
    await stock(workshop, { subject: 'Physics', topic: 'Kinematics', count: 60 });
    const body = { adaptiveTest: 7, aiTest: 12, startedFrom: { adaptiveTest: 5, aiTest: 10 } };
    const answer = await server.ask('PUT', '/api/admin/settings/prices', { token: root, body });
    expect(answer.json).toMatchObject({ message: 'Token prices updated successfully!' });
    const wallet = async () =>
      dataIn<{ remainingTokens: number; prices: object }>(
        await server.ask('GET', '/api/wallet', { token: asha.token }),
      );
    const { remainingTokens, prices } = await wallet();
    expect(prices).toEqual({ adaptiveTest: 7, aiTest: 12, question: 1 });
    await makeOwnTest(workshop, asha, ['Kinematics']);
    expect((await wallet()).remainingTokens).toBe(remainingTokens - 7);
    const { read, t } = context.store;
    expect(await read.select().from(t.auditEntries)).toMatchObject([
      {
        ...{ userId: workshop.adminId, kind: 'settings', thingId: 'token-prices', action: 'update' },
        before: { adaptiveTest: 5, aiTest: 10 },
        after: { adaptiveTest: 7, aiTest: 12 },
      },
    ]);
    const overview = await server.ask('GET', '/api/admin/settings', { token: root });
    expect(dataIn<Settings>(overview).prices.aiTest).toEqual({ tokens: 12, source: 'console' });
  });

  test('[SE5] a student who agreed to the price of before is refused, and charged nothing', async () => {
    const console = await consoleOf({});
    await console.server.addUser({ username: 'asha' });
    const token = await console.server.signIn('asha');
    const body = { adaptiveTest: 7, aiTest: 12, startedFrom: { adaptiveTest: 5, aiTest: 10 } };
    await console.ask('PUT', '/api/admin/settings/prices', { body });
    const asked = {
      ...{ categoryId: 'c', subjectIds: ['s'], topicIds: ['t'] },
      ...{ difficultyLevel: { min: 1, max: 10 }, price: 5 },
    };
    const refused = await console.server.ask('POST', '/api/user-defined/generate_admin_defined_test', {
      token,
      body: asked,
    });
    expect(refusalIn(refused)).toBe('409 PRICE_CHANGED');
  });

  test('[SE6] prices that another administrator has changed meanwhile are not replaced', async () => {
    const console = await consoleOf({});
    const set = (adaptiveTest: number) =>
      console.ask('PUT', '/api/admin/settings/prices', {
        body: { adaptiveTest, aiTest: 10, startedFrom: { adaptiveTest: 5, aiTest: 10 } },
      });
    expect((await set(6)).status).toBe(200);
    expect(refusalIn(await set(8))).toBe('409 CONFLICT');
    expect((await console.overview()).prices.adaptiveTest.tokens).toBe(6);
    const invalid = await console.ask('PUT', '/api/admin/settings/prices', {
      body: { adaptiveTest: -1, aiTest: 10, startedFrom: { adaptiveTest: 6, aiTest: 10 } },
    });
    expect(invalid.json).toMatchObject({
      errors: { adaptiveTest: 'A price must be a whole number from 0 to 1000' },
    });
  });
});
