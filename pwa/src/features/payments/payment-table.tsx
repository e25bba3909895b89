import type { Payment } from '@exam/shared-schema/contract';
import { formatDate, formatLimit } from '../../format/index.ts';
import { say } from '../../sentences/index.ts';
import { Table, type TableColumn } from '../../ui/index.ts';
import { Amount, Provider, ReceiptLink, Status } from './payment-cells.tsx';
import { endOf, noteOf, whatOf, whenOf } from './payment-values.ts';

export function PaymentTable({ payments }: { readonly payments: readonly Payment[] }) {
  const words = say.payments;
  const columns: readonly TableColumn<Payment>[] = [
    { key: 'plan', header: words.plan, cell: (payment) => <What payment={payment} />, rowHeader: true },
    { key: 'date', header: words.date, cell: (payment) => formatDate(whenOf(payment)) },
    { key: 'amount', header: words.amount, cell: (payment) => <Amount payment={payment} />, numeric: true },
    {
      key: 'tokens',
      header: words.tokens,
      cell: ({ tokensPurchased }) => formatLimit(tokensPurchased),
      numeric: true,
    },
    { key: 'status', header: words.status, cell: (payment) => <Status payment={payment} /> },
    { key: 'provider', header: words.provider, cell: (payment) => <Provider payment={payment} /> },
    { key: 'ends', header: words.ends, cell: endOf },
    { key: 'receipt', header: words.receipt, cell: (payment) => <ReceiptLink payment={payment} /> },
  ];
  return <Table caption={words.title} columns={columns} items={payments} itemKey={({ _id }) => _id} />;
}

function What({ payment }: { readonly payment: Payment }) {
  const note = noteOf(payment);
  return (
    <span className="payments-what">
      {whatOf(payment)}
      {note !== null && <small>{note}</small>}
    </span>
  );
}
