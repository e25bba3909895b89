import { type AnswerKey, withOptions } from '@exam/shared-schema/question-types';
import type { StoredTranslations } from '../database/index.ts';

/** Maps an option's name in the source to its id in the bank. */
export type Rename = (id: string) => string;

/** @returns a Rename that throws a RangeError for an option that the question does not have. */
export function renamer(names: ReadonlyMap<string, string>): Rename {
  return (id) => {
    const renamed = names.get(id);
    if (renamed === undefined) throw new RangeError(`Option ${id} is not an option of this question`);
    return renamed;
  };
}

export function renameTranslations(translations: StoredTranslations, rename: Rename): StoredTranslations {
  return Object.fromEntries(
    Object.entries(translations).map(([language, { options, ...translation }]) => [
      language,
      { ...translation, options: options.map((option) => ({ ...option, _id: rename(option._id) })) },
    ]),
  );
}

export const renameKey = (key: AnswerKey, rename: Rename): AnswerKey =>
  withOptions(key, (ids) => ids.map(rename));
