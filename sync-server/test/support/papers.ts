import type { AnswerKey } from '@exam/shared-schema/question-types';
import type { Context } from '../../src/context.ts';
import { saveCatalogue, topicIn } from '../../src/bank/save-catalogue.ts';
import { createPaper, type NewPaper } from '../../src/papers/create-paper.ts';
import { poolOf } from '../../src/papers/pools.ts';
import { publishPaper } from '../../src/papers/publish-paper.ts';
import { saveQuestions, type NewQuestion } from '../../src/bank/save-questions.ts';

const options = (...texts: readonly string[]) => texts.map((text) => ({ _id: text, text }));

/** Two MCQ, an MSQ and a numerical; the right options say so in their text, so that tests can find them. */
export function sampleQuestions(sourceName: string): NewQuestion[] {
  const about = { sourceName, difficulty: 5, explanation: 'EXPLANATION-MARKER' };
  const mcq = (sourceKey: string): NewQuestion => ({
    ...about,
    sourceKey,
    type: 'MCQ',
    text: `Which is right? $x^2$ (${sourceKey})`,
    options: [
      ...options('right', 'wrong one', 'wrong two'),
      { _id: 'none', text: 'None of these', fixed: true },
    ],
    key: { type: 'MCQ', correct: ['right'] },
  });
  return [
    mcq('first'),
    mcq('second'),
    {
      ...about,
      sourceKey: 'third',
      type: 'MSQ',
      text: 'Which are right?',
      options: options('right a', 'right b', 'wrong a', 'wrong b'),
      key: { type: 'MSQ', correct: ['right a', 'right b'] },
    },
    {
      ...about,
      sourceKey: 'fourth',
      type: 'Numerical',
      text: 'What is 987.5?',
      options: [],
      key: { type: 'Numerical', ranges: [{ min: '987.25', max: '987.75' }] } satisfies AnswerKey,
    },
  ];
}

let serial = 0;

/** A published paper of four questions in two sections, an hour long. */
export async function publishSample(
  context: Context,
  createdBy: string,
  changes: Partial<NewPaper> = {},
): Promise<string> {
  serial += 1;
  const saved = await saveCatalogue(context, [
    {
      name: 'GATE',
      description: '',
      subjects: [{ name: 'Logic', description: '', topics: [{ name: 'Sets', description: '' }] }],
    },
  ]);
  const topicId = topicIn(saved, 'Logic', 'Sets') as string;
  const pool = poolOf(changes.resultsPolicy ?? 'after-sync');
  const questions = sampleQuestions(`sample-${serial}`).map((question, index) => ({
    ...question,
    pool,
    ...(index < 2 && { topicId }),
  }));
  const ids = await saveQuestions(context, questions);
  const places = ids.map(({ id }) => ({ questionId: id }));
  const paperId = await createPaper(context, {
    title: `Sample ${serial}`,
    description: 'Four questions',
    categoryId: saved.categories.get('gate') as string,
    subjectIds: [...saved.subjects.values()],
    durationMinutes: 60,
    difficultyLevel: 5,
    createdBy,
    sections: [
      { title: 'Choice', questions: places.slice(0, 3) },
      { title: 'Number', questions: places.slice(3) },
    ],
    ...changes,
  });
  await publishPaper(context, paperId);
  return paperId;
}
