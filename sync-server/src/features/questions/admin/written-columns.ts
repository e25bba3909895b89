import type { CallInput, questionCalls, QuestionEdit } from '@exam/shared-schema/contract';
import type { StoredOption, StoredTranslations } from '../../../database/index.ts';

type WrittenForm = CallInput<typeof questionCalls.create>['body'] | QuestionEdit;

type Image = Pick<WrittenForm, 'diagramUrl' | 'diagramAlt'>;

/** BK23: an image with its description; null if there is none. */
export function writtenImage({ diagramUrl, diagramAlt }: Image) {
  return diagramUrl === '' ? null : { diagramUrl, diagramAlt };
}

/** As `writtenImage` for an edit. Without an image, the description of a diagram in LaTeX is kept. */
export function editedImage(
  before: { readonly diagramUrl: string | null; readonly diagramAlt: string | null },
  form: Image,
) {
  const diagramAlt = before.diagramUrl === null ? before.diagramAlt : null;
  return writtenImage(form) ?? { diagramUrl: null, diagramAlt };
}

/**
 * BK24: the translation into Hindi, by option id; an option without a Hindi text keeps the original one.
 * @param written the options that the form has texts for, in the order of `options`.
 * @param others the translations into other languages.
 * @returns null if there is no translation.
 */
export function writtenTranslations(
  form: WrittenForm,
  written: readonly { readonly textInHindi: string }[],
  options: readonly StoredOption[],
  others: StoredTranslations = {},
): StoredTranslations | null {
  const { hi: _, ...rest } = others;
  const { isInHindi, textInHindi: text, explanationInHindi: explanation } = form;
  const inHindi = options.map((option, place) => ({
    _id: option._id,
    text: written[place]?.textInHindi || option.text,
  }));
  const hindi = { text, options: inHindi, ...(explanation !== '' && { explanation }) };
  const all: StoredTranslations = isInHindi ? { ...rest, hi: hindi } : rest;
  return Object.keys(all).length === 0 ? null : all;
}

/** BK7: the keywords of a form, each once; undefined if the form has none to set. */
export function writtenKeywords({ keywords }: Pick<WrittenForm, 'keywords'>): string[] | undefined {
  const words = keywords?.split(/[,;\n]/).map((word) => word.trim());
  return words && [...new Set(words)].filter((word) => word !== '');
}
