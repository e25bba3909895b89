import type { Tables } from '../../database/index.ts';

type QuestionRow = Tables['questions']['$inferInsert'];

/** The texts of a question that the search indexes (BK7). */
export function textsOf({
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
