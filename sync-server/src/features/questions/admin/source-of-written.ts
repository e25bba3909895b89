import { canonicalJson } from '@exam/shared-schema/attempt';
import { sha256 } from '../../../sha256.ts';
import { renameKey, renamer } from '../../../bank/rename-options.ts';
import type { NewQuestion } from '../../../bank/save-questions.ts';

/** The source name of questions that administrators write. */
export const SOURCE = 'console';

type WrittenFields = Pick<
  NewQuestion,
  'type' | 'text' | 'options' | 'key' | 'difficulty' | 'subjectId' | 'topicId' | 'pool'
> & { readonly explanation?: string | null; readonly diagramUrl?: string | null | undefined };

/** BK16: a digest of the content, with options by position, so that a form sent twice is stored once. */
export function keyInSource({ type, text, options, key, explanation, ...rest }: WrittenFields): string {
  const { difficulty, subjectId, topicId, pool, diagramUrl } = rest;
  const places = new Map(options.map(({ _id }, place) => [_id, String(place)]));
  const content = {
    type,
    text,
    options: options.map((option, place) => ({ _id: String(place), text: option.text, row: option.row })),
    key: renameKey(key, renamer(places)),
    ...(explanation != null && { explanation }),
    // The same text with another image is another question.
    ...(diagramUrl != null && { diagramUrl }),
    difficulty,
    subjectId,
    topicId,
    pool,
  };
  return sha256(canonicalJson(content));
}
