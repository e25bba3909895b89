import '../list/list.css';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  reconcilePayments,
  settlePayment,
  type PaymentAttempt,
  type Reconciliation,
  type ReportedPayment,
} from '@exam/shared-schema/contract';
import { formatPaise, paymentStatusLabel } from '@exam/shared-schema/labels';
import { formatDateTime } from '../../format/index.ts';
import {
  Button,
  Card,
  Dialog,
  EmptyState,
  Field,
  Page,
  PageHead,
  Pager,
  Pill,
  Stack,
  Switch,
  Table,
  TextInput,
  type TableColumn,
  type Tone,
} from '../../ui/index.ts';
import { NamedCell } from '../fields/cells.tsx';
import { toIndiaTime } from '../india-time.ts';
import { FlashBanner } from '../list/flash-banner.tsx';
import { useFlash } from '../list/use-flash.ts';
import { load } from '../load.ts';
import { failureOf, Loaded } from '../loaded.tsx';
import { PaymentDetails } from './payment-details.tsx';
import { ATTEMPT_STATUSES, PROVIDERS, refundText } from './payment-words.ts';

const today = () => toIndiaTime(new Date().toISOString()).slice(0, 10);

/** PA14: what the provider reports for a day, beside what is stored. */
export default function ReconciliationScreen() {
  const queries = useQueryClient();
  const { notice, say, dismiss } = useFlash();
  const [day, setDay] = useState(today);
  const [page, setPage] = useState(1);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const [shown, setShown] = useState<string | null>(null);
  const result = useQuery({
    queryKey: ['payments', 'reconciliation', day, page],
    queryFn: async ({ signal }) => (await load(reconcilePayments, { query: { day, page } }, signal)).data,
    placeholderData: keepPreviousData,
    enabled: day !== '',
  });
  const settling = useMutation({
    mutationFn: (id: string) => load(settlePayment, { params: { id } }),
    onSuccess: ({ message }) => {
      say(true, message);
      return queries.invalidateQueries();
    },
    onError: (error) =>
      say(false, failureOf(error, 'The payment could not be settled. Please try again.') ?? ''),
  });
  return (
    <Page>
      <Stack gap={5}>
        <PageHead
          title="Reconciliation"
          lead="What the payment provider reports for a day, beside what is stored here"
          actions={
            <Button icon="refresh" busy={result.isFetching} onClick={() => void result.refetch()}>
              Refresh
            </Button>
          }
        />
        <FlashBanner notice={notice} onDismiss={dismiss} />
        <Card as="div" className="list">
          <div className="list-tools">
            <Field label="Day, in India">
              <TextInput
                type="date"
                value={day}
                max={today()}
                onChange={(event) => {
                  setDay(event.target.value);
                  setPage(1);
                }}
              />
            </Field>
            <Switch label="Only differences" checked={onlyDifferences} onChange={setOnlyDifferences} />
          </div>
          <Loaded
            result={result}
            lines={8}
            loading="Asking the payment provider..."
            failed="The payments could not be compared"
            failedText="Please check your connection and try again."
          >
            {(found) => (
              <Found
                found={found}
                onlyDifferences={onlyDifferences}
                settlingId={settling.isPending ? settling.variables : null}
                onSettle={(id) => settling.mutate(id)}
                onShow={setShown}
              />
            )}
          </Loaded>
          {result.data !== undefined && (page > 1 || result.data.hasMore) && (
            <Pager
              page={page}
              totalPages={result.data.hasMore ? page + 1 : page}
              onPage={setPage}
              summary={`Page ${page}`}
            />
          )}
        </Card>
      </Stack>
      {shown !== null && (
        <Dialog
          open
          wide
          title="Payment Details"
          onClose={() => setShown(null)}
          footer={
            <Button data-autofocus onClick={() => setShown(null)}>
              Close
            </Button>
          }
        >
          <PaymentDetails id={shown} />
        </Dialog>
      )}
    </Page>
  );
}

interface FoundProps {
  readonly found: Reconciliation;
  readonly onlyDifferences: boolean;
  readonly settlingId: string | null;
  readonly onSettle: (paymentId: string) => void;
  readonly onShow: (paymentId: string) => void;
}

function Found({ found: { provider, rows }, onlyDifferences, ...actions }: FoundProps) {
  const differences = rows.filter(({ difference }) => difference !== 'none');
  const listed = onlyDifferences ? differences : rows;
  if (rows.length === 0)
    return (
      <EmptyState title="No payments reported">{`${nameOf(provider)} has none for this day.`}</EmptyState>
    );
  return (
    <Stack gap={3}>
      <p role="status">{summaryOf(provider, rows.length, differences.length)}</p>
      {listed.length > 0 && (
        <Table
          caption="Reported payments"
          items={listed}
          itemKey={({ reported }) => reported._id}
          columns={columnsOf(actions)}
        />
      )}
    </Stack>
  );
}

const nameOf = (provider: Reconciliation['provider']) =>
  provider === 'none' ? 'The provider' : PROVIDERS[provider];

function summaryOf(provider: Reconciliation['provider'], reported: number, different: number): string {
  const payments = `${nameOf(provider)} reports ${reported} ${reported === 1 ? 'payment' : 'payments'}`;
  if (different === 0) return `${payments} on this page, and the same is stored here.`;
  return `${payments} on this page, ${different} of them unlike here.`;
}

const DIFFERENCES: Readonly<Record<ReportedPayment['difference'], readonly [Tone, string]>> = {
  none: ['ok', 'The same'],
  unsettled: ['warn', 'Different'],
  unknown: ['neutral', 'Not of this installation'],
};

const attemptText = (attempt: PaymentAttempt) =>
  `${ATTEMPT_STATUSES[attempt.status]}${refundText(attempt.refunded)}`;

function columnsOf({
  settlingId,
  onSettle,
  onShow,
}: Pick<FoundProps, 'settlingId' | 'onSettle' | 'onShow'>): TableColumn<ReportedPayment>[] {
  return [
    {
      key: 'payment',
      header: 'Payment',
      rowHeader: true,
      cell: ({ reported, providerOrderId }) => (
        <NamedCell name={reported._id} note={providerOrderId ?? 'Without an order'} />
      ),
    },
    {
      key: 'amount',
      header: 'Amount',
      numeric: true,
      cell: ({ reported }) => formatPaise(reported.amount),
    },
    {
      key: 'reported',
      header: 'Reported',
      secondary: true,
      cell: ({ reported, createdAt }) => (
        <NamedCell name={attemptText(reported)} note={formatDateTime(createdAt)} />
      ),
    },
    {
      key: 'stored',
      header: 'Stored here',
      secondary: true,
      cell: ({ stored, payment }) => (
        <NamedCell
          name={stored === null ? 'nothing' : attemptText(stored)}
          note={payment === null ? '' : `${payment.entityId.name}: ${paymentStatusLabel(payment.status)}`}
        />
      ),
    },
    {
      key: 'difference',
      header: 'Difference',
      cell: ({ difference }) => <Pill tone={DIFFERENCES[difference][0]}>{DIFFERENCES[difference][1]}</Pill>,
    },
    {
      key: 'actions',
      header: 'Actions',
      secondary: true,
      cell: ({ reported, payment, difference }) =>
        payment !== null && (
          <span className="list-pills">
            {difference === 'unsettled' && (
              <Button
                aria-label={`Settle ${reported._id}`}
                busy={settlingId === payment._id}
                onClick={() => onSettle(payment._id)}
              >
                Settle
              </Button>
            )}
            <Button aria-label={`View Details ${reported._id}`} onClick={() => onShow(payment._id)}>
              View Details
            </Button>
          </span>
        ),
    },
  ];
}
