import { drawnPaper, type PaperPackage } from '@exam/shared-schema/paper-package';
import { sha256 } from '../platform/device.ts';
import { DamagedTicketError, readTicket } from './read-ticket.ts';

/**
 * ST71, PK10: a saved paper with its options in the order drawn from a ticket, which determines the letters that the
 * student sees.
 */
export function drawnForTicket(content: PaperPackage, ticket: string): PaperPackage {
  return drawnPaper(content, optionSeedOf(ticket), sha256);
}

/** Undefined if the ticket cannot be read: the server judges that, and the exam opens all the same. */
function optionSeedOf(ticket: string): string | undefined {
  try {
    return readTicket(ticket).optionSeed;
  } catch (error) {
    if (error instanceof DamagedTicketError) return undefined;
    throw error;
  }
}
