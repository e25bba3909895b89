import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  encryptedImage,
  encryptedPaper,
  paperKey,
  reportOpening,
  type CallBody,
} from '@exam/shared-schema/contract';
import type { Ticket } from '@exam/shared-schema/attempt';
import type { Context } from '../../context.ts';
import { AppError, bind, bindRaw, isDisabled, type Caller } from '../../http/index.ts';
import { readTicket } from '../../installation/index.ts';
import { issuesOf } from '../../papers/issues.ts';
import { encryptedVersion } from './encrypted-version.ts';
import { paperKeyOf } from './secrets.ts';

/** ED1, ED5, ED10: what devices fetch of an encrypted paper, and what they report. */
export function openingRoutes(app: FastifyInstance, context: Context): void {
  const { store, clock, installation } = context;
  bindRaw(app, encryptedPaper, async ({ params: { id }, query: { version } }, { caller, reply }) => {
    const content = await encryptedFor(context, caller, id, version);
    return reply
      .header('cache-control', 'private, no-store')
      .type('application/json; charset=utf-8')
      .send(content);
  });
  bindRaw(
    app,
    encryptedImage,
    async ({ params: { sha256 } }, { reply }) => {
      const { encryptedImages: images } = store.t;
      const [row] = await store.read.select().from(images).where(eq(images.sha256, sha256));
      if (row === undefined) throw new AppError('NOT_FOUND');
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('x-content-type-options', 'nosniff')
        .type('application/octet-stream')
        .send(row.bytes);
    },
    { compress: false },
  );
  bind(app, paperKey, async ({ body }) => {
    const { testId, userId } = heldTicket(context, body.ticket);
    await refuseDisabled(context, userId);
    const { keyId, encryptedUntil } = await requireEncrypted(context, testId);
    const now = clock.now();
    if (now < encryptedUntil) {
      const retryAfter = Math.min(MOST_WAIT_S, Math.ceil((encryptedUntil - now) / 1000));
      throw new AppError('NOT_RELEASED', undefined, { retryAfter });
    }
    const key = paperKeyOf(installation, { testId, keyId }).toString('base64url');
    return { data: { keyId, key, serverTime: new Date(now).toISOString() } };
  });
  bind(app, reportOpening, async ({ body }) => {
    await keepReport(context, heldTicket(context, body.ticket), body);
    return {};
  });
}

/** A release may be moved, so that a device asks again after this time at the latest. */
const MOST_WAIT_S = 300;

/** @throws AppError NOT_ISSUED; NOT_FOUND for a paper that is not encrypted. */
async function encryptedFor(
  context: Context,
  caller: Caller,
  paperId: string,
  packageVersion: string,
): Promise<string> {
  const { store } = context;
  const issued = await issuesOf(store, store.read, caller._id, paperId);
  if (!issued.some((issue) => issue.packageVersion === packageVersion)) throw new AppError('NOT_ISSUED');
  const { keyId } = await requireEncrypted(context, paperId);
  return encryptedVersion(context, { paperId, keyId, packageVersion });
}

/** @throws AppError NOT_FOUND */
async function requireEncrypted({ store: { read, t } }: Context, paperId: string) {
  const { keyId, encryptedUntil } = t.papers;
  const [row] = await read.select({ keyId, encryptedUntil }).from(t.papers).where(eq(t.papers.id, paperId));
  if (row === undefined || row.keyId === null || row.encryptedUntil === null) throw new AppError('NOT_FOUND');
  return { keyId: row.keyId, encryptedUntil: row.encryptedUntil };
}

/** @throws AppError NOT_ISSUED for a ticket that this installation has not signed. */
function heldTicket({ installation }: Context, text: string): Ticket {
  const ticket = readTicket(installation.keys, text);
  if (ticket === null) throw new AppError('NOT_ISSUED');
  return ticket;
}

/** ED15 @throws AppError ACCOUNT_DISABLED; NOT_ISSUED for a user who no longer exists. */
async function refuseDisabled({ store: { read, t } }: Context, userId: string): Promise<void> {
  const [user] = await read
    .select({ status: t.users.accountStatus })
    .from(t.users)
    .where(eq(t.users.id, userId));
  if (user === undefined) throw new AppError('NOT_ISSUED');
  if (isDisabled(user.status)) throw new AppError('ACCOUNT_DISABLED');
}

/** ED10: the latest report of each ticket counts, but one that could open it stays so. */
function keepReport(
  { store, clock }: Context,
  { ticketId, userId, testId: paperId }: Ticket,
  { outcome, by, at }: CallBody<typeof reportOpening>,
): Promise<void> {
  return store.write(async (queries) => {
    const { openingReports: reports, papers, users } = store.t;
    // What was deleted meanwhile needs no report.
    const isThere =
      (await queries.$count(papers, eq(papers.id, paperId))) > 0 &&
      (await queries.$count(users, eq(users.id, userId))) > 0;
    if (!isThere) return;
    const [before] = await queries.select().from(reports).where(eq(reports.ticketId, ticketId));
    if (before?.outcome === 'opened') return;
    const report = { outcome, by, at, receivedAt: clock.now() };
    await queries
      .insert(reports)
      .values({ ticketId, paperId, userId, ...report })
      .onConflictDoUpdate({ target: reports.ticketId, set: report });
  });
}
