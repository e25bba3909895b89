import type { QuestionChange, WholeQuestion } from '@exam/shared-schema/contract';
import type { AnswerKey } from '@exam/shared-schema/question-types';
import { lettered } from '../../ui/index.ts';
import { answerKeyText } from './answer-key-text.ts';

/** One changed member of a question, as text. */
export interface ChangedPart {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** The members shown, in this order; all others are bookkeeping. */
const NAMES = {
  text: 'Question',
  options: 'Options',
  key: 'Key',
  explanation: 'Explanation',
  subject: 'Subject',
  topic: 'Topic',
  difficulty: 'Difficulty',
  pool: 'Pool',
  state: 'State',
  translations: 'Translations',
  diagramAlt: 'Description of the image',
  diagramUrl: 'Image',
  diagramLatex: 'Diagram',
  title: 'Title',
  keywords: 'Keywords',
  marks: 'Marks',
  negativeMarks: 'Negative marks',
} as const;

type Options = WholeQuestion['options'];

/** What each change of a question changed. Keys are shown with the letters that the options had before the change. */
export function describeChanges(
  changes: readonly QuestionChange[],
  now: Options,
): (readonly [change: QuestionChange, parts: readonly ChangedPart[]])[] {
  let later = now;
  return changes.map((change) => {
    const after = (change.after['options'] as Options | undefined) ?? later;
    const before = (change.before['options'] as Options | undefined) ?? after;
    later = before;
    const parts = Object.entries(NAMES).flatMap(([member, name]) =>
      member in change.after
        ? [
            {
              name,
              before: valueText(member, change.before[member], before),
              after: valueText(member, change.after[member], after),
            },
          ]
        : [],
    );
    return [change, parts.filter((part) => part.before !== part.after)] as const;
  });
}

function valueText(member: string, value: unknown, options: Options): string {
  if (value === null || value === undefined) return '';
  if (member === 'options') return optionsText(value as Options);
  if (member === 'key') return answerKeyText(value as AnswerKey, options);
  if (member === 'keywords') return (value as WholeQuestion['keywords']).join(', ');
  if (member === 'translations') return translationsText(value as WholeQuestion['translations']);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
}

export const optionsText = (options: readonly { readonly text: string }[]): string =>
  lettered(options)
    .map(({ text, name }) => `${name}  ${text}`)
    .join('\n');

const translationsText = (translations: WholeQuestion['translations']): string =>
  Object.entries(translations)
    .map(([language, { text, options, explanation = '' }]) =>
      [`${language}: ${text}`, optionsText(options ?? []), explanation].join('\n'),
    )
    .join('\n');
