import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  MOST_NOTICES,
  notices as noticesCall,
  noticeSchema,
  noteSeenNotices,
} from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { bind } from '../../http/index.ts';
import { toNotice } from '../../notices/index.ts';

/** NT1: a student's unseen notices, and marking them as seen. */
export function noticeRoutes(app: FastifyInstance, { store, clock }: Context): void {
  const { notices } = store.t;
  bind(app, noticesCall, async (_input, { caller }) => {
    const rows = await store.read
      .select()
      .from(notices)
      .where(and(eq(notices.userId, caller._id), isNull(notices.seenAt)))
      .orderBy(desc(notices.at), desc(notices.id))
      .limit(MOST_NOTICES);
    return { data: rows.map((row) => noticeSchema.parse(toNotice(row))) };
  });
  bind(app, noteSeenNotices, async ({ body }, { caller }) => {
    const isOwn = and(eq(notices.userId, caller._id), inArray(notices.id, body.ids));
    await store.write((queries) =>
      queries
        .update(notices)
        .set({ seenAt: clock.now() })
        .where(and(isOwn, isNull(notices.seenAt))),
    );
    return {};
  });
}
