import type { PaperSummary } from '@exam/shared-schema/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keyedPapers } from '../src/marked-attempts/keyed-papers.ts';
import { countStatistics } from '../src/features/results/count-statistics.ts';
import { Device } from './support/device.ts';
import { openHall, type Hall } from './support/hall.ts';
import { testRunner } from './support/jobs.ts';
import { publishSample } from './support/papers.ts';
import { START } from './support/test-server.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

let hall: Hall;

beforeEach(async () => {
  hall = await openHall();
});

afterEach(async () => {
  await hall.server.close();
});

/** Hands in a new attempt at the hall's paper. */
async function sit(name?: 'ravi'): Promise<void> {
  const device = new Device(await hall.issue(name), START).start().seal();
  expect((await hall.handIn(device.handIn())).status).toBe(201);
}

async function count(wait = 10 * MINUTE): Promise<void> {
  const { context, clock } = hall.server;
  clock.advance(wait);
  const { runner } = testRunner(context, countStatistics(context, keyedPapers(context.store)));
  await runner.runDue();
}

async function trending(): Promise<[string, number][]> {
  const { json } = await hall.server.ask('GET', '/api/test-papers/trending');
  return (json as { papers: PaperSummary[] }).papers.map(({ _id, attemptCount }) => [_id, attemptCount]);
}

describe('[ST75] trending papers', () => {
  test('count students, not their attempts, however often the job runs', async () => {
    for (let time = 0; time < 5; time += 1) await sit();
    expect(await trending()).toEqual([[hall.paperId, 0]]);
    await count();
    expect(await trending()).toEqual([[hall.paperId, 1]]);
    await sit('ravi');
    await sit();
    await count();
    await count(0);
    expect(await trending()).toEqual([[hall.paperId, 2]]);
  });

  test('are ranked by the attempts of the last seven days, not by all there ever were', async () => {
    await sit();
    await sit('ravi');
    const newer = await publishSample(hall.server.context, hall.adminId);
    await count();
    expect(await trending()).toEqual([
      [hall.paperId, 2],
      [newer, 0],
    ]);
    const device = await hall.finished(newer);
    hall.server.clock.advance(6 * DAY);
    await hall.handIn(device.handIn());
    await count();
    expect(await trending()).toEqual([
      [hall.paperId, 2],
      [newer, 1],
    ]);
    await count(DAY);
    expect(await trending()).toEqual([
      [newer, 1],
      [hall.paperId, 2],
    ]);
  });
});
