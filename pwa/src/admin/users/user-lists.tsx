import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import {
  attemptsOfUser,
  exportAttemptsOfUser,
  exportPaymentsOfUser,
  paymentsOfUser,
  UNLIMITED,
  type UserAttempt,
  type UserPayment,
} from '@exam/shared-schema/contract';
import { flagLabel, formatPaise } from '@exam/shared-schema/labels';
import { formatNumber, formatScore } from '../../format/index.ts';
import { Pager, Stack, Table, type TableColumn } from '../../ui/index.ts';
import type { FileOfList } from '../list/declaration.ts';
import { FileButton } from '../list/file-button.tsx';
import { FlashBanner } from '../list/flash-banner.tsx';
import { useFlash } from '../list/use-flash.ts';
import { load } from '../load.ts';
import { Loaded } from '../loaded.tsx';
import { DayCell, NamedCell } from '../fields/cells.tsx';
import { PROVIDERS } from '../payments/payment-words.ts';

/** US5: the attempts of a user, page by page. */
export function UserAttempts({ userId }: { readonly userId: string }) {
  return (
    <Paged
      name="attempts"
      userId={userId}
      none="No attempts yet."
      read={async (page, signal) => {
        const input = { params: { userId }, query: { page } };
        const { attempts: rows, pages, total } = await load(attemptsOfUser, input, signal);
        return { rows, pages, total };
      }}
      file={exportAttemptsOfUser}
      columns={ATTEMPTS}
      keyOf={({ attemptId }) => attemptId}
    />
  );
}

/** US5: the payments of a user, page by page. */
export function UserPayments({ userId }: { readonly userId: string }) {
  return (
    <Paged
      name="payments"
      userId={userId}
      none="No payments yet."
      read={async (page, signal) => {
        const input = { params: { userId }, query: { page } };
        const { payments: rows, pages, total } = await load(paymentsOfUser, input, signal);
        return { rows, pages, total };
      }}
      file={exportPaymentsOfUser}
      columns={PAYMENTS}
      keyOf={({ _id }) => _id}
    />
  );
}

interface PagedProps<Row> {
  readonly name: string;
  readonly userId: string;
  readonly none: string;
  readonly read: (
    page: number,
    signal: AbortSignal,
  ) => Promise<{ readonly rows: readonly Row[]; readonly pages: number; readonly total: number }>;
  readonly file: FileOfList;
  readonly columns: readonly TableColumn<Row>[];
  readonly keyOf: (row: Row) => string;
}

function Paged<Row>({ name, userId, none, read, file, columns, keyOf }: PagedProps<Row>): ReactNode {
  const { notice, say, dismiss } = useFlash();
  const [page, setPage] = useState(1);
  const result = useQuery({
    queryKey: ['users', name, userId, page],
    queryFn: ({ signal }) => read(page, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <Loaded
      result={result}
      lines={3}
      loading={`Loading ${name}...`}
      failed={`Failed to load ${name}`}
      failedText="Please check your connection and try again."
    >
      {({ rows, pages, total }) =>
        rows.length === 0 ? (
          <p>{none}</p>
        ) : (
          <Stack gap={3}>
            <FlashBanner notice={notice} onDismiss={dismiss} />
            <div>
              <FileButton
                name={name}
                failed={`Failed to load ${name}`}
                call={file}
                params={{ userId }}
                query={{ search: '', sort: '', filters: {} }}
                say={say}
              />
            </div>
            <Table caption={`The user's ${name}`} columns={columns} items={rows} itemKey={keyOf} />
            {pages > 1 && (
              <Pager
                page={page}
                totalPages={pages}
                onPage={setPage}
                summary={`Page ${page} of ${pages} (${formatNumber(total)} ${name})`}
              />
            )}
          </Stack>
        )
      }
    </Loaded>
  );
}

const ATTEMPTS: readonly TableColumn<UserAttempt>[] = [
  {
    key: 'paper',
    header: 'Test paper',
    rowHeader: true,
    cell: ({ paper, flags }) => (
      <NamedCell name={paper.title} note={flags.map((flag) => flagLabel(flag) ?? flag).join(' ')} />
    ),
  },
  {
    key: 'score',
    header: 'Score',
    numeric: true,
    cell: ({ score, totalMarks }) => `${formatScore(score)} of ${formatScore(totalMarks)}`,
  },
  {
    key: 'accuracy',
    header: 'Accuracy',
    numeric: true,
    secondary: true,
    cell: ({ accuracy }) => `${formatScore(accuracy)}\u00a0%`,
  },
  { key: 'ranked', header: 'Ranks', secondary: true, cell: ({ ranked }) => (ranked ? 'Yes' : 'No') },
  {
    key: 'received',
    header: 'Received',
    secondary: true,
    cell: ({ receivedAt }) => <DayCell time={receivedAt} />,
  },
];

const STATES: Readonly<Record<UserPayment['state'], string>> = {
  created: 'Not paid',
  failed: 'Failed',
  authorized: 'Being confirmed',
  paid: 'Completed',
  abandoned: 'Given up',
};

const PAYMENTS: readonly TableColumn<UserPayment>[] = [
  {
    key: 'plan',
    header: 'Plan & Tokens',
    rowHeader: true,
    cell: ({ plan, tokens, note }) => (
      <NamedCell
        name={`${plan}, ${tokens === UNLIMITED ? 'unlimited tokens' : `${formatNumber(tokens)} tokens`}`}
        note={note ?? ''}
      />
    ),
  },
  { key: 'amount', header: 'Amount', numeric: true, cell: ({ amount }) => formatPaise(amount) },
  { key: 'state', header: 'Status', secondary: true, cell: ({ state }) => STATES[state] },
  { key: 'provider', header: 'Provider', secondary: true, cell: ({ provider }) => PROVIDERS[provider] },
  {
    key: 'created',
    header: 'Date',
    secondary: true,
    cell: ({ createdAt }) => <DayCell time={createdAt} />,
  },
];
