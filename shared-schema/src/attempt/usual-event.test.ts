import { describe, expect, test } from 'vitest';
import { MAX_ANSWER_LENGTH, MAX_OPTIONS } from '../question-types/index.ts';
import { handInEventSchema, MAX_EPOCH_MS, MAX_SEQ } from './events.ts';
import { isDigest, usualEvent, type EventLine } from './usual-event.ts';

const ID = 'q-1_A';
const longest = 'x'.repeat(MAX_ANSWER_LENGTH);

/** Every event of an undisturbed exam: any other takes the slow path through the schema. */
const USUAL: readonly (readonly [string, Record<string, unknown>])[] = [
  ['left-page', {}],
  ['returned', {}],
  ['fullscreen-left', {}],
  ['visited', { questionId: ID }],
  ['cleared', { questionId: ID }],
  ['marked', { questionId: ID }],
  ['unmarked', { questionId: ID }],
  ['section-entered', { sectionId: ID }],
  ['section-closed', { sectionId: ID }],
  ['answered', { questionId: ID, answer: 'a' }],
  ['answered', { questionId: ID, answer: longest }],
  ['answered', { questionId: ID, answer: [] }],
  ['answered', { questionId: ID, answer: Array.from({ length: MAX_OPTIONS }, () => longest) }],
  ['started', { session: ID, offsetMs: null }],
  ['started', { session: ID, offsetMs: -12.5 }],
  ['sealed', { by: 'student', elapsedMs: 0 }],
  ['sealed', { by: 'clock', elapsedMs: MAX_EPOCH_MS }],
];

/** Events that the schema refuses, or has to check itself. */
const OTHERS: readonly (readonly [string, Record<string, unknown>])[] = [
  ['', {}],
  ['visited', {}],
  ['left-page', { questionId: ID }],
  ['visited', { questionId: 'q 1' }],
  ['visited', { questionId: 1 }],
  ['visited', { sectionId: ID }],
  ['section-entered', { sectionId: '' }],
  ['section-closed', { questionId: ID }],
  ['answered', { questionId: ID }],
  ['answered', { questionId: '', answer: 'a' }],
  ['answered', { questionId: ID, answer: `${longest}x` }],
  ['answered', { questionId: ID, answer: 1 }],
  ['answered', { questionId: ID, answer: { length: 1 } }],
  ['answered', { questionId: ID, answer: ['a', 1] }],
  ['answered', { questionId: ID, answer: [`${longest}x`] }],
  ['answered', { questionId: ID, answer: Array.from({ length: MAX_OPTIONS + 1 }, () => 'a') }],
  ['started', { session: '', offsetMs: 0 }],
  ['started', { session: ID, offsetMs: Infinity }],
  ['started', { session: ID, offsetMs: '0' }],
  ['sealed', { by: 'teacher', elapsedMs: 1 }],
  ['sealed', { by: 'clock', elapsedMs: -1 }],
  ['sealed', { by: 'clock', elapsedMs: 0.5 }],
  ['sealed', { by: 'clock', elapsedMs: MAX_EPOCH_MS + 1 }],
  ['resumed', { session: ID, reason: 'reload' }],
  ['answered', { questionId: ID, answer: 'a', more: true }],
];

const lineOf = (type: unknown, members: Record<string, unknown>): EventLine => ({
  type,
  at: 1_700_000_000_000,
  mono: 12,
  members,
});

describe('[AT1] the fast reader of events', () => {
  test.each(USUAL)('takes %s with %j as the schema does', (type, members) => {
    const event = usualEvent(lineOf(type, members), 3);
    expect(event).toEqual({ type, at: 1_700_000_000_000, mono: 12, seq: 3, ...members });
    expect(handInEventSchema.parse(event)).toEqual(event);
  });

  test.each(OTHERS)('leaves %s with %j to the schema', (type, members) => {
    expect(usualEvent(lineOf(type, members), 3)).toBeNull();
  });

  test.each([-1, 0.5, MAX_EPOCH_MS + 1, '1', null])('leaves the time %s to the schema', (time) => {
    const line = lineOf('returned', {});
    expect(usualEvent({ ...line, at: time }, 3)).toBeNull();
    expect(usualEvent({ ...line, mono: time }, 3)).toBeNull();
  });

  test('takes the first and the last place of a log, and no other', () => {
    const line = { ...lineOf('returned', {}), at: 0, mono: MAX_EPOCH_MS };
    expect(usualEvent(line, 0)).not.toBeNull();
    expect(usualEvent(line, MAX_SEQ)).not.toBeNull();
    expect(usualEvent(line, MAX_SEQ + 1)).toBeNull();
    expect(usualEvent(line, -1)).toBeNull();
  });

  test('a digest is the hexadecimal text of a SHA-256', () => {
    expect(isDigest('0af'.repeat(21) + 'b')).toBe(true);
    expect(isDigest('0af'.repeat(21))).toBe(false);
    expect(isDigest([`${'0af'.repeat(21)}b`])).toBe(false);
  });
});
