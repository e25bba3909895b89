import { receiptText } from '@exam/shared-schema/attempt';
import { createPublicKey, verify } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Device, rightAnswers, questionsOf } from './support/device.ts';
import { HAND_IN, openHall, type Hall } from './support/hall.ts';
import { publishSample } from './support/papers.ts';
import { dataIn, refusalIn, resultIn, scoredIn } from './support/read.ts';
import { setUser, START } from './support/test-server.ts';
import { sha256 } from '../src/sha256.ts';

let hall: Hall;

beforeEach(async () => {
  hall = await openHall();
});

afterEach(async () => {
  await hall.server.close();
});

const countAttempts = () => hall.server.context.store.read.$count(hall.server.context.store.t.attempts);
const countSuperseded = () =>
  hall.server.context.store.read.$count(hall.server.context.store.t.supersededAttempts);
const storedAttempt = async () => {
  const [row] = await hall.server.context.store.read.select().from(hall.server.context.store.t.attempts);
  return row;
};

describe('a repeat', () => {
  test('[SY3] the request repeated ten times in parallel stores one attempt, one score, one receipt', async () => {
    const device = await hall.finished();
    const answers = await Promise.all(Array.from({ length: 10 }, () => hall.handIn(device.handIn())));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(9).fill(200), 201]);
    expect(new Set(answers.map((answer) => JSON.stringify(resultIn(answer)))).size).toBe(1);
    expect(await countAttempts()).toBe(1);
    expect(await countSuperseded()).toBe(0);
  });

  test('[SY3] a retried request of a plain client scores once although it names no attempt', async () => {
    const { paper, ticket } = await hall.issue();
    const responses = Object.entries(rightAnswers(paper)).map(([questionId, selectedAnswer]) => ({
      questionId,
      selectedAnswer,
    }));
    const body = { testId: paper.testId, responses, ticket };
    const [first, second] = [await hall.handIn(body), await hall.handIn(body)];
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(resultIn(second)).toEqual(resultIn(first));
    expect(await countAttempts()).toBe(1);
  });

  test('[ST6] the same head later answers the stored receipt, whatever time it is by then', async () => {
    const device = await hall.finished();
    const first = await hall.handIn(device.handIn());
    hall.server.clock.advance(3_600_000);
    const again = await hall.handIn(device.handIn({ clock: { offsetMs: 5, measuredAt: 1 } }));
    expect(again.status).toBe(200);
    expect(resultIn(again)).toEqual(resultIn(first));
  });

  test('[ST6] another head of the same attempt is kept apart, flagged superseded, and changes no score', async () => {
    const first = await hall.finished();
    const issued = first.issued;
    const scored = scoredIn(await hall.handIn(first.handIn()));
    const second = new Device(issued, START + 5000, first.header.attemptId).start().seal();
    const answer = await hall.handIn(second.handIn());
    expect(answer.status).toBe(200);
    const result = scoredIn(answer);
    expect(result.totalScoreExact).toBe(scored.totalScoreExact);
    expect(result.flags).toContain('superseded');
    expect(result.receipt.head).toBe(second.head);
    expect([await countAttempts(), await countSuperseded()]).toEqual([1, 1]);
    expect(resultIn(await hall.handIn(second.handIn()))).toEqual(result);
    expect([await countAttempts(), await countSuperseded()]).toEqual([1, 1]);
  });

  test('[SY6] of two devices that hand in at once one is scored and the other kept', async () => {
    const first = await hall.finished();
    const second = new Device(first.issued, START + 5000, first.header.attemptId).start().seal();
    await Promise.all([first, second].map((device) => hall.handIn(device.handIn())));
    expect([await countAttempts(), await countSuperseded()]).toEqual([1, 1]);
  });
});

describe('who may hand in', () => {
  test('[ST3] a hand-in for a paper never issued reveals nothing', async () => {
    const { paper } = await hall.issue('asha');
    const responses = [{ questionId: questionsOf(paper)[0]?._id, selectedAnswer: 'x' }];
    const answer = await hall.handIn({ testId: paper.testId, responses }, hall.ravi.token);
    expect(refusalIn(answer)).toBe('403 NOT_ISSUED');
    expect(Object.keys(answer.json as object).sort()).toEqual(['code', 'error', 'message', 'success']);
    expect(await countAttempts()).toBe(0);
  });

  test('[ST3] a body that names another user is refused', async () => {
    const device = await hall.finished();
    const noTicket = { ...device.handIn({ userId: hall.ravi.id }), ticket: undefined };
    expect(refusalIn(await hall.handIn(noTicket, hall.asha.token))).toBe('403 FORBIDDEN');
    expect(refusalIn(await hall.handIn(device.handIn({ userId: hall.ravi.id })))).toBe('403 FORBIDDEN');
  });

  test('[ST3] a ticket lets in the paper and version it was issued for, and no other', async () => {
    const device = await hall.finished();
    const otherPaper = await publishSample(hall.server.context, hall.adminId);
    expect(refusalIn(await hall.handIn(device.handIn({ testId: otherPaper })))).toBe('403 NOT_ISSUED');
    expect(refusalIn(await hall.handIn(device.handIn({ packageVersion: sha256('x') })))).toBe(
      '403 NOT_ISSUED',
    );
  });

  test('[ST72] an id that somebody else has used is free: both attempts are kept, each for its own student', async () => {
    const ashas = await hall.finished();
    const ravis = new Device(await hall.issue('ravi'), START, ashas.header.attemptId).start().seal();
    const results = [await hall.handIn(ravis.handIn()), await hall.handIn(ashas.handIn())];
    expect(results.map(({ status }) => status)).toEqual([201, 201]);
    const url = `/api/test-attempts/${ashas.header.attemptId}`;
    const read = async (token: string) => scoredIn(await hall.server.ask('GET', url, { token }));
    expect((await read(hall.asha.token)).receipt.head).toBe(ashas.head);
    expect((await read(hall.ravi.token)).receipt.head).toBe(ravis.head);
  });

  test('[ST3] an attempt of another user does not exist', async () => {
    const device = await hall.finished();
    await hall.handIn(device.handIn());
    const url = `/api/test-attempts/${device.header.attemptId}`;
    const answers = [url, `${url}/log`, `${url}/statistics`].map((path) =>
      hall.server.ask('GET', path, { token: hall.ravi.token }),
    );
    for (const answer of await Promise.all(answers)) expect(refusalIn(answer)).toBe('404 NOT_FOUND');
  });

  test('[ST4] an expired session hands in by ticket', async () => {
    const device = await hall.finished();
    hall.server.clock.advance(30 * 86_400_000);
    const profile = await hall.server.ask('GET', '/api/users/profile', { token: hall.asha.token });
    expect(refusalIn(profile)).toBe('401 UNAUTHENTICATED');
    expect((await hall.handIn(device.handIn(), hall.asha.token)).status).toBe(201);
  });

  test('[ST4] without a ticket an expired, forged or missing token is refused', async () => {
    const body = { ...(await hall.finished()).handIn(), ticket: undefined };
    expect(refusalIn(await hall.handIn(body))).toBe('401 UNAUTHENTICATED');
    expect(refusalIn(await hall.handIn(body, 'not.a.token'))).toBe('401 UNAUTHENTICATED');
    hall.server.clock.advance(86_400_000);
    expect(refusalIn(await hall.handIn(body, hall.asha.token))).toBe('401 UNAUTHENTICATED');
    expect(await countAttempts()).toBe(0);
  });

  test('[ST4] a forged ticket is no credential', async () => {
    const device = await hall.finished();
    const [payload = '', signature = ''] = device.issued.ticket.split('.');
    const changed = Buffer.from(payload, 'base64url').toString().replace(hall.asha.id, hall.ravi.id);
    const forged = `${Buffer.from(changed).toString('base64url')}.${signature}`;
    expect(refusalIn(await hall.handIn(device.handIn({ ticket: forged, userId: hall.ravi.id })))).toBe(
      '401 UNAUTHENTICATED',
    );
  });

  test('[ST4] an attempt of a banned user is stored, flagged and not ranked', async () => {
    const device = await hall.finished();
    await setUser(hall.server.context, hall.asha.id, { accountStatus: 'banned' });
    const result = resultIn(await hall.handIn(device.handIn()));
    expect(result.flags).toEqual(['account-disabled']);
    expect((await storedAttempt())?.ranked).toBe(false);
    const noTicket = { ...device.handIn(), ticket: undefined };
    expect(refusalIn(await hall.handIn(noTicket, hall.asha.token))).toBe('403 ACCOUNT_DISABLED');
  });

  test('[ST4] the access token alone is enough for an issued paper, and flagged', async () => {
    const body = { ...(await hall.finished()).handIn(), ticket: undefined };
    expect(resultIn(await hall.handIn(body, hall.asha.token)).flags).toEqual(['no-ticket']);
  });

  test("[SY7] another user's session on a shared phone does not stand in the ticket's way", async () => {
    const device = await hall.finished();
    expect((await hall.handIn(device.handIn(), hall.ravi.token)).status).toBe(201);
    expect((await storedAttempt())?.userId).toBe(hall.asha.id);
  });
});

describe('the receipt', () => {
  test('[ST14] verifies with the published key and names what was received', async () => {
    const device = await hall.finished();
    const { receipt } = resultIn(await hall.handIn(device.handIn()));
    const published = dataIn<{ current: string; keys: { keyId: string; publicKey: string }[] }>(
      await hall.server.ask('GET', '/api/receipts/key'),
    );
    const x = published.keys.find(({ keyId }) => keyId === receipt.keyId)?.publicKey ?? '';
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    const fits = (changed: Partial<typeof receipt>) =>
      verify(
        null,
        Buffer.from(receiptText({ ...receipt, ...changed })),
        key,
        Buffer.from(receipt.signature, 'base64url'),
      );
    expect(fits({})).toBe(true);
    expect(fits({ head: sha256('another') })).toBe(false);
    expect(receipt).toMatchObject({
      attemptId: device.header.attemptId,
      testId: hall.paperId,
      head: device.head,
      answersDigest: device.answersDigest,
      userDigest: sha256(hall.asha.id),
      receivedAt: new Date(START).toISOString(),
      backedUpThrough: null,
    });
  });

  test('[AT20] every answer tells the time of the server', async () => {
    const answer = await hall.server.ask('POST', HAND_IN, { body: (await hall.finished()).handIn() });
    expect(answer.headers['x-server-time']).toBe(String(START));
  });
});
