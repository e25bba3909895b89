import { eq } from 'drizzle-orm';
import type { QuestionFacts } from '@exam/shared-schema/paper-package';
import type { Store } from '../database/index.ts';

/** ST85: by id, the subject and the difficulty of every question of a package version, as the bank has them now. */
export async function factsOfQuestions(
  { read, t }: Store,
  packageVersion: string,
): Promise<Record<string, QuestionFacts>> {
  const rows = await read
    .select({ id: t.questions.id, subject: t.subjects.name, difficulty: t.questions.difficulty })
    .from(t.packageQuestions)
    .innerJoin(t.questions, eq(t.questions.id, t.packageQuestions.questionId))
    .leftJoin(t.subjects, eq(t.subjects.id, t.questions.subjectId))
    .where(eq(t.packageQuestions.packageVersion, packageVersion));
  return Object.fromEntries(rows.map(({ id, ...facts }) => [id, facts]));
}
