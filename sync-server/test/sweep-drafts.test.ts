import { afterEach, beforeEach, expect, test } from 'vitest';
import { sweepDrafts } from '../src/features/attempts/drafts/sweep-drafts.ts';
import { Device, rightAnswers } from './support/device.ts';
import { openHall, type Hall } from './support/hall.ts';
import { testRunner } from './support/jobs.ts';
import { resultIn } from './support/read.ts';
import { START } from './support/test-server.ts';

const DAY_MS = 86_400_000;

let hall: Hall;

beforeEach(async () => {
  hall = await openHall();
});

afterEach(async () => {
  await hall.server.close();
});

async function push(device: Device): Promise<void> {
  const { attemptId } = device.header;
  const body = device.draft();
  const url = `/api/test-attempts/${attemptId}/progress`;
  const answer = await hall.server.ask('PUT', url, { token: hall.asha.token, body });
  if (answer.status !== 200) throw new Error(answer.text);
}

async function sweepAfter(days: number): Promise<string[]> {
  const { context, clock } = hall.server;
  const { runner } = testRunner(context, sweepDrafts(context));
  await runner.runDue();
  clock.advance(days * DAY_MS);
  await runner.runDue();
  const { read, t } = context.store;
  const drafts = await read.select({ id: t.attemptDrafts.attemptId }).from(t.attemptDrafts);
  return drafts.map(({ id }) => id);
}

test('drafts go some months after their attempt was handed in; those of open attempts stay', async () => {
  const issued = await hall.issue();
  const [sealed, open] = ['sealed', 'open'].map((id) => new Device(issued, START, id).start()) as [
    Device,
    Device,
  ];
  await push(sealed);
  await push(open);
  await hall.handIn(sealed.seal().handIn());
  expect((await sweepAfter(80)).sort()).toEqual(['open', 'sealed']);
  expect(await sweepAfter(20)).toEqual(['open']);
  const { read, t } = hall.server.context.store;
  expect(await read.$count(t.draftEvents)).toBe(1);
});

test('[SY3] a hand-in that goes on from a draft is a repeat also after the draft was swept', async () => {
  const issued = await hall.issue();
  const right = Object.entries(rightAnswers(issued.paper));
  const begun = new Device(issued, START, 'resumed').start().answerAll(Object.fromEntries(right.slice(0, 2)));
  await push(begun);
  begun.answerAll(Object.fromEntries(right.slice(2))).seal();
  const handIn = () => hall.handIn({ ...begun.handIn(), responses: [] });
  const first = await handIn();
  expect(await sweepAfter(100)).toEqual([]);
  const again = await handIn();
  expect([first.status, again.status]).toEqual([201, 200]);
  expect(resultIn(again)).toEqual(resultIn(first));
  expect(await hall.server.context.store.read.$count(hall.server.context.store.t.supersededAttempts)).toBe(0);
});
