import './question-history.css';
import type { WholeQuestion } from '@exam/shared-schema/contract';
import { formatConsoleDate } from '../../format/index.ts';
import { describeChanges, type ChangedPart } from './question-changes.ts';
import { wordDiff } from './question-word-diff.ts';

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

/** The value before and after, for each changed member. */
export function ChangedParts({ parts }: { readonly parts: readonly ChangedPart[] }) {
  if (parts.length === 0) return null;
  return (
    <dl className="bank-parts">
      {parts.map(({ name, before, after }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <WordDiff before={before} after={after} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Most screen readers do not announce `del` and `ins`, so hidden text marks the difference. */
function WordDiff({ before, after }: { readonly before: string; readonly after: string }) {
  return wordDiff(before, after).map(({ kind, text }, place) => {
    if (kind === 'same') return text;
    const Mark = kind === 'gone' ? 'del' : 'ins';
    return (
      <Mark key={place}>
        <span className="visually-hidden">{kind === 'gone' ? ' removed: ' : ' added: '}</span>
        {text}
        <span className="visually-hidden">{kind === 'gone' ? ', end of removed ' : ', end of added '}</span>
      </Mark>
    );
  });
}
