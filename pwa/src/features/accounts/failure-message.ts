import { ERRORS } from '@exam/shared-schema/contract';
import { generalMessage, type CallFailure } from '../../api/index.ts';
import { formatWait } from '../../format/index.ts';
import { translate } from '../../sentences/index.ts';

/** ST35: the server's message, with the waiting time if the message does not include it. In English, for storage. */
function serverSentence({ code, message, retryAfterMs }: CallFailure, fallback: string): string {
  const includesWait = message !== ERRORS.RATE_LIMITED.message;
  if (code === 'RATE_LIMITED' && !includesWait && retryAfterMs !== null && retryAfterMs > 0) {
    return `Too many requests. Please try again ${formatWait(retryAfterMs)}.`;
  }
  return message === '' ? fallback : message;
}

/** A failure on a form, in English, for storage. */
export interface Notice {
  /** The form's own sentence, shown above the reason; null if the server's sentence stands alone. */
  readonly own: string | null;
  readonly message: string;
}

/** The server's sentence about the input; if it has none, the form's own with the reason. */
export function noticeOf(failure: CallFailure, own: string): Notice {
  const message = serverSentence(failure, own);
  const isServers = failure.kind === 'refused' && failure.code !== 'INTERNAL';
  return { own: isServers || message === own ? null : own, message };
}

/** ST55: where the form's own sentence is about the input, which a call without an answer proves nothing about. */
export function noticeWithoutOwn(failure: CallFailure): Notice {
  return {
    own: null,
    message: generalMessage({ ...failure, message: serverSentence(failure, failure.message) }),
  };
}

/** As serverSentence, in the current language. */
export function failureMessage(failure: CallFailure, fallback: string): string {
  return translate(serverSentence(failure, fallback));
}
