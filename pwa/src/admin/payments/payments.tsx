import { exportPayments, paymentCalls, type ManagedPayment } from '@exam/shared-schema/contract';
import { formatPaise, formatPaymentAmount, paymentStatusLabel } from '@exam/shared-schema/labels';
import { formatConsoleDate, formatNumber } from '../../format/index.ts';
import { Pill } from '../../ui/index.ts';
import { NamedCell } from '../fields/cells.tsx';
import { fixedChoices } from '../fields/choices.ts';
import { managedEntity } from '../managed-entity.ts';
import { PaymentDetails } from './payment-details.tsx';
import { PROVIDERS, tokensText, TONES } from './payment-words.ts';

const numberOf = ({ providerPaymentId, providerOrderId, receipt }: ManagedPayment) =>
  providerPaymentId ?? providerOrderId ?? receipt;

/** ST43: all payments. */
export const payments = managedEntity(paymentCalls, {
  group: 'Sales',
  icon: 'card',
  words: {
    title: 'Payments',
    lead: 'What was paid, and what is being paid',
    search: 'Search by payment ID, order ID, receipt...',
    loading: 'Loading payments...',
    failedText: 'Failed to fetch payments',
    empty: 'No payments found',
    emptyText: 'No payment transactions available',
    pager: ({ page, pages, total }) => `Page ${page} of ${pages} (${formatNumber(total)} total payments)`,
  },
  nameOf: numberOf,
  list: {
    columns: [
      {
        key: 'payment',
        header: 'Payment Details',
        cell: (payment) => <NamedCell name={numberOf(payment)} note={payment.receipt} />,
      },
      {
        key: 'entity',
        header: 'Entity',
        cell: ({ entityId, entityModel }) => (
          <NamedCell
            name={entityId.name}
            note={[entityModel, entityId.email].filter((part) => part !== '').join(', ')}
          />
        ),
      },
      {
        key: 'plan',
        header: 'Plan & Tokens',
        cell: (payment) => (
          <NamedCell name={payment.planId?.name ?? payment.notes.planName} note={tokensText(payment)} />
        ),
      },
      {
        key: 'amount',
        header: 'Amount',
        cell: ({ amount, refundAmount }) => (
          <NamedCell
            name={formatPaymentAmount(amount)}
            note={refundAmount > 0 ? `Refunded: ${formatPaise(refundAmount)}` : ''}
          />
        ),
      },
      {
        key: 'status',
        header: 'Status',
        cell: ({ status }) => <Pill tone={TONES[status]}>{paymentStatusLabel(status)}</Pill>,
      },
      { key: 'provider', header: 'Provider', cell: ({ paymentProvider }) => PROVIDERS[paymentProvider] },
      {
        key: 'date',
        header: 'Date',
        sort: 'createdAt',
        cell: ({ createdAt }) => <span className="list-date num">{formatConsoleDate(createdAt)}</span>,
      },
    ],
    file: exportPayments,
    filters: [
      {
        name: 'status',
        label: 'Status',
        all: 'All Status',
        useChoices: fixedChoices({ success: 'Success', pending: 'Pending', failed: 'Failed' }),
      },
      {
        name: 'entityModel',
        label: 'Entity',
        all: 'All Entities',
        useChoices: fixedChoices({ User: 'User', College: 'College' }),
      },
    ],
  },
  details: { title: () => 'Payment Details', show: ({ _id }) => <PaymentDetails id={_id} /> },
});
