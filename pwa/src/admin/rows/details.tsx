import type { ReactNode } from 'react';
import { Button, Dialog } from '../../ui/index.ts';
import type { Keyed } from './action.ts';

/** A read-only dialog about a row. */
export interface Details<Row = Keyed> {
  /** Default: 'View Details'. */
  readonly label?: string;
  readonly title: (row: Row) => string;
  readonly show: (row: Row) => ReactNode;
}

interface DetailsDialogProps {
  readonly details: Details;
  readonly row: Keyed;
  readonly onClose: () => void;
}

export function DetailsDialog({ details, row, onClose }: DetailsDialogProps) {
  return (
    <Dialog
      open
      wide
      title={details.title(row)}
      onClose={onClose}
      footer={
        <Button data-autofocus onClick={onClose}>
          Close
        </Button>
      }
    >
      {details.show(row)}
    </Dialog>
  );
}

interface FactsProps {
  /** Pairs of label and value; pairs without a value are left out. */
  readonly facts: readonly (readonly [label: string, value: ReactNode])[];
}

/** Labels and values; stacked on a phone. */
export function Facts({ facts }: FactsProps) {
  const filled = facts.filter(([, value]) => value !== null && value !== undefined && value !== '');
  return (
    <dl className="facts">
      {filled.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
