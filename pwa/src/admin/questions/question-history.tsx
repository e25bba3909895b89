import './question-history.css';
import type { WholeQuestion } from '@exam/shared-schema/contract';
import { formatConsoleDate } from '../../format/index.ts';
import { ChangedParts } from '../fields/changed-parts.tsx';
import { describeChanges } from './question-changes.ts';

/** BK22: who changed a question, when and why, with the words that differ. */
export function QuestionHistory({ changes, options }: Pick<WholeQuestion, 'changes' | 'options'>) {
  return (
    <ol className="bank-history">
      {describeChanges(changes, options).map(([{ _id, changedAt, changedBy, reason }, parts]) => (
        <li key={_id} className="bank-change">
          <p>
            {formatConsoleDate(changedAt)}, {changedBy ?? 'a command'}: {reason}
          </p>
          <ChangedParts parts={parts} />
        </li>
      ))}
    </ol>
  );
}
