import { eq, like, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Store } from '../database/index.ts';

const PREFIX = 'payment ';

/** The grant source of a payment. */
export const paymentSource = (paymentId: string): string => PREFIX + paymentId;

/** The same as an expression. */
export const paymentSourceOf = (paymentId: SQLWrapper): SQL => sql`${PREFIX} || ${paymentId}`;

/** Join condition between a grant and its payment. */
export const isOfPayment = ({ tokenGrants, payments }: Store['t']): SQL =>
  eq(tokenGrants.source, paymentSourceOf(payments.id));

/** Whether the source of a grant is a payment. */
export const isOfSomePayment = ({ tokenGrants }: Store['t']): SQL => like(tokenGrants.source, `${PREFIX}%`);
