import { and, eq } from 'drizzle-orm';
import {
  writtenKey,
  writtenOptions,
  type CallInput,
  type ListedQuestion,
  type questionCalls,
} from '@exam/shared-schema/contract';
import { canonicalJson } from '@exam/shared-schema/attempt';
import type { Context } from '../../../context.ts';
import { recordChange, refused } from '../../../crud/index.ts';
import { BANK, type Queries } from '../../../database/index.ts';
import { AppError } from '../../../http/index.ts';
import { TopicQuestions } from '../../../near-duplicates/index.ts';
import { sha256 } from '../../../sha256.ts';
import { complaintAboutWords } from '../import/check-draft.ts';
import { saveWithin, type NewQuestion } from '../save-questions.ts';
import { toListed } from './list.ts';
import { selectNamed } from './wire.ts';

type Form = CallInput<typeof questionCalls.create>['body'];

/** Where a question comes from that an administrator wrote. */
const SOURCE = 'console';
/** Characters of the question that is nearly the same. */
const SHOWN = 160;

/**
 * BK16: a question that an administrator wrote, active and the product's own.
 * @throws AppError VALIDATION for words that the bank does not take or a topic of another subject; CONFLICT, with its
 * text, if the topic has nearly this question and the form does not say that it is another one (BK17), or the same word
 * for word.
 */
export async function keepWritten(context: Context, form: Form, writtenBy: string): Promise<ListedQuestion> {
  const options = writtenOptions(form).map(({ text }, place) => ({ _id: String(place), text }));
  refuseUnshowable(form, options);
  if (!form.isAnother) await refuseRepeated(context, form, options);
  const { t } = context.store;
  const written = {
    type: form.type,
    text: form.text,
    options,
    key: writtenKey(form, String),
    ...(form.explanation !== '' && { explanation: form.explanation }),
    difficulty: form.difficulty,
    subjectId: form.subjectId,
    topicId: form.topicId,
    pool: form.pool,
  };
  // Known by what it says: whoever sends it twice, as the line was lost at the answer, has it once.
  const question: NewQuestion = { ...written, sourceName: SOURCE, sourceKey: sha256(canonicalJson(written)) };
  return context.store.write(async (queries) => {
    await queries.lock(BANK);
    await refuseOtherSubject(context, queries, form);
    const [saved] = await saveWithin(context, queries, [question]);
    if (saved?.status !== 'created') throw new AppError('CONFLICT', 'The bank has exactly this question.');
    const [kept] = await selectNamed(context.store, queries).where(eq(t.questions.id, saved.id));
    if (kept === undefined) throw new Error(`The question ${saved.id} was not stored`);
    const { key, explanation } = kept.question;
    const after = { ...toListed(kept, 0), text: form.text, key, explanation };
    const change = { userId: writtenBy, kind: 'questions', thingId: after._id, action: 'create' } as const;
    await recordChange(context, queries, { ...change, before: undefined, after });
    return toListed(kept, 0);
  });
}

const letterOf = (place: number) => String.fromCharCode(65 + place);

interface Option {
  readonly _id: string;
  readonly text: string;
}

/** By the same rules as an import (IM2), so that a paper can be made of it. */
function refuseUnshowable({ text, explanation }: Form, options: readonly Option[]): void {
  const parts = [
    ['text', { text, options: [] }, ''],
    ['explanation', { text: '', options: [] }, explanation],
    [
      'options',
      { text: '', options: options.map((each, place) => ({ ...each, label: letterOf(place) })) },
      '',
    ],
  ] as const;
  for (const [field, words, explained] of parts) {
    const complaint = complaintAboutWords(words, explained);
    if (complaint !== null) throw refused(field, complaint);
  }
}

/** BK17 */
async function refuseRepeated(context: Context, form: Form, options: readonly Option[]): Promise<void> {
  const topic = await TopicQuestions.read(context, form.topicId);
  const nearly = topic.nearly({ text: form.text, options });
  if (nearly === null) return;
  const shown = nearly.length > SHOWN ? `${nearly.slice(0, SHOWN)}…` : nearly;
  throw new AppError('CONFLICT', `The bank has nearly this question: ${shown}`);
}

async function refuseOtherSubject(
  { store: { t } }: Context,
  queries: Queries,
  { subjectId, topicId }: Form,
): Promise<void> {
  const [topic] = await queries
    .select({ id: t.topics.id })
    .from(t.topics)
    .where(and(eq(t.topics.id, topicId), eq(t.topics.subjectId, subjectId)));
  if (topic === undefined) throw refused('topicId', 'Please choose a topic of this subject');
}
