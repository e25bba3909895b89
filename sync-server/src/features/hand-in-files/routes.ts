import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { Receipt } from '@exam/shared-schema/attempt';
import { bringHandInFile, ERRORS, handInFileKey } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { AppError, bind, networkOf, toAppError } from '../../http/index.ts';
import { fileCredential } from './file-credential.ts';
import { openHandInFile } from './open-file.ts';
import { receiptFile } from './receipt-file.ts';

/** Hands in the content of a file, JSON in UTF-8. The ticket in it must be the one that the file names. */
export type ReceiveAttempt = (
  attempt: Uint8Array,
  ticketId: string,
  log: FastifyBaseLogger,
) => Promise<Receipt>;

/** Per network and minute. A whole class may upload from one network; the page waits for the time in Retry-After. */
const FILES_PER_MINUTE = 120;

const LIMIT = {
  rateLimit: {
    max: FILES_PER_MINUTE,
    timeWindow: '1 minute',
    keyGenerator: (request: FastifyRequest) => `hand-in-files ${networkOf(request.ip)}`,
  },
};

export function handInFileRoutes(app: FastifyInstance, context: Context, receive: ReceiveAttempt): void {
  const { installation } = context;
  bind(app, handInFileKey, async () => ({ data: await installation.fileKeys.current() }));
  bind(
    app,
    bringHandInFile,
    async ({ body }, { request: { log } }) => {
      const { ticketId } = body;
      const attempt = await openHandInFile(installation, body);
      const receipt = await received(() => receive(attempt, ticketId, log));
      const file = receiptFile(installation, ticketId, receipt);
      return { data: { receivedAt: receipt.receivedAt, receiptFile: file } };
    },
    { malformedBody: 'MALFORMED_FILE', config: LIMIT, credential: fileCredential(installation) },
  );
}

const NOT_TAKEN =
  'The attempt in this file could not be accepted. Nothing is lost: it is still on the device it came from. Please contact support.';

/** The reason of a refusal may reveal answers, which the carrier must not see. */
async function received(receive: () => Promise<Receipt>): Promise<Receipt> {
  try {
    return await receive();
  } catch (error) {
    const { code } = toAppError(error);
    if (code === 'RATE_LIMITED' || ERRORS[code].status >= 500) throw error;
    throw new AppError('FILE_REFUSED', NOT_TAKEN);
  }
}
