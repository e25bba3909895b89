import type { Clock, Ids } from '../../../context.ts';
import { AppError } from '../../../http/index.ts';
import { TryCounts, type Charge } from './try-counts.ts';

/** The first is the account's budget for this network, which also decides the order. */
export type Charges = readonly [Charge, ...Charge[]];

const SECOND = 1000;
/** Below the app's timeout of 20 s. */
const LONGEST_WAIT_MS = 15 * SECOND;
const LOOK_EVERY_MS = 100;
const RETRY_AFTER_SECONDS = { rateLimited: 10, overloaded: 3 };

interface Waiting {
  readonly network: string;
  readonly charges: Charges;
  /** Epoch ms. */
  readonly since: number;
  /** Breaks ties. */
  readonly lot: number;
  readonly admit: () => void;
  readonly refuse: (error: AppError) => void;
}

/** A try that has entered a line. */
export interface Place {
  /** Resolves when the check may begin, after it was charged. Rejects with AppError RATE_LIMITED or OVERLOADED. */
  readonly turn: Promise<void>;
  readonly isWaiting: () => boolean;
  /** Gives up the place; `turn` then never settles. */
  readonly leave: () => void;
}

/** AC6: tries that wait until the budgets have room for a wrong password, those with the fewest wrong tries first. */
export class WaitingLine {
  readonly #edge: { readonly clock: Clock; readonly ids: Ids };
  readonly #counts = new TryCounts();
  /** In the order of arrival. */
  readonly #waiting = new Set<Waiting>();
  #timer: NodeJS.Timeout | undefined;

  constructor(edge: { readonly clock: Clock; readonly ids: Ids }) {
    this.#edge = edge;
  }

  enter(network: string, charges: Charges): Place {
    const since = this.#edge.clock.now();
    const lot = this.#edge.ids.bytes(4).readUInt32BE();
    const waiting: Waiting = { network, charges, since, lot, admit: unset, refuse: unset };
    const turn = new Promise<void>((admit, refuse) => Object.assign(waiting, { admit, refuse }));
    this.#waiting.add(waiting);
    this.#timer ??= setInterval(() => this.admit(), LOOK_EVERY_MS);
    this.admit();
    return {
      turn,
      isWaiting: () => this.#waiting.has(waiting),
      leave: () => void this.#remove(waiting),
    };
  }

  /** @param ownKey of the first charge. */
  waitingFor(ownKey: string): number {
    return [...this.#waiting].filter(({ charges }) => charges[0].key === ownKey).length;
  }

  /** Answers those of a network that have waited longest, until fewer than `most` wait. */
  makeRoom(network: string, most: number): void {
    const here = [...this.#waiting].filter((waiting) => waiting.network === network);
    for (const oldest of here.slice(0, Math.max(0, here.length + 1 - most)))
      this.#remove(oldest).refuse(overloaded());
  }

  charge(charges: Charges, change: 1 | -1): void {
    const now = this.#edge.clock.now();
    for (const charge of charges) this.#counts.add(charge, change, now);
  }

  /** Starts the checks that the budgets allow and rejects those that have waited too long. */
  admit(): void {
    const now = this.#edge.clock.now();
    for (const waiting of this.#inOrder(now)) {
      if (waiting.charges.every((charge) => this.#counts.hasRoom(charge, now))) {
        this.charge(waiting.charges, 1);
        this.#remove(waiting).admit();
      } else if (Math.abs(now - waiting.since) >= LONGEST_WAIT_MS) {
        this.#remove(waiting).refuse(rateLimited());
      }
    }
  }

  /** Rejects all that wait. */
  close(): void {
    for (const waiting of this.#waiting) this.#remove(waiting).refuse(overloaded());
  }

  #inOrder(now: number): Waiting[] {
    const ranked = [...this.#waiting].map((waiting) => ({
      waiting,
      wrong: this.#counts.count(waiting.charges[0], now),
    }));
    ranked.sort((a, b) => a.wrong - b.wrong || a.waiting.lot - b.waiting.lot);
    return ranked.map(({ waiting }) => waiting);
  }

  #remove(waiting: Waiting): Waiting {
    this.#waiting.delete(waiting);
    if (this.#waiting.size === 0) {
      clearInterval(this.#timer);
      this.#timer = undefined;
    }
    return waiting;
  }
}

/** Until the promise of a place exists. */
const unset = () => undefined;

export const rateLimited = (): AppError =>
  new AppError('RATE_LIMITED', undefined, { retryAfter: RETRY_AFTER_SECONDS.rateLimited });
const overloaded = () =>
  new AppError('OVERLOADED', undefined, { retryAfter: RETRY_AFTER_SECONDS.overloaded });
