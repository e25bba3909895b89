import type { OpenedKey } from '@exam/shared-schema/paper-package';
import type { StoredExplanation, StoredTranslations } from './schema.sqlite.ts';

/** An explanation as it is kept with the key: as text, unless there are words in other languages. */
export function storedExplanation(text: string, translations: StoredTranslations): StoredExplanation {
  const others = Object.entries(translations).flatMap(([language, { explanation }]) =>
    explanation === undefined ? [] : [[language, explanation] as const],
  );
  return others.length === 0 ? text : { text, translations: Object.fromEntries(others) };
}

/** The same as devices and results have them: an app that knows no translations reads the texts. */
export function toldExplanations(
  stored: Readonly<Record<string, StoredExplanation>>,
): Pick<OpenedKey, 'explanations' | 'explanationTranslations'> {
  const explanations: Record<string, string> = {};
  const translated: NonNullable<OpenedKey['explanationTranslations']> = {};
  for (const [questionId, explanation] of Object.entries(stored)) {
    if (typeof explanation === 'string') {
      explanations[questionId] = explanation;
      continue;
    }
    explanations[questionId] = explanation.text;
    translated[questionId] = { ...explanation.translations };
  }
  return {
    explanations,
    ...(Object.keys(translated).length > 0 && { explanationTranslations: translated }),
  };
}
