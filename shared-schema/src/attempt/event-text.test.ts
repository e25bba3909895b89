import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalJsonWithout } from './canonical-json.ts';
import { eventText } from './event-text.ts';
import type { AttemptEvent } from './events.ts';

const whole = fc.oneof(fc.nat(), fc.maxSafeNat());
const anyText = fc.oneof(fc.string(), fc.string({ unit: 'binary' }));
const stamp = { seq: whole, at: whole, mono: whole, hash: anyText };
const types = ['visited', 'cleared', 'marked', 'unmarked', 'answered', 'sealed', 'resumed', 'left-page'];

/** Events of every kind, and events with members that their kind does not have, in any order of members. */
const event = fc
  .tuple(
    fc.record({ ...stamp, type: fc.constantFrom(...types) }, { requiredKeys: ['seq', 'at', 'mono', 'type'] }),
    fc.record(
      { questionId: anyText, answer: fc.oneof(anyText, fc.array(anyText)) },
      { requiredKeys: ['questionId', 'answer'] },
    ),
    fc.dictionary(anyText, fc.oneof(anyText, whole), { maxKeys: 1 }),
    fc.boolean(),
  )
  .map(([head, { questionId, answer }, extra, turned]) => {
    const own = head.type === 'answered' ? { questionId, answer } : { questionId };
    const entries = Object.entries({ ...extra, ...head, ...own });
    return Object.fromEntries(turned ? entries.reverse() : entries) as unknown as AttemptEvent;
  });

it('[AT2] the text that a hash covers is the canonical JSON of the event without its hash', () => {
  fc.assert(
    fc.property(event, (given) => {
      expect(eventText(given)).toBe(canonicalJsonWithout(given, 'hash'));
    }),
    { numRuns: 2000 },
  );
});
