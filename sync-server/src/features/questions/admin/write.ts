import { eq } from 'drizzle-orm';
import {
  writtenKey,
  writtenOptions,
  type CallInput,
  type ListedQuestion,
  type questionCalls,
} from '@exam/shared-schema/contract';
import type { Context } from '../../../context.ts';
import { recordChange } from '../../../crud/index.ts';
import { BANK } from '../../../database/index.ts';
import { saveWithin, type NewQuestion } from '../../../bank/save-questions.ts';
import { refuseLostImage } from './image.ts';
import { toListed } from './list.ts';
import { refuseOtherSubject, refuseRepeated, refuseUnshowable, repeatedExactly } from './refuse-written.ts';
import { keyInSource, SOURCE } from './source-of-written.ts';
import { selectNamed } from './wire.ts';
import { writtenImage, writtenKeywords, writtenTranslations } from './written-columns.ts';

type Form = CallInput<typeof questionCalls.create>['body'];

/**
 * BK16: stores a question that an administrator wrote. It is active and has the console as its source.
 * @throws AppError VALIDATION for texts that the bank does not accept or a topic of another subject; CONFLICT if the bank
 * has exactly this question, or one that a student would call the same and the form does not confirm as different (BK17).
 */
export async function keepWritten(context: Context, form: Form, writtenBy: string): Promise<ListedQuestion> {
  const { options, translations } = await checkWritten(context, form);
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
    ...writtenImage(form),
    ...(translations !== null && { translations }),
    keywords: writtenKeywords(form) ?? [],
  };
  const question: NewQuestion = { ...written, sourceName: SOURCE, sourceKey: keyInSource(written) };
  return context.store.write(async (queries) => {
    await queries.lock(BANK);
    await refuseOtherSubject(context, queries, form);
    const [saved] = await saveWithin(context, queries, [question]);
    if (saved?.status !== 'created') throw repeatedExactly();
    const [kept] = await selectNamed(context.store, queries).where(eq(t.questions.id, saved.id));
    if (kept === undefined) throw new Error(`The question ${saved.id} was not stored`);
    const { key, explanation } = kept.question;
    const after = { ...toListed(kept, 0), text: form.text, key, explanation };
    const change = { userId: writtenBy, kind: 'questions', thingId: after._id, action: 'create' } as const;
    await recordChange(context, queries, { ...change, before: undefined, after });
    return toListed(kept, 0);
  });
}

/**
 * All checks of `keepWritten` that need no transaction, for a report of what would be refused (OP9).
 * @throws AppError as `keepWritten`.
 */
export async function checkWritten(context: Context, form: Form) {
  const rows = writtenOptions(form);
  const options = rows.map(({ text, row }, place) => ({ _id: String(place), text, ...(row && { row }) }));
  const translations = writtenTranslations(form, rows, options);
  refuseUnshowable(form, options, translations);
  await refuseLostImage(context, form);
  if (!form.isAnother) await refuseRepeated(context, { ...form, ...writtenImage(form) }, options);
  return { options, translations };
}
