import type * as z from 'zod/mini';

const REQUIRED = 'Please fill in this field.';
const WRONG_FORM = 'Please check this value.';

/**
 * ST86: the sentence for an input that a schema without a sentence of its own refuses. It is for the person who fills in
 * the field; the parser's own sentences are for developers.
 */
export function issueSentence(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? REQUIRED : WRONG_FORM;
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_value':
      return 'Please choose one of the offered values.';
    case 'unrecognized_keys':
      return 'This form has more fields than are asked for.';
    default:
      return WRONG_FORM;
  }
}

type Sized = Pick<z.core.$ZodIssueTooSmall, 'origin'>;

function tooSmall({ origin, minimum }: Sized & { readonly minimum: number | bigint }): string {
  if (isText(origin)) return minimum === 1 ? REQUIRED : `Please enter at least ${minimum} characters.`;
  return isList(origin) ? `Please choose at least ${minimum}.` : `The smallest value is ${minimum}.`;
}

function tooBig({ origin, maximum }: Sized & { readonly maximum: number | bigint }): string {
  if (isText(origin)) return `Please enter at most ${maximum} characters.`;
  return isList(origin) ? `Please choose at most ${maximum}.` : `The largest value is ${maximum}.`;
}

const isText = (origin: string): boolean => origin === 'string';
const isList = (origin: string): boolean => ['array', 'set', 'map', 'object'].includes(origin);
