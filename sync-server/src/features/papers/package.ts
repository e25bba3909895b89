import { eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { Context } from '../../context.ts';
import { AppError, hasFresh, type Caller, type Exchange } from '../../http/index.ts';
import { issuesOf } from './issue.ts';

/**
 * Sends the stored text of an issued package as it is.
 * @param version the one asked for; the newest that was issued to the caller where absent (PK5).
 */
export async function sendPackage(
  { store }: Context,
  caller: Caller,
  { paperId, version }: { readonly paperId: string; readonly version: string | undefined },
  { request, reply }: Exchange,
): Promise<FastifyReply> {
  const issued = await issuesOf(store, store.read, caller._id, paperId);
  const issue = version === undefined ? issued[0] : issued.find((row) => row.packageVersion === version);
  if (issue === undefined) throw new AppError('NOT_ISSUED');
  const etag = `"${issue.packageVersion}"`;
  reply.header('etag', etag).header('cache-control', 'private, no-cache');
  if (hasFresh(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const [kept] = await store.read
    .select({ content: store.t.packageVersions.content })
    .from(store.t.packageVersions)
    .where(eq(store.t.packageVersions.version, issue.packageVersion));
  if (kept === undefined) throw new AppError('NOT_FOUND');
  return reply.type('application/json; charset=utf-8').send(kept.content);
}
