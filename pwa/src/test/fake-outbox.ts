import type { Receipt } from '@exam/shared-schema/attempt';
import type { AttemptOnWire, AttemptResult, SyncedAttempt } from '@exam/shared-schema/contract';
import type { CallFailure, CallResult } from '../api/index.ts';
import type { DrainPorts } from '../offline/sync/drain.ts';
import type { SealCheck, OutboxRow } from '../offline/index.ts';

export const head = (id: string): string => id.padEnd(64, '0').replaceAll(/[^0-9a-f]/g, 'a');

export function entry(attemptId: string, change: Partial<OutboxRow> = {}): OutboxRow {
  return {
    attemptId,
    userId: 'u1',
    testId: 't1',
    title: 'Paper',
    head: head(attemptId),
    sealedAt: 1,
    state: 'waiting',
    tries: 0,
    firstFailureAt: null,
    nextTryAt: 0,
    lastError: null,
    ...change,
  };
}

export function receiptFor(attemptId: string): Receipt {
  return { attemptId, head: head(attemptId) } as Receipt;
}

export function accepted(attemptId: string, status: 'accepted' | 'duplicate' = 'accepted'): SyncedAttempt {
  return { attemptId, status, results: { receipt: receiptFor(attemptId) } as AttemptResult };
}

export const success = (data: SyncedAttempt[]): CallResult<{ data: SyncedAttempt[] }> => ({
  ok: true,
  status: 200,
  answer: { data },
  offsetMs: null,
  offsetErrorMs: 0,
});

export const failure = (code: string, status: number, retryAfterMs: number | null = null): CallFailure => ({
  ok: false,
  kind: status === 0 ? 'network' : 'refused',
  status,
  code,
  message: code,
  errors: {},
  retryAfterMs,
});

export class FakeDevice implements DrainPorts {
  outbox: OutboxRow[];
  receipts: Receipt[] = [];
  sent: string[][] = [];
  time = 1_000_000;
  unreadable = new Set<string>();
  answer: (ids: string[]) => CallResult<{ data: SyncedAttempt[] }>;

  constructor(rows: OutboxRow[], answer: FakeDevice['answer']) {
    this.outbox = rows;
    this.answer = answer;
  }
  waiting = (): Promise<OutboxRow[]> => Promise.resolve([...this.outbox]);
  unconfirmed = new Set<string>();
  confirmSeals = (entries: readonly OutboxRow[]): Promise<SealCheck> => {
    const held = entries.filter(({ attemptId }) => this.unconfirmed.has(attemptId));
    const unconfirmed = held.length === 0 ? null : { entries: held, failure: failure('NETWORK', 0) };
    const final = entries.filter((each) => !held.includes(each));
    return Promise.resolve({ final, logs: new Map(), unconfirmed });
  };
  body = ({ attemptId }: OutboxRow): Promise<AttemptOnWire> =>
    this.unreadable.has(attemptId)
      ? Promise.reject(new Error('The log is gone'))
      : Promise.resolve({ attemptId, testId: 't1', responses: [] });
  stalls: (number | undefined)[] = [];
  send = (
    attempts: readonly AttemptOnWire[],
    stalls?: number,
  ): Promise<CallResult<{ data: SyncedAttempt[] }>> => {
    this.stalls.push(stalls);
    const ids = attempts.map((attempt) => attempt.attemptId ?? '');
    this.sent.push(ids);
    return Promise.resolve(this.answer(ids));
  };
  results: (AttemptResult | null)[] = [];
  accept = (row: OutboxRow, receipt: Receipt, result: AttemptResult | null): Promise<void> => {
    this.results.push(result);
    this.receipts.push(receipt);
    this.outbox = this.outbox.filter((other) => other.attemptId !== row.attemptId);
    return Promise.resolve();
  };
  keep = (changes: readonly OutboxRow[]): Promise<void> => {
    this.outbox = this.outbox.map((row) => changes.find((c) => c.attemptId === row.attemptId) ?? row);
    return Promise.resolve();
  };
  now = (): number => this.time;
  chance = 0.5;
  random = (): number => this.chance;
}
