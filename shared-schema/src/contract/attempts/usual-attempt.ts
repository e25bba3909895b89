import { isAnswer, isDigest, isId, isText, isWhole } from '../../attempt/usual-event.ts';
import { MAX_LOG_LENGTH } from '../../attempt/log-size.ts';
import { MOST_QUESTIONS } from '../../paper-package/limits.ts';
import {
  isTimeOfOurs,
  MAX_SECONDS,
  MAX_TICKET_LENGTH,
  MAX_TIME_LENGTH,
  MAX_VISITS,
  type AttemptOnWire,
} from './attempt-on-wire.ts';

/*
 * attemptSchema defines what an attempt is, and only it describes what is wrong with one. This check runs first, in a
 * fraction of the time, and accepts nothing that the schema would refuse or change (a property test compares the two).
 * Whatever it does not accept, such as an attempt with unusual members, is left to the schema.
 */

/** The format of Date.prototype.toISOString; the schema parses all others. */
const ISO_TIME = /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

function isTime(value: unknown): boolean {
  return typeof value === 'string' && (ISO_TIME.test(value) || isOtherTime(value));
}

function isOtherTime(text: string): boolean {
  return text.length <= MAX_TIME_LENGTH && isTimeOfOurs(text);
}

function isDeviceTime(value: unknown): boolean {
  return isText(value, MAX_TIME_LENGTH) && !Number.isNaN(Date.parse(value));
}

function isSeconds(value: unknown): boolean {
  return typeof value === 'number' && value >= 0 && value <= MAX_SECONDS;
}

function isFlag(value: unknown): boolean {
  return value === true || value === false;
}

type Members = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isListOf(value: unknown, most: number, check: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.length <= most && value.every(check);
}

/** True for parsed JSON that attemptSchema would accept unchanged. False does not mean that it is invalid. */
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
      return isListOf(value, MOST_QUESTIONS, isUsualResponse);
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

/** A response as the app writes it, with all its members. */
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
    (answeredAt === null || isDeviceTime(answeredAt))
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
  return isDigest(value['head']) && isText(value['events'], MAX_LOG_LENGTH);
}
