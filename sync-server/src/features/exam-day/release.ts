import { eq } from 'drizzle-orm';
import type { CallInput, releaseKey as releaseCall } from '@exam/shared-schema/contract';
import { isoOrNull } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { recordChange, refused } from '../../crud/index.ts';
import { AppError } from '../../http/index.ts';
import { notePaper } from '../../leaderboard/note-changes.ts';
import { requirePaper, type NamedPaper } from './encrypt-paper.ts';

const NOT_ENCRYPTED = 'This paper is not encrypted.';
const RELEASED = 'The key of this paper has been released already. Devices may have it.';
const PAST = 'This time has passed. Release the key at once, or choose a later time.';
const CLOSED = 'The paper closes before this time, so nobody could begin it. Choose an earlier time.';

/**
 * ED4: moves the release of a paper's key, for a reason that is recorded.
 * @throws AppError NOT_FOUND; CONFLICT for a paper that is not encrypted, or whose key is released; VALIDATION.
 */
export function moveRelease(
  context: Context,
  named: NamedPaper,
  { at, reason }: CallInput<typeof releaseCall>['body'],
  by: string,
): Promise<number> {
  const { store, clock } = context;
  const { t } = store;
  return store.write(async (queries) => {
    await queries.lock(`exam day ${named.id}`);
    const paper = await requirePaper(t, queries, named);
    const now = clock.now();
    if (paper.encryptedUntil === null) throw new AppError('CONFLICT', NOT_ENCRYPTED);
    if (paper.encryptedUntil <= now) throw new AppError('CONFLICT', RELEASED);
    const encryptedUntil = at === null ? now : Date.parse(at);
    if (encryptedUntil < now) throw refused('at', PAST, PAST);
    if (paper.closesAt !== null && encryptedUntil >= paper.closesAt) throw refused('at', CLOSED, CLOSED);
    await queries.update(t.papers).set({ encryptedUntil }).where(eq(t.papers.id, paper.id));
    // ED14: results are held back until then.
    await notePaper(store, queries, paper.id, 'hand-in');
    await recordChange(context, queries, {
      ...{ userId: by, kind: 'papers', thingId: paper.id, action: 'update' },
      before: { encryptedUntil: isoOrNull(paper.encryptedUntil) },
      after: { encryptedUntil: isoOrNull(encryptedUntil), reason },
    });
    return encryptedUntil;
  });
}
