import { eq, lt } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { handle, type JobHandler } from '../../jobs/index.ts';
import { DAY } from './codes.ts';
import { noticeKind, resetLinkKind, sweepAccountsKind } from './job-kinds.ts';
import { passwordChangedEmail } from './messages.ts';
import { sendResetLink } from './reset-links.ts';
import { sweepSessions } from './sessions.ts';

/** Longer than any limit counts back. */
const KEPT_MS = 2 * DAY;
/** 03:30 in India, near enough. */
const HOUR_UTC = 22;

/** Forgets codes, links and sessions that are good for nothing any more. */
function sweepAccounts(context: Context): JobHandler {
  const { store, clock } = context;
  return handle(
    sweepAccountsKind,
    async () => {
      const { codes, passwordResets } = store.t;
      const before = clock.now() - KEPT_MS;
      await store.write(async (queries) => {
        await queries.delete(codes).where(lt(codes.createdAt, before));
        await queries.delete(passwordResets).where(lt(passwordResets.createdAt, before));
      });
      await sweepSessions(context);
    },
    { dailyAt: HOUR_UTC },
  );
}

function tellPasswordChanged({ store: { read, t }, messaging }: Context): JobHandler {
  return handle(noticeKind, async ({ userId }) => {
    const [user] = await read.select().from(t.users).where(eq(t.users.id, userId));
    if (user === undefined || messaging.mail === null) return;
    const forgotPage = `${messaging.publicUrl}/forgot-password`;
    await messaging.mail.send({ to: user.email, ...passwordChangedEmail(user.fullName, forgotPage) });
  });
}

/** What accounts have done in the background. */
export function accountJobs(context: Context): JobHandler[] {
  const sendLinks = handle(resetLinkKind, (asked) => sendResetLink(context, asked));
  return [sendLinks, tellPasswordChanged(context), sweepAccounts(context)];
}
