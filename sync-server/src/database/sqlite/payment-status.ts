import { sql, type SQLWrapper } from 'drizzle-orm';
import type { PaymentStatus } from '@exam/shared-schema/contract';

/**
 * The status of a payment as the interface has it. An index of an expression serves queries by the same expression only, so
 * that its values are written out.
 */
export const paymentStatusOf = (state: SQLWrapper) =>
  sql<PaymentStatus>`(case when ${state} = 'paid' then 'success' when ${state} = 'created' or ${state} = 'authorized' then 'pending' else 'failed' end)`;
