import { receiptText, type HandInFile, type ReceiptFile } from '@exam/shared-schema/attempt';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addFileKey } from '../src/installation/index.ts';
import { authenticate, openReceipt, sealFor, ticketIn } from './support/carrier.ts';
import type { Device } from './support/device.ts';
import { openHall, type Hall } from './support/hall.ts';
import { dataIn, errorIn, refusalIn, scoredIn } from './support/read.ts';
import { setUser, type Answer } from './support/test-server.ts';

const FILES = '/api/hand-in-files';

let hall: Hall;
let device: Device;
let file: HandInFile;

beforeEach(async () => {
  hall = await openHall();
  device = await hall.finished();
  file = sealFor(ticketIn(device.issued.ticket), JSON.stringify(device.handIn()));
});

afterEach(async () => {
  await hall.server.close();
});

const bring = (body: unknown, at: Hall = hall) => at.server.ask('POST', FILES, { body });
const receiptFileIn = (answer: Answer) => dataIn<{ receiptFile: ReceiptFile }>(answer).receiptFile;
const results = () =>
  hall.server.ask('GET', `/api/test-attempts/${device.header.attemptId}`, { token: hall.asha.token });

/** Another value of the same form: the first character is another one. */
const changed = (text: string) => (text.startsWith('A') ? 'B' : 'A') + text.slice(1);

test('[ST15] a hand-in file that anybody brings is handed in, and its receipt is for the device alone', async () => {
  const answer = await bring(file);
  expect(answer.status).toBe(200);
  const { receipt, publicKey } = openReceipt(ticketIn(device.issued.ticket), receiptFileIn(answer));
  expect(receipt).toMatchObject({ attemptId: device.header.attemptId, head: device.head });
  const { keys } = hall.server.context.installation;
  expect(keys.verify(receipt.keyId, receiptText(receipt), receipt.signature)).toBe(true);
  expect(publicKey).toBe(keys.currentPublicKey);
  expect(scoredIn(await results())).toMatchObject({ totalScore: 16, flags: [], receipt });
});

test('[ST15] the carrier learns that it was received, and nothing of who, what or how well', async () => {
  const { json, text } = await bring(file);
  expect(Object.keys(dataIn<object>({ json } as Answer)).sort()).toEqual(['receiptFile', 'receivedAt']);
  for (const secret of [
    hall.asha.id,
    hall.paperId,
    device.header.attemptId,
    device.head,
    device.answersDigest,
  ])
    expect(text).not.toContain(secret);
});

test('[SY3] a file that is brought twice, or beside the network, gives the same receipt file', async () => {
  const first = receiptFileIn(await bring(file));
  expect(receiptFileIn(await bring(file))).toEqual(first);
  await hall.handIn(device.handIn());
  const again = sealFor(ticketIn(device.issued.ticket), JSON.stringify(device.handIn()));
  expect(receiptFileIn(await bring(again))).toEqual(first);
});

test('[SY6] a file with another log of the same attempt is kept as superseded and has a receipt of its own', async () => {
  await hall.handIn({ ...device.handIn() });
  const other = { ...device.handIn(), log: undefined };
  const answer = await bring(sealFor(ticketIn(device.issued.ticket), JSON.stringify(other)));
  const { receipt } = openReceipt(ticketIn(device.issued.ticket), receiptFileIn(answer));
  expect(receipt.head).not.toBe(device.head);
});

test('[ST4] neither a sign-out nor a ban strands a file', async () => {
  const { store } = hall.server.context;
  await store.write((queries) => queries.delete(store.t.sessions));
  await setUser(hall.server.context, hall.asha.id, { accountStatus: 'banned' });
  expect((await bring(file)).status).toBe(200);
  const [kept] = await store.read.select().from(store.t.attempts);
  expect(kept).toMatchObject({ id: device.header.attemptId, ranked: false, flags: ['account-disabled'] });
});

test('[ST15] what is no hand-in file, or only a piece of one, is refused in a sentence', async () => {
  const { mac: _mac, ...headless } = file;
  for (const body of [{}, [], 'text', null, headless, { ...file, version: 2 }, { ...file, sealed: 'a b' }]) {
    const answer = await bring(body);
    expect(refusalIn(answer)).toMatch(/^400 MALFORMED/);
  }
  expect(errorIn(await bring(headless)).message).toMatch(/hand-in file is incomplete/);
  expect(refusalIn(await bring({ ...file, sealed: file.sealed.slice(0, -40) }))).toBe('422 FILE_REFUSED');
});

test('[ST15] a file in which anything was changed is refused, and nothing of it is kept', async () => {
  const parts = ['ticketId', 'ephemeralKey', 'iv', 'sealed', 'mac'] as const;
  for (const part of parts) {
    const answer = await bring({ ...file, [part]: changed(file[part]) });
    expect(refusalIn(answer), part).toBe('422 FILE_REFUSED');
    expect(errorIn(answer).message).toMatch(/changed or damaged/);
  }
  expect(refusalIn(await results())).toBe('404 NOT_FOUND');
});

test('[ST15] a file of another server says where to bring it', async () => {
  const elsewhere = await openHall();
  const answer = await bring(file, elsewhere);
  await elsewhere.server.close();
  expect(refusalIn(answer)).toBe('422 FILE_REFUSED');
  expect(errorIn(answer).message).toMatch(/another server/);
});

test('[ST15] nobody hands in what somebody else has sealed, nor an attempt of theirs under an own ticket', async () => {
  const ravis = ticketIn((await hall.issue('ravi')).ticket);
  const stolen = authenticate(ravis, { ...file, ticketId: ravis.ticketId });
  expect(refusalIn(await bring(stolen))).toBe('422 FILE_REFUSED');
  const forged = sealFor(ravis, JSON.stringify(device.handIn()));
  expect(refusalIn(await bring(forged))).toBe('422 FILE_REFUSED');
  const unspoken = sealFor(ravis, JSON.stringify({ ...device.handIn(), ticket: undefined }));
  expect(refusalIn(await bring(unspoken))).toBe('422 FILE_REFUSED');
});

test('[SY5] why an attempt in a file is refused is not told to whoever carries it', async () => {
  const responses = [{ questionId: 'not-of-this-paper', selectedAnswer: 'x' }];
  const malformed = { ...device.handIn(), responses, log: undefined };
  const answer = await bring(sealFor(ticketIn(device.issued.ticket), JSON.stringify(malformed)));
  expect(refusalIn(answer)).toBe('422 FILE_REFUSED');
  expect(answer.text).not.toContain('not-of-this-paper');
});

test('[ST15] a newer key is used by a server that runs, and a file that was encrypted to the older one is still taken', async () => {
  const { clock, context } = hall.server;
  clock.advance(-1000);
  const newer = await addFileKey(context.store, clock);
  // Whatever another process has read last, a few seconds later it knows the newer one too.
  clock.advance(5000);
  expect(dataIn(await hall.server.ask('GET', `${FILES}/key`))).toEqual(newer);
  const ravis = ticketIn((await hall.issue('ravi')).ticket);
  expect(ravis.fileKey).toEqual(newer);
  expect(file.keyId).not.toBe(newer.keyId);
  expect((await bring(file)).status).toBe(200);
  const sealedAnew = sealFor(ticketIn(device.issued.ticket), JSON.stringify(device.handIn()), newer);
  expect((await bring(sealedAnew)).status).toBe(200);
});

test('a ticket that names no key finds the same one at its address', async () => {
  const answer = await hall.server.ask('GET', `${FILES}/key`);
  expect(dataIn(answer)).toEqual(ticketIn(device.issued.ticket).fileKey);
});

test('[ST15] whatever is changed in a file, it is refused and never breaks the server', async () => {
  const parts = ['keyId', 'ticketId', 'ephemeralKey', 'iv', 'sealed', 'mac'] as const;
  const mutation = fc.record({
    part: fc.constantFrom(...parts),
    at: fc.nat(),
    character: fc.constantFrom(...'ABYZabyz0189-_ ='),
    authentic: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(mutation, async ({ part, at, character, authentic }) => {
      const before = file[part];
      const place = at % before.length;
      const after = before.slice(0, place) + character + before.slice(place + 1);
      const bytes = (text: string) => Buffer.from(text, 'base64url').toString('hex');
      if (bytes(after) === bytes(before)) return;
      const body = { ...file, [part]: after };
      // Also by whoever has the secret: a device that has gone mad.
      const sent = authentic ? authenticate(ticketIn(device.issued.ticket), body) : body;
      if (authentic && part === 'mac') return;
      expect(refusalIn(await bring(sent))).toMatch(/^4(00|22) (MALFORMED_FILE|FILE_REFUSED)$/);
    }),
    { numRuns: 150 },
  );
});

test('[ST15] a file that is too large is refused before it is read, and too many are told when to come again', async () => {
  const large = await bring({ ...file, sealed: 'A'.repeat(7 * 1024 * 1024) });
  expect(refusalIn(large)).toBe('413 TOO_LARGE');
  const limited = await openHall({}, { limits: true });
  const answers: Answer[] = [];
  for (let count = 0; count < 121; count += 1) answers.push(await bring({}, limited));
  await limited.server.close();
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(1);
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
});
