import type { AnswerKey } from '@exam/shared-schema/question-types';
import type { StoredTranslations } from '../../database/index.ts';

/** The bank's id of an option by its name in the source. */
export type Rename = (id: string) => string;

/** @returns a Rename that throws a RangeError for an option that the question does not have. */
export function renamer(names: ReadonlyMap<string, string>): Rename {
  return (id) => {
    const renamed = names.get(id);
    if (renamed === undefined)
      throw new RangeError(`Option ${id} is named, which the question does not have`);
    return renamed;
  };
}

export function renameTranslations(translations: StoredTranslations, rename: Rename): StoredTranslations {
  return Object.fromEntries(
    Object.entries(translations).map(([language, { options, ...words }]) => [
      language,
      { ...words, options: options.map((option) => ({ ...option, _id: rename(option._id) })) },
    ]),
  );
}

export const renameKey = (key: AnswerKey, rename: Rename): AnswerKey =>
  withOptions(key, (ids) => ids.map(rename));

/** The key with each of its lists of options changed; one for a number as it is. */
export function withOptions(key: AnswerKey, change: (ids: readonly string[]) => string[]): AnswerKey {
  if (key.type === 'Numerical') return key;
  const changed = { ...key, correct: change(key.correct) };
  if (changed.type === 'MCQ' || changed.alternatives === undefined) return changed;
  return { ...changed, alternatives: changed.alternatives.map(change) };
}
