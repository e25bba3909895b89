import { and, eq, inArray } from 'drizzle-orm';
import type { AbilityChange, AbilityLevel } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import type { Store } from '../../database/index.ts';
import { AppError } from '../../http/index.ts';
import {
  estimateAbility,
  levelOf,
  meanAbility,
  PRIOR_ABILITY,
  type Ability,
  type ItemResponse,
} from '../../item-response/index.ts';
import { readEntitlements } from '../../tokens/index.ts';
import { evidenceAround, type MarkAttempts } from './evidence.ts';

interface OwnAttempt {
  readonly userId: string;
  readonly attemptId: string;
}

/**
 * AB61: the student's ability before and after an attempt, in its topics. It is estimated anew from the answers, so that it
 * follows corrected keys.
 */
export async function readChange(
  context: Pick<Context, 'store' | 'clock'>,
  markAttempts: MarkAttempts,
  own: OwnAttempt,
): Promise<AbilityChange> {
  const { store } = context;
  const { attempts, papers } = store.t;
  const [found] = await store.read
    .select({ attempt: attempts, isAdaptive: papers.isAdaptive })
    .from(attempts)
    .innerJoin(papers, eq(papers.id, attempts.paperId))
    .where(and(eq(attempts.userId, own.userId), eq(attempts.id, own.attemptId)));
  if (found === undefined) throw new AppError('NOT_FOUND');
  const evidence = await evidenceAround(store, markAttempts, found.attempt);
  if (evidence === null) return { status: 'held' };
  if (!found.isAdaptive && !(await hasLevels(context, own.userId))) return { status: 'needs-plan' };
  return changeOf(store, evidence);
}

async function hasLevels({ store, clock }: Pick<Context, 'store' | 'clock'>, userId: string) {
  return (await readEntitlements(store, store.read, userId, clock.now())).advancedAnalytics;
}

type Evidence = ReadonlyMap<string, readonly ItemResponse[]>;

async function changeOf(
  store: Store,
  evidence: { readonly before: Evidence; readonly after: Evidence },
): Promise<AbilityChange> {
  const before = estimated(evidence.before);
  // Topics without an answer in the attempt have the same responses before and after it.
  const after = [...estimated(evidence.after)].filter(
    ([topicId, { count }]) => count > (before.get(topicId)?.count ?? 0),
  );
  if (after.length === 0) return { status: 'no-answers' };
  const names = await namesOf(
    store,
    after.map(([topicId]) => topicId),
  );
  const earlier = after.map(([topicId]) => before.get(topicId) ?? PRIOR_ABILITY);
  const topics = after.map(([topicId, ability]) => {
    const was = before.get(topicId);
    return {
      topicId,
      name: names.get(topicId) ?? '',
      before: was === undefined ? null : toLevel(was),
      after: toLevel(ability),
    };
  });
  return {
    status: 'shown',
    overall: {
      before: earlier.some(({ count }) => count > 0) ? toLevel(meanAbility(earlier)) : null,
      after: toLevel(meanAbility(after.map(([, ability]) => ability))),
    },
    topics: topics.toSorted(
      (one, other) => one.after.level - other.after.level || (one.name < other.name ? -1 : 1),
    ),
  };
}

const estimated = (evidence: Evidence): Map<string, Ability> =>
  new Map([...evidence].map(([topicId, responses]) => [topicId, estimateAbility(responses)]));

const toLevel = (ability: Ability): AbilityLevel => ({ ...levelOf(ability), answers: ability.count });

async function namesOf({ read, t: { topics } }: Store, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await read
    .select({ id: topics.id, name: topics.name })
    .from(topics)
    .where(inArray(topics.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
