import { afterAll, beforeAll, expect, test } from 'vitest';
import { questionPaths } from '@exam/shared-schema/attempt';
import type { AttemptLog } from '@exam/shared-schema/contract';
import { Device, questionsOf, rightAnswers } from './support/device.ts';
import { openHall, type Hall } from './support/hall.ts';
import { dataIn, refusalIn } from './support/read.ts';
import { START } from './support/test-server.ts';

let hall: Hall;

beforeAll(async () => {
  hall = await openHall();
});

afterAll(async () => {
  await hall.server.close();
});

const ask = (attemptId: string, token?: string) =>
  hall.server.ask('GET', `/api/test-attempts/${attemptId}/log`, { token });

test('[AT1] a handed-in log comes back whole to its owner, and tells the path of every question', async () => {
  const device = await hall.finished();
  await hall.handIn(device.handIn());
  const log = dataIn<AttemptLog>(await ask(device.header.attemptId, hall.asha.token));
  const withoutHash = device.events.map(({ hash: _hash, ...event }) => event);
  expect(log).toEqual({ timingPolicy: 'continuous', events: withoutHash });
  const paths = questionPaths(log.events, log.timingPolicy);
  expect([...paths.keys()]).toEqual(questionsOf(device.issued.paper).map(({ _id }) => _id));
});

test("[PK6] another student's log does not exist, and nobody's is without a session", async () => {
  const device = await hall.finished();
  await hall.handIn(device.handIn());
  const { attemptId } = device.header;
  expect(refusalIn(await ask(attemptId, hall.ravi.token))).toBe('404 NOT_FOUND');
  expect(refusalIn(await ask(attemptId))).toBe('401 UNAUTHENTICATED');
  expect((await ask(attemptId, await hall.server.signIn('admin'))).status).toBe(200);
});

test('[ST5] an attempt that came without a log has an empty one', async () => {
  const issued = await hall.issue();
  const { testId, packageVersion } = issued.paper;
  const device = new Device(issued, START, 'plain');
  const responses = Object.entries(rightAnswers(issued.paper)).map(([questionId, selectedAnswer]) => ({
    questionId,
    selectedAnswer,
  }));
  const { ticket } = issued;
  await hall.handIn({ attemptId: device.header.attemptId, testId, packageVersion, responses, ticket });
  expect(dataIn<AttemptLog>(await ask('plain', hall.asha.token)).events).toEqual([]);
});
