import { randomBytes } from 'node:crypto';
import { saveQuestions } from '../src/bank/save-questions.ts';
import { saveCatalogue } from '../src/bank/save-catalogue.ts';
import type { Context } from '../src/context.ts';
import { encryptPaper } from '../src/features/exam-day/encrypt-paper.ts';
import { openingCodeFor } from '../src/features/exam-day/secrets.ts';
import { saveMedia } from '../src/media/index.ts';
import { createPaper } from '../src/papers/create-paper.ts';
import { publishPaper } from '../src/papers/publish-paper.ts';
import { questionOf } from './world.ts';

const QUESTIONS = 90;
const IMAGES = 40;
/** A diagram of a question, compressed. */
const IMAGE_BYTES = 30_000;
const DAY_MS = 86_400_000;
/** Others than those of the papers without images. */
const FIRST_NUMBER = 1_000;

/**
 * An exam of 90 questions with maths and 40 images, encrypted, which opens tomorrow or by its code.
 * @param place among such exams, from 0.
 */
export async function addEncryptedExam(
  context: Context,
  createdBy: string,
  place: number,
): Promise<{ readonly id: string; readonly code: string; readonly title: string }> {
  const { store, clock, installation } = context;
  const title = `Encrypted bench paper ${place + 1}`;
  const diagrams = await Promise.all(
    Array.from({ length: IMAGES }, () => saveMedia(context, 'image/png', randomBytes(IMAGE_BYTES))),
  );
  const drafts = Array.from({ length: QUESTIONS }, (_, number) => {
    const diagramUrl = diagrams[number];
    return {
      ...questionOf(FIRST_NUMBER + place, number),
      ...(diagramUrl && { diagramUrl, diagramAlt: 'A diagram' }),
    };
  });
  const saved = await saveCatalogue(context, [{ name: 'Bench', description: '', subjects: [] }]);
  const ids = await saveQuestions(context, drafts);
  const id = await createPaper(context, {
    ...{ title, description: 'Made for measuring', createdBy },
    categoryId: saved.categories.get('bench') as string,
    ...{ subjectIds: [], durationMinutes: 180, difficultyLevel: 5, opensAt: clock.now() + DAY_MS },
    sections: [{ title: 'All', questions: ids.map((question) => ({ questionId: question.id })) }],
  });
  await publishPaper(context, id);
  const scope = { reach: 'installation' } as const;
  await encryptPaper(context, { id, scope }, { chosen: { collegeIds: [], batchIds: [] }, by: createdBy });
  const [group] = (await store.read.select().from(store.t.paperGroups)).filter((row) => row.paperId === id);
  const [paper] = (await store.read.select().from(store.t.papers)).filter((row) => row.id === id);
  const code = openingCodeFor(installation, { testId: id, keyId: paper?.keyId ?? '' }, group?.id ?? '');
  return { id, code, title };
}
