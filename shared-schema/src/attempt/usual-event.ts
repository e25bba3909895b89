import { MAX_EPOCH_MS, MAX_SEQ } from './event-bounds.ts';
import { DIGEST_SHAPE, ID_SHAPE } from './ids.ts';
import { MAX_ANSWER_LENGTH, MAX_OPTIONS } from '../question-types/index.ts';

/*
 * handInEventSchema is the truth of what an event is. Reading the 122 events of a usual log through its union was the
 * dearest part of a hand-in after the marking itself (a quarter of its time; by hand it is a thirtieth of that). So this
 * looks first, and says yes to nothing that the schema would refuse or change: a property test holds the two together.
 */

type Members = Readonly<Record<string, unknown>>;

export function isText(value: unknown, most: number): value is string {
  return typeof value === 'string' && value.length <= most;
}

export function isWhole(value: unknown, most: number): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= most;
}

export function isId(value: unknown): boolean {
  return typeof value === 'string' && ID_SHAPE.test(value);
}

export function isDigest(value: unknown): boolean {
  return typeof value === 'string' && DIGEST_SHAPE.test(value);
}

export function isAnswer(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= MAX_ANSWER_LENGTH;
  if (!Array.isArray(value) || value.length > MAX_OPTIONS) return false;
  return value.every((part) => isText(part, MAX_ANSWER_LENGTH));
}

export function isUsualStamp({ seq, at, mono }: Members): boolean {
  return isWhole(seq, MAX_SEQ) && isWhole(at, MAX_EPOCH_MS) && isWhole(mono, MAX_EPOCH_MS);
}

/** @param others how many members the event has beside its stamp. */
export function isUsualBody(event: Members, others: number): boolean {
  switch (event['type']) {
    case 'visited':
    case 'cleared':
    case 'marked':
    case 'unmarked':
      return others === 1 && isId(event['questionId']);
    case 'answered':
      return others === 2 && isId(event['questionId']) && isAnswer(event['answer']);
    case 'started':
      return others === 2 && isId(event['session']) && isOffset(event['offsetMs']);
    case 'section-entered':
    case 'section-closed':
      return others === 1 && isId(event['sectionId']);
    case 'left-page':
    case 'returned':
    case 'fullscreen-left':
      return others === 0;
    case 'sealed':
      return others === 2 && isWhole(event['elapsedMs'], MAX_EPOCH_MS) && isSealer(event['by']);
    default:
      return false;
  }
}

function isOffset(value: unknown): boolean {
  return value === null || (typeof value === 'number' && Number.isFinite(value));
}

function isSealer(value: unknown): boolean {
  return value === 'student' || value === 'clock';
}
