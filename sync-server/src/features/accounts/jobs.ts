import { eq, gt, lt, or } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { handle, ranRecently, type JobHandler } from '../../jobs/index.ts';
import { DAY } from './codes/codes.ts';
import { noticeKind, resetLinkKind, sweepAccountsKind } from './job-kinds.ts';
import { passwordChangedEmail } from './messages.ts';
import { sendResetLink } from './passwords/reset-links.ts';
import { sweepSessions } from './sessions/sessions.ts';

/** Longer than the period of any limit. */
const KEPT_MS = 2 * DAY;
/** Nothing is deleted unless the previous sweep was recent: otherwise the server was off for long, or its clock is wrong. */
const FOLLOWS_WITHIN_MS = 3 * DAY;
/** About 03:30 in India. */
const HOUR_UTC = 22;

/** AC11: deletes expired codes, links and sessions, whatever the clock was set to in the meantime. */
function sweepAccounts(context: Context): JobHandler {
  const { store, clock } = context;
  return handle(
    sweepAccountsKind,
    async () => {
      if (!(await ranRecently(context, sweepAccountsKind, FOLLOWS_WITHIN_MS))) return;
      const { codes, passwordResets } = store.t;
      const { earliest, latest } = clock.bounds();
      await store.write(async (queries) => {
        for (const table of [codes, passwordResets]) {
          // A row dated in the future would count against its address, or as the newest link, until that date.
          const isDue = or(lt(table.createdAt, earliest - KEPT_MS), gt(table.createdAt, latest + DAY));
          await queries.delete(table).where(isDue);
        }
      });
      await sweepSessions(context);
    },
    { dailyAt: HOUR_UTC },
  );
}

function notifyPasswordChanged({ store: { read, t }, messaging }: Context): JobHandler {
  return handle(noticeKind, async ({ userId }) => {
    const [user] = await read.select().from(t.users).where(eq(t.users.id, userId));
    if (user === undefined || messaging.mail === null) return;
    const forgotPage = `${messaging.publicUrl}/forgot-password`;
    await messaging.mail.send({ to: user.email, ...passwordChangedEmail(user.fullName, forgotPage) });
  });
}

/** The background jobs of accounts. */
export function accountJobs(context: Context): JobHandler[] {
  const sendLinks = handle(resetLinkKind, (asked) => sendResetLink(context, asked));
  return [sendLinks, notifyPasswordChanged(context), sweepAccounts(context)];
}
