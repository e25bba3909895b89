import { eq } from 'drizzle-orm';
import { CLOSES_TOO_EARLY, isOrdered, type ManagedPaper, type PaperEdit } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { changeRow, refused } from '../../crud/index.ts';
import { notePaper } from '../../leaderboard/note-changes.ts';
import { AppError } from '../../http/index.ts';
import { type Tables, type Transaction } from '../../database/index.ts';
import { NO_WINDOW } from '../../papers/pools.ts';
import { publishWithin } from '../../papers/publish-paper.ts';
import { releaseOf } from './key-release.ts';
import { refuseFixedRules } from './refuse-fixed-rules.ts';
import { withNormalisedTimes, IN_PACKAGE, MOMENTS, RULES } from './settings.ts';

/**
 * MP9: applies an administrator's edit, in a transaction that holds the lock PUBLISHING. If the edit changes the package
 * of an active paper, a new version is published; an inactive paper is published when it is activated.
 * @throws AppError CONFLICT with a message that gives the reason; VALIDATION; NOT_READY if the paper cannot be published.
 */
export async function editPaper(
  context: Context,
  queries: Transaction,
  edit: PaperEdit,
  before: ManagedPaper,
): Promise<void> {
  const { t } = context.store;
  const changes = withNormalisedTimes(edit);
  const isChanged = (name: keyof typeof changes) =>
    changes[name] !== undefined && changes[name] !== before[name];
  const { opensAt, closesAt, keyReleaseAt, ...others } = changes;
  const opens = opensAt === undefined ? before.opensAt : opensAt;
  const closes = closesAt === undefined ? before.closesAt : closesAt;
  if (!isOrdered(opens, closes)) throw refused('closesAt', CLOSES_TOO_EARLY);
  const isWindowChanged = isChanged('opensAt') || isChanged('closesAt');
  if (isWindowChanged && before.resultsPolicy === 'on-submit' && (opens ?? closes) !== null)
    throw refused(opens === null ? 'closesAt' : 'opensAt', NO_WINDOW);
  if (isWindowChanged)
    await refuseEncrypted(t, queries, before._id, { isMoved: isChanged('opensAt'), closes });
  refuseCommonEnd(changes, before, closes);
  if (RULES.some(isChanged)) await refuseFixedRules(t, queries, before._id);
  await changeRow(queries, t.papers, before._id, {
    ...others,
    opensAt: epochOf(opensAt),
    closesAt: epochOf(closesAt),
    ...(isChanged('keyReleaseAt') && {
      keyReleaseAt: await releaseOf(context, queries, epochOf(keyReleaseAt) ?? null, before),
    }),
  });
  if (MOMENTS.some(isChanged)) await notePaper(context.store, queries, before._id, 'hand-in');
  const isPublished = before.isActive && before.packageVersion !== null;
  if (isPublished && IN_PACKAGE.some(isChanged)) await publishWithin(context, queries, before._id);
}

const NEEDS_CLOSING = 'A common end needs a closing time. Set when the paper closes.';
const NO_COMMON_END =
  'A common end is for papers whose clock runs on and whose sections are free. Choose these, or give each student the whole time.';

/** ED16 @param closes after the edit, ISO 8601 UTC. @throws AppError VALIDATION */
function refuseCommonEnd(edit: PaperEdit, before: ManagedPaper, closes: string | null): void {
  if (!(edit.commonEnd ?? before.commonEnd)) return;
  if (closes === null) throw refused('closesAt', NEEDS_CLOSING);
  const policy = edit.timingPolicy ?? before.timingPolicy;
  const sections = edit.sectionTiming ?? before.sectionTiming;
  if (policy === 'pausable' || sections === 'locked') throw refused('commonEnd', NO_COMMON_END);
}

const ENCRYPTED = 'This paper is encrypted. Move its release on the page of its exam day.';

const RELEASED_LATER =
  'The key of this paper is released after this time, so nobody could begin it. Move its release first.';

interface ChangedWindow {
  /** Its opening time was changed. */
  readonly isMoved: boolean;
  /** ISO 8601 UTC. */
  readonly closes: string | null;
}

/** ED4 @throws AppError CONFLICT, VALIDATION */
async function refuseEncrypted(
  { papers }: Tables,
  queries: Transaction,
  id: string,
  { isMoved, closes }: ChangedWindow,
): Promise<void> {
  const [{ encryptedUntil = null } = {}] = await queries
    .select({ encryptedUntil: papers.encryptedUntil })
    .from(papers)
    .where(eq(papers.id, id));
  if (encryptedUntil === null) return;
  if (isMoved) throw new AppError('CONFLICT', ENCRYPTED);
  if (closes !== null && Date.parse(closes) <= encryptedUntil) throw refused('closesAt', RELEASED_LATER);
}

/** Epoch ms; undefined and null unchanged. */
const epochOf = (at: string | null | undefined): number | null | undefined =>
  typeof at === 'string' ? Date.parse(at) : at;
