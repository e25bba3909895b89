import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { CallAnswer, issuePaper as issueCall } from '@exam/shared-schema/contract';
import type { FileKey, Ticket } from '@exam/shared-schema/attempt';
import type { Context } from '../../context.ts';
import { statement, type Queries, type Store } from '../../database/index.ts';
import { AppError, type Caller } from '../../http/index.ts';
import { claimedTicket, optionSeed, signTicket, ticketSecret } from '../../installation/index.ts';
import { extraTimeOf } from './extra-time.ts';
import { isBeingMade, maySee } from './visibility.ts';

type Issued = CallAnswer<typeof issueCall>['data'];
type IssueRow = Store['t']['issues']['$inferSelect'];
type PaperRow = Store['t']['papers']['$inferSelect'];

const NONCE_BYTES = 16;

/** ST1, ST2: issues a paper to the caller. Asking again answers the same ticket and charges nothing. */
export async function issuePaper(context: Context, caller: Caller, paperId: string): Promise<Issued> {
  const { store, clock } = context;
  // Nearly everybody who asks has it already, and waits for no writer.
  const { standing } = await lookUp(context, store.read, caller, paperId);
  const row = standing ?? (await issueAnew(context, caller, paperId));
  const { ticket, price, charged, packageVersion } = row;
  return { ticket, price, charged, packageVersion, serverTime: new Date(clock.now()).toISOString() };
}

async function issueAnew(context: Context, caller: Caller, paperId: string): Promise<IssueRow> {
  const { store, installation } = context;
  const fileKey = await installation.fileKeys.current();
  return store.write(async (queries) => {
    // A paper is charged once, whatever versions of it are asked for at the same time.
    await queries.lock(`issue ${caller._id} ${paperId}`);
    const { standing, same, ...request } = await lookUp(context, queries, caller, paperId);
    if (standing !== null) return standing;
    const issue = decideIssue(context, { ...request, caller, fileKey });
    return same === null ? keepIssue(store, queries, issue) : replaceIssue(store, queries, same, issue);
  });
}

interface LookedUp extends Omit<IssueRequest, 'caller' | 'fileKey'> {
  /** What was issued of the current version. */
  readonly same: IssueRow | null;
  /** The same, where it is the answer as it stands. */
  readonly standing: IssueRow | null;
}

async function lookUp(
  context: Context,
  queries: Queries,
  caller: Caller,
  paperId: string,
): Promise<LookedUp> {
  const { store } = context;
  const [paper] = await paperById(store, queries, { paperId });
  const earlier = await issuesOf(store, queries, caller._id, paperId);
  if (paper === undefined || !(maySee(paper, caller) || earlier.length > 0)) throw new AppError('NOT_FOUND');
  const packageVersion = paper.currentVersion;
  if (packageVersion === null || (isBeingMade(paper) && earlier.length === 0))
    throw new AppError('NOT_READY');
  const same = earlier.find((issue) => issue.packageVersion === packageVersion) ?? null;
  const extraTimePercent = await extraTimeOf(store, queries, caller, paper);
  const stays =
    same !== null && (await mayStay(store, queries, same, { extraTimePercent, window: windowOf(paper) }));
  const isPaid = earlier.length > 0;
  return { paper, packageVersion, extraTimePercent, isPaid, same, standing: stays ? same : null };
}

/**
 * A ticket says how much time there is and when, so one is made anew where that was changed since; not in the middle of an
 * attempt that is known to have begun. Whoever holds the older one goes on by it: its signature holds.
 */
async function mayStay(
  { t }: Store,
  queries: Queries,
  { ticket, userId, packageVersion }: IssueRow,
  { extraTimePercent, window }: Pick<Ticket, 'extraTimePercent' | 'window'>,
): Promise<boolean> {
  // It stands in the table of those that were signed here.
  const held = claimedTicket(ticket);
  if (held?.extraTimePercent === extraTimePercent && isSameWindow(held.window, window)) return true;
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

/** ST74: when the paper may be started; undefined where nothing limits it. */
function windowOf({ opensAt, closesAt }: PaperRow): Ticket['window'] {
  return opensAt === null && closesAt === null ? undefined : { opensAt, closesAt };
}

function isSameWindow(a: Ticket['window'], b: Ticket['window']): boolean {
  return a?.opensAt === b?.opensAt && a?.closesAt === b?.closesAt;
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

const paperById = statement('paper_by_id', (queries, { papers }) =>
  queries
    .select()
    .from(papers)
    .where(eq(papers.id, sql.placeholder('paperId'))),
);

const issuesOfUser = statement('issues_of_user', (queries, { issues }) =>
  queries
    .select()
    .from(issues)
    .where(and(eq(issues.userId, sql.placeholder('userId')), eq(issues.paperId, sql.placeholder('paperId'))))
    .orderBy(desc(issues.issuedAt)),
);

/** Newest first. */
export function issuesOf(
  store: Store,
  queries: Queries,
  userId: string,
  paperId: string,
): Promise<IssueRow[]> {
  return issuesOfUser(store, queries, { userId, paperId });
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
    ...(paper.totalQuestions > 0 && { questions: paper.totalQuestions }),
    issuedAt: clock.now(),
    window: windowOf(paper),
    nonce: ids.bytes(NONCE_BYTES).toString('base64url'),
    secret: ticketSecret(installation, ticketId),
    optionSeed: optionSeed(installation, { userId: caller._id, packageVersion }),
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
