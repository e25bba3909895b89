import { issuePaper } from '@exam/shared-schema/contract';
import { callApi, type CallOptions } from '../../api/index.ts';
import type { ExamDatabase, PackageRow } from '../database/database.ts';
import { DamagedTicketError, readTicket } from './read-ticket.ts';
import { noteOffset } from '../platform/server-clock.ts';

/**
 * ST1, ST2: fetches a new ticket for a saved paper, because its extra time may have changed. Issuing again is free;
 * an attempt in progress keeps its ticket. A failure changes nothing.
 */
export async function renewTicket(
  database: ExamDatabase,
  { userId, testId, packageVersion, ticket }: PackageRow,
  options: Pick<CallOptions, 'token' | 'renew'>,
): Promise<void> {
  const args = { params: { id: testId }, query: { price: 0 } };
  const result = await callApi(issuePaper, args, { ...options, edge: database.edge });
  if (!result.ok) return;
  await noteOffset(database, result);
  const issued = result.answer.data;
  // The ticket is for a newer version of the paper, which has to be downloaded with its own package.
  if (issued.packageVersion !== packageVersion || issued.ticket === ticket) return;
  const extraTimePercent = extraTimeOf(issued.ticket);
  if (extraTimePercent === null) return;
  await database.packages.update([userId, testId, packageVersion], {
    ticket: issued.ticket,
    extraTimePercent,
  });
}

/** In percent; null if the ticket is damaged. */
function extraTimeOf(ticket: string): number | null {
  try {
    return readTicket(ticket).extraTimePercent;
  } catch (error) {
    if (error instanceof DamagedTicketError) return null;
    throw error;
  }
}
