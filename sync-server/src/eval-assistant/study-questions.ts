import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';

/** Kinds of questions that an assistant for studying must not answer. */
const DECLINED = ['off-topic', 'fishing'] as const;

const studyQuestionSchema = z.object({
  id: z.string(),
  kind: z.enum([
    'sums',
    'definitions',
    'general knowledge',
    'English',
    'exam rules',
    'the product',
    'follow-ups',
    'misspelt',
    'Hindi',
    ...DECLINED,
  ]),
  language: z.enum(['en', 'hi', 'hinglish']),
  /** What the student types, one message after the other. The answer to the last one is judged. */
  turns: z.array(z.string()).check(z.minLength(1)),
  /** What the writer expects, in words. */
  expected: z.string(),
  /** Each entry must be in the answer, in one of the ways between `|`. */
  mustContain: z.array(z.string()),
  mustNotContain: z.array(z.string()),
});
export type StudyQuestion = z.infer<typeof studyQuestionSchema>;

export const mustDecline = ({ kind }: Pick<StudyQuestion, 'kind'>): boolean =>
  (DECLINED as readonly string[]).includes(kind);

const fileNamed = (name: string): string => fileURLToPath(new URL(`questions/${name}.json`, import.meta.url));

/** Half of the questions of each writer. The other half is not read by those who work on the assistant. */
export const OPEN_HALF = fileNamed('open');
export const HELD_BACK_HALF = fileNamed('held-back');
/** All questions of a writer, none of which is read by those who work on the assistant. */
export const LAST_WRITER = fileNamed('held-back-last-writer');

export async function readStudyQuestions(file: string): Promise<StudyQuestion[]> {
  return z.parse(z.array(studyQuestionSchema), JSON.parse(await readFile(file, 'utf8')));
}
