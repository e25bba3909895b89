import { and, inArray, ne } from 'drizzle-orm';
import { resultsHeldUntil } from '@exam/shared-schema/access';
import type { Pool, Queries, Store } from '../database/index.ts';
import { AppError } from '../http/index.ts';
import type { PaperSource } from './build-package.ts';

type Policy = PaperSource['resultsPolicy'];

/** Characters of a question quoted in an error message. */
const QUOTED = 80;

/** ST59: ranked papers draw from one pool, papers that show results at once from the other. */
export function poolOf(resultsPolicy: Policy): Pool {
  return resultsPolicy === 'on-submit' ? 'practice' : 'ranked';
}

/** BK4: checked before the database constraint, so that the error can name the question. @throws AppError KEY_WOULD_LEAK */
export async function refuseOtherPool(
  { questions }: Store['t'],
  queries: Queries,
  pool: Pool,
  places: readonly { readonly questionId: string }[],
): Promise<void> {
  const ids = places.map(({ questionId }) => questionId);
  const [other] = await queries
    .select({ text: questions.text })
    .from(questions)
    .where(and(inArray(questions.id, ids), ne(questions.pool, pool)))
    .limit(1);
  if (other === undefined) return;
  const where = pool === 'ranked' ? 'papers that show their results at once' : 'papers that rank';
  throw new AppError('KEY_WOULD_LEAK', `This question is kept for ${where}: ${other.text.slice(0, QUOTED)}`);
}

/** ST7, ST80: a key that is sent to devices cannot be withheld. @throws AppError KEY_WOULD_LEAK */
export function refuseWithheldKey({
  resultsPolicy,
  ...moments
}: Pick<PaperSource, 'resultsPolicy' | 'keyReleaseAt' | 'opensAt' | 'closesAt'>): void {
  if (resultsPolicy === 'after-sync') return;
  if (moments.keyReleaseAt !== null)
    throw new AppError('KEY_WOULD_LEAK', 'A paper that shows its results at once cannot hold its key back.');
  // Such a paper is never assigned (BA12), nor encrypted (ED2).
  if (resultsHeldUntil({ ...moments, assignedUntil: null, encryptedUntil: null }) !== null)
    throw new AppError('KEY_WOULD_LEAK', NO_WINDOW);
}

/** ST80 */
export const NO_WINDOW =
  'A paper that shows its results at once cannot have opening times: its key would be known while it is open.';
