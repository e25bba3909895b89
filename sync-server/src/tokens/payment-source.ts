import { eq, like, sql, type SQL } from 'drizzle-orm';
import type { Store } from '../database/index.ts';

const PREFIX = 'payment ';

/** What the tokens of a payment come from. */
export const paymentSource = (paymentId: string): string => PREFIX + paymentId;

/** Whether a grant is of a payment, as a condition of a join. */
export const isOfPayment = ({ tokenGrants, payments }: Store['t']): SQL =>
  eq(tokenGrants.source, sql`${PREFIX} || ${payments.id}`);

/** Whether a grant says that it is of some payment. */
export const isOfSomePayment = ({ tokenGrants }: Store['t']): SQL => like(tokenGrants.source, `${PREFIX}%`);
