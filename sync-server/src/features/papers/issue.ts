import { and, desc, eq, isNull } from 'drizzle-orm';
import type { CallAnswer, issuePaper as issueCall } from '@exam/shared-schema/contract';
import type { FileKey, Ticket } from '@exam/shared-schema/attempt';
import type { Context } from '../../context.ts';
import type { Queries, Store } from '../../database/index.ts';
import { AppError, type Caller } from '../../http/index.ts';
import { readTicket, signTicket, ticketSecret } from '../../installation/index.ts';
import { extraTimeOf } from './extra-time.ts';
import { maySee } from './visibility.ts';

type Issued = CallAnswer<typeof issueCall>['data'];
type IssueRow = Store['t']['issues']['$inferSelect'];
type PaperRow = Store['t']['papers']['$inferSelect'];

const NONCE_BYTES = 16;

/** ST1, ST2: issues a paper to the caller. Asking again answers the same ticket and charges nothing. */
export async function issuePaper(context: Context, caller: Caller, paperId: string): Promise<Issued> {
  const { store, clock, installation } = context;
  const fileKey = await installation.fileKeys.current();
  const row = await store.write(async (queries) => {
    // A paper is charged once, whatever versions of it are asked for at the same time.
    await queries.lock(`issue ${caller._id} ${paperId}`);
    const paper = await readPaper(store, queries, paperId);
    const earlier = await issuesOf(store, queries, caller._id, paperId);
    if (paper === undefined || !(maySee(paper, caller) || earlier.length > 0))
      throw new AppError('NOT_FOUND');
    const packageVersion = paper.currentVersion;
    if (packageVersion === null) throw new AppError('NOT_READY');
    const same = earlier.find((issue) => issue.packageVersion === packageVersion);
    const extraTimePercent = await extraTimeOf(store, queries, caller, paper);
    if (same !== undefined && (await mayStay(context, queries, same, extraTimePercent))) return same;
    const isPaid = earlier.length > 0;
    const request = { caller, paper, packageVersion, extraTimePercent, isPaid, fileKey };
    const issue = decideIssue(context, request);
    return same === undefined ? keepIssue(store, queries, issue) : replaceIssue(store, queries, same, issue);
  });
  const { ticket, price, charged, packageVersion } = row;
  return { ticket, price, charged, packageVersion, serverTime: new Date(clock.now()).toISOString() };
}

/**
 * A ticket says how much time there is, so one is made anew where that was changed since; not in the middle of an
 * attempt that is known to have begun. Whoever holds the older one goes on by it: its signature holds.
 */
async function mayStay(
  { store: { t }, installation }: Context,
  queries: Queries,
  { ticket, userId, packageVersion }: IssueRow,
  extraTimePercent: number,
): Promise<boolean> {
  if (readTicket(installation.keys, ticket)?.extraTimePercent === extraTimePercent) return true;
  const begun = await queries
    .select({ attemptId: t.attemptDrafts.attemptId })
    .from(t.attemptDrafts)
    .leftJoin(t.attempts, eq(t.attempts.id, t.attemptDrafts.attemptId))
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

/** What was paid for it stays paid. */
async function replaceIssue(
  { t }: Store,
  queries: Queries,
  before: IssueRow,
  { ticketId, ticket, issuedAt }: IssueRow,
): Promise<IssueRow> {
  const changes = { ticketId, ticket, issuedAt };
  await queries.update(t.issues).set(changes).where(eq(t.issues.ticketId, before.ticketId));
  return { ...before, ...changes };
}

async function readPaper({ t }: Store, queries: Queries, paperId: string): Promise<PaperRow | undefined> {
  const [paper] = await queries.select().from(t.papers).where(eq(t.papers.id, paperId));
  return paper;
}

/** Newest first. */
export function issuesOf(
  { t }: Store,
  queries: Queries,
  userId: string,
  paperId: string,
): Promise<IssueRow[]> {
  return queries
    .select()
    .from(t.issues)
    .where(and(eq(t.issues.userId, userId), eq(t.issues.paperId, paperId)))
    .orderBy(desc(t.issues.issuedAt));
}

interface IssueRequest {
  readonly caller: Caller;
  readonly paper: PaperRow;
  readonly packageVersion: string;
  readonly extraTimePercent: number;
  /** Another version of it was issued before: the price is charged once per paper. */
  readonly isPaid: boolean;
  /** What a hand-in file is sealed to (ST15). */
  readonly fileKey: FileKey;
}

function decideIssue({ installation, clock, ids }: Context, request: IssueRequest): IssueRow {
  const { caller, paper, packageVersion, extraTimePercent, isPaid, fileKey } = request;
  // Until wallets exist nobody has a token to pay with.
  if (paper.price > 0 && !isPaid) throw new AppError('TOKENS_EXHAUSTED');
  const ticketId = ids.next();
  const ticket: Ticket = {
    ticketId,
    userId: caller._id,
    testId: paper.id,
    packageVersion,
    extraTimePercent,
    issuedAt: clock.now(),
    nonce: ids.bytes(NONCE_BYTES).toString('base64url'),
    secret: ticketSecret(installation, ticketId),
    keyId: installation.keys.currentKeyId,
    signingKey: installation.keys.currentPublicKey,
    fileKey,
  };
  const signed = signTicket(installation.keys, ticket);
  const { issuedAt } = ticket;
  return {
    ticketId,
    userId: caller._id,
    paperId: paper.id,
    packageVersion,
    ticket: signed,
    price: paper.price,
    charged: 0,
    issuedAt,
  };
}

/** Where another process was quicker, its ticket is the one. */
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
