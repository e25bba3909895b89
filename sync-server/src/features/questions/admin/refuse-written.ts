import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { refused } from '../../../crud/index.ts';
import type { Queries, StoredTranslations } from '../../../database/index.ts';
import { AppError } from '../../../http/index.ts';
import { TopicQuestions } from '../../../near-duplicates/index.ts';
import { complaintAboutTexts, OTHER_CODE } from '../import/check-draft.ts';
import { hasSameCode } from '../import/markup.ts';

interface WrittenTexts {
  readonly text: string;
  readonly explanation: string;
  readonly isInHindi: boolean;
  readonly textInHindi: string;
  readonly explanationInHindi: string;
}

interface Option {
  readonly _id: string;
  readonly text: string;
}

/** Characters shown of a near duplicate. */
const SHOWN = 160;

const letterOf = (place: number) => String.fromCharCode(65 + place);

export const repeatedExactly = () => new AppError('CONFLICT', 'The bank has exactly this question.');

/** By the same rules as an import (IM2), so that a paper can hold it. @throws AppError VALIDATION */
export function refuseUnshowable(
  { text, explanation, isInHindi, textInHindi, explanationInHindi }: WrittenTexts,
  options: readonly Option[],
  translations: StoredTranslations | null,
): void {
  refuseUnusableTexts([
    ['text', text],
    ['explanation', explanation],
    ['textInHindi', isInHindi ? textInHindi : ''],
    ['explanationInHindi', isInHindi ? explanationInHindi : ''],
  ]);
  for (const own of [options, translations?.['hi']?.options ?? []]) {
    const lettered = own.map((each, place) => ({ ...each, label: letterOf(place) }));
    refuse('options', complaintAboutTexts({ text: '', options: lettered }, ''));
  }
  if (!isInHindi) return;
  refuseOtherCode('textInHindi', text, textInHindi);
  if (explanationInHindi !== '') refuseOtherCode('explanationInHindi', explanation, explanationInHindi);
  const original = new Map(options.map((option) => [option._id, option.text]));
  for (const { _id, text: words } of translations?.['hi']?.options ?? [])
    refuseOtherCode('options', original.get(_id) ?? '', words);
}

/** BK34 @throws AppError VALIDATION */
export function refuseOtherCode(field: string, original: string, translation: string): void {
  if (!hasSameCode(original, translation)) throw refused(field, OTHER_CODE);
}

/** Checks texts without options. @throws AppError VALIDATION on the first field that is not accepted. */
export function refuseUnusableTexts(texts: readonly (readonly [field: string, text: string])[]): void {
  for (const [field, text] of texts) refuse(field, complaintAboutTexts({ text, options: [] }, ''));
}

function refuse(field: string, complaint: string | null): void {
  if (complaint !== null) throw refused(field, complaint);
}

/** BK17. @param except the id of the question itself, if it is in the bank. @throws AppError CONFLICT */
export async function refuseRepeated(
  context: Context,
  { topicId, text }: { readonly topicId: string; readonly text: string },
  options: readonly Option[],
  except?: string,
): Promise<void> {
  const topic = await TopicQuestions.read(context, topicId, except);
  const nearly = topic.nearly({ text, options });
  if (nearly === null) return;
  const shown = nearly.length > SHOWN ? `${nearly.slice(0, SHOWN)}…` : nearly;
  throw new AppError('CONFLICT', `The bank has nearly this question: ${shown}`);
}

/** @throws AppError VALIDATION */
export async function refuseOtherSubject(
  { store: { t } }: Context,
  queries: Queries,
  { subjectId, topicId }: { readonly subjectId: string; readonly topicId: string },
): Promise<void> {
  const [topic] = await queries
    .select({ id: t.topics.id })
    .from(t.topics)
    .where(and(eq(t.topics.id, topicId), eq(t.topics.subjectId, subjectId)));
  if (topic === undefined) throw refused('topicId', 'Please choose a topic of this subject');
}
