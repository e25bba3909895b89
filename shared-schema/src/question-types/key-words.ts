/** How a key is put into words. The app has these in each of its languages; server and console use English. */
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

/** How a key is printed: in which words, and how its options are named. */
export interface KeyPrint {
  readonly words: KeyWords;
  /** Of the question, in the order in which they are named; none where an answer is typed. */
  readonly options: readonly { readonly _id: string; readonly name: string }[];
}

/** The names of some options, in the question's order; one that the question does not have is named by its id. */
export function namesOf(ids: readonly string[], { options }: Pick<KeyPrint, 'options'>): readonly string[] {
  const known = options.filter(({ _id }) => ids.includes(_id));
  const unknown = ids.filter((id) => options.every(({ _id }) => _id !== id));
  return [...known.map(({ name }) => name), ...unknown];
}
