import { createPublicKey, verify } from 'node:crypto';
import { receiptText } from '@exam/shared-schema/attempt';
import { EXPORT_DAYS, type OwnData } from '@exam/shared-schema/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { jobHandlers } from '../src/build-app.ts';
import { sha256 } from '../src/sha256.ts';
import { Device } from './support/device.ts';
import { openHall, type Hall } from './support/hall.ts';
import { testRunner } from './support/jobs.ts';
import { dataIn, errorIn, refusalIn, resultIn } from './support/read.ts';
import { codeTo, filledForm, GOOD_PASSWORD, register, sendEmail } from './support/sign-up.ts';
import { login, signedIn } from './support/signed-in.ts';
import { PASSWORD, setUser, START } from './support/test-server.ts';
import { unzip } from './support/unzip.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let hall: Hall;

beforeEach(async () => {
  hall = await openHall();
});

afterEach(async () => {
  await hall.server.close();
});

const state = async (token = hall.asha.token) =>
  dataIn<OwnData>(await hall.server.ask('GET', '/api/users/my-data', { token }));

const askFor = (token = hall.asha.token) => hall.server.ask('POST', '/api/users/my-data/exports', { token });

const runJobs = () => {
  const { context } = hall.server;
  return testRunner(context, ...jobHandlers(context)).runner.runDue();
};

async function fetchFile(id: string, token = hall.asha.token) {
  return hall.server.app.inject({
    method: 'GET',
    url: `/api/users/my-data/exports/${id}`,
    headers: { authorization: `Bearer ${token}` },
  });
}

/** Asks, has it made, and reads it. */
async function exported(token = hall.asha.token): Promise<Map<string, string>> {
  await askFor(token);
  await runJobs();
  const { export: made } = await state(token);
  const file = await fetchFile(made?._id ?? '', token);
  expect(file.statusCode).toBe(200);
  return unzip(file.rawPayload);
}

async function handedIn(): Promise<Device> {
  const device = await hall.finished();
  expect((await hall.handIn(device.handIn())).status).toBe(201);
  return device;
}

describe('[OD1] an export', () => {
  test('[OD1] holds the account, and each attempt with its log, answers, receipt and result', async () => {
    await setUser(hall.server.context, hall.asha.id, { phone: '9123456780', countryCode: '+91' });
    const device = await handedIn();
    const files = await exported();
    expect([...files.keys()].sort()).toEqual(['account.json', 'attempts/0001.json', 'your-data.html']);
    const account = JSON.parse(files.get('account.json') ?? '') as Record<string, unknown>;
    expect(account['profile']).toMatchObject({ email: 'asha@example.com', phone: '9123456780' });
    expect(account['papersIssued']).toHaveLength(1);
    expect(account['devicesSignedIn']).toHaveLength(1);
    const attempt = JSON.parse(files.get('attempts/0001.json') ?? '') as Record<string, unknown>;
    expect(attempt).toMatchObject({
      attemptId: device.header.attemptId,
      log: device.handIn().log?.events,
      receipt: { attemptId: device.header.attemptId },
      result: { status: 'scored', totalScore: 16 },
    });
    expect(attempt['answers']).toHaveLength(4);
    const page = files.get('your-data.html') ?? '';
    expect(page).toContain('16 of 16 marks');
    expect(page).toContain('asha@example.com');
    expect(page).not.toMatch(/<script|src=|href=|@import|url\(/);
  });

  test('[OD1] holds no password, token or code, and nothing of anybody else', async () => {
    await handedIn();
    const all = [...(await exported()).values()].join('\n');
    expect(all).not.toMatch(/argon2|passwordHash|tokenDigest|codeHash/);
    expect(all).not.toContain('ravi@example.com');
    expect(all).not.toContain(hall.adminId);
  });

  test('[OD1] [ST7] tells no score and no key before they are released', async () => {
    await handedIn();
    const { store, clock } = hall.server.context;
    const keyReleaseAt = clock.now() + DAY;
    await store.write((queries) => queries.update(store.t.papers).set({ keyReleaseAt }));
    const files = await exported();
    const attempt = JSON.parse(files.get('attempts/0001.json') ?? '') as Record<string, unknown>;
    expect(attempt['result']).toMatchObject({ status: 'pending' });
    const all = [...files.values()].join('\n');
    expect(all).not.toMatch(/"totalScore"|"correctAnswer"|"marksObtained"|EXPLANATION-MARKER/);
    expect(files.get('your-data.html')).toContain('not released yet');
  });

  test('[OD1] what somebody typed is text on the page, not a part of it', async () => {
    await setUser(hall.server.context, hall.asha.id, { fullName: '<img src=x onerror=alert(1)>&"' });
    const page = (await exported()).get('your-data.html') ?? '';
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;&amp;&quot;');
    expect(page).not.toContain('<img');
  });
});

describe('[OD2] asking', () => {
  test('[OD2] is answered at once, and the file is there when the job has run', async () => {
    expect(await state()).toEqual({ export: null, mayAskAt: null });
    const asked = await askFor();
    expect(asked.status).toBe(202);
    expect(dataIn<OwnData>(asked).export).toMatchObject({ status: 'making', bytes: null });
    await runJobs();
    const { export: made } = await state();
    expect(made).toMatchObject({
      status: 'ready',
      expiresAt: new Date(START + EXPORT_DAYS * DAY).toISOString(),
    });
    expect((await fetchFile(made?._id ?? '')).rawPayload).toHaveLength(made?.bytes ?? 0);
  });

  test('[OD2] again while one is being made changes nothing; a fourth in a day is refused', async () => {
    await Promise.all([askFor(), askFor()]);
    const { store } = hall.server.context;
    expect(await store.read.$count(store.t.ownDataExports)).toBe(1);
    await runJobs();
    for (let more = 0; more < 2; more += 1) {
      hall.server.clock.advance(1000);
      expect((await askFor()).status).toBe(202);
      await runJobs();
    }
    expect((await state()).mayAskAt).toBe(new Date(START + DAY).toISOString());
    const refused = await askFor();
    expect(refusalIn(refused)).toBe('429 RATE_LIMITED');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000);
    hall.server.clock.advance(DAY);
    expect((await askFor(await hall.server.signIn('asha'))).status).toBe(202);
  });

  test('[OD2] one file is kept for each user, for seven days', async () => {
    await askFor();
    await runJobs();
    const first = (await state()).export?._id ?? '';
    hall.server.clock.advance(1000);
    await askFor();
    await runJobs();
    const second = (await state()).export?._id ?? '';
    expect((await fetchFile(first)).statusCode).toBe(404);
    expect((await fetchFile(second)).statusCode).toBe(200);
    hall.server.clock.advance(EXPORT_DAYS * DAY);
    const token = await hall.server.signIn('asha');
    expect((await state(token)).export).toMatchObject({ status: 'expired', bytes: null });
    expect((await fetchFile(second, token)).statusCode).toBe(404);
    // The sweep comes in the evening.
    hall.server.clock.advance(13 * HOUR);
    await runJobs();
    const { store } = hall.server.context;
    const rows = await store.read.select().from(store.t.ownDataExports);
    expect(rows.map(({ file }) => file === null)).toEqual([true, true]);
  });

  test('[OD2] one that was never made is said to have failed, and may be asked for again', async () => {
    await askFor();
    hall.server.clock.advance(2 * HOUR);
    expect((await state()).export).toMatchObject({ status: 'failed' });
    expect(dataIn<OwnData>(await askFor()).export).toMatchObject({ status: 'making' });
  });

  test('[OD3] the file is its owner’s alone', async () => {
    await askFor();
    await runJobs();
    const id = (await state()).export?._id ?? '';
    for (const token of [hall.ravi.token, await hall.server.signIn('admin')])
      expect((await fetchFile(id, token)).statusCode).toBe(404);
  });
});

const remove = (password: string, token = hall.asha.token) =>
  hall.server.ask('POST', '/api/auth/delete-account', { token, body: { password } });

async function userRow(id: string) {
  const { store } = hall.server.context;
  const [row] = await store.read.select().from(store.t.users).where(eq(store.t.users.id, id));
  return row;
}

describe('[OD5] the deletion of an account', () => {
  test('[OD4] needs the right password; a wrong one changes nothing', async () => {
    const refused = await remove('not-the-password');
    expect(refusalIn(refused)).toBe('422 REFUSED');
    expect(errorIn(refused).errors).toHaveProperty('password');
    expect(await userRow(hall.asha.id)).toMatchObject({ email: 'asha@example.com' });
    expect((await remove(PASSWORD)).status).toBe(200);
  });

  test('[OD4] wrong passwords count as they do at a login', async () => {
    await hall.server.close();
    hall = await openHall({}, { limits: true });
    for (let tries = 0; tries < 10; tries += 1)
      expect(refusalIn(await remove('not-the-password'))).toBe('422 REFUSED');
    const waiting = [remove(PASSWORD), remove(PASSWORD), remove(PASSWORD), remove(PASSWORD)];
    expect(refusalIn(await Promise.race(waiting))).toBe('429 RATE_LIMITED');
    hall.server.clock.advance(60_000);
    await Promise.all(waiting);
  });

  test('[OD5] leaves nothing that names the person, in any table', async () => {
    await setUser(hall.server.context, hall.asha.id, {
      phone: '9123456780',
      countryCode: '+91',
      fullName: 'Asha Verma',
      location: 'Bilaspur',
      nickname: 'Ashu',
      profilePicture: 'https://pictures.example/asha.png',
    });
    const { server } = hall;
    const admin = await server.signIn('admin');
    await sendEmail(server, 'asha@example.com');
    await server.ask('POST', '/api/auth/forgot-password', { body: { email: 'asha@example.com' } });
    await server.ask('POST', '/api/admin/accommodations', {
      token: admin,
      body: { email: 'asha@example.com', paperId: hall.paperId, extraTimePercent: 30 },
    });
    const device = await handedIn();
    await hall.handIn({ ...device.handIn(), submissionType: 'auto' });
    await askFor();
    await runJobs();
    expect((await remove(PASSWORD)).status).toBe(200);
    const { store } = server.context;
    const all: Record<string, string> = {};
    for (const [name, table] of Object.entries(store.t))
      all[name] = JSON.stringify(await store.read.select().from(table as typeof store.t.users));
    for (const trace of [/asha@/i, /9123456780/, /Asha Verma/, /Bilaspur/, /Ashu\b/, /pictures\.example/])
      expect(
        Object.entries(all)
          .filter(([, text]) => trace.test(text))
          .map(([name]) => name),
      ).toEqual([]);
    const own = [store.t.ownDataExports, store.t.passwordResets, store.t.userCategories];
    for (const table of own) expect(await store.read.$count(table)).toBe(0);
  });

  test('[LM10] is told what a language model was asked for them, and leaves its costs behind without saying for whom', async () => {
    const { context } = hall.server;
    const { t, read } = context.store;
    const call = { purpose: 'ask', model: 'm', promptTokens: 40, completionTokens: 7, cost: 900 } as const;
    const [topic] = await read.select().from(t.topics).limit(1);
    const draft = { type: 'MCQ', text: 'A question', options: [], explanation: '', difficulty: 5 } as const;
    await context.store.write(async (queries) => {
      await queries
        .insert(t.modelCalls)
        .values({ ...call, id: 'hers', userId: hall.asha.id, at: START, endedAt: START + 1000 });
      await queries.insert(t.modelCalls).values({ ...call, id: 'his', userId: hall.ravi.id, at: START });
      await queries.update(t.papers).set({ ownerId: hall.asha.id }).where(eq(t.papers.id, hall.paperId));
      await queries.insert(t.questionDrafts).values({
        id: 'draft',
        paperId: hall.paperId,
        topicId: topic?.id ?? '',
        model: 'm',
        question: { ...draft, key: { type: 'MCQ', correct: ['a'] } },
        reason: 'malformed',
        createdAt: START,
      });
    });
    const account = JSON.parse((await exported()).get('account.json') ?? '') as Record<string, unknown>;
    expect(account['languageModelCalls']).toEqual([
      {
        purpose: 'ask',
        model: 'm',
        promptTokens: 40,
        completionTokens: 7,
        costInMillionthsOfARupee: 900,
        at: new Date(START).toISOString(),
        endedAt: new Date(START + 1000).toISOString(),
      },
    ]);
    expect((await remove(PASSWORD)).status).toBe(200);
    const calls = await read.select().from(t.modelCalls);
    expect(calls.map(({ id, userId, cost }) => [id, userId, cost]).sort()).toEqual([
      ['hers', null, 900],
      ['his', hall.ravi.id, 900],
    ]);
    expect(await read.select().from(t.questionDrafts)).toMatchObject([{ id: 'draft', paperId: null }]);
  });

  test('[OD5] keeps the attempts for statistics and ranks, and their receipts can be checked', async () => {
    const device = await handedIn();
    const { store } = hall.server.context;
    const before = await store.read.select().from(store.t.attempts);
    await remove(PASSWORD);
    const after = await store.read.select().from(store.t.attempts);
    expect(after).toEqual(before.map((row) => ({ ...row, deviceId: null })));
    const receipt = after.find(({ id }) => id === device.header.attemptId)?.receipt;
    if (receipt === undefined) throw new Error('It has no receipt');
    const { keys } = dataIn<{ keys: { keyId: string; publicKey: string }[] }>(
      await hall.server.ask('GET', '/api/receipts/key'),
    );
    const x = keys.find(({ keyId }) => keyId === receipt.keyId)?.publicKey ?? '';
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    const signature = Buffer.from(receipt.signature, 'base64url');
    expect(verify(null, Buffer.from(receiptText(receipt)), key, signature)).toBe(true);
    expect(receipt.userDigest).toBe(sha256(hall.asha.id));
  });

  test('[OD5] ends every session, and neither the old address nor a new one logs in', async () => {
    const { token } = await signedIn(hall.server);
    await remove(PASSWORD, token);
    for (const each of [token, hall.asha.token])
      expect(refusalIn(await hall.server.ask('GET', '/api/users/profile', { token: each }))).toBe(
        '401 UNAUTHENTICATED',
      );
    expect(refusalIn(await login(hall.server))).toBe('401 BAD_CREDENTIALS');
    const email = (await userRow(hall.asha.id))?.email;
    const body = { email, password: PASSWORD };
    expect(refusalIn(await hall.server.ask('POST', '/api/auth/login', { body }))).toBe('401 BAD_CREDENTIALS');
  });

  test('[OD5] frees address, number and name for another account', async () => {
    const { server } = hall;
    const form = await filledForm(server);
    expect((await register(server, form)).status).toBe(201);
    const first = await server.ask('POST', '/api/auth/login', {
      body: { email: form.email, password: GOOD_PASSWORD },
    });
    const { token = '' } = first.json as { token?: string };
    expect((await remove(GOOD_PASSWORD, token)).status).toBe(200);
    server.clock.advance(3 * DAY);
    expect((await register(server, await filledForm(server))).status).toBe(201);
    expect(await codeTo(server, form.email)).toMatch(/^\d{6}$/);
  });

  test('[OD5] is refused to administrators', async () => {
    expect(refusalIn(await remove(PASSWORD, await hall.server.signIn('admin')))).toBe('409 CONFLICT');
  });
});

describe('[OD6] an exam that is running', () => {
  const started = async () => {
    const device = new Device(await hall.issue(), START + 1000).start();
    const { attemptId } = device.header;
    const { token } = hall.asha;
    const answer = await hall.server.ask('PUT', `/api/test-attempts/${attemptId}/progress`, {
      token,
      body: device.draft(),
    });
    expect(answer.status).toBe(200);
    return device;
  };

  test('[OD6] keeps its account until it is handed in', async () => {
    const device = await started();
    const refused = await remove(PASSWORD);
    expect(refusalIn(refused)).toBe('409 CONFLICT');
    expect(errorIn(refused).message).toContain('still running');
    await hall.handIn(device.seal().handIn());
    expect((await remove(PASSWORD)).status).toBe(200);
  });

  test('[OD6] is not taken for running once its device was silent for three hours', async () => {
    await started();
    hall.server.clock.advance(3 * HOUR);
    expect((await remove(PASSWORD)).status).toBe(200);
  });

  test('[OD6] [ST4] handed in afterwards by its ticket is kept, and does not rank', async () => {
    const device = await hall.finished();
    expect((await remove(PASSWORD)).status).toBe(200);
    const result = resultIn(await hall.handIn(device.handIn()));
    expect(result.flags).toContain('account-disabled');
    expect(result.receipt.attemptId).toBe(device.header.attemptId);
  });
});
