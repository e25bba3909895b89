import { DIGEST_SHAPE, ID_SHAPE, MAX_EPOCH_MS, MAX_EVENTS, MAX_SEQ } from '../attempt/events.ts';
import { MAX_ANSWER_LENGTH, MAX_OPTIONS } from '../question-types/index.ts';
import {
  MAX_RESPONSES,
  MAX_SECONDS,
  MAX_TICKET_LENGTH,
  MAX_TIME_LENGTH,
  MAX_VISITS,
  type AttemptOnWire,
} from './attempts.ts';

/*
 * attemptSchema is the truth of what an attempt is, and the only one that finds words for what is wrong. But reading
 * 122 events through its union was the dearest part of a hand-in after the marking itself (a quarter of its time;
 * by hand it is a thirtieth of that). So this looks first, and says yes to nothing that the schema would refuse or
 * change: a property test holds the two together. Where it says no the schema decides, as it does for every attempt
 * with members or events that are unusual.
 */

function isText(value: unknown, most: number): value is string {
  return typeof value === 'string' && value.length <= most;
}

function isWhole(value: unknown, most: number): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= most;
}

function isId(value: unknown): boolean {
  return typeof value === 'string' && ID_SHAPE.test(value);
}

function isDigest(value: unknown): boolean {
  return typeof value === 'string' && DIGEST_SHAPE.test(value);
}

/** As Date.prototype.toISOString writes it; other ways of writing a time are the schema's to read. */
const ISO_TIME = /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

function isTime(value: unknown): boolean {
  return typeof value === 'string' && (ISO_TIME.test(value) || isOtherTime(value));
}

function isOtherTime(text: string): boolean {
  return text.length <= MAX_TIME_LENGTH && !Number.isNaN(Date.parse(text));
}

function isSeconds(value: unknown): boolean {
  return typeof value === 'number' && value >= 0 && value <= MAX_SECONDS;
}

function isFlag(value: unknown): boolean {
  return value === true || value === false;
}

function isAnswer(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= MAX_ANSWER_LENGTH;
  if (!Array.isArray(value) || value.length > MAX_OPTIONS) return false;
  return value.every((part) => isText(part, MAX_ANSWER_LENGTH));
}

type Members = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isListOf(value: unknown, most: number, check: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.length <= most && value.every(check);
}

/** True for an attempt, as JSON holds it, that attemptSchema would take as it is. False says nothing. */
export function isUsualAttempt(value: unknown): value is AttemptOnWire {
  if (!isObject(value) || !('testId' in value) || !('responses' in value)) return false;
  return Object.keys(value).every((name) => isUsualMember(name, value[name]));
}

function isUsualMember(name: string, value: unknown): boolean {
  switch (name) {
    case 'attemptId':
    case 'userId':
    case 'testId':
    case 'deviceId':
      return isId(value);
    case 'packageVersion':
    case 'answersDigest':
      return isDigest(value);
    case 'responses':
      return isListOf(value, MAX_RESPONSES, isUsualResponse);
    case 'submissionType':
      return value === 'final' || value === 'auto' || value === 'draft';
    case 'totalTimeTaken':
      return isSeconds(value);
    case 'startedAt':
    case 'submittedAt':
      return isTime(value);
    case 'ticket':
      return isText(value, MAX_TICKET_LENGTH);
    case 'clock':
      return isUsualClock(value);
    case 'log':
      return isUsualLog(value);
    default:
      return false;
  }
}

const MEMBERS_OF_RESPONSE = 7;

/** As the app writes it, with all its members. */
function isUsualResponse(value: unknown): boolean {
  if (!isObject(value) || Object.keys(value).length !== MEMBERS_OF_RESPONSE) return false;
  const { questionId, selectedAnswer, timeTaken, isSkipped, markedForReview, visits, answeredAt } = value;
  return (
    isId(questionId) &&
    (selectedAnswer === null || isAnswer(selectedAnswer)) &&
    isSeconds(timeTaken) &&
    isFlag(isSkipped) &&
    isFlag(markedForReview) &&
    isWhole(visits, MAX_VISITS) &&
    (answeredAt === null || isTime(answeredAt))
  );
}

function isUsualClock(value: unknown): boolean {
  if (!isObject(value) || Object.keys(value).length !== 2) return false;
  return [value['offsetMs'], value['measuredAt']].every(
    (member) => member === null || (typeof member === 'number' && Number.isFinite(member)),
  );
}

function isUsualLog(value: unknown): boolean {
  if (!isObject(value) || Object.keys(value).length !== 2) return false;
  return isDigest(value['head']) && isListOf(value['events'], MAX_EVENTS, isUsualEvent);
}

/** Type, seq, at and mono. */
const MEMBERS_OF_ALL = 4;

function isUsualEvent(value: unknown): boolean {
  if (!isObject(value)) return false;
  const isStamped =
    isWhole(value['seq'], MAX_SEQ) &&
    isWhole(value['at'], MAX_EPOCH_MS) &&
    isWhole(value['mono'], MAX_EPOCH_MS);
  const isHashed = 'hash' in value;
  if (!isStamped || (isHashed && !isDigest(value['hash']))) return false;
  return hasUsualBody(value, Object.keys(value).length - MEMBERS_OF_ALL - (isHashed ? 1 : 0));
}

function hasUsualBody(event: Members, others: number): boolean {
  switch (event['type']) {
    case 'visited':
    case 'cleared':
    case 'marked':
    case 'unmarked':
      return others === 1 && isId(event['questionId']);
    case 'answered':
      return others === 2 && isId(event['questionId']) && isAnswer(event['answer']);
    case 'started':
      return others === 1 && isId(event['session']);
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

function isSealer(value: unknown): boolean {
  return value === 'student' || value === 'clock';
}
