import type { Payment } from '@exam/shared-schema/contract';
import { formatDate, formatLimit } from '../../format/index.ts';
import { say } from '../../sentences/index.ts';
import { Card } from '../../ui/index.ts';
import { Amount, Provider, ReceiptLink, Status } from './payment-cells.tsx';
import { endOf, noteOf, whatOf, whenOf } from './payment-values.ts';

/** The payments as cards, in place of the table on narrow screens. */
export function PaymentCards({ payments }: { readonly payments: readonly Payment[] }) {
  return (
    <ul className="payments-cards" aria-label={say.payments.title}>
      {payments.map((payment) => (
        <PaymentCard key={payment._id} payment={payment} />
      ))}
    </ul>
  );
}

function PaymentCard({ payment }: { readonly payment: Payment }) {
  const words = say.payments;
  const note = noteOf(payment);
  const facts = [
    { label: words.amount, value: <Amount payment={payment} /> },
    { label: words.tokens, value: formatLimit(payment.tokensPurchased) },
    { label: words.ends, value: endOf(payment) },
    { label: words.provider, value: <Provider payment={payment} /> },
    ...(note === null ? [] : [{ label: words.note, value: note }]),
  ];
  return (
    <Card
      as="li"
      title={whatOf(payment)}
      caption={formatDate(whenOf(payment))}
      aside={<Status payment={payment} />}
    >
      <dl className="payments-facts num">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="payments-receipt">
        <ReceiptLink payment={payment} />
      </div>
    </Card>
  );
}
