import type { Ticket } from '@exam/shared-schema/attempt';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testPaper } from '../../test/paper.ts';
import { openDatabase, type ExamDatabase, type PackageRow } from '../database/database.ts';
import { renewTicket } from './renew-ticket.ts';

const paper = testPaper();
const SIGNATURE = 'A'.repeat(86);

const server = setupServer();
let database: ExamDatabase;
let saved: PackageRow;
let counter = 0;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
afterEach(() => server.resetHandlers());
beforeEach(async () => {
  database = openDatabase(`renew-ticket-${(counter += 1)}`);
  saved = {
    userId: 'u1',
    testId: paper.testId,
    packageVersion: paper.packageVersion,
    content: paper,
    ticket: ticketWith(0),
    extraTimePercent: 0,
    bytes: 1,
    savedAt: 1,
  };
  await database.packages.add(saved);
});

function signed(content: unknown): string {
  const payload = btoa(JSON.stringify(content)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `${payload}.${SIGNATURE}`;
}

function ticketWith(extraTimePercent: number): string {
  const ticket: Ticket = {
    ticketId: 'ticket-1',
    userId: 'u1',
    testId: paper.testId,
    packageVersion: paper.packageVersion,
    extraTimePercent,
    issuedAt: 1,
    nonce: 'n',
    secret: 's',
    keyId: 'k',
  };
  return signed(ticket);
}

function issuing(ticket: string): void {
  server.use(
    http.post('*/api/test-papers/:id/issue', () =>
      HttpResponse.json({
        success: true,
        data: {
          ticket,
          price: 0,
          charged: 0,
          packageVersion: paper.packageVersion,
          serverTime: '2026-05-03T10:00:00Z',
        },
      }),
    ),
  );
}

/** The stored row after the renewal. */
async function renewed(from: PackageRow = saved): Promise<Partial<PackageRow> | undefined> {
  await renewTicket(database, from, { token: 't', renew: () => Promise.resolve(null) });
  return database.packages.get([saved.userId, saved.testId, saved.packageVersion]);
}

describe('[ST2] renewing the ticket of a saved paper', () => {
  it('takes over the extra time that the server has decided of since', async () => {
    issuing(ticketWith(25));
    expect(await renewed()).toMatchObject({ ticket: ticketWith(25), extraTimePercent: 25 });
  });

  it('mends a saved ticket that is damaged', async () => {
    const damaged = { ...saved, ticket: 'damaged' };
    await database.packages.put(damaged);
    issuing(ticketWith(25));
    expect(await renewed(damaged)).toMatchObject({ ticket: ticketWith(25), extraTimePercent: 25 });
  });

  it.each([
    ['has one part', 'one-part'],
    ['is no base64url', `%%%.${SIGNATURE}`],
    ['is no JSON', `${btoa('no JSON').replaceAll('=', '')}.${SIGNATURE}`],
    ['lacks what a ticket holds', signed({ ticketId: 'ticket-1' })],
  ])('changes nothing where the ticket that comes %s', async (_what, damaged) => {
    issuing(damaged);
    expect(await renewed()).toEqual(saved);
  });
});
