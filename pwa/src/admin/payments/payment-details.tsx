import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  comparePayment,
  settlePayment,
  type ManagedPayment,
  type PaymentAttempt,
  type PaymentComparison,
} from '@exam/shared-schema/contract';
import { formatPaise, formatPaymentAmount, paymentStatusLabel } from '@exam/shared-schema/labels';
import { formatDateTime, formatNumber } from '../../format/index.ts';
import { Banner, Button, Pill, Stack } from '../../ui/index.ts';
import { load } from '../load.ts';
import { failureOf, Loaded } from '../loaded.tsx';
import { Facts } from '../rows/details.tsx';
import { ATTEMPT_STATUSES, PROVIDERS, refundText, tokensText, TONES } from './payment-words.ts';

/** PA10: a payment beside what its provider reports. */
export function PaymentDetails({ id }: { readonly id: string }) {
  const result = useQuery({
    queryKey: ['payments', 'one', id],
    queryFn: async ({ signal }) => (await load(comparePayment, { params: { id } }, signal)).data,
  });
  return (
    <Loaded
      result={result}
      lines={8}
      loading="Loading the payment..."
      failed="Failed to load the payment"
      failedText="Please check your connection and try again."
      failedOfStatus={{ 404: 'This payment no longer exists.' }}
    >
      {(comparison) => (
        <Stack gap={5}>
          <PaymentFacts payment={comparison.payment} credited={comparison.credited} />
          <Compared comparison={comparison} />
        </Stack>
      )}
    </Loaded>
  );
}

const timeOf = (at: string | null) => (at === null ? null : formatDateTime(at));

interface PaymentFactsProps {
  readonly payment: ManagedPayment;
  readonly credited: number | null;
}

function PaymentFacts({ payment, credited }: PaymentFactsProps) {
  const { entityId, entityModel, link, refundAmount, refundStatus, status } = payment;
  return (
    <Facts
      facts={[
        [
          'Status',
          <Pill key="status" tone={TONES[status]}>
            {paymentStatusLabel(status)}
          </Pill>,
        ],
        ['Amount', formatPaymentAmount(payment.amount)],
        ['Refunded', refundStatus === 'none' ? null : formatPaise(refundAmount)],
        ['Entity', `${entityId.name} (${entityModel})`],
        ['E-mail', entityId.email],
        ['Plan', payment.notes.planName],
        ['Tokens', tokensText(payment)],
        ['Students', link === null ? null : studentsText(link.students, credited)],
        ['Payment link', link === null ? null : link.url],
        ['Link ID', link === null ? null : link.razorpayLinkId],
        ['Link expires', link === null ? null : timeOf(link.expiresAt)],
        ['Provider', PROVIDERS[payment.paymentProvider]],
        ['Payment ID', payment.providerPaymentId],
        ['Order ID', payment.providerOrderId],
        ['Receipt', payment.receipt],
        ['Created', timeOf(payment.createdAt)],
        ['Paid', timeOf(payment.paidAt)],
        ['From', timeOf(payment.startDate)],
        ['Until', timeOf(payment.endDate)],
        [status === 'failed' ? 'Failure' : 'Note', payment.note],
      ]}
    />
  );
}

const studentsText = (students: number, credited: number | null) =>
  `${formatNumber(students)}, ${formatNumber(credited ?? 0)} of them with their tokens`;

function Compared({
  comparison: { payment, stored, reported, differs },
}: {
  readonly comparison: PaymentComparison;
}) {
  const queries = useQueryClient();
  const settling = useMutation({
    mutationFn: () => load(settlePayment, { params: { id: payment._id } }),
    onSuccess: () => queries.invalidateQueries(),
  });
  if (payment.paymentProvider === 'manual') return null;
  const failure = failureOf(settling.error, 'The payment could not be settled. Please try again.');
  return (
    <Stack gap={3}>
      <h3>Attempts to pay</h3>
      <Attempts title="Stored here" attempts={stored} />
      {reported === null ? (
        <Banner tone="warn">The provider cannot be asked about this payment at the moment.</Banner>
      ) : (
        <Attempts title={`Reported by ${PROVIDERS[payment.paymentProvider]} now`} attempts={reported} />
      )}
      {settling.data !== undefined && <Banner tone="ok">{settling.data.message}</Banner>}
      {failure !== undefined && <Banner tone="bad">{failure}</Banner>}
      {differs && (
        <Banner tone="warn" title="The provider reports something else than is stored here">
          <Stack gap={3}>
            <span>Settling takes its report as evidence. It never credits or refunds anything twice.</span>
            <Button busy={settling.isPending} onClick={() => settling.mutate()}>
              Settle
            </Button>
          </Stack>
        </Banner>
      )}
    </Stack>
  );
}

function Attempts({
  title,
  attempts,
}: {
  readonly title: string;
  readonly attempts: readonly PaymentAttempt[];
}) {
  return (
    <div>
      <p className="list-note">{title}</p>
      {attempts.length === 0 ? (
        <p>None.</p>
      ) : (
        <ul>
          {attempts.map(({ _id, status, amount, refunded, failure }) => (
            <li key={_id}>
              {_id}: {formatPaise(amount)} {ATTEMPT_STATUSES[status]}
              {refundText(refunded)}
              {failure !== null && `. ${failure}`}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
