import './changed-parts.css';
import { wordDiff } from './word-diff.ts';

/** A member with its label, and what it was and is as text. */
interface ChangedPart {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** The value before and after, for each changed member. */
export function ChangedParts({ parts }: { readonly parts: readonly ChangedPart[] }) {
  if (parts.length === 0) return null;
  return (
    <dl className="changed-parts">
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
