import { receiptSchema } from '@exam/shared-schema/attempt';
import type { Store } from '../sync-server/src/database/index.ts';

/** The receipts that left the server since it was last restored: what it has promised to hold. */
export class PromisedReceipts {
  readonly #promised = new Set<string>();

  /** @param text an answer of sync. */
  note(text: string): void {
    const { data } = JSON.parse(text) as { data: { results?: { receipt: unknown } }[] };
    for (const { results } of data) {
      const receipt = receiptSchema.safeParse(results?.receipt);
      if (receipt.success) this.#promised.add(`${receipt.data.attemptId} ${receipt.data.head}`);
    }
  }

  /** A restored server lacks what came after its backup; that it gets it back is another rule's (SY10). */
  forget(): void {
    this.#promised.clear();
  }

  /** SY4: what was promised and does not exist. */
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
