import { eq } from 'drizzle-orm';
import type { SetEdit } from '@exam/shared-schema/contract';
import type { Context } from '../../../context.ts';
import { recordChange } from '../../../crud/index.ts';
import { BANK, type Queries, type SetTranslations, type Tables } from '../../../database/index.ts';
import { AppError } from '../../../http/index.ts';
import { changeSet } from '../../../bank/change-question.ts';
import { refuseLostImage } from './image.ts';
import { refuseOtherCode, refuseUnusableTexts } from './refuse-written.ts';
import { editedImage } from './written-columns.ts';

type SetRow = Tables['questionSets']['$inferSelect'];

/** BK20 */
const STALE =
  'Somebody else changed this passage meanwhile. Nothing was saved, and what you wrote is still here.';

/**
 * BK25: edits the shared text of a question set. Published packages are not affected.
 * @returns a message for the administrator.
 * @throws AppError NOT_FOUND; CONFLICT with `errors.version` if the set was changed since it was read; VALIDATION for
 * texts that the bank does not accept.
 */
export async function keepEditedSet(
  context: Context,
  form: SetEdit,
  { id, editedBy }: { readonly id: string; readonly editedBy: string },
): Promise<string> {
  const { store } = context;
  refuseUnusableTexts([
    ['title', form.title],
    ['text', form.text],
    ['titleInHindi', form.titleInHindi],
    ['textInHindi', form.textInHindi],
  ]);
  if (form.isInHindi) refuseOtherCode('textInHindi', form.text, form.textInHindi);
  const { diagramUrl } = await readAsOf(context, store.read, id, form);
  if (form.diagramUrl !== (diagramUrl ?? '')) await refuseLostImage(context, form);
  return store.write(async (queries) => {
    await queries.lock(BANK);
    const set = await readAsOf(context, queries, id, form);
    const members = membersOf(set, form);
    const { reason } = form;
    const change = { kind: 'edited', changedBy: editedBy, reason } as const;
    if ((await changeSet(context, queries, set, members, change)) === null) return 'Nothing was changed.';
    const before = Object.fromEntries(
      Object.keys(members).map((name) => [name, set[name as keyof typeof members]]),
    );
    const entry = { userId: editedBy, kind: 'question sets', thingId: id, action: 'update' } as const;
    await recordChange(context, queries, { ...entry, before, after: { ...members, reason } });
    return 'The passage was saved. Papers that were published with it keep it as it was.';
  });
}

async function readAsOf(
  { store: { t } }: Context,
  queries: Queries,
  id: string,
  { version }: SetEdit,
): Promise<SetRow> {
  const [set] = await queries.select().from(t.questionSets).where(eq(t.questionSets.id, id));
  if (set === undefined) throw new AppError('NOT_FOUND');
  if (set.changeId !== version) throw new AppError('CONFLICT', STALE, { errors: { version: STALE } });
  return set;
}

function membersOf(set: SetRow, form: SetEdit) {
  const { title, text, isInHindi, titleInHindi, textInHindi } = form;
  const { hi: _, ...others } = set.translations ?? {};
  const hi = { text: textInHindi, ...(titleInHindi !== '' && { title: titleInHindi }) };
  const all: SetTranslations = isInHindi ? { ...others, hi } : others;
  return {
    title: title === '' ? null : title,
    text,
    ...editedImage(set, form),
    translations: Object.keys(all).length === 0 ? null : all,
  };
}
