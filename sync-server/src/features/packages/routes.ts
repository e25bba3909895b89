import type { FastifyInstance } from 'fastify';
import { paperPackage, encryptedKey } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { bind, bindRaw } from '../../http/index.ts';
import { mediaCall, sendMedia } from './media.ts';
import { packageSender } from './package.ts';
import { encryptedKeyFor } from './encrypted-key.ts';

/** What a device stores of an issued paper. */
export function packageRoutes(app: FastifyInstance, context: Context): void {
  const sendPackage = packageSender(context);
  bindRaw(app, paperPackage, ({ params, query }, exchange) =>
    sendPackage(exchange.caller, { paperId: params.id, version: query.version }, exchange),
  );
  bind(app, encryptedKey, async ({ params, query }, { caller }) => ({
    data: await encryptedKeyFor(context, caller, { paperId: params.id, version: query.version }),
  }));
  bindRaw(app, mediaCall, ({ params }, { reply }) => sendMedia(context, params.sha256, reply));
}
