import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { noticeSchema } from '@exam/shared-schema/contract';
import type { Context } from '../context.ts';
import type { Queries } from '../database/index.ts';
import { enqueueAll, handle, type JobHandler, type JobKind } from '../jobs/index.ts';
import { noticeEmail } from './emails.ts';
import { toNotice } from './rows.ts';

const mailNoticeKind: JobKind<{ readonly id: string }> = {
  kind: 'mail-notice',
  payload: z.object({ id: z.string() }),
};

/** NT2: enqueues the e-mails of notices, within the caller's transaction. Without mail there are none. */
export async function enqueueMails(
  context: Context,
  queries: Queries,
  noticeIds: readonly string[],
): Promise<void> {
  if (context.messaging.mail === null) return;
  await enqueueAll(
    context,
    queries,
    mailNoticeKind,
    noticeIds.map((id) => ({ id })),
  );
}

/** NT2: sends a notice by e-mail, to students with an active account. Without mail it is shown only in the app. */
export function mailNotices({ store, messaging }: Context): JobHandler {
  return handle(mailNoticeKind, async ({ id }) => {
    const { notices, users } = store.t;
    const [row] = await store.read
      .select({ notice: notices, user: users })
      .from(notices)
      .innerJoin(users, eq(users.id, notices.userId))
      .where(eq(notices.id, id));
    if (row === undefined || messaging.mail === null) return;
    const { user } = row;
    const isOpen = !['banned', 'deactivated', 'deleted'].includes(user.accountStatus);
    if (!isOpen) return;
    const notice = noticeSchema.parse(toNotice(row.notice));
    await messaging.mail.send({ to: user.email, ...noticeEmail(user.fullName, notice, messaging.publicUrl) });
  });
}
