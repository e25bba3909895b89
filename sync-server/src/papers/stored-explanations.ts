import type { OpenedKey } from '@exam/shared-schema/paper-package';
import type { StoredExplanation, StoredTranslations } from '../database/index.ts';

/** The stored form of an explanation: plain text unless there are translations. */
export function storedExplanation(text: string, translations: StoredTranslations): StoredExplanation {
  const others = Object.entries(translations).flatMap(([language, { explanation }]) =>
    explanation === undefined ? [] : [[language, explanation] as const],
  );
  return others.length === 0 ? text : { text, translations: Object.fromEntries(others) };
}

/** The form for devices and results: texts and translations separately, so that older apps can read the texts. */
export function explanationsOnWire(
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
