import { useState } from 'react';

import {
  Button,
  Card,
  CardGrid,
  Dialog,
  EmptyState,
  ErrorState,
  Field,
  Meter,
  Pill,
  ProgressBar,
  Row,
  Sheet,
  Skeleton,
  StatTiles,
  Table,
  TextInput,
  useToasts,
} from '../index.ts';
import { GallerySection } from './section.tsx';

const payments = [
  {
    id: '1',
    plan: 'Prep Plus',
    paid: '21 Nov 2026',
    provider: 'Razorpay',
    amount: '₹249',
    status: 'Completed',
  },
  { id: '2', plan: 'Prep Max', paid: '21 Oct 2026', provider: 'Razorpay', amount: '₹499', status: 'Failed' },
] as const;

function Dialogs() {
  const [open, setOpen] = useState(false);
  const [sheet, setSheet] = useState<'rising' | 'hanging' | null>(null);
  const close = () => setOpen(false);
  const show = useToasts((state) => state.show);
  return (
    <Row>
      <Button onClick={() => setOpen(true)}>Open a dialog</Button>
      <Button onClick={() => setSheet('rising')}>Open a sheet</Button>
      <Button onClick={() => setSheet('hanging')}>Open a menu</Button>
      <Sheet
        open={sheet !== null}
        hanging={sheet === 'hanging'}
        onClose={() => setSheet(null)}
        title={sheet === 'hanging' ? 'Menu' : 'Palette'}
      >
        <p>What is at hand for a moment.</p>
      </Sheet>
      <Button onClick={() => show({ text: 'Link copied.', tone: 'ok' })}>Show a toast</Button>
      <Button
        onClick={() =>
          show({ text: 'You are offline.', tone: 'warn', action: { label: 'Sync', run: () => undefined } })
        }
      >
        Show a toast with an action
      </Button>
      <Button onClick={() => show({ text: 'The paper could not be saved.', tone: 'bad' })}>
        Show a bad toast
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title="Edit Profile"
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary" onClick={close}>
              Save changes
            </Button>
          </>
        }
      >
        <Field label="Full Name">
          <TextInput defaultValue="Asha Sharma" />
        </Field>
        <Field label="Location" hint="Optional">
          <TextInput />
        </Field>
      </Dialog>
    </Row>
  );
}

export function StatesGallery() {
  return (
    <GallerySection title="States">
      <Dialogs />
      <CardGrid>
        <Card title="Loading">
          <Skeleton lines={5} label="Loading Available Tests..." />
        </Card>
        <Card>
          <EmptyState
            title="No Test Papers Available"
            action={<Button variant="primary">Build a paper</Button>}
          >
            Papers that you build appear here.
          </EmptyState>
        </Card>
        <Card>
          <ErrorState title="Error Loading Tests" onRetry={() => undefined}>
            Failed to load available tests
          </ErrorState>
        </Card>
        <Card title="Save for offline" caption="JEE Main Full Mock 3" featured>
          <ProgressBar label="Saving" text="1.2 of 3.4 MB" value={35} />
          <ProgressBar label="Save for offline" text="64%, paused" value={64} paused />
          <Meter label="41 of 75 answered" value={41} max={75} />
        </Card>
      </CardGrid>
      <StatTiles
        stats={[
          { label: 'Remaining', value: '1,240' },
          { label: 'Total', value: '2,000' },
          { label: 'Used', value: '760', note: 'of 2,000' },
        ]}
      />
      <Card title="Payment History">
        <Table
          caption="Payment History"
          items={payments}
          itemKey={(payment) => payment.id}
          columns={[
            { key: 'plan', header: 'Plan', cell: (payment) => payment.plan, rowHeader: true },
            { key: 'paid', header: 'Paid', cell: (payment) => payment.paid },
            { key: 'provider', header: 'Provider', cell: (payment) => payment.provider },
            {
              key: 'status',
              header: 'Status',
              cell: (payment) => (
                <Pill tone={payment.status === 'Completed' ? 'ok' : 'bad'}>{payment.status}</Pill>
              ),
            },
            { key: 'amount', header: 'Amount', cell: (payment) => payment.amount, numeric: true },
          ]}
        />
      </Card>
    </GallerySection>
  );
}
