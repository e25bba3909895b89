import type { Clock, Ids } from '../../../context.ts';
import type { Budget } from './try-counts.ts';
import { rateLimited, WaitingLine, type Charges, type Place } from './waiting-line.ts';

/** The caller of a login, for the limits. */
interface TriedBy {
  /** Normalised, whether or not the account exists. */
  readonly mailbox: string;
  /** Whether the address has an account. It must not change when a wrong password is answered. */
  readonly exists: boolean;
  readonly network: string;
  /** The id of a browser that was signed in to this account before; null for all others. */
  readonly deviceId: string | null;
}

/**
 * Checks a password when the limits allow a wrong one. `check` returns null for a wrong password; only that uses up the
 * budget. It may be called twice.
 * @throws AppError RATE_LIMITED or OVERLOADED if it cannot even be queued, or has waited too long.
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

const MOST_WAITING_OWN = 3;
const MOST_WAITING_NETWORK = 500;

/**
 * AC6: slows down wrong passwords but not correct ones. Every check is charged to the budgets of its account and its
 * network, and refunded if the password is correct. Without budget it waits in the line of all tries. A try at an
 * account that exists also waits in a line of its own kind (AC53), where made-up addresses take no turns.
 */
export class LoginThrottle {
  readonly #all: WaitingLine;
  readonly #existing: WaitingLine;

  constructor(edge: { readonly clock: Clock; readonly ids: Ids }) {
    this.#all = new WaitingLine(edge);
    this.#existing = new WaitingLine(edge);
  }

  readonly attempt: Attempt = async (by, check) => {
    const charges = chargesOf(by);
    if (this.#all.waitingFor(charges[0].key) >= MOST_WAITING_OWN) throw rateLimited();
    this.#all.makeRoom(by.network, MOST_WAITING_NETWORK);
    const place = this.#all.enter(by.network, charges);
    if (!by.exists) return this.#inTurn(place, charges, check);
    return this.#existingInTurn(place, by.network, charges, check);
  };

  /** Rejects all waiting callers. */
  close(): void {
    this.#all.close();
    this.#existing.close();
  }

  async #inTurn<T>(place: Place, charges: Charges, check: () => Promise<T | null>): Promise<T | null> {
    await place.turn;
    return refunded(this.#all, charges, check);
  }

  /**
   * AC53: a right password is answered at the first of two turns. A wrong one is answered at its turn in the line of all
   * tries, and checked there even if the result is known, so that it takes as long as for a made-up address.
   */
  async #existingInTurn<T>(
    place: Place,
    network: string,
    charges: Charges,
    check: () => Promise<T | null>,
  ): Promise<T | null> {
    if (!place.isWaiting()) return this.#chargedToBoth(charges, check);
    const early = this.#existing.enter(network, charges);
    const regular = place.turn.then(() => {
      if (!early.isWaiting()) return refunded(this.#all, charges, check);
      early.leave();
      return this.#chargedToBoth(charges, check);
    });
    // The regular check reports errors, because an error before its turn would reveal that the account exists.
    const right = early.turn
      .then(() => refunded(this.#existing, charges, check))
      .then(
        (result) => result ?? regular,
        () => regular,
      );
    try {
      return await Promise.race([regular, right]);
    } finally {
      place.leave();
      early.leave();
    }
  }

  /** A check at a turn of the line of all tries counts for the accounts that exist too, even beyond their budget. */
  #chargedToBoth<T>(charges: Charges, check: () => Promise<T | null>): Promise<T | null> {
    this.#existing.charge(charges, 1);
    return refunded(this.#existing, charges, () => refunded(this.#all, charges, check));
  }
}

/** Refunds what the check was charged, unless the password was wrong. */
async function refunded<T>(
  line: WaitingLine,
  charges: Charges,
  check: () => Promise<T | null>,
): Promise<T | null> {
  let isWrong = false;
  try {
    const result = await check();
    isWrong = result === null;
    return result;
  } finally {
    if (!isWrong) line.charge(charges, -1);
    line.admit();
  }
}

/** A known device has a budget of its own, which tries from other devices do not use up. */
function chargesOf({ mailbox, network, deviceId }: TriedBy): Charges {
  if (deviceId !== null) return [{ key: `device ${deviceId} ${mailbox}`, budget: OWN }];
  return [
    { key: `here ${network} ${mailbox}`, budget: OWN },
    { key: `account ${mailbox}`, budget: ACCOUNT },
    { key: `network ${network}`, budget: NETWORK },
  ];
}
