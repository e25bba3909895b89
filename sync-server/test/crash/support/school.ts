import { setTimeout as delay } from 'node:timers/promises';
import type { Receipt } from '@exam/shared-schema/attempt';
import type { AttemptOnWire, SyncedAttempt } from '@exam/shared-schema/contract';
import { questionsInOrder, type PaperPackage } from '@exam/shared-schema/paper-package';
import { Device, type Issued } from '../../support/device.ts';

const SYNC = '/test-attempts/sync';

/** What a hand-in was answered with. */
export interface Acknowledged {
  readonly attempt: AttemptOnWire;
  readonly receipt: Receipt;
}

async function call<T>(address: string, route: string, body?: unknown, token?: string): Promise<T> {
  const response = await fetch(`${address}/api${route}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

const TRIES = 40;
const AGAIN_AFTER_MS = 300;

/**
 * As a device does: what a server refused, which is busy while its machine does other things, is sent again.
 * @throws what the last try was refused with.
 */
export async function untilTaken<T>(ask: () => Promise<T>): Promise<T> {
  for (let left = TRIES; ; left -= 1)
    try {
      return await ask();
    } catch (error) {
      if (left === 0) throw error;
      await delay(AGAIN_AFTER_MS);
    }
}

const DEMO_STUDENT = { email: 'student@example.com', password: 'Student@12345' };
export const DEMO_ADMIN = { email: 'admin@example.com', password: 'Admin@12345' };

/** Signs a demo user in and fetches the demo paper with a ticket, which every attempt is then handed in with. */
export async function issueDemoPaper(address: string, credentials = DEMO_STUDENT): Promise<Issued> {
  const { token, user } = await call<{ token: string; user: { _id: string } }>(
    address,
    '/auth/login',
    credentials,
  );
  const { papers } = await call<{ papers: { _id: string }[] }>(address, '/test-papers/trending');
  const id = papers[0]?._id ?? '';
  const issued = await call<{ data: { ticket: string } }>(address, `/test-papers/${id}/issue`, {}, token);
  const paper = await call<PaperPackage>(address, `/test-papers/${id}/package`, undefined, token);
  return { ticket: issued.data.ticket, paper, userId: user._id };
}

/** A sealed attempt with every choice made, as a device would send it. */
export function sealedAttempt(issued: Issued, attemptId: string): AttemptOnWire {
  const device = new Device(issued, Date.now() - 60_000, attemptId).start();
  for (const { question } of questionsInOrder(issued.paper)) {
    const first = question.options[0]?._id;
    const answer = question.type === 'Numerical' ? '9' : question.type === 'MSQ' ? [first ?? ''] : first;
    if (answer !== undefined) device.answer(question._id, answer);
  }
  return device.seal().handIn();
}

/** As the app does. @throws where it was not acknowledged: refused, or cut off. */
export async function handIn(address: string, attempt: AttemptOnWire): Promise<Acknowledged> {
  const { data } = await call<{ data: SyncedAttempt[] }>(address, SYNC, {
    attempts: [attempt],
    results: 'summary',
  });
  const [synced] = data;
  if (synced?.results === undefined) throw new Error(synced?.message ?? 'There is no answer to this attempt');
  return { attempt, receipt: synced.results.receipt };
}

/** As many as go in one call. */
const MOST_IN_A_CALL = 10;

export async function handInTogether(
  address: string,
  attempts: readonly AttemptOnWire[],
): Promise<SyncedAttempt[]> {
  const synced: SyncedAttempt[] = [];
  for (let from = 0; from < attempts.length; from += MOST_IN_A_CALL) {
    const batch = attempts.slice(from, from + MOST_IN_A_CALL);
    const { data } = await call<{ data: SyncedAttempt[] }>(address, SYNC, { attempts: batch });
    synced.push(...data);
  }
  return synced;
}

export interface Load {
  readonly acknowledged: readonly Acknowledged[];
  /** Everything that was sent, acknowledged or not. */
  readonly sent: readonly AttemptOnWire[];
}

/**
 * Lines of devices hand in one attempt after the other until their attempts are used up or the server is gone.
 * @param onAcknowledged with the number so far.
 */
export async function handInAll(
  address: string,
  attempts: readonly AttemptOnWire[],
  onAcknowledged: (soFar: number) => void = () => undefined,
  lines = 16,
): Promise<Load> {
  const acknowledged: Acknowledged[] = [];
  const sent: AttemptOnWire[] = [];
  const waiting = [...attempts];
  const line = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      sent.push(next);
      acknowledged.push(await handIn(address, next));
      onAcknowledged(acknowledged.length);
    }
  };
  await Promise.allSettled(Array.from({ length: lines }, line));
  return { acknowledged, sent };
}
