import { flagLabel } from '@exam/shared-schema/labels';
import { formatScore } from '../../format/index.ts';
import { NamedCell } from '../fields/cells.tsx';

// The cells that all lists of attempts have.

interface OfStudent {
  readonly student: { readonly fullName: string; readonly email: string };
}

export const StudentCell = ({ student: { fullName, email } }: OfStudent) => (
  <NamedCell name={fullName} note={email} />
);

export const ScoreCell = ({ score }: { readonly score: number }) => (
  <span className="num">{formatScore(score)}</span>
);

export const NoticedCell = ({ flags }: { readonly flags: readonly string[] }) => (
  <span className="list-noticed">{flags.map((flag) => flagLabel(flag) ?? flag).join(' ')}</span>
);
