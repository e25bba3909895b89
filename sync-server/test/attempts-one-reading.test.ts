import {
  answersOf,
  foldAttempt,
  logHead,
  type AttemptEvent,
  type HandInEvent,
} from '@exam/shared-schema/attempt';
import type { AttemptLog } from '@exam/shared-schema/contract';
import { timingFor } from '@exam/shared-schema/paper-package';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sha256 } from '../src/sha256.ts';
import { Device, rightAnswers, type Issued } from './support/device.ts';
import { openHall, type Hall } from './support/hall.ts';
import { dataIn, resultIn } from './support/read.ts';
import { START } from './support/test-server.ts';
import { rounds } from '../../scripts/vitest/size.ts';

let hall: Hall;
let issued: Issued;

beforeAll(async () => {
  hall = await openHall();
  issued = await hall.issue();
});

afterAll(async () => {
  await hall.server.close();
});

/** Parts that one reader of JSON may take for something else than another does. */
const odd = fc.constantFrom(
  // White space between two tokens is what most often leaves a log that is still read.
  ...Array.from({ length: 8 }, () => ' '),
  '\n',
  ',',
  '\\u0022',
  '"answer":"x",',
  '"answer":["x"],"answer":',
  '{"events":[["sealed",1,1]]},',
  '"type":"cleared",',
  ',{"at":1}',
  '1e3',
  '0.1',
  'null',
  '\u2028',
  'é',
);

test('[AT2] whatever a log’s text looks like, what its head proves is what is marked, stored and shown', async () => {
  let taken = 0;
  let serial = 0;
  const edits = fc.array(fc.tuple(fc.nat(2_000), odd, fc.nat(2)), { minLength: 1, maxLength: 2 });
  await fc.assert(
    fc.asyncProperty(edits, async (given) => {
      const device = new Device(issued, START + 1000, `odd-${(serial += 1)}`).start();
      const whole = device.answerAll(rightAnswers(issued.paper)).seal().handIn({ responses: [] });
      const events = given.reduce(
        (text, [place, part, cut]) => text.slice(0, place) + part + text.slice(place + cut),
        whole.log?.events ?? '',
      );
      const answer = await hall.handIn({
        ...whole,
        log: { head: logHead(device.genesis, events, sha256), events },
      });
      expect([201, 422]).toContain(answer.status);
      if (answer.status === 422) return;
      taken += 1;
      const url = `/api/test-attempts/${device.header.attemptId}`;
      const shown = dataIn<AttemptLog>(
        await hall.server.ask('GET', `${url}/log`, { token: hall.asha.token }),
      );
      expect(shown.events).toEqual(readElsewhere(events));
      const state = foldAttempt(device.genesis, shown.events as AttemptEvent[], timingFor(issued.paper, 0));
      const result = resultIn(await hall.server.ask('GET', url, { token: hall.asha.token }));
      if (result.status !== 'scored') return;
      const marked = result.detailedResults.map((each) => [each.questionId, each.selectedAnswer]);
      expect(Object.fromEntries(marked)).toEqual(answersOf(state, device.questionIds));
    }),
    { numRuns: rounds({ short: 150, full: 2_000 }) },
  );
  expect(taken).toBeGreaterThan(0);
});

/** Another reader of the same text. */
function readElsewhere(text: string): HandInEvent[] {
  const lines = JSON.parse(`[${text}]`) as [string, number, number, object?][];
  return lines.map(([type, at, mono, own], seq) => ({ ...own, type, at, mono, seq }) as HandInEvent);
}
