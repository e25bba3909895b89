import type { Payment } from '@exam/shared-schema/contract';
import { Link } from 'wouter';
import { formatDate } from '../../format/index.ts';
import { paths } from '../../paths/paths.ts';
import { say } from '../../sentences/index.ts';
import { LinkButton, Pill } from '../../ui/index.ts';
import { amountOf, refundOf, statusOf, whatOf, whenOf } from './payment-values.ts';

interface PaymentProps {
  readonly payment: Payment;
}

export function Status({ payment }: PaymentProps) {
  const { words, tone } = statusOf(payment);
  return <Pill tone={tone}>{words}</Pill>;
}

export function Amount({ payment }: PaymentProps) {
  const refund = refundOf(payment);
  return (
    <span className="payments-amount num">
      {amountOf(payment)}
      {refund !== null && <small>{say.payments.refunded(refund)}</small>}
    </span>
  );
}

export function Provider({ payment: { paymentProvider } }: PaymentProps) {
  const words = say.payments.providers[paymentProvider];
  return paymentProvider === 'sandbox' ? <Pill tone="warn">{words}</Pill> : words;
}

export function ReceiptLink({ payment }: PaymentProps) {
  const { receipt, receiptOf } = say.payments;
  return (
    <Link href={paths.paymentReceipt(payment._id)} asChild>
      <LinkButton
        className="payments-link"
        variant="quiet"
        aria-label={receiptOf(whatOf(payment), formatDate(whenOf(payment)))}
      >
        {receipt}
      </LinkButton>
    </Link>
  );
}
