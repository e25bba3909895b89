import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { paperEdit, stateTag, type ManagedPaper } from '@exam/shared-schema/contract';
import { claimedTicket } from '../src/installation/index.ts';
import { sha256 } from '../src/sha256.ts';
import { Device, questionsOf, optionId, rightAnswers, type Issued } from './support/device.ts';
import { openHall, type Hall } from './support/hall.ts';
import { errorIn, refusalIn, resultIn } from './support/read.ts';
import { START } from './support/test-server.ts';

const MINUTE = 60_000;
const CLOSES = START + 90 * MINUTE;

let hall: Hall;
let root: string;
beforeEach(async () => {
  hall = await openHall({ opensAt: START, closesAt: CLOSES });
  root = await hall.server.signIn('admin');
});
afterEach(() => hall.server.close());

async function edit(changes: object) {
  const list = await hall.server.ask('GET', '/api/admin/get_test_papers', { token: root });
  const seen = (list.json as { papers: ManagedPaper[] }).papers.find(({ _id }) => _id === hall.paperId);
  return hall.server.ask('PUT', `/api/admin/test-papers/${hall.paperId}/settings`, {
    ...{ token: root, body: changes },
    headers: { 'if-match': `"${stateTag(paperEdit, seen as ManagedPaper, sha256)}"` },
  });
}

async function handIn(
  device: Device,
  clock: { offsetMs: number; measuredAt: number } | undefined = undefined,
) {
  const late = Math.max(device.at + (clock?.offsetMs ?? 0), CLOSES + MINUTE) - hall.server.clock.now();
  hall.server.clock.advance(Math.max(0, late));
  const body = device.handIn({ responses: [], ...(clock && { clock }) });
  const { flags } = resultIn(await hall.handIn(body));
  const { read, t } = hall.server.context.store;
  const [row] = await read.select().from(t.attempts).where(eq(t.attempts.id, device.header.attemptId));
  return { flags, ranked: row?.ranked, correct: row?.correct };
}

describe('[ED16] with a common end', () => {
  let issued: Issued;
  beforeEach(async () => {
    expect((await edit({ commonEnd: true })).status).toBe(200);
    issued = await hall.issue();
  });

  const startedAt = (at: number) => new Device(issued, at).start();
  const lastOf = (device: Device) => {
    const [first] = questionsOf(issued.paper);
    return device.log({
      type: 'answered',
      questionId: first?._id ?? '',
      answer: optionId(first, 'wrong one'),
    });
  };

  test('the ticket names it, and a late attempt ends by its clock when the paper closes', async () => {
    expect(claimedTicket(issued.ticket)?.window).toEqual({
      opensAt: START,
      closesAt: CLOSES,
      commonEnd: true,
    });
    const device = startedAt(CLOSES - 20 * MINUTE).answerAll(rightAnswers(issued.paper));
    // Half an hour after the start, which is after the end: it does not count.
    lastOf(device.wait(30 * MINUTE)).seal('clock', 20 * MINUTE);
    expect(await handIn(device)).toEqual({ flags: ['over-time'], ranked: true, correct: 4 });
  });

  test('one that is handed in after it is late, and does not rank', async () => {
    const device = startedAt(CLOSES - 20 * MINUTE).answerAll(rightAnswers(issued.paper));
    device.wait(30 * MINUTE).seal('student', 20 * MINUTE);
    const { flags, ranked } = await handIn(device);
    expect(flags).toEqual(['late', 'time-unclear']);
    expect(ranked).toBe(false);
  });

  test('one that starts in time has its whole span, and no flag', async () => {
    const device = startedAt(START + MINUTE).answerAll(rightAnswers(issued.paper));
    device.wait(50 * MINUTE).seal();
    expect(await handIn(device)).toEqual({ flags: [], ranked: true, correct: 4 });
  });

  test('a clock that was an hour behind at the start is noticed at the end', async () => {
    // The device took the start for an hour earlier than it was.
    const device = startedAt(CLOSES - 20 * MINUTE - 60 * MINUTE).answerAll(rightAnswers(issued.paper));
    device.wait(40 * MINUTE).seal();
    const clock = { offsetMs: 60 * MINUTE, measuredAt: device.at };
    const { flags, ranked } = await handIn(device, clock);
    expect(flags).toContain('time-unclear');
    expect(ranked).toBe(false);
  });
});

test('[ED16] without it a late attempt has its own span', async () => {
  const issued = await hall.issue();
  expect(claimedTicket(issued.ticket)?.window).toEqual({ opensAt: START, closesAt: CLOSES });
  const device = new Device(issued, CLOSES - 20 * MINUTE).start().answerAll(rightAnswers(issued.paper));
  device.wait(30 * MINUTE).seal();
  expect(await handIn(device)).toEqual({ flags: [], ranked: true, correct: 4 });
});

test.each([
  [{ closesAt: null }, 'closesAt', 'A common end needs a closing time. Set when the paper closes.'],
  [{ timingPolicy: 'pausable' }, 'commonEnd', /^A common end is for papers whose clock runs on/],
  [{ sectionTiming: 'locked' }, 'commonEnd', /^A common end is for papers whose clock runs on/],
])('[ED16] a common end is refused with %j', async (changes, field, sentence) => {
  const refused = await edit({ commonEnd: true, ...changes });
  expect(refusalIn(refused)).toBe('400 VALIDATION');
  expect(errorIn(refused).errors?.[field]).toMatch(sentence);
  expect((await edit({ commonEnd: true })).status).toBe(200);
  expect(errorIn(await edit(changes)).errors?.[field]).toMatch(sentence);
});

test('[ED16] [MP11] it cannot change once a student holds a ticket', async () => {
  await hall.issue();
  expect(refusalIn(await edit({ commonEnd: true }))).toBe('409 CONFLICT');
});
