import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.ts';
import { emptyAttempt, progressOf } from './fold.ts';
import { answersText, responsesOf, responsesText, type ResponseOnWire } from './responses.ts';

const empty = emptyAttempt('0'.repeat(64));

const anyText = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.uuid());
const answer = fc.option(fc.oneof(anyText, fc.array(anyText)));
const response: fc.Arbitrary<ResponseOnWire> = fc.record({
  questionId: anyText,
  selectedAnswer: answer,
  timeTaken: fc.integer(),
  isSkipped: fc.boolean(),
  markedForReview: fc.boolean(),
  visits: fc.nat(),
  answeredAt: fc.option(
    fc.oneof(
      anyText,
      fc.date({ noInvalidDate: true }).map((at) => at.toISOString()),
    ),
  ),
});

it('the text of responses is their JSON', () => {
  fc.assert(
    fc.property(fc.array(response), (responses) => {
      expect(responsesText(responses)).toBe(JSON.stringify(responses));
    }),
    { numRuns: 1000 },
  );
});

it('[AT6] a question is skipped until it has an answer, and has no time of an answer before its first', () => {
  const answered = { ...progressOf(empty, 'q1'), answer: 'a', answeredAt: 0 };
  const written = responsesOf({ ...empty, questions: new Map([['q1', answered]]) }, ['q1', 'q2']);
  expect(written.map(({ isSkipped, answeredAt }) => [isSkipped, answeredAt])).toEqual([
    [false, '1970-01-01T00:00:00.000Z'],
    [true, null],
  ]);
});

it('writes when each question was answered last as toISOString does', () => {
  const instant = fc.oneof(
    fc.integer({ min: 0, max: 1e13 }),
    fc.integer({ min: 1.7e12, max: 1.7e12 + 7_200_000 }),
  );
  fc.assert(
    fc.property(fc.array(instant, { minLength: 1 }), (times) => {
      const ids = times.map((_, place) => `q${place}`);
      const questions = new Map(
        times.map((answeredAt, place) => [`q${place}`, { ...progressOf(empty, 'q'), answeredAt }]),
      );
      const written = responsesOf({ ...empty, questions }, ids).map(({ answeredAt }) => answeredAt);
      expect(written).toEqual(times.map((at) => new Date(at).toISOString()));
    }),
    { numRuns: 1000 },
  );
});

it('[ST14] the text whose digest a receipt has is the canonical JSON of the answers in order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyText), fc.array(answer), (ids, given) => {
      const answers = Object.fromEntries(ids.map((id, place) => [id, given[place] ?? null]));
      expect(answersText(ids, answers)).toBe(canonicalJson(ids.map((id) => [id, answers[id] ?? null])));
    }),
    { numRuns: 1000 },
  );
});
