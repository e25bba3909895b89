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

/** A file of questions. */
export interface StudyFile {
  readonly title: string;
  readonly path: string;
}

const studyFile = (title: string, name: string): StudyFile => ({
  title,
  path: fileURLToPath(new URL(`questions/${name}.json`, import.meta.url)),
});

/** What those who work on the assistant may read. */
export const OPEN = studyFile('Open questions', 'open');

/** What they do not read. */
export const HELD_BACK: readonly StudyFile[] = [
  studyFile('Held back: half of the first two writers', 'held-back'),
  studyFile('Held back: a later writer', 'held-back-later'),
  studyFile('Held back: two writers more', 'held-back-two-more'),
  studyFile('Held back: the two latest writers', 'held-back-latest'),
];

export async function readStudyQuestions(file: string): Promise<StudyQuestion[]> {
  return z.parse(z.array(studyQuestionSchema), JSON.parse(await readFile(file, 'utf8')));
}
