import type { QuestionTypeName } from '@exam/shared-schema/question-types';

/** A question as a file has it: the fields of the form that writes one (BK16). */
export interface ReadQuestion {
  readonly type: QuestionTypeName;
  readonly text: string;
  readonly options?: readonly { readonly text: string; readonly isRight: boolean }[];
  readonly answer?: string;
  readonly upTo?: string;
  readonly tolerance?: string;
  readonly keyText?: string;
  readonly explanation?: string;
  readonly difficulty?: number | undefined;
  readonly keywords?: string | undefined;
}

/** OP10: a question of a file, or why it cannot be read. */
export type ReadItem = { readonly text: string } & (
  | { readonly question: ReadQuestion }
  | { readonly problem: string }
);

/** A whole file that cannot be read: the message is for the administrator. */
export class UnreadableFile extends Error {}

/** Breaks the reading of one question off. */
export class Problem extends Error {}

/** @param text the beginning of what was read, to find it in the file. */
export function readItem(text: string, read: () => ReadQuestion): ReadItem {
  try {
    return { text, question: read() };
  } catch (error) {
    if (error instanceof Problem) return { text, problem: error.message };
    throw error;
  }
}

export const NO_ANSWER = 'It has no answer.';

/** The options with those that are right, as a question with one or with several right options. */
export function choice(
  text: string,
  options: readonly string[],
  right: ReadonlySet<number>,
  isSeveral = right.size > 1,
): ReadQuestion {
  if (right.size === 0) throw new Problem(NO_ANSWER);
  return {
    type: isSeveral ? 'MSQ' : 'MCQ',
    text,
    options: options.map((option, place) => ({ text: option, isRight: right.has(place) })),
  };
}

/** '12', '1..5' or '12:0.5' with its tolerance. Typographic minus signs and thousands separators are read, too. */
export function numerical(text: string, answer: string): ReadQuestion {
  const plain = answer
    .replaceAll('\u2212', '-')
    .replace(/(?<=\d),(?=\d{3}\b)/g, '')
    .trim();
  const range = /^(\S+)\s*\.\.\s*(\S+)$/.exec(plain);
  if (range !== null) return { type: 'Numerical', text, answer: range[1] ?? '', upTo: range[2] ?? '' };
  const [value = '', tolerance = ''] = plain.split(':').map((part) => part.trim());
  return { type: 'Numerical', text, answer: value, tolerance };
}
