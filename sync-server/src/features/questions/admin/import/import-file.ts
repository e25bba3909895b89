import {
  MOST_IN_FILE,
  questionCalls,
  type CallInput,
  type ImportedQuestion,
  type importQuestions,
  type QuestionImport,
} from '@exam/shared-schema/contract';
import type { Context } from '../../../../context.ts';
import { recordImport, refused } from '../../../../crud/index.ts';
import { AppError } from '../../../../http/index.ts';
import { refuseOtherSubject } from '../refuse-written.ts';
import { checkWritten, keepWritten } from '../write.ts';
import { csvItems } from './csv-items.ts';
import { giftItems } from './gift-items.ts';
import { jsonItems } from './json-items.ts';
import { UnreadableFile, type ReadItem } from './read-item.ts';

type File = CallInput<typeof importQuestions>['body'];

const READERS: Readonly<Record<File['format'], (text: string) => ReadItem[]>> = {
  csv: csvItems,
  gift: giftItems,
  json: jsonItems,
};

/** Characters of a question that the report repeats. */
const SHOWN = 80;

/**
 * OP9: reads a file of questions into a topic. Each question is written as by hand, with all checks, in a transaction of
 * its own; one that is refused leaves the others as they are, and repeating the file adds nothing.
 * @throws AppError VALIDATION if the whole file cannot be read.
 */
export async function importFile(context: Context, file: File, userId: string): Promise<QuestionImport> {
  await refuseOtherSubject(context, context.store.read, file);
  const items: ImportedQuestion[] = [];
  for (const [index, item] of itemsOf(file).entries()) {
    const outcome = await importItem(context, item, file, userId);
    items.push({ place: index + 1, text: item.text.slice(0, SHOWN), ...outcome });
  }
  const countOf = (outcome: ImportedQuestion['outcome']) =>
    items.filter((item) => item.outcome === outcome).length;
  const counts = {
    imported: countOf('imported'),
    duplicates: countOf('duplicate'),
    refused: countOf('refused'),
  };
  if (!file.dryRun)
    await context.store.write((queries) =>
      recordImport(context, queries, {
        ...{ kind: 'questions', source: file.name || 'A file', userId },
        ...{ added: counts.imported, unchanged: counts.duplicates },
        reasons: items.flatMap(({ place, outcome, reason }) =>
          outcome === 'refused' ? [`Item ${place}: ${reason ?? ''}`] : [],
        ),
      }),
    );
  return { ...counts, items };
}

function itemsOf({ format, text }: File): ReadItem[] {
  let items: ReadItem[];
  try {
    items = READERS[format](text);
  } catch (error) {
    if (error instanceof UnreadableFile) throw refused('text', error.message, error.message);
    throw error;
  }
  const sentence =
    items.length === 0
      ? 'The file has no questions.'
      : items.length > MOST_IN_FILE && `A file has at most ${MOST_IN_FILE} questions. Please split it.`;
  if (sentence !== false) throw refused('text', sentence, sentence);
  return items;
}

type Outcome = Pick<ImportedQuestion, 'outcome' | 'reason'>;

async function importItem(
  context: Context,
  item: ReadItem,
  { subjectId, topicId, pool, dryRun }: File,
  userId: string,
): Promise<Outcome> {
  if ('problem' in item) return { outcome: 'refused', reason: item.problem };
  const form = questionCalls.create.body.safeParse({
    isInHindi: false,
    ...item.question,
    ...{ subjectId, topicId, pool },
  });
  if (!form.success) return { outcome: 'refused', reason: form.error.issues[0]?.message ?? '' };
  try {
    await (dryRun ? checkWritten(context, form.data) : keepWritten(context, form.data, userId));
    return { outcome: 'imported', reason: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const outcome = error.code === 'CONFLICT' ? 'duplicate' : 'refused';
    return { outcome, reason: Object.values(error.errors ?? {})[0] ?? error.message };
  }
}

/** '12 questions imported, 1 in the bank already, 2 refused.' */
export function importMessage(
  { imported, duplicates, refused: others }: QuestionImport,
  isDryRun: boolean,
): string {
  const questions = `${imported} ${imported === 1 ? 'question' : 'questions'}`;
  const head = isDryRun ? `${questions} can be imported` : `${questions} imported`;
  return [head, duplicates > 0 && `${duplicates} in the bank already`, others > 0 && `${others} refused`]
    .filter((part) => part !== false)
    .join(', ')
    .concat('.');
}
