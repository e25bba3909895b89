import { lettered, rightOptions } from '@exam/shared-schema/question-types';
import type { FileColumns } from '../../../crud/index.ts';
import type { ExportedQuestion } from './exported-question.ts';

/** BK31 */
export const IN_FILE: FileColumns<ExportedQuestion> = {
  Id: ({ question }) => question.id,
  Type: ({ question }) => question.type,
  Subject: ({ subject }) => subject,
  Topic: ({ topic }) => topic,
  Question: ({ question }) => question.text,
  Options: ({ question }) =>
    lettered(question.options)
      .map(({ text, name }) => `${name}. ${text}`)
      .join('\n'),
  Key: keyText,
  Explanation: ({ question }) => question.explanation,
  'Difficulty, 1 to 10': ({ question }) => question.difficulty,
  Keywords: ({ question }) => question.keywords.join('; '),
  Pool: ({ question }) => question.pool,
  State: ({ question }) => question.state,
  'Published in papers': ({ papers }) => papers,
  Licence: ({ question }) => question.licence,
  'Created, UTC': ({ question }) => new Date(question.createdAt).toISOString(),
};

/** The letters of the right options; of other keys the whole as JSON, which may have values, ranges and a tolerance. */
function keyText({ question: { key, options } }: ExportedQuestion): string {
  const right = new Set(rightOptions(key));
  if (right.size === 0) return JSON.stringify(key);
  return lettered(options)
    .flatMap(({ _id, name }) => (right.has(_id) ? [name] : []))
    .join('; ');
}
