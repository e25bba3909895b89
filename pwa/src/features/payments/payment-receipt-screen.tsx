import './payments.css';
import { paymentReceipt, type CallAnswer } from '@exam/shared-schema/contract';
import { Link } from 'wouter';
import { formatAge } from '../../format/index.ts';
import { paths } from '../../paths/paths.ts';
import { say, translate } from '../../sentences/index.ts';
import { useSeen } from '../../state/index.ts';
import { Banner, Button, ErrorState, LinkButton, Page, Row, Skeleton, Stack } from '../../ui/index.ts';
import { ReceiptSheet } from './receipt-sheet.tsx';

/** /profile/payments/{id}: a payment receipt, to view or print. The server returns it only to its owner. */
export default function PaymentReceiptScreen({ paymentId }: { readonly paymentId: string }) {
  const { value, storedAt, loading, failure, refresh } = useSeen(paymentReceipt, {
    params: { id: paymentId },
  });
  const words = say.payments.sheet;
  if (value === null) {
    return (
      <Page>
        {loading ? (
          <Skeleton lines={8} label={words.loading} />
        ) : (
          <ErrorState
            page
            title={failure?.status === 404 ? words.notFound : words.failed}
            onRetry={refresh}
            action={<BackToHistory />}
          >
            {failure !== null && failure.status !== 404 && translate(failure.message)}
          </ErrorState>
        )}
      </Page>
    );
  }
  return (
    <Page className="receipt-page">
      <Stack gap={4}>
        <Row apart className="print-hidden">
          <BackToHistory />
          <Button variant="primary" icon="file" onClick={() => print()}>
            {words.print}
          </Button>
        </Row>
        {failure !== null && storedAt !== null && (
          <p className="payments-before print-hidden">{say.payments.from(formatAge(storedAt))}</p>
        )}
        <Warning data={value.data} />
        <ReceiptSheet {...value.data} />
      </Stack>
    </Page>
  );
}

/** Included in the printout. */
function Warning({ data: { payment } }: Pick<CallAnswer<typeof paymentReceipt>, 'data'>) {
  const { testMode, notPaid } = say.payments.sheet;
  if (payment.paymentProvider === 'sandbox') return <Banner tone="warn">{testMode}</Banner>;
  return payment.status === 'success' ? null : <Banner tone="warn">{notPaid}</Banner>;
}

function BackToHistory() {
  return (
    <Link href={paths.profile('payments')} asChild>
      <LinkButton variant="quiet" icon="back">
        {say.payments.sheet.back}
      </LinkButton>
    </Link>
  );
}
