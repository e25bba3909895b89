import './changed-parts.css';
import { Fragment } from 'react';
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
  const parts = wordDiff(before, after);
  // One value in place of another has an arrow, because two single words would run into each other.
  const isReplaced = parts.length === 2 && parts.every(({ kind }) => kind !== 'same');
  return parts.map(({ kind, text }, place) => {
    if (kind === 'same') return text;
    const Mark = kind === 'gone' ? 'del' : 'ins';
    return (
      <Fragment key={place}>
        {isReplaced && place === 1 && <span aria-hidden="true"> → </span>}
        <Mark>
          <span className="visually-hidden">{kind === 'gone' ? ' removed: ' : ' added: '}</span>
          {text}
          <span className="visually-hidden">{kind === 'gone' ? ', end of removed ' : ', end of added '}</span>
        </Mark>
      </Fragment>
    );
  });
}
