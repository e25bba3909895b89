import { LONGEST_OPTION, LONGEST_TEXT } from '@exam/shared-schema/paper-package';
import { MAX_OPTIONS } from '@exam/shared-schema/question-types';
import { placesOfSameLook } from '@exam/shared-schema/rich-text';
import { brokenMathsIn } from './broken-maths.ts';
import type { DraftQuestion, ImportItem } from './format.ts';
import { hasCodeOf, markupIn } from './markup.ts';

/** Control characters, lone surrogates, and replacement characters of a wrong decoding. */
const BROKEN_SIGN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffd\p{Cs}]/u;

/** IM2: the item, turned into a refusal if the bank does not accept its question. Applies to every format. */
export function checked(item: ImportItem): ImportItem {
  if (item.kind === 'refused') return item;
  const { position, name, question } = item;
  const reason = complaintAboutDraft(question);
  if (reason === null) return item;
  return { kind: 'refused', position, name, reason, source: question.source, isRepeat: false };
}

/** The reason as a sentence; null if the draft is acceptable. */
function complaintAboutDraft(question: DraftQuestion): string | null {
  const languages = [question, ...Object.values(question.translations ?? {})];
  for (const texts of languages) {
    const complaint = complaintAboutTexts(texts, question.explanation ?? '');
    if (complaint !== null) return complaint;
    if (!hasCodeOf(question, texts)) return OTHER_CODE;
  }
  return null;
}

/** BK34 */
export const OTHER_CODE = 'It has other code than in English. Code is the same in every language.';

/** IM2, LM5: why the bank does not accept these texts, as a sentence; null if it does. */
export function complaintAboutTexts(
  { text, options }: Pick<DraftQuestion, 'text' | 'options'>,
  explanation: string,
): string | null {
  if (options.length > MAX_OPTIONS) return `It has more than ${MAX_OPTIONS} options.`;
  if (text.length > LONGEST_TEXT || explanation.length > LONGEST_TEXT)
    return `Its text or explanation is longer than ${LONGEST_TEXT} characters.`;
  const long = options.find((option) => option.text.length > LONGEST_OPTION);
  if (long !== undefined) return `Its option ${long.label} is longer than ${LONGEST_OPTION} characters.`;
  const texts = [text, explanation, ...options.map((option) => option.text)];
  if (texts.some((each) => BROKEN_SIGN.test(each)))
    return 'It has signs that cannot be shown, as a wrong encoding leaves them.';
  return (
    complaintAboutEquals(options) ??
    complaintAboutMarkup([
      ['It', text],
      ['Its explanation', explanation],
      ...options.map((option) => [`Its option ${option.label}`, option.text] as const),
    ]) ??
    firstOf(texts, brokenMathsIn)
  );
}

/** BK33 */
function complaintAboutMarkup(fields: readonly (readonly [name: string, text: string])[]): string | null {
  for (const [name, text] of fields) {
    const complaint = markupIn(text);
    if (complaint !== null) return `${name} ${complaint}`;
  }
  return null;
}

/** BK37 */
function complaintAboutEquals(options: DraftQuestion['options']): string | null {
  const places = placesOfSameLook(options.map(({ text }) => text));
  if (places === null) return null;
  const [one, other] = places.map((place) => options[place]?.label ?? '');
  return `Its options ${one} and ${other} are the same.`;
}

function firstOf(texts: readonly string[], complaint: (text: string) => string | null): string | null {
  for (const text of texts) {
    const found = complaint(text);
    if (found !== null) return found;
  }
  return null;
}
