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
    Object.entries(translations).map(([language, { text, options }]) => [
      language,
      { text, options: options.map((option) => ({ ...option, _id: rename(option._id) })) },
    ]),
  );
}

export function renameKey(key: AnswerKey, rename: Rename): AnswerKey {
  if (key.type === 'Numerical') return key;
  const renamed = { ...key, correct: key.correct.map(rename) };
  if (renamed.type === 'MCQ' || renamed.alternatives === undefined) return renamed;
  return { ...renamed, alternatives: renamed.alternatives.map((ids) => ids.map(rename)) };
}
