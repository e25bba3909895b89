import type { SearchedQuestion } from './search/search.ts';
import type { Tables } from '../database/index.ts';

type QuestionRow = Tables['questions']['$inferInsert'];

/** What the search index has of a stored question (BK7, BK28). */
export const searchedOf = (question: QuestionRow): SearchedQuestion => ({
  questionId: question.id,
  texts: textsOf(question),
  facets: {
    type: question.type,
    difficulty: question.difficulty,
    pool: question.pool ?? 'ranked',
    state: question.state ?? 'active',
    subjectId: question.subjectId ?? null,
    topicId: question.topicId ?? null,
    licence: question.licence ?? null,
  },
});

/** The texts of a question that the search indexes (BK7). */
function textsOf({
  text,
  options,
  explanation,
  keywords = [],
  diagramAlt,
  translations,
}: Pick<
  QuestionRow,
  'text' | 'options' | 'explanation' | 'keywords' | 'diagramAlt' | 'translations'
>): string[] {
  const languages = [{ text, options }, ...Object.values(translations ?? {})];
  const texts = languages.flatMap((own) => [own.text, ...own.options.map((option) => option.text)]);
  const explained = Object.values(translations ?? {}).map((own) => own.explanation ?? '');
  return [...texts, explanation ?? '', ...explained, diagramAlt ?? '', ...keywords];
}
