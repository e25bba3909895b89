import { and, eq } from 'drizzle-orm';
import { extraTimeOf } from '@exam/shared-schema/access';
import { MAX_EXTRA_TIME_PERCENT, type CallInput, type giveExtraMinutes } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { recordChange } from '../../crud/index.ts';
import { AppError } from '../../http/index.ts';
import { accommodationOf } from '../../papers/extra-time.ts';
import { selectAssignment, type NamedAssignment } from './assignments.ts';

type Given = CallInput<typeof giveExtraMinutes>['body'];

interface Giving extends NamedAssignment {
  readonly givenBy: string;
}

/**
 * BA22: adds time for one student on the paper of an assignment, to what the student has. It is stored as the whole
 * percentage that gives at least these minutes.
 * @throws AppError NOT_FOUND; CONFLICT for a paper with locked sections that the student has begun, and beyond the most
 * that can be given.
 */
export function giveMinutes(
  context: Context,
  { userId, minutes }: Given,
  { id, scope, givenBy }: Giving,
): Promise<string> {
  const { store } = context;
  const { t } = store;
  const { batchMembers, papers, paperAccommodations: given, users } = t;
  return store.write(async (queries) => {
    await queries.lock('accommodations');
    const [assignment] = await selectAssignment(t, queries, { id, scope });
    if (assignment === undefined) throw new AppError('NOT_FOUND');
    const isMember = and(eq(batchMembers.batchId, assignment.batchId), eq(batchMembers.userId, userId));
    const [found] = await queries
      .select({ user: users, paper: papers })
      .from(batchMembers)
      .innerJoin(users, eq(users.id, batchMembers.userId))
      .innerJoin(papers, eq(papers.id, assignment.paperId))
      .where(isMember);
    if (found === undefined) throw new AppError('NOT_FOUND', 'This student is not in the batch.');
    const { user, paper } = found;
    if (paper.sectionTiming === 'locked' && (await hasBegun(context, queries, userId, paper.id)))
      throw new AppError('CONFLICT', LOCKED);
    const before = extraTimeOf(await accommodationOf(store, queries, { ...user, _id: user.id }, paper));
    const extraTimePercent = before + Math.ceil((minutes * 100) / paper.durationMinutes);
    if (extraTimePercent > MAX_EXTRA_TIME_PERCENT) throw new AppError('CONFLICT', TOO_MUCH);
    await queries
      .insert(given)
      .values({ paperId: paper.id, userId, extraTimePercent })
      .onConflictDoUpdate({ target: [given.paperId, given.userId], set: { extraTimePercent } });
    await recordChange(context, queries, {
      userId: givenBy,
      kind: 'accommodations',
      thingId: `b_${paper.id}_${userId}`,
      action: 'update',
      before: { extraTimePercent: before },
      after: { extraTimePercent },
    });
    const more = Math.floor((paper.durationMinutes * (extraTimePercent - before)) / 100);
    return `${user.fullName} has ${more === 1 ? '1 more minute' : `${more} more minutes`}.`;
  });
}

const LOCKED =
  'The sections of this paper have times of their own, so a student who has begun it can get no more time.';
const TOO_MUCH = `A student can have at most ${MAX_EXTRA_TIME_PERCENT} per cent extra time.`;

function hasBegun(
  { store: { t } }: Context,
  queries: Parameters<typeof accommodationOf>[1],
  userId: string,
  paperId: string,
): Promise<boolean> {
  const { attemptDrafts: drafts } = t;
  return queries
    .$count(drafts, and(eq(drafts.userId, userId), eq(drafts.paperId, paperId)))
    .then((number) => number > 0);
}
