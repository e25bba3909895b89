import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.ts';
import { answersText, responsesText, type ResponseOnWire } from './responses.ts';

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

it('[ST14] the text whose digest a receipt bears is the canonical JSON of the answers in their order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyText), fc.array(answer), (ids, given) => {
      const answers = Object.fromEntries(ids.map((id, place) => [id, given[place] ?? null]));
      expect(answersText(ids, answers)).toBe(canonicalJson(ids.map((id) => [id, answers[id] ?? null])));
    }),
    { numRuns: 1000 },
  );
});
