import { and, eq } from 'drizzle-orm';
import { canonicalJson } from '@exam/shared-schema/attempt';
import type { QuestionEdit } from '@exam/shared-schema/contract';
import type { Context } from '../../../context.ts';
import { recordChange, refused } from '../../../crud/index.ts';
import { BANK, PUBLISHING, type Queries, type Tables, type Transaction } from '../../../database/index.ts';
import { AppError } from '../../../http/index.ts';
import { changeQuestion } from '../../../bank/change-question.ts';
import { editedMembers, type EditedMembers } from './edited-members.ts';
import { isHeld } from './held.ts';
import { refuseLostImage } from './image.ts';
import { refuseOtherSubject, refuseRepeated, refuseUnshowable, repeatedExactly } from './refuse-written.ts';
import { keyInSource, SOURCE } from './source-of-written.ts';

type QuestionRow = Tables['questions']['$inferSelect'];

/** A question and its editor. */
interface Editing {
  readonly id: string;
  /** The administrator. */
  readonly editedBy: string;
}

/**
 * BK18 to BK21: edits a question of the bank. Published packages are not affected.
 * @returns a message for the administrator.
 * @throws AppError NOT_FOUND; CONFLICT with `errors.version` if the question was changed since it was read, or with the
 * text of a question that a student would call the same; VALIDATION for texts that the bank does not accept, a key that
 * would no longer fit, or a changed set of options while a package holds the question.
 */
export async function keepEdited(
  context: Context,
  form: QuestionEdit,
  { id, editedBy }: Editing,
): Promise<string> {
  const { store } = context;
  const { row, members } = await readEdited(context, store.read, id, form);
  refuseUnshowable(form, members.options, members.translations);
  if (members.diagramUrl !== row.diagramUrl) await refuseLostImage(context, form);
  if (!form.isAnother && asksAnother(row, members))
    await refuseRepeated(context, members, members.options, id);
  return store.write(async (queries) => {
    await queries.lock(PUBLISHING);
    await queries.lock(BANK);
    // Inside the transaction: a paper may have been published, or the question changed, since it was read.
    const edited = await readEdited(context, queries, id, form);
    await refuseOtherSubject(context, queries, form);
    return keep(context, queries, { ...edited, reason: form.reason, editedBy });
  });
}

/** The stored question, and its fields after the edit. */
async function readEdited(context: Context, queries: Queries, id: string, form: QuestionEdit) {
  const { store, ids } = context;
  const row = await readAsOf(context, queries, id, form);
  const members = editedMembers(row, form, {
    isHeld: await isHeld(store, queries, id),
    newId: () => ids.next(),
  });
  return { row, members };
}

/** BK20 */
const STALE =
  'Somebody else changed this question meanwhile. Nothing was saved, and what you wrote is still here.';

async function readAsOf(
  { store: { t } }: Context,
  queries: Queries,
  id: string,
  { version, type }: QuestionEdit,
): Promise<QuestionRow> {
  const [row] = await queries.select().from(t.questions).where(eq(t.questions.id, id));
  if (row === undefined) throw new AppError('NOT_FOUND');
  if (row.changeId !== version) throw new AppError('CONFLICT', STALE, { errors: { version: STALE } });
  if (row.type !== type)
    throw refused('type', 'The type of a question does not change. Write another question.');
  return row;
}

/** Whether the edit changes the wording or the topic: only then can it make a duplicate. */
function asksAnother(row: QuestionRow, members: EditedMembers): boolean {
  const asked = ({ text, options, topicId }: Pick<QuestionRow, 'text' | 'options' | 'topicId'>) =>
    canonicalJson({ text, options: options.map((option) => option.text), topicId });
  return asked(row) !== asked(members);
}

interface Edited {
  readonly row: QuestionRow;
  readonly members: EditedMembers;
  readonly reason: string;
  readonly editedBy: string;
}

async function keep(
  context: Context,
  queries: Transaction,
  { row, members, reason, editedBy }: Edited,
): Promise<string> {
  const { id, type, pool } = row;
  const isWritten = row.sourceName === SOURCE;
  const sourceKey = isWritten ? keyInSource({ ...members, type, pool }) : row.sourceKey;
  if (sourceKey !== row.sourceKey) await refuseExactly(context, queries, sourceKey);
  const change = { kind: 'edited', changedBy: editedBy, reason } as const;
  const changed = await changeQuestion(context, queries, row, { ...members, sourceKey }, change);
  if (changed === null) return 'Nothing was changed.';
  await recordChange(context, queries, {
    userId: editedBy,
    kind: 'questions',
    thingId: id,
    action: 'update',
    before: only(row, members),
    after: { ...members, reason },
  });
  return 'The question was saved. Papers that were published with it keep it as it was.';
}

const only = (row: QuestionRow, members: EditedMembers) =>
  Object.fromEntries(Object.keys(members).map((name) => [name, row[name as keyof EditedMembers]]));

/** A question written in the console is identified by its content (BK16), and so is an edited one. */
async function refuseExactly({ store: { t } }: Context, queries: Queries, sourceKey: string): Promise<void> {
  const same = and(eq(t.questions.sourceName, SOURCE), eq(t.questions.sourceKey, sourceKey));
  if ((await queries.$count(t.questions, same)) > 0) throw repeatedExactly();
}
