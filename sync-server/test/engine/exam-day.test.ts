import { createDecipheriv, hash, pbkdf2Sync } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { paperEdit, stateTag, type ManagedPaper } from '@exam/shared-schema/contract';
import {
  encryptedPaperSchema,
  imageContext,
  paperContext,
  slotContext,
  type EncryptedPaper,
} from '@exam/shared-schema/exam-day';
import { packageText, type PaperPackage } from '@exam/shared-schema/paper-package';
import { sha256 } from '../../src/sha256.ts';
import { Device, rightAnswers, type Issued } from '../support/device.ts';
import { openExamDay, OPENS, type ExamDayHall } from '../support/exam-day.ts';
import { HAND_IN } from '../support/hall.ts';
import { dataIn, refusalIn } from '../support/read.ts';
import { START } from '../support/test-server.ts';

const HOUR = 3_600_000;

let hall: ExamDayHall;
let server: ExamDayHall['server'];
let root: string;
let asha: ExamDayHall['asha'];
let paperId: string;

beforeEach(async () => {
  hall = await openExamDay();
  ({ server, asha, paperId } = hall);
  root = hall.root.token;
});

afterEach(() => server.close());

const console_ = (method: 'GET' | 'POST', path = '', body?: object) => hall.manage(method, path, body);
const encryptIt = (body: object = {}) => hall.encrypt(body);
const day = () => hall.day();
const codes = () => hall.codes();
const issue = () => hall.issue();
const askKey = (ticket: string) => hall.askKey(ticket);

const fetchPackage = () => server.ask('GET', `/api/test-papers/${paperId}/package`, { token: asha.token });
const fetchEncrypted = (version: string, token = asha.token) =>
  server.ask('GET', `/api/test-papers/${paperId}/encrypted?version=${version}`, { token });

interface Opening {
  readonly key: Buffer;
  readonly iv: string;
  readonly context: string;
}

/** AES-256-GCM; `encrypted` ends with the tag. */
function decrypt({ key, iv, context }: Opening, encrypted: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'));
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(encrypted.subarray(-16));
  return Buffer.concat([decipher.update(encrypted.subarray(0, -16)), decipher.final()]);
}

const bytesOf = (text: string) => Buffer.from(text, 'base64url');

function keyByCode(paper: EncryptedPaper, code: string): Buffer {
  const derived = pbkdf2Sync(code, bytesOf(paper.salt), paper.iterations, 40, 'sha256');
  const name = derived.subarray(32).toString('base64url');
  const slot = paper.slots.find((each) => each.slot === name);
  if (slot === undefined) throw new Error('No slot has this code');
  const context = slotContext(paper, name);
  return decrypt({ key: derived.subarray(0, 32), iv: slot.iv, context }, bytesOf(slot.wrapped));
}

function openWith(paper: EncryptedPaper, key: Buffer): PaperPackage {
  const text = decrypt({ key, iv: paper.iv, context: paperContext(paper) }, bytesOf(paper.encrypted));
  return JSON.parse(text.toString()) as PaperPackage;
}

async function saved() {
  const { ticket, packageVersion } = await issue();
  const answer = await fetchEncrypted(packageVersion);
  return { ticket, packageVersion, text: answer.text, paper: encryptedPaperSchema.parse(answer.json) };
}

test('[ED1] [ED2] [ED5] a paper is saved encrypted, and opened by its key or a code, which name the same paper', async () => {
  expect((await encryptIt()).status).toBe(200);
  const { ticket, packageVersion, text, paper } = await saved();
  expect(refusalIn(await fetchPackage())).toBe('423 ENCRYPTED');
  const early = await askKey(ticket);
  expect([refusalIn(early), early.headers['retry-after']]).toEqual(['423 NOT_RELEASED', '300']);
  const [{ code = '' } = {}] = await codes();
  server.clock.advance(HOUR);
  const { key } = dataIn<{ key: string }>(await askKey(ticket));
  expect(keyByCode(paper, code).toString('base64url')).toBe(key);
  const inside = openWith(paper, bytesOf(key));
  expect(sha256(packageText(inside))).toBe(packageVersion);
  expect((await fetchPackage()).json).toEqual(inside);
  // Nothing but counts, names and times is readable before.
  const plain = JSON.stringify({ ...paper, encrypted: '' });
  for (const { text: question, options } of inside.sections.flatMap(({ questions }) => questions)) {
    for (const word of [question, ...options.map((option) => option.text)].filter(({ length }) => length > 3))
      expect(plain).not.toContain(word);
  }
  expect(text).not.toContain('"questions":[');
});

test('[ED1] images are encrypted with the paper', async () => {
  const { store } = server.context;
  const bytes = Buffer.from('an image that nobody may see before');
  const digest = hash('sha256', bytes);
  await store.write(async (queries) => {
    await queries
      .insert(store.t.media)
      .values({ sha256: digest, mime: 'image/png', bytes, size: bytes.length });
    const [version] = await queries
      .select()
      .from(store.t.packageVersions)
      .where(eq(store.t.packageVersions.paperId, paperId));
    const inside = JSON.parse(version?.content ?? '') as PaperPackage;
    const image = { url: `/api/media/${digest}`, bytes: bytes.length, sha256: digest, mime: 'image/png' };
    const content = JSON.stringify({ ...inside, images: [image] });
    await queries
      .update(store.t.packageVersions)
      .set({ content })
      .where(eq(store.t.packageVersions.paperId, paperId));
  });
  await encryptIt();
  const { paper, ticket } = await saved();
  const [image] = paper.images;
  const fetched = await server.app.inject({ method: 'GET', url: image?.url ?? '' });
  expect(hash('sha256', fetched.rawPayload)).toBe(image?.sha256);
  expect(fetched.rawPayload.includes(bytes)).toBe(false);
  server.clock.advance(HOUR);
  const { key } = dataIn<{ key: string }>(await askKey(ticket));
  const opened = decrypt(
    { key: bytesOf(key), iv: image?.iv ?? '', context: imageContext(paper, 0) },
    fetched.rawPayload,
  );
  expect(opened).toEqual(bytes);
});

test('[ED2] each group has a code of its own, and one that is added later opens what is saved from then on', async () => {
  const { store } = server.context;
  await store.write((queries) =>
    queries.insert(store.t.organisations).values({ id: 'college', name: 'A college' }),
  );
  await encryptIt();
  const before = await saved();
  expect((await encryptIt({ collegeIds: ['college'] })).json).toMatchObject({
    message: 'The paper is encrypted. 1 group has a new code.',
  });
  const [college, everyone] = await codes();
  expect([college?.name, everyone?.name]).toEqual(['A college', 'Everyone else']);
  const after = encryptedPaperSchema.parse((await fetchEncrypted(before.packageVersion)).json);
  expect(after.slots).toHaveLength(2);
  for (const { code } of [college, everyone].flatMap((group) => group ?? []))
    expect(openWith(after, keyByCode(after, code)).testId).toBe(paperId);
  expect(() => keyByCode(before.paper, college?.code ?? '')).toThrow('No slot');
  expect(refusalIn(await encryptIt({ batchIds: ['gone'] }))).toBe('400 VALIDATION');
});

test('[ED2] many groups do not keep other writes waiting while their codes are stretched', async () => {
  const { store } = server.context;
  const colleges = Array.from({ length: 8 }, (_, n) => ({ id: `college-${n}`, name: `College ${n}` }));
  await store.write((queries) => queries.insert(store.t.organisations).values(colleges));
  let isDone = false;
  const encrypting = encryptIt({ collegeIds: colleges.map(({ id }) => id) }).then((answer) => {
    isDone = true;
    return answer;
  });
  let writes = 0;
  while (!isDone) {
    await store.write((queries) => queries.lock('another'));
    writes += 1;
  }
  expect((await encrypting).status).toBe(200);
  expect(writes).toBeGreaterThan(5);
  expect(await codes()).toHaveLength(9);
});

test('[ED2] a paper is not encrypted once it can be read, has opened, or shows its results at once', async () => {
  await issue();
  expect(refusalIn(await encryptIt())).toBe('409 CONFLICT');
  expect((await day()).hindrance).toContain('Students have saved this paper already');
  server.clock.advance(HOUR);
  expect((await day()).hindrance).toBe('The paper has opened already.');
});

test('[ED4] [ED8] a release is moved for a reason, and it and each look at the codes are recorded', async () => {
  await encryptIt();
  const { ticket } = await saved();
  await codes();
  expect(refusalIn(await console_('POST', '/release', { at: null, reason: ' ' }))).toBe('400 VALIDATION');
  const later = new Date(OPENS + HOUR).toISOString();
  expect((await console_('POST', '/release', { at: later, reason: 'Rain' })).status).toBe(200);
  server.clock.advance(HOUR);
  expect(refusalIn(await askKey(ticket))).toBe('423 NOT_RELEASED');
  expect((await console_('POST', '/release', { at: null, reason: 'All are here' })).json).toMatchObject({
    message: 'The key is released.',
  });
  expect((await askKey(ticket)).status).toBe(200);
  expect(refusalIn(await console_('POST', '/release', { at: later, reason: 'Again' }))).toBe('409 CONFLICT');
  const entries = await server.context.store.read.select().from(server.context.store.t.auditEntries);
  expect(entries.map(({ after }) => after)).toEqual([
    expect.objectContaining({ groups: ['Everyone else'] }),
    { codesShown: ['Everyone else'] },
    { encryptedUntil: later, reason: 'Rain' },
    { encryptedUntil: new Date(OPENS).toISOString(), reason: 'All are here' },
  ]);
  const list = await server.ask('GET', '/api/admin/get_test_papers', { token: root });
  const seen = (list.json as { papers: ManagedPaper[] }).papers.find(({ _id }) => _id === paperId);
  const edit = await server.ask('PUT', `/api/admin/test-papers/${paperId}/settings`, {
    ...{ token: root, body: { opensAt: later } },
    headers: { 'if-match': `"${stateTag(paperEdit, seen as ManagedPaper, sha256)}"` },
  });
  expect(refusalIn(edit)).toBe('409 CONFLICT');
});

describe('[ED7] an attempt', () => {
  const handIn = async (issued: Issued, opened: object | undefined, startsAt: number) => {
    const device = new Device(issued, startsAt);
    device.log({ type: 'started', session: device.session, offsetMs: 0, ...(opened && { opened }) } as never);
    device.wait(60_000).answerAll(rightAnswers(issued.paper)).seal();
    const answer = await server.ask('POST', HAND_IN, { body: device.handIn() });
    expect(answer.status).toBe(201);
    const { store } = server.context;
    const [row] = await store.read
      .select()
      .from(store.t.attempts)
      .where(eq(store.t.attempts.id, device.header.attemptId));
    return { flags: row?.flags, ranked: row?.ranked };
  };

  test('of a paper that was opened at its time ranks, also after an earlier release; one opened before is flagged', async () => {
    await encryptIt();
    const { ticket, paper } = await saved();
    const [{ code = '' } = {}] = await codes();
    const inside = openWith(paper, keyByCode(paper, code));
    const issued = { ticket, paper: inside, userId: asha.id };
    await console_('POST', '/release', { at: new Date(OPENS - HOUR / 2).toISOString(), reason: 'Ahead' });
    server.clock.advance(2 * HOUR);
    const opened = { by: 'code', at: OPENS - HOUR / 2 + 1000, offsetMs: 0 };
    expect(await handIn(issued, opened, OPENS - HOUR / 2 + 2000)).toEqual({ flags: [], ranked: true });
    const early = await handIn(issued, { ...opened, at: OPENS - HOUR }, OPENS);
    expect(early.flags).toContain('opened-early');
    expect(early.ranked).toBe(false);
    // A clock that was never compared with the server's proves nothing.
    const unknown = await handIn(issued, { ...opened, at: 1, offsetMs: null }, OPENS + 1000);
    expect(unknown.flags).not.toContain('opened-early');
  });
});

test('[ED9] the students of a college count also before they save the paper', async () => {
  const { organisations, users } = server.context.store.t;
  await server.context.store.write(async (queries) => {
    await queries.insert(organisations).values({ id: 'college', name: 'A college' });
    await queries.update(users).set({ organisationId: 'college' }).where(eq(users.id, asha.id));
  });
  await encryptIt({ collegeIds: ['college'] });
  const counts = async () =>
    (await day()).groups.map(({ counts: { students, saved: has } }) => [students, has]);
  expect(await counts()).toEqual([
    [1, 0],
    [0, 0],
  ]);
});

test('[ED9] [ED10] the board has the groups with their students, and whose device could not open the paper', async () => {
  await encryptIt();
  const { ticket } = await saved();
  const counts = async () => (await day()).groups.map((group) => group.counts);
  const none = { students: 1, saved: 0, opened: 0, sitting: 0, silent: 0, handedIn: 0 };
  expect(await counts()).toEqual([{ ...none, saved: 1 }]);
  const report = (outcome: string) =>
    server.ask('POST', '/api/test-papers/opening', { body: { ticket, outcome, by: 'code', at: START } });
  expect((await report('no-cryptography')).status).toBe(200);
  const failed = async () =>
    dataIn<{ students: object[] }>(await console_('GET', '/students?state=failed')).students;
  expect(await failed()).toMatchObject([
    { student: { fullName: 'asha' }, outcome: 'no-cryptography', reportedAt: expect.any(String) },
  ]);
  await report('opened');
  // What comes late does not take it back.
  await report('damaged');
  expect(await failed()).toEqual([]);
  expect(await counts()).toEqual([{ ...none, opened: 1 }]);
  const forged = await server.ask('POST', '/api/test-papers/opening', {
    body: { ticket: `${ticket.slice(0, -4)}AAAA`, outcome: 'opened', by: 'line', at: 0 },
  });
  expect(refusalIn(forged)).toBe('403 NOT_ISSUED');
});

test('[OR3] the exam day of another organisation does not exist', async () => {
  const { store } = server.context;
  await store.write((queries) =>
    queries.insert(store.t.organisations).values({ id: 'college', name: 'A college' }),
  );
  await server.addUser({ username: 'teacher', role: 'teacher', organisationId: 'college' });
  const token = await server.signIn('teacher');
  const url = `/api/admin/test-papers/${paperId}/exam-day`;
  expect(refusalIn(await server.ask('GET', url, { token }))).toBe('404 NOT_FOUND');
  expect(refusalIn(await server.ask('POST', `${url}/codes`, { token }))).toBe('404 NOT_FOUND');
});
