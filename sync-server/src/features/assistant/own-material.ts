import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { statusesOf } from './open-questions.ts';
import type { AssistantNeeds } from './parts.ts';

/** A note that a student wrote on the card of a question. */
export interface OwnNote {
  readonly questionId: string;
  readonly text: string;
}

/** Most notebook entries read, newest first. */
const MOST_ENTRIES = 2_000;

/** The student's own notes, the newest for each question, without emptied ones. */
export async function notesOf({ store: { read, t } }: Context, userId: string): Promise<OwnNote[]> {
  const { notebookEntries: entries } = t;
  const rows = await read
    .select({ questionId: entries.questionId, text: entries.text })
    .from(entries)
    .where(and(eq(entries.userId, userId), eq(entries.kind, 'note')))
    .orderBy(desc(entries.at), desc(entries.number))
    .limit(MOST_ENTRIES);
  const newest = new Map<string, string>();
  for (const { questionId, text } of rows)
    if (!newest.has(questionId)) newest.set(questionId, text?.trim() ?? '');
  return [...newest].flatMap(([questionId, text]) => (text === '' ? [] : [{ questionId, text }]));
}

/** A question that the student got wrong, with its released explanation. */
export interface OwnMistake {
  readonly questionId: string;
  readonly text: string;
  readonly explanation: string | null;
  readonly testTitle: string;
}

/** How many of the newest attempts are read. */
const MOST_ATTEMPTS = 10;

/** The student's wrong answers in the newest attempts with a released key, if the questions are free (AS4). */
export async function mistakesOf(
  context: Context,
  needs: Pick<AssistantNeeds, 'earnsKey' | 'releasedAttempt'>,
  userId: string,
): Promise<OwnMistake[]> {
  const { read, t } = context.store;
  const rows = await read
    .select({ id: t.attempts.id })
    .from(t.attempts)
    .where(eq(t.attempts.userId, userId))
    .orderBy(desc(t.attempts.submittedAt), desc(t.attempts.id))
    .limit(MOST_ATTEMPTS);
  const mistakes = new Map<string, OwnMistake>();
  for (const { id } of rows) {
    const released = await needs.releasedAttempt(userId, id);
    for (const { questionId, text, explanation, outcome } of released?.questions ?? [])
      if (outcome === 'incorrect' && released !== null && !mistakes.has(questionId))
        mistakes.set(questionId, { questionId, text, explanation, testTitle: released.title });
  }
  const status = await statusesOf(context, needs, userId, [...mistakes.keys()]);
  const active = await activeOf(context, [...mistakes.keys()]);
  return [...mistakes.values()].filter(
    ({ questionId }) => status(questionId).isFree && active.has(questionId),
  );
}

async function activeOf(
  { store: { read, t } }: Context,
  questionIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (questionIds.length === 0) return new Set();
  const rows = await read
    .select({ id: t.questions.id })
    .from(t.questions)
    .where(and(inArray(t.questions.id, [...questionIds]), eq(t.questions.state, 'active')));
  return new Set(rows.map(({ id }) => id));
}
