import { drawnPaper, type PaperPackage } from '@exam/shared-schema/paper-package';
import { sha256 } from '../platform/device.ts';
import { DamagedTicketError, readTicket } from './read-ticket.ts';

/** ST71: a saved paper with the options in the order that a ticket draws: the letters that its student sees. */
export function drawnForTicket(content: PaperPackage, ticket: string): PaperPackage {
  return drawnPaper(content, optionSeedOf(ticket), sha256);
}

/** None if the ticket cannot be read: that is the server's to judge, and the exam opens all the same. */
function optionSeedOf(ticket: string): string | undefined {
  try {
    return readTicket(ticket).optionSeed;
  } catch (error) {
    if (error instanceof DamagedTicketError) return undefined;
    throw error;
  }
}
