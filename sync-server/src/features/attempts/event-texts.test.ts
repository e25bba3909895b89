import { canonicalJsonWithout } from '@exam/shared-schema/attempt';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha256 } from '../../sha256.ts';
import { eventTexts } from './event-texts.ts';

const bodyOf = (...logs: object[]) =>
  JSON.stringify({ attempts: logs.map((log) => ({ testId: 'p1', log })), results: 'summary' });

/** Events as the app sends them: in canonical form. */
const canonical = (event: object) => JSON.parse(canonicalJsonWithout(event, 'hash')) as object;

const answer = fc.oneof(
  fc.string(),
  fc.constantFrom('},{"at":1', '}]', '"events":[{', '\\'),
  fc.array(fc.string()),
);
const event = fc.record(
  {
    type: fc.constant('answered'),
    questionId: fc.string(),
    answer,
    seq: fc.nat(),
    at: fc.nat(),
    mono: fc.nat(),
  },
  { requiredKeys: ['type', 'seq', 'at', 'mono'] },
);

const chain = (texts: readonly string[]) => texts.reduce((head, text) => sha256(head + text), 'genesis');

test('hash to the head where they are the events, and to no head where they are not', () => {
  let found = 0;
  const check = fc.property(fc.array(event, { minLength: 1, maxLength: 8 }), (events) => {
    const canonicalTexts = events.map((each) => canonicalJsonWithout(each, 'hash'));
    const texts = eventTexts(bodyOf({ head: 'h', events: events.map(canonical) }));
    if (texts === null || chain(texts.each) !== chain(canonicalTexts)) return;
    found += 1;
    expect(texts.each).toEqual(canonicalTexts);
    expect(texts.list).toBe(`[${canonicalTexts.join(',')}]`);
  });
  fc.assert(check, { numRuns: 500 });
  expect(found).toBeGreaterThan(100);
});

test('are found in what the app sends', () => {
  const events = [
    { at: 1, mono: 1, seq: 0, session: 's', type: 'started' },
    { answer: '},{"at":2', at: 2, mono: 2, questionId: 'q', seq: 1, type: 'answered' },
    { answer: ['}]', '"events":['], at: 3, mono: 3, questionId: 'q', seq: 2, type: 'answered' },
    { at: 4, by: 'student', elapsedMs: 3, mono: 4, seq: 3, type: 'sealed' },
  ];
  expect(eventTexts(bodyOf({ head: 'h', events }))).toEqual({
    each: events.map((each) => JSON.stringify(each)),
    list: JSON.stringify(events),
  });
});

test.each([
  ['there are two logs', bodyOf({ events: [{ at: 1 }] }, { events: [{ at: 1 }] })],
  ['a member is there twice', '{"log":{"events":[{"at":1}],"events":[{"at":2}]}}'],
  ['a member may be spelled with escapes', '{"log":{"events":[{"at":1}],"e\\u0076ents":[{"at":2}]}}'],
  ['there is no log', '{"attempts":[]}'],
  ['the list has no end', '{"log":{"events":[{"at":1}'],
])('are not told where %s', (_why, body) => {
  expect(eventTexts(body)).toBeNull();
});
