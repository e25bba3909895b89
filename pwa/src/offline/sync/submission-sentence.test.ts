import { expect, it } from 'vitest';
import { NO_ANSWER } from '../../api/index.ts';
import { submissionSentence } from './submission-sentence.ts';

it.each([
  [
    'no answer',
    { status: 0, code: 'NETWORK', message: NO_ANSWER },
    'No response from server. Please check your internet connection.',
  ],
  [
    'a call that hung',
    { status: 0, code: 'STALLED', message: NO_ANSWER },
    'No response from server. Please check your internet connection.',
  ],
  ['a 500', { status: 500, code: 'INTERNAL' }, 'Server error occurred during submission.'],
  ['a busy server', { status: 503, code: 'OVERLOADED' }, 'Server error occurred during submission.'],
  ["a proxy's 502", { status: 502, code: 'NETWORK' }, 'Server error occurred during submission.'],
  ['a 500 for one attempt of several', { code: 'INTERNAL' }, 'Server error occurred during submission.'],
  ['a refusal with a sentence', { status: 422, code: 'REFUSED', message: 'No.' }, 'No.'],
  ['a refusal without one', { status: 422, code: 'REFUSED' }, 'Submission failed. Please try again.'],
  [
    'such a refusal of one attempt',
    { code: 'NOT_ISSUED', message: ' ' },
    'Submission failed. Please try again.',
  ],
  ['an answer of another shape', { status: 0, code: 'INVALID_ANSWER' }, 'An unexpected error occurred.'],
  [
    "a portal's page",
    { status: 0, code: 'NETWORK', message: 'Invalid response format from server' },
    'An unexpected error occurred.',
  ],
  ['a call that was stopped', { status: 0, code: 'STOPPED' }, 'An unexpected error occurred.'],
])('[ST54] the sentence for %s', (_what, failure, sentence) => {
  expect(submissionSentence({ message: '', ...failure })).toBe(sentence);
});
