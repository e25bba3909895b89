import { inArray } from 'drizzle-orm';
import type { CallAnswer, CallInput, knownAttempts } from '@exam/shared-schema/contract';
import { isoOrNull } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Identity } from '../../http/index.ts';
import { backedUpThrough, readTicket } from '../../installation/index.ts';

type Asked = CallInput<typeof knownAttempts>['body']['attempts'][number];
type MissingAnswer = CallAnswer<typeof knownAttempts>['data'];

interface Claim {
  readonly attemptId: string;
  readonly head: string;
  readonly userId: string;
}

/**
 * SY10: which of the caller's hand-ins the server does not have. Each needs a credential: its ticket or the session.
 * Hand-ins of other users are reported as missing, as if they never existed; those without a credential are left out.
 */
export async function findMissingAttempts(
  context: Context,
  identity: Identity,
  attempts: readonly Asked[],
): Promise<MissingAnswer> {
  const through = await backedUpThrough(context);
  const claims = attempts.flatMap((asked) => claimOf(context, identity, asked));
  const kept = await keptHeads(context, claims);
  return {
    lacking: claims.filter((claim) => !kept.has(nameOf(claim))).map(({ attemptId }) => attemptId),
    backedUpThrough: isoOrNull(through),
  };
}

function claimOf({ installation }: Context, identity: Identity, asked: Asked): Claim[] {
  const { attemptId, head } = asked;
  const ticket = asked.ticket === undefined ? null : readTicket(installation.keys, asked.ticket);
  const userId = ticket?.userId ?? (identity.kind === 'user' ? identity.user._id : null);
  return userId === null ? [] : [{ attemptId, head, userId }];
}

function nameOf({ attemptId, head, userId }: Claim): string {
  return `${userId} ${attemptId} ${head}`;
}

/** Superseded logs are stored too and need not be sent again. */
async function keptHeads(
  { store: { read, t } }: Context,
  claims: readonly Claim[],
): Promise<ReadonlySet<string>> {
  const ids = claims.map(({ attemptId }) => attemptId);
  const counted = await read
    .select({ attemptId: t.attempts.id, head: t.attempts.head, userId: t.attempts.userId })
    .from(t.attempts)
    .where(inArray(t.attempts.id, ids));
  const superseded = await read
    .select({
      attemptId: t.supersededAttempts.attemptId,
      head: t.supersededAttempts.head,
      userId: t.supersededAttempts.userId,
    })
    .from(t.supersededAttempts)
    .where(inArray(t.supersededAttempts.attemptId, ids));
  return new Set([...counted, ...superseded].map(nameOf));
}
