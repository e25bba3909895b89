import type { CallAnswer, Payment, paymentReceipt } from '@exam/shared-schema/contract';
import { formatPaise } from '@exam/shared-schema/labels';
import type { ReactNode } from 'react';
import { formatDate, formatDateTime, formatLimit, formatScore } from '../../format/index.ts';
import { say } from '../../sentences/index.ts';
import { PrintSheet } from '../../ui/index.ts';
import { Status } from './payment-cells.tsx';
import { amountOf, noteOf, refundOf, whatOf } from './payment-values.ts';

type Receipt = CallAnswer<typeof paymentReceipt>['data'];
type Fact = readonly [label: string, value: ReactNode];

/** A payment receipt on one sheet of paper. */
export function ReceiptSheet({ payment, buyer, invoice }: Receipt) {
  const words = say.payments.sheet;
  const note = noteOf(payment);
  return (
    <PrintSheet className="card receipt-sheet" aria-label={words.title}>
      <header className="receipt-head">
        <h1>{words.title}</h1>
        <Status payment={payment} />
      </header>
      <div className="receipt-columns">
        <Facts facts={factsOf(payment)} />
        <Facts
          facts={[
            [words.buyer, <Person key="buyer" name={buyer.name} more={buyer.email} />],
            ...(invoice === null
              ? []
              : ([
                  [words.seller, <Person key="seller" name={invoice.seller} more={invoice.address} />],
                  [words.gstin, invoice.gstin],
                  [words.sac, invoice.sac],
                ] as const)),
          ]}
        />
      </div>
      <Lines payment={payment} invoice={invoice} />
      {note !== null && <p className="receipt-note">{note}</p>}
    </PrintSheet>
  );
}

function factsOf(payment: Payment): readonly Fact[] {
  const words = say.payments.sheet;
  const { receipt, paidAt, createdAt, providerOrderId, providerPaymentId, paymentProvider } = payment;
  const facts: readonly (readonly [string, string | null])[] = [
    [words.number, receipt],
    [paidAt === null ? words.orderedAt : words.paidAt, formatDateTime(paidAt ?? createdAt)],
    [say.payments.provider, say.payments.providers[paymentProvider]],
    [words.orderId, providerOrderId],
    [words.paymentId, providerPaymentId],
  ];
  return facts.filter(([, value]) => value !== null);
}

function Person({ name, more }: { readonly name: string; readonly more: string }) {
  return (
    <>
      {name}
      <br />
      {more}
    </>
  );
}

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="payment-facts num">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The product, and the tax included in its amount. */
function Lines({ payment, invoice }: Pick<Receipt, 'payment' | 'invoice'>) {
  const words = say.payments.sheet;
  const refund = refundOf(payment);
  return (
    <table className="receipt-lines num">
      <thead>
        <tr>
          <th scope="col">{say.payments.plan}</th>
          <th scope="col">{say.payments.tokens}</th>
          <th scope="col">{say.payments.amount}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">
            {payment.planId === null ? whatOf(payment) : words.item(whatOf(payment))}
            {payment.startDate !== null && payment.endDate !== null && (
              <small>{words.period(formatDate(payment.startDate), formatDate(payment.endDate))}</small>
            )}
          </th>
          <td>{formatLimit(payment.tokensPurchased)}</td>
          <td>{invoice === null ? amountOf(payment) : formatPaise(invoice.taxable)}</td>
        </tr>
      </tbody>
      <tfoot>
        {invoice !== null && (
          <>
            <Sum label={words.taxable} amount={formatPaise(invoice.taxable)} />
            <Sum label={words.gst(formatScore(invoice.gstPercent))} amount={formatPaise(invoice.gst)} />
          </>
        )}
        <Sum label={words.total} amount={amountOf(payment)} isTotal />
        {refund !== null && <Sum label={words.refunded} amount={refund} />}
      </tfoot>
    </table>
  );
}

interface SumProps {
  readonly label: string;
  readonly amount: string;
  readonly isTotal?: boolean;
}

function Sum({ label, amount, isTotal = false }: SumProps) {
  return (
    <tr data-total={isTotal || undefined}>
      <th scope="row" colSpan={2}>
        {label}
      </th>
      <td>{amount}</td>
    </tr>
  );
}
