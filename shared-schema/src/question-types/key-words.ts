import { MAX_ANSWER_LENGTH } from './key-parts.ts';

/** The texts of a printed key. The app has them in each of its languages; server and console use English. */
export interface KeyWords {
  /** Any of them is accepted: '5 or 6'. */
  readonly anyOf: (accepted: readonly string[]) => string;
  /** Options that are right together: 'A, C'. */
  readonly together: (options: readonly string[]) => string;
  /** Both ends included: '9.7 to 9.9'. */
  readonly range: (min: string, max: string) => string;
  /** Answers and values are rounded before they are compared. */
  readonly roundedToInteger: (accepted: string) => string;
}

export const ENGLISH_KEY_WORDS: KeyWords = {
  anyOf: (accepted) => accepted.join(' or '),
  together: (options) => options.join(', '),
  range: (min, max) => `${min} to ${max}`,
  roundedToInteger: (accepted) => `${accepted}, rounded to the nearest integer`,
};

/** The texts and the names of options with which a key is printed. */
export interface KeyPrint {
  readonly words: KeyWords;
  /** The options of the question, in the order of their names; none for typed answers. */
  readonly options: readonly { readonly _id: string; readonly name: string }[];
}

/**
 * The text of as many accepted values as fit into an answer. Values that do not fit are omitted completely, because a
 * truncated one is another value.
 */
export function fittingText(
  accepted: readonly string[],
  textOf: (accepted: readonly string[]) => string,
): string {
  for (let count = accepted.length; count > 0; count -= 1) {
    const rest = count === accepted.length ? [] : ['…'];
    const text = textOf([...accepted.slice(0, count), ...rest]);
    if (text.length <= MAX_ANSWER_LENGTH) return text;
  }
  return '…';
}

/** The names of some options, in the question's order; for an option that the question does not have, its id. */
export function namesOf(ids: readonly string[], { options }: Pick<KeyPrint, 'options'>): readonly string[] {
  const known = options.filter(({ _id }) => ids.includes(_id));
  const unknown = ids.filter((id) => options.every(({ _id }) => _id !== id));
  return [...known.map(({ name }) => name), ...unknown];
}
