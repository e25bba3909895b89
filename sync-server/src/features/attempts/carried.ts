import type { Receipt } from '@exam/shared-schema/attempt';
import { attemptSchema } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../http/index.ts';
import { heldTicket } from './credential.ts';
import { arrivalNow, commitHandIn, prepareHandIn } from './hand-in.ts';
import type { ReadMarkedPaper } from './marked-papers.ts';

/**
 * ST15: hands in an attempt that somebody else has brought, by the ticket in it alone.
 * @returns what receives one: its receipt, and nothing else of it.
 */
export function carriedAttempts(context: Context, papers: ReadMarkedPaper) {
  return async (item: unknown, ticketId: string): Promise<Receipt> => {
    const parsed = attemptSchema.safeParse(item);
    if (!parsed.success) throw new AppError('MALFORMED_ATTEMPT');
    const held = await heldTicket(context, parsed.data.ticket);
    if (held?.ticket.ticketId !== ticketId) throw new AppError('NOT_ISSUED');
    const bearer = { identity: { kind: 'nobody' }, held } as const;
    const circumstances = { bearer, arrival: await arrivalNow(context), extent: 'summary' } as const;
    const prepared = await prepareHandIn(context, papers, circumstances, parsed.data);
    const { receipt } = await commitHandIn(context, papers, prepared, () => parsed.data);
    return receipt;
  };
}
