/** The rest of one grant. */
export interface Lot {
  readonly id: string;
  readonly remaining: number;
  /** TK7: covers any price. */
  readonly isUnlimited: boolean;
  /** Epoch ms; null if it does not expire. */
  readonly expiresAt: number | null;
  readonly createdAt: number;
}

export interface Taking {
  readonly grantId: string;
  readonly tokens: number;
}

const isAlive = ({ expiresAt, remaining, isUnlimited }: Lot, now: number) =>
  (isUnlimited || remaining > 0) && (expiresAt === null || expiresAt > now);

/** Tokens that can be spent now; Infinity if one of the grants is unlimited. */
export function tokensIn(lots: readonly Lot[], now: number): number {
  const alive = lots.filter((lot) => isAlive(lot, now));
  if (alive.some(({ isUnlimited }) => isUnlimited)) return Infinity;
  return alive.reduce((sum, { remaining }) => sum + remaining, 0);
}

/** Tokens that expire first are spent first; those without expiry last, oldest first (TK2). */
function bySpending(one: Lot, other: Lot): number {
  const [sooner, later] = [one.expiresAt ?? Number.MAX_VALUE, other.expiresAt ?? Number.MAX_VALUE];
  return sooner - later || one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1);
}

/** Divides a price among a user's grants, preferring an unlimited one. @returns null if they are not enough. */
export function spend(lots: readonly Lot[], tokens: number, now: number): Taking[] | null {
  const alive = lots.filter((lot) => isAlive(lot, now)).toSorted(bySpending);
  const unlimited = alive.find(({ isUnlimited }) => isUnlimited);
  if (unlimited !== undefined) return [{ grantId: unlimited.id, tokens }];
  const takings: Taking[] = [];
  let open = tokens;
  for (const { id, remaining } of alive) {
    const taken = Math.min(open, remaining);
    if (taken > 0) takings.push({ grantId: id, tokens: taken });
    open -= taken;
  }
  return open > 0 ? null : takings;
}
