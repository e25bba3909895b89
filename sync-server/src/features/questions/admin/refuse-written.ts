import { and, eq } from 'drizzle-orm';
import type { CallInput, similarInBank } from '@exam/shared-schema/contract';
import type { Context } from '../../../context.ts';
import { refused } from '../../../crud/index.ts';
import type { Queries, StoredTranslations } from '../../../database/index.ts';
import { AppError } from '../../../http/index.ts';
import { similarQuestions } from '../../../bank/near-duplicates/index.ts';
import { complaintAboutTexts, OTHER_CODE } from '../../../bank/import/check-draft.ts';
import { hasSameCode } from '../../../bank/import/markup.ts';

type SimilarQuery = CallInput<typeof similarInBank>['body'];

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

interface Asked {
  readonly topicId: string;
  readonly text: string;
  readonly diagramUrl: string | null;
}

/** Characters shown of a similar question. */
const SHOWN = 160;
const shortened = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

/** BK17: the most that are shown beside a form. */
const MOST_SIMILAR = 5;

export async function readSimilar(context: Context, { topicId, text, options, except }: SimilarQuery) {
  const question = { text, options: options.map((option) => ({ text: option })) };
  const found = await similarQuestions(context, topicId, question, { count: MOST_SIMILAR, except });
  return found.map(({ id: _id, text: whole }) => ({ _id, text: shortened(whole) }));
}

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
  { topicId, ...question }: Asked,
  options: readonly Option[],
  except?: string,
): Promise<void> {
  const [nearest] = await similarQuestions(context, topicId, { ...question, options }, { count: 1, except });
  if (nearest?.isSame !== true) return;
  throw new AppError('CONFLICT', 'The bank has this question already.', {
    errors: { isAnother: `In the bank: ${shortened(nearest.text)}` },
  });
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
