import { receiptSchema } from '@exam/shared-schema/attempt';
import type { Store } from '../sync-server/src/database/index.ts';

/** The receipts that the server has issued since the last restore, whose attempts it must therefore have. */
export class PromisedReceipts {
  readonly #promised = new Set<string>();

  /** @param text the answer of a sync call. */
  note(text: string): void {
    const { data } = JSON.parse(text) as { data: { results?: { receipt: unknown } }[] };
    for (const { results } of data) {
      const receipt = receiptSchema.safeParse(results?.receipt);
      if (receipt.success) this.#promised.add(`${receipt.data.attemptId} ${receipt.data.head}`);
    }
  }

  /** A restored server lacks attempts received after the backup; SY10 covers how it gets them back. */
  forget(): void {
    this.#promised.clear();
  }

  /** SY4: attempts with a receipt that the server does not have. */
  async lostFrom({ read, t }: Store): Promise<string[]> {
    const attempts = await read.select({ id: t.attempts.id, head: t.attempts.head }).from(t.attempts);
    const superseded = await read.select().from(t.supersededAttempts);
    const kept = new Set([
      ...attempts.map(({ id, head }) => `${id} ${head}`),
      ...superseded.map(({ attemptId, receipt }) => `${attemptId} ${receipt.head}`),
    ]);
    return [...this.#promised].filter((name) => !kept.has(name));
  }
}
