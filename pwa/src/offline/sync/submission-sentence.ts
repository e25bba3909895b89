import { ERRORS, type ErrorCode } from '@exam/shared-schema/contract';
import { NO_ANSWER, NO_NETWORK, STALLED } from '../../api/index.ts';

const NO_RESPONSE = 'No response from server. Please check your internet connection.';
const SERVER_ERROR = 'Server error occurred during submission.';
const FAILED = 'Submission failed. Please try again.';
/** ST54: also for what failed on the device, whose own errors are not for students. */
export const UNEXPECTED = 'An unexpected error occurred.';

/** A failed call, or the refusal of one attempt in a call that succeeded. */
interface FailedSubmission {
  /** 0 without a response; absent for a refusal, whose code determines it. */
  readonly status?: number;
  readonly code: string;
  /** The server's; empty if it has none. */
  readonly message: string;
}

const UNANSWERED: ReadonlySet<string> = new Set([NO_NETWORK, STALLED]);

/** ST54: the message of a hand-in that was not accepted, in English, for storage. */
export function submissionSentence({ status, code, message }: FailedSubmission): string {
  if ((status ?? statusOf(code)) >= 500) return SERVER_ERROR;
  if (UNANSWERED.has(code)) return message === NO_ANSWER ? NO_RESPONSE : UNEXPECTED;
  if (status === 0) return UNEXPECTED;
  return message.trim() === '' ? FAILED : message;
}

function statusOf(code: string): number {
  return Object.hasOwn(ERRORS, code) ? ERRORS[code as ErrorCode].status : 422;
}
