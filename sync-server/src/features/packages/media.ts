import { eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { digestSchema } from '@exam/shared-schema/attempt';
import { defineCall } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../http/index.ts';
import { IMAGE_TYPES } from '../../media/index.ts';

export const mediaCall = defineCall({
  name: 'papers.media',
  summary: 'An image of a question, named by its content and so never different',
  method: 'GET',
  path: '/media/{sha256}',
  access: 'public',
  params: z.object({ sha256: digestSchema }),
  answer: z.unknown(),
});

/** An SVG opened directly is a document: it must not run scripts or load anything. */
const NO_PAGE = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

export async function sendMedia(
  { store }: Context,
  sha256: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [row] = await store.read.select().from(store.t.media).where(eq(store.t.media.sha256, sha256));
  if (row === undefined || !IMAGE_TYPES.includes(row.mime)) throw new AppError('NOT_FOUND');
  return reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('content-security-policy', NO_PAGE)
    .header('x-content-type-options', 'nosniff')
    .type(row.mime)
    .send(row.bytes);
}
