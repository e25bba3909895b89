import './payments.css';
import { myPayments, PAYMENTS_PER_PAGE, type CallAnswer } from '@exam/shared-schema/contract';
import { useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { formatAge } from '../../format/index.ts';
import { paths } from '../../paths/paths.ts';
import { say, translate } from '../../sentences/index.ts';
import { useSeen } from '../../state/index.ts';
import { EmptyState, ErrorState, LinkButton, Pager, Skeleton, Stack, useMedia } from '../../ui/index.ts';
import { PaymentCards } from './payment-cards.tsx';
import { PaymentTable } from './payment-table.tsx';

/** From this width on the table has room for all columns. */
const ROOMY = '(min-width: 64em)';

type Meta = CallAnswer<typeof myPayments>['meta'];

/** The student's payments, ten per page; the page is in the URL. */
export function PaymentHistory() {
  const [page, setPage] = usePage();
  const { value, storedAt, loading, failure, refresh } = useSeen(myPayments, { query: { page } });
  const meta = useLastMeta(value?.meta ?? null);
  const roomy = useMedia(ROOMY);
  const words = say.payments;
  if (value !== null && value.payments.length === 0 && page === 1) return <NoPayments />;
  return (
    <Stack gap={4}>
      {value !== null && failure !== null && storedAt !== null && (
        <p className="payments-before">{words.from(formatAge(storedAt))}</p>
      )}
      {value !== null &&
        (roomy ? <PaymentTable payments={value.payments} /> : <PaymentCards payments={value.payments} />)}
      {value === null && loading && <Skeleton lines={8} label={words.loading} />}
      {value === null && !loading && (
        <ErrorState title={words.failed} onRetry={refresh}>
          {failure !== null && translate(failure.message)}
        </ErrorState>
      )}
      {meta !== null && meta.totalPages > 1 && (
        <Pager page={page} totalPages={meta.totalPages} onPage={setPage} summary={shownOf(page, meta)} />
      )}
    </Stack>
  );
}

function usePage(): [number, (page: number) => void] {
  const [search, setSearch] = useSearchParams();
  const named = Number(search.get('page') ?? 1);
  const page = Number.isInteger(named) && named > 0 ? named : 1;
  const setPage = (next: number) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === 1) after.delete('page');
        else after.set('page', String(next));
        return after;
      },
      { replace: true },
    );
  return [page, setPage];
}

/** Keeps the pager in place while another page loads. */
function useLastMeta(meta: Meta | null): Meta | null {
  const [last, setLast] = useState(meta);
  if (meta !== null && meta !== last) setLast(meta);
  return meta ?? last;
}

function shownOf(page: number, { total }: Meta): string {
  const first = (page - 1) * PAYMENTS_PER_PAGE + 1;
  return say.payments.shown(first, Math.min(first + PAYMENTS_PER_PAGE - 1, total), total);
}

function NoPayments() {
  const words = say.payments;
  return (
    <EmptyState
      title={words.empty}
      icon="card"
      action={
        <Link href={paths.pricing} asChild>
          <LinkButton variant="primary">{words.seePlans}</LinkButton>
        </Link>
      }
    >
      {words.emptyAdvice}
    </EmptyState>
  );
}
