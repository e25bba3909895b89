import { MAX_EPOCH_MS, MAX_SEQ } from './event-bounds.ts';
import { DIGEST_SHAPE, ID_SHAPE } from './ids.ts';
import { MAX_ANSWER_LENGTH, MAX_OPTIONS, type Answer } from '../question-types/index.ts';
import type { UnhashedEvent } from './events.ts';

/*
 * handInEventSchema defines what an event is. Reading the 122 events of a usual log through its union took a quarter of
 * the time of a hand-in, the most after the marking itself; this check takes a thirtieth of that. It runs first, and
 * accepts nothing that the schema would refuse or change: a property test compares the two.
 */

type Members = Readonly<Record<string, unknown>>;

export function isText(value: unknown, most: number): value is string {
  return typeof value === 'string' && value.length <= most;
}

export function isWhole(value: unknown, most: number): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= most;
}

export function isId(value: unknown): value is string {
  return typeof value === 'string' && ID_SHAPE.test(value);
}

export function isDigest(value: unknown): boolean {
  return typeof value === 'string' && DIGEST_SHAPE.test(value);
}

export function isAnswer(value: unknown): value is Answer {
  if (typeof value === 'string') return value.length <= MAX_ANSWER_LENGTH;
  if (!Array.isArray(value) || value.length > MAX_OPTIONS) return false;
  return value.every((part) => isText(part, MAX_ANSWER_LENGTH));
}

/** A parsed line of a log's text, see eventLine. */
export interface EventLine {
  readonly type: unknown;
  readonly at: unknown;
  readonly mono: unknown;
  readonly members: Members;
}

/**
 * The event of a line as handInEventSchema would read it; null if the schema has to decide. Each event is written as
 * one literal: copying the members into an object with the stamp took longer than the rest of the hand-in.
 */
export function usualEvent({ type, at, mono, members }: EventLine, seq: number): UnhashedEvent | null {
  if (!isTime(at) || !isTime(mono) || !isWhole(seq, MAX_SEQ)) return null;
  const stamp: Stamp = { seq, at, mono };
  switch (Object.keys(members).length) {
    case 0:
      return bareEvent(type, stamp);
    case 1:
      return eventOfOne(type, stamp, members);
    case 2:
      return eventOfTwo(type, stamp, members);
    default:
      return null;
  }
}

interface Stamp {
  readonly seq: number;
  readonly at: number;
  readonly mono: number;
}

function bareEvent(type: unknown, { seq, at, mono }: Stamp): UnhashedEvent | null {
  switch (type) {
    case 'left-page':
    case 'returned':
    case 'fullscreen-left':
      return { type, seq, at, mono };
    default:
      return null;
  }
}

function eventOfOne(type: unknown, { seq, at, mono }: Stamp, members: Members): UnhashedEvent | null {
  const { questionId, sectionId } = members;
  switch (type) {
    case 'visited':
    case 'cleared':
    case 'marked':
    case 'unmarked':
      return isId(questionId) ? { type, seq, at, mono, questionId } : null;
    case 'section-entered':
    case 'section-closed':
      return isId(sectionId) ? { type, seq, at, mono, sectionId } : null;
    default:
      return null;
  }
}

function eventOfTwo(type: unknown, { seq, at, mono }: Stamp, members: Members): UnhashedEvent | null {
  const { questionId, answer, session, offsetMs, elapsedMs, by } = members;
  switch (type) {
    case 'answered':
      return isId(questionId) && isAnswer(answer) ? { type, seq, at, mono, questionId, answer } : null;
    case 'started':
      return isId(session) && isOffset(offsetMs) ? { type, seq, at, mono, session, offsetMs } : null;
    case 'sealed':
      return isTime(elapsedMs) && isSealer(by) ? { type, seq, at, mono, by, elapsedMs } : null;
    default:
      return null;
  }
}

function isTime(value: unknown): value is number {
  return isWhole(value, MAX_EPOCH_MS);
}

function isOffset(value: unknown): value is number | null {
  return value === null || (typeof value === 'number' && Number.isFinite(value));
}

function isSealer(value: unknown): value is 'student' | 'clock' {
  return value === 'student' || value === 'clock';
}
