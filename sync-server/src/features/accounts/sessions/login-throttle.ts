import type { Clock, Ids } from '../../../context.ts';
import { AppError } from '../../../http/index.ts';
import { TryCounts, type Budget, type Charge } from './try-counts.ts';

/** The caller of a login, for the limits. */
interface TriedBy {
  /** Normalised, whether or not the account exists. */
  readonly mailbox: string;
  readonly network: string;
  /** The id of a browser that was signed in to this account before; null for all others. */
  readonly deviceId: string | null;
}

/**
 * Checks a password when the limits allow a wrong one. `check` returns null for a wrong password; only that uses up the
 * budget.
 * @throws AppError RATE_LIMITED or OVERLOADED if it cannot even be queued.
 */
export type Attempt = <T>(by: TriedBy, check: () => Promise<T | null>) => Promise<T | null>;

/** Without limits. */
export const attemptAtOnce: Attempt = (_by, check) => check();

const SECOND = 1000;

/** AC6: wrong passwords for one account, from one network or from one known device. */
const OWN: Budget = { most: 10, refillMs: 10 * SECOND };
/** For one account, from all devices that it does not know. */
const ACCOUNT: Budget = { most: 100, refillMs: 10 * SECOND };
/** From one network, for all accounts: a classroom may mistype a hundred at once and 1,200 more in an hour. */
const NETWORK: Budget = { most: 100, refillMs: 3 * SECOND };

/** Below the app's timeout of 20 s. */
const LONGEST_WAIT_MS = 15 * SECOND;
const MOST_WAITING_OWN = 3;
const MOST_WAITING_NETWORK = 500;
const LOOK_EVERY_MS = 100;
const RETRY_AFTER_SECONDS = { rateLimited: OWN.refillMs / SECOND, overloaded: 3 };

interface Waiting {
  readonly network: string;
  /** The first is the account's budget for this network, which also decides the order. */
  readonly charges: readonly [Charge, ...Charge[]];
  /** Epoch ms. */
  readonly since: number;
  /** Breaks ties. */
  readonly lot: number;
  readonly admit: () => void;
  readonly refuse: (error: AppError) => void;
}

/**
 * AC6: slows down wrong passwords but not correct ones. Every check is charged to the budgets of its account and its
 * network, and refunded if the password is correct. Without budget it waits in a queue, ordered by the account's wrong
 * tries, so that attackers wait behind other users.
 */
export class LoginThrottle {
  readonly #edge: { readonly clock: Clock; readonly ids: Ids };
  readonly #counts = new TryCounts();
  readonly #waiting = new Set<Waiting>();
  #timer: NodeJS.Timeout | undefined;

  constructor(edge: { readonly clock: Clock; readonly ids: Ids }) {
    this.#edge = edge;
  }

  readonly attempt: Attempt = async (by, check) => {
    const charges = chargesOf(by);
    await this.#turn(by.network, charges);
    let isWrong = false;
    try {
      const result = await check();
      isWrong = result === null;
      return result;
    } finally {
      if (!isWrong) this.#charge(charges, -1);
      this.#admit();
    }
  };

  /** Rejects all waiting callers. */
  close(): void {
    for (const waiting of this.#waiting) this.#remove(waiting).refuse(overloaded());
  }

  /** Resolves when the check may begin, after it was charged to the budgets. */
  #turn(network: string, charges: Waiting['charges']): Promise<void> {
    this.#refuseTooMany(network, charges[0].key);
    return new Promise((resolve, reject) => {
      const since = this.#edge.clock.now();
      const lot = this.#edge.ids.bytes(4).readUInt32BE();
      this.#waiting.add({ network, charges, since, lot, admit: resolve, refuse: reject });
      this.#timer ??= setInterval(() => this.#admit(), LOOK_EVERY_MS);
      this.#admit();
    });
  }

  #refuseTooMany(network: string, ownKey: string): void {
    const waiting = [...this.#waiting];
    if (waiting.filter(({ charges }) => charges[0].key === ownKey).length >= MOST_WAITING_OWN)
      throw rateLimited();
    if (waiting.filter((each) => each.network === network).length >= MOST_WAITING_NETWORK) throw overloaded();
  }

  /** Starts the checks that the budgets allow and rejects those that have waited too long. */
  #admit(): void {
    const now = this.#edge.clock.now();
    for (const waiting of this.#inTurn(now)) {
      if (waiting.charges.every((charge) => this.#counts.hasRoom(charge, now))) {
        this.#charge(waiting.charges, 1);
        this.#remove(waiting).admit();
      } else if (Math.abs(now - waiting.since) >= LONGEST_WAIT_MS) {
        this.#remove(waiting).refuse(rateLimited());
      }
    }
  }

  #inTurn(now: number): Waiting[] {
    const ranked = [...this.#waiting].map((waiting) => ({
      waiting,
      wrong: this.#counts.count(waiting.charges[0], now),
    }));
    ranked.sort((a, b) => a.wrong - b.wrong || a.waiting.lot - b.waiting.lot);
    return ranked.map(({ waiting }) => waiting);
  }

  #charge(charges: readonly Charge[], change: 1 | -1): void {
    const now = this.#edge.clock.now();
    for (const charge of charges) this.#counts.add(charge, change, now);
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

/** A known device has a budget of its own, which tries from other devices do not use up. */
function chargesOf({ mailbox, network, deviceId }: TriedBy): Waiting['charges'] {
  if (deviceId !== null) return [{ key: `device ${deviceId} ${mailbox}`, budget: OWN }];
  return [
    { key: `here ${network} ${mailbox}`, budget: OWN },
    { key: `account ${mailbox}`, budget: ACCOUNT },
    { key: `network ${network}`, budget: NETWORK },
  ];
}

const rateLimited = () =>
  new AppError('RATE_LIMITED', undefined, { retryAfter: RETRY_AFTER_SECONDS.rateLimited });
const overloaded = () =>
  new AppError('OVERLOADED', undefined, { retryAfter: RETRY_AFTER_SECONDS.overloaded });
