import { logText } from '@exam/shared-schema/attempt';
import type { AttemptOnWire } from '@exam/shared-schema/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keyedPapers } from '../src/marked-attempts/keyed-papers.ts';
import { countStatistics } from '../src/features/results/count-statistics.ts';
import { Device, rightAnswers, type Issued } from './support/device.ts';
import { openHall, type Hall } from './support/hall.ts';
import { testRunner } from './support/jobs.ts';
import { markedIn, refusalIn } from './support/read.ts';
import { setUser, START } from './support/test-server.ts';

let hall: Hall;
let issued: Issued;

beforeEach(async () => {
  hall = await openHall();
  issued = await hall.issue();
});

afterEach(async () => {
  await hall.server.close();
});

const answered = () => new Device(issued, START + 1000).start().answerAll(rightAnswers(issued.paper));

/** How an attempt stands once it is handed in, and in how many questions' statistics it is counted. */
async function standingOf(body: AttemptOnWire) {
  const { flags, status } = markedIn(await hall.handIn(body));
  const { context, clock } = hall.server;
  const { read, t } = context.store;
  const [row] = await read
    .select()
    .from(t.attempts)
    .where(eq(t.attempts.id, body.attemptId ?? ''));
  clock.advance(10 * 60_000);
  await testRunner(context, countStatistics(context, keyedPapers(context.store))).runner.runDue();
  const counted = await read.$count(t.questionStatistics);
  return { flags, status, ranked: row?.ranked, isDoubted: row?.isDoubted, counted };
}

test('[ST7] an attempt without a flag ranks, is told the key and is counted', async () => {
  const standing = { flags: [], status: 'scored', ranked: true, isDoubted: false, counted: 4 };
  expect(await standingOf(answered().seal().handIn())).toEqual(standing);
});

describe('[SY5] [ST71] what proves nothing does not rank, is not told the key and is not counted', () => {
  const standing = { status: 'score-only', ranked: false, isDoubted: false, counted: 0 };

  test('[SY5] a log that was never sealed', async () => {
    expect(await standingOf(answered().handIn())).toEqual({ ...standing, flags: ['unsealed'] });
  });

  test('[ST5] a hand-in without a log', async () => {
    const body = { ...answered().seal().handIn(), log: undefined } as unknown as AttemptOnWire;
    expect(await standingOf(body)).toEqual({ ...standing, flags: ['no-log'] });
  });

  test('[SY5] a log that was changed afterwards', async () => {
    const device = answered().seal();
    const changed = device.events.map((event) => ({ ...event, at: event.at + 1 }));
    const log = { head: device.head, events: logText(changed) };
    expect(await standingOf(device.handIn({ log }))).toEqual({ ...standing, flags: ['log-broken'] });
  });

  test('[ST4] an attempt of an account that was banned meanwhile', async () => {
    await setUser(hall.server.context, hall.asha.id, { accountStatus: 'banned' });
    expect(await standingOf(answered().seal().handIn())).toEqual({
      ...standing,
      flags: ['account-disabled'],
    });
  });
});

test('[SY5] [ST70] an administrator has nothing to decide about a log that was never sealed', async () => {
  const device = answered();
  await standingOf(device.handIn());
  const ranking = await hall.server.ask('POST', `/api/admin/attempts/${device.header.attemptId}/ranking`, {
    token: await hall.server.signIn('admin'),
    body: { userId: hall.asha.id, ranked: true, reason: 'Seen in the hall' },
  });
  expect(refusalIn(ranking)).toBe('409 CONFLICT');
});

test('[ST7] the first attempt is the one that could rank, though it was never sealed', async () => {
  await standingOf(answered().handIn());
  // It could have ranked by itself, so its key is told; but it is not the first.
  const standing = { flags: [], status: 'scored', ranked: false, isDoubted: false, counted: 0 };
  expect(await standingOf(answered().seal().handIn())).toEqual(standing);
});
