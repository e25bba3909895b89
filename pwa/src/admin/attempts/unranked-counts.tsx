import type { UnrankedCounts, UnrankedReason } from '@exam/shared-schema/contract';
import { formatCount } from '../../format/index.ts';

const REASONS: Readonly<Record<UnrankedReason, string>> = {
  'practice-paper': 'the paper is for practice and does not rank',
  'no-log': 'handed in without a log',
  'log-broken': 'the log is not whole',
  unsealed: 'not sealed on the device',
  'account-disabled': 'the account was not active',
  'pending-review': 'some answers are still to be marked',
  'to-review': 'waiting for a decision in Attempts to review',
  refused: 'an administrator decided against it',
  repeated: 'not the first attempt of its student',
};

/** IA4: attempts that do not rank, by reason; nothing if there are none. */
export function UnrankedCountsList({
  title,
  counts,
}: {
  readonly title: string;
  readonly counts: UnrankedCounts;
}) {
  if (counts.length === 0) return null;
  return (
    <section aria-label={title}>
      <p>{title}:</p>
      <ul>
        {counts.map(({ reason, attempts }) => (
          <li key={reason}>
            {formatCount(attempts, 'attempt', 'attempts')}: {REASONS[reason]}
          </li>
        ))}
      </ul>
    </section>
  );
}
