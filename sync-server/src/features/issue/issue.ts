import { and, eq, isNull, sql } from 'drizzle-orm';
import {
  NO_MEANS,
  resolveAccess,
  type AccessFacts,
  type Means,
  type PaperAccess,
} from '@exam/shared-schema/access';
import type { CallAnswer, issuePaper as issueCall } from '@exam/shared-schema/contract';
import type { FileKey, Ticket } from '@exam/shared-schema/attempt';
import type { Context } from '../../context.ts';
import { statement, walletLock, type Queries, type Store } from '../../database/index.ts';
import { AppError, type Caller } from '../../http/index.ts';
import { claimedTicket, optionSeed, signTicket, ticketSecret } from '../../installation/index.ts';
import { accommodationOf } from '../../papers/extra-time.ts';
import type { Purse } from '../../tokens/index.ts';
import { requireCostMatches, type QuotedCost } from '../../papers/quoted-price.ts';
import { assignedWindows } from '../../papers/assigned.ts';
import { issuesOf, type IssueRow } from '../../papers/issues.ts';
import { askerOf, factsOf, requireAccess, type Issuable, type PaperRow } from '../../papers/paper-access.ts';

type Issued = CallAnswer<typeof issueCall>['data'];

const NONCE_BYTES = 16;

/**
 * ST1, ST2: issues a paper to the caller. A repeated request returns the same ticket and charges nothing.
 * @param quoted the cost that the caller agreed to; any other cost is refused (ST60).
 */
export async function issuePaper(
  context: Context,
  purse: PaidBy,
  caller: Caller,
  { paperId, quoted }: { readonly paperId: string; readonly quoted: QuotedCost },
): Promise<Issued> {
  const { store, clock } = context;
  // Most callers already have a ticket and need not wait for the writer.
  const { standing } = await lookUp(context, store.read, { caller, purse }, paperId);
  const row = standing ?? (await issueAnew(context, { caller, purse, quoted }, paperId));
  const { ticket, price, charged, packageVersion } = row;
  return { ticket, price, charged, packageVersion, serverTime: new Date(clock.now()).toISOString() };
}

/** The wallet operations that an issue needs; `charge` runs within the issuing transaction. */
export type PaidBy = Pick<Purse, 'tokensOf' | 'papersLeft' | 'charge'>;

interface Payer {
  readonly caller: Caller;
  readonly purse: PaidBy;
  readonly quoted: QuotedCost;
}

async function issueAnew(context: Context, payer: Payer, paperId: string): Promise<IssueRow> {
  const { store, installation } = context;
  const fileKey = await installation.fileKeys.current();
  return store.write(async (queries) => {
    const { caller, purse, quoted } = payer;
    // A paper is charged once, even if several versions are requested concurrently.
    await queries.lock(walletLock(caller._id));
    const found = await lookUp(context, queries, payer, paperId);
    if (found.standing !== null) return found.standing;
    const { same, ...request } = found;
    const { charge: tokens } = request.access;
    requireCostMatches(quoted, request.access, request.paper.price);
    await purse.charge(queries, { userId: caller._id, thing: `paper ${paperId}`, tokens });
    const issue = makeIssue(context, { ...request, caller, fileKey });
    return same === null ? keepIssue(store, queries, issue) : replaceIssue(store, queries, same, issue);
  });
}

/** The caller's valid ticket, or else what a new ticket is made from. */
type Found =
  | { readonly standing: IssueRow }
  | {
      readonly standing: null;
      readonly paper: PaperRow;
      readonly access: Issuable;
      /** The ticket of the current version that was issued to the caller. */
      readonly same: IssueRow | null;
      /** BA22: an attempt has begun with a ticket of this time, epoch ms; null if none has. */
      readonly begunWith: number | null;
    };

/** @throws AppError, see requireAccess. */
async function lookUp(
  { store, clock }: Context,
  queries: Queries,
  { caller, purse }: Pick<Payer, 'caller' | 'purse'>,
  paperId: string,
): Promise<Found> {
  const [paper] = await paperById(store, queries, { paperId });
  if (paper === undefined) throw new AppError('NOT_FOUND');
  // A free paper does not need the caller's balance.
  const means = paper.price === 0 ? NO_MEANS : await meansOf(purse, queries, caller._id);
  const earlier = await issuesOf(store, queries, caller._id, paperId);
  const same = earlier.find((issue) => issue.packageVersion === paper.currentVersion) ?? null;
  const facts: AccessFacts = {
    paper: factsOf(paper),
    asker: askerOf(caller, means),
    accommodation: await accommodationOf(store, queries, caller, paper),
    assigned: await assignedWindows(store, queries, { userId: caller._id, paperId }),
    issued: {
      isHolder: earlier.length > 0,
      // Read from the table of issued tickets, so its signature need not be checked.
      ticket: same === null ? null : claimedTicket(same.ticket),
      isSitting: false,
    },
    now: clock.now(),
  };
  const { decided, isSitting } = await decide(store, queries, facts, same);
  const access = requireAccess(decided);
  const begunWith = isSitting && same !== null ? (claimedTicket(same.ticket)?.issuedAt ?? null) : null;
  if (access.outcome === 'issuable') return { standing: null, paper, same, access, begunWith };
  if (same === null) throw new Error('The access decision names an issued ticket, but there is none');
  return { standing: same };
}

async function meansOf(purse: PaidBy, queries: Queries, userId: string): Promise<Means> {
  const tokens = await purse.tokensOf(queries, userId);
  const papersLeft = await purse.papersLeft(queries, userId);
  return { ...NO_MEANS, wallet: { tokens }, plan: { papersLeft } };
}

/** Reads whether an attempt is in progress only if the decision depends on it. */
async function decide(
  store: Store,
  queries: Queries,
  facts: AccessFacts,
  same: IssueRow | null,
): Promise<{ readonly decided: PaperAccess; readonly isSitting: boolean }> {
  const access = resolveAccess(facts);
  if (access.outcome !== 'issuable' || access.reason !== 'new-terms' || same === null)
    return { decided: access, isSitting: false };
  const isSitting = await hasBegun(store, queries, same);
  return { decided: resolveAccess({ ...facts, issued: { ...facts.issued, isSitting } }), isSitting };
}

async function hasBegun(
  { t }: Store,
  queries: Queries,
  { userId, packageVersion }: IssueRow,
): Promise<boolean> {
  const begun = await queries
    .select({ attemptId: t.attemptDrafts.attemptId })
    .from(t.attemptDrafts)
    .leftJoin(
      t.attempts,
      and(eq(t.attempts.id, t.attemptDrafts.attemptId), eq(t.attempts.userId, t.attemptDrafts.userId)),
    )
    .where(
      and(
        eq(t.attemptDrafts.userId, userId),
        eq(t.attemptDrafts.packageVersion, packageVersion),
        isNull(t.attempts.id),
      ),
    )
    .limit(1);
  return begun.length > 0;
}

/** Keeps the price that was paid, and the month in which a plan covered the paper (PL4). */
async function replaceIssue(
  { t }: Store,
  queries: Queries,
  before: IssueRow,
  { ticketId, ticket, issuedAt }: IssueRow,
): Promise<IssueRow> {
  const changes = { ticketId, ticket, issuedAt: before.byPlan ? before.issuedAt : issuedAt };
  await queries.update(t.issues).set(changes).where(eq(t.issues.ticketId, before.ticketId));
  return { ...before, ...changes };
}

const paperById = statement('paper_by_id', (queries, { papers }) =>
  queries
    .select()
    .from(papers)
    .where(eq(papers.id, sql.placeholder('paperId'))),
);

interface IssueRequest {
  readonly caller: Caller;
  readonly paper: PaperRow;
  readonly access: Issuable;
  /** The key that hand-in files are encrypted to (ST15). */
  readonly fileKey: FileKey;
  readonly begunWith: number | null;
}

function makeIssue({ installation, clock, ids }: Context, request: IssueRequest): IssueRow {
  const { caller, paper, access, fileKey, begunWith } = request;
  const { packageVersion } = access.terms;
  const ticketId = ids.next();
  const ticket: Ticket = {
    ticketId,
    userId: caller._id,
    testId: paper.id,
    ...access.terms,
    ...(paper.totalQuestions > 0 && { questions: paper.totalQuestions }),
    // ST11: an attempt is not from before its ticket because it was given more time.
    issuedAt: begunWith ?? clock.now(),
    nonce: ids.bytes(NONCE_BYTES).toString('base64url'),
    secret: ticketSecret(installation, ticketId),
    optionSeed: optionSeed(installation, { userId: caller._id, packageVersion }),
    keyId: installation.keys.currentKeyId,
    signingKey: installation.keys.currentPublicKey,
    fileKey,
  };
  return {
    ticketId,
    userId: caller._id,
    paperId: paper.id,
    packageVersion,
    ticket: signTicket(installation.keys, ticket),
    price: paper.price,
    charged: access.charge,
    byPlan: access.cover === 'plan',
    issuedAt: ticket.issuedAt,
  };
}

/** If another process inserted a ticket first, that ticket is used. */
async function keepIssue({ t }: Store, queries: Queries, issue: IssueRow): Promise<IssueRow> {
  await queries.insert(t.issues).values(issue).onConflictDoNothing();
  const { userId, paperId, packageVersion } = issue;
  const [kept] = await queries
    .select()
    .from(t.issues)
    .where(
      and(
        eq(t.issues.userId, userId),
        eq(t.issues.paperId, paperId),
        eq(t.issues.packageVersion, packageVersion),
      ),
    );
  return kept ?? issue;
}
