import { hindiOf, partsOf, type QuestionEdit, type WholeQuestion } from '@exam/shared-schema/contract';

/** The form that edits a question, as the console fills it from what it was told. */
export function editForm(
  question: WholeQuestion,
  place: Pick<QuestionEdit, 'subjectId' | 'topicId'>,
): QuestionEdit {
  const { type, text, explanation, difficulty, version, diagramUrl, diagramAlt } = question;
  return {
    ...partsOf(question),
    ...hindiOf(question),
    ...place,
    type,
    text,
    explanation: explanation ?? '',
    diagramUrl: diagramUrl ?? '',
    diagramAlt: diagramAlt ?? '',
    difficulty,
    keywords: question.keywords.join(', '),
    isAnother: false,
    keepsKey: true,
    version,
    reason: 'A typing mistake',
  };
}
