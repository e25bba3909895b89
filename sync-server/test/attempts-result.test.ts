import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createAttempt,
  getAttempt,
  scoredResultSchema,
  summaryResultSchema,
  syncAttempts,
  type AttemptOnWire,
  type Call,
  type ScoredResult,
} from '@exam/shared-schema/contract';
import { Device, questionsOf, rightAnswers, type Issued } from './support/device.ts';
import { HAND_IN, openHall, type Hall } from './support/hall.ts';
import { publishSample, sampleQuestions } from './support/papers.ts';
import { refusalIn, scoredIn } from './support/read.ts';
import { START, type Answer } from './support/test-server.ts';

// Results are written as text and not parsed by the binding (bindText), so what that makes sure of is tested here.

let hall: Hall;
let open: Issued;
let held: Issued;

beforeAll(async () => {
  hall = await openHall();
  open = await hall.issue();
  const { context } = hall.server;
  const later = await publishSample(context, hall.adminId, { keyReleaseAt: START + 86_400_000 });
  held = await hall.issue('asha', later);
});

afterAll(async () => {
  await hall.server.close();
});

/** Parsing by the contract takes nothing away, so the answer holds what the contract names and nothing else. */
function expectContract(call: Call, answer: Answer): void {
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  const { success, ...rest } = answer.json as Record<string, unknown>;
  expect(success).toBe(true);
  expect(call.answer.parse(rest)).toEqual(rest);
  expect(JSON.stringify(rest)).not.toContain('undefined');
}

const text = fc.oneof(fc.string({ maxLength: 20 }), fc.constantFrom('987.5', '"', '\\', '\u2028', 'é'));

/** What a student may have done with each question: nothing, an option, several, or whatever was typed. */
function anyAnswers({ paper }: Issued) {
  const arbitraries = questionsOf(paper).map(({ type, options }) => {
    const ids = options.map(({ _id }) => _id);
    if (type === 'Numerical') return text;
    return type === 'MCQ' ? fc.constantFrom(...ids) : fc.subarray(ids, { minLength: 1 });
  });
  const names = questionsOf(paper).map(({ _id }) => _id);
  return fc.record(
    Object.fromEntries(names.map((name, index) => [name, arbitraries[index] as fc.Arbitrary<string>])),
    {
      requiredKeys: [],
    },
  );
}

async function handInEverywhere(device: Device, changes: Partial<AttemptOnWire> = {}): Promise<void> {
  const body = device.handIn(changes);
  const { token } = hall.asha;
  const ask = hall.server.ask;
  expectContract(
    syncAttempts,
    await ask('POST', '/api/test-attempts/sync', { body: { attempts: [body, {}, body] } }),
  );
  expectContract(createAttempt, await ask('POST', HAND_IN, { body }));
  expectContract(getAttempt, await ask('GET', `/api/test-attempts/${device.header.attemptId}`, { token }));
}

test('holds what the contract names and nothing else, whatever was answered', async () => {
  const runs = fc.asyncProperty(anyAnswers(open), async (answers) => {
    await handInEverywhere(
      new Device(open, START)
        .start()
        .answerAll(answers as Record<string, string>)
        .seal(),
    );
  });
  await fc.assert(runs, { numRuns: 60 });
});

test('[ST71] holds what the contract names and nothing else where the attempt cannot rank', async () => {
  const sealed = () => new Device(open, START).start().answerAll(rightAnswers(open.paper)).seal();
  await handInEverywhere(sealed(), { log: undefined });
  const answer = await hall.handIn(sealed().handIn({ log: undefined }));
  expect(answer.text).toContain('"status":"score-only","reason":"cannot-rank","totalQuestions":4');
});

test('[SY14] is handed in for a summary: its score, and no word of its questions', async () => {
  const body = new Device(open, START).start().answerAll(rightAnswers(open.paper)).seal().handIn();
  const sync = (results?: string) =>
    hall.server.ask('POST', '/api/test-attempts/sync', { body: { attempts: [body], results } });
  const brief = await sync('summary');
  expectContract(syncAttempts, brief);
  const [summary] = (brief.json as { data: { results: unknown }[] }).data.map(({ results }) =>
    summaryResultSchema.parse(results),
  );
  const [whole] = ((await sync()).json as { data: { results: unknown }[] }).data.map(({ results }) =>
    scoredResultSchema.parse(results),
  );
  const { detailedResults, ...score } = whole as ScoredResult;
  expect(detailedResults).toHaveLength(questionsOf(open.paper).length);
  expect(summary).toEqual({ ...score, status: 'summary' });
  expect(brief.text).not.toContain('EXPLANATION-MARKER');
  expect((await sync('some')).status).toBe(400);
});

test('[ST7] holds no question and no key while the key is held back', async () => {
  const device = new Device(held, START).start().answerAll(rightAnswers(held.paper)).seal();
  await handInEverywhere(device);
  const answer = await hall.handIn(device.handIn());
  expect(answer.text).not.toMatch(/detailedResults|correctAnswer|answerKey|judgement|EXPLANATION-MARKER/);
});

test('writes texts of every kind as JSON does', async () => {
  const title = 'Quotes " and \\ and \u2028 and é and </script>';
  const { context } = hall.server;
  const paperId = await publishSample(context, hall.adminId, { title });
  const issued = await hall.issue('asha', paperId);
  const device = new Device(issued, START).start().seal();
  const result = scoredIn(await hall.handIn(device.handIn()));
  expect(result.testTitle).toBe(title);
  const texts = sampleQuestions('').map((question) => question.explanation);
  expect(result.detailedResults.map(({ explanation }) => explanation)).toEqual(texts);
  expect(result.detailedResults.map(({ questionText }) => questionText)).toEqual(
    questionsOf(issued.paper).map((question) => question.text),
  );
});

test('[ST4] a ticket that a restored database does not know is as good as its signature', async () => {
  const issued = await hall.issue('ravi');
  const { store } = hall.server.context;
  const own = new Device(issued, START, 'restored').start().seal();
  await store.write((queries) => queries.delete(store.t.issues));
  const [payload = '', signature = ''] = issued.ticket.split('.');
  const forged = `${payload}.${signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`;
  expect(refusalIn(await hall.handIn(own.handIn({ ticket: forged })))).toBe('401 UNAUTHENTICATED');
  expect((await hall.handIn(own.handIn())).status).toBe(201);
});
