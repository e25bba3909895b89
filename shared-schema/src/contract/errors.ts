import * as z from 'zod/mini';

/** The only table of errors: stable code -> HTTP status and the sentence for the user. */
export const ERRORS = {
  MALFORMED: { status: 400, message: 'The request could not be read.' },
  VALIDATION: { status: 400, message: 'Please check the marked fields.' },
  UNAUTHENTICATED: { status: 401, message: 'Your session has expired. Please log in again.' },
  BAD_CREDENTIALS: { status: 401, message: 'Invalid email or password' },
  FORBIDDEN: { status: 403, message: 'You are not allowed to do this.' },
  ACCOUNT_DISABLED: { status: 403, message: 'This account is not active. Please contact support.' },
  NOT_ISSUED: { status: 403, message: 'This paper was not issued to you.' },
  NOT_FOUND: { status: 404, message: 'Not found.' },
  CONFLICT: { status: 409, message: 'This conflicts with what is already stored.' },
  KEY_WOULD_LEAK: {
    status: 409,
    message: 'A question of a paper that ranks cannot be in a paper that shows its results at once.',
  },
  OUT_OF_STEP: { status: 409, message: 'The events do not follow on from what the server has.' },
  TOO_LARGE: { status: 413, message: 'The request is too large.' },
  UNSUPPORTED_MEDIA: { status: 415, message: 'Only JSON is accepted here.' },
  REFUSED: { status: 422, message: 'The request was understood but refused.' },
  MALFORMED_ATTEMPT: { status: 422, message: 'This attempt could not be read. It stays on your device.' },
  MALFORMED_FILE: {
    status: 400,
    message: 'This hand-in file is incomplete. Nothing was handed in; ask for the file again.',
  },
  FILE_REFUSED: {
    status: 422,
    message: 'This file was changed or damaged. Nothing was handed in; ask for the file again.',
  },
  NOT_READY: { status: 422, message: 'This test is not available yet.' },
  NOT_RELEASED: { status: 423, message: 'This paper cannot be opened yet.' },
  ENCRYPTED: {
    status: 423,
    message: 'This paper is encrypted until it opens. Please update the app to save it.',
  },
  BANK_TOO_SMALL: {
    status: 422,
    message: 'The question bank has too few questions for this test.',
  },
  PRICE_CHANGED: { status: 409, message: 'The price has changed. Please check it and try again.' },
  PAYMENT_SIGNATURE: { status: 400, message: 'Payment verification failed' },
  PLAN_NEEDED: { status: 403, message: 'Your plan does not include this.' },
  PAYMENTS_OFF: { status: 503, message: 'Payments are not available at the moment. Please try again later.' },
  RATE_LIMITED: { status: 429, message: 'Too many requests. Please try again in a moment.' },
  TOKENS_EXHAUSTED: {
    status: 429,
    message: "You don't have enough tokens. Please contact admin to add more tokens.",
  },
  OVERLOADED: { status: 503, message: 'The server is busy. Please try again in a moment.' },
  INTERNAL: { status: 500, message: 'Server error occurred.' },
} as const;

export type ErrorCode = keyof typeof ERRORS;

/** The body of every failure. `message` and `error` are the same sentence; `errors` maps a field to its own sentence. */
export const errorBodySchema = z.object({
  success: z.literal(false),
  code: z.string(),
  message: z.string(),
  error: z.string(),
  errors: z.optional(z.record(z.string(), z.string())),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;
