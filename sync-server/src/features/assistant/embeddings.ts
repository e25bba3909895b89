import type { Context } from '../../context.ts';
import type { AssistantParts } from './parts.ts';

/** The questions whose embeddings are nearest to a text's, the nearest first; none where no model makes embeddings. */
export async function nearestQuestions(
  _context: Context,
  _parts: AssistantParts,
  _wanted: { readonly userId: string; readonly text: string; readonly signal?: AbortSignal | undefined },
): Promise<readonly { readonly questionId: string }[]> {
  return [];
}
