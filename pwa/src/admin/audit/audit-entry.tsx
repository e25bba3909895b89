import { Link } from 'wouter';
import { actionWord, changedParts, kindName, nameIn } from '@exam/shared-schema/audit';
import type { AuditEntry } from '@exam/shared-schema/contract';
import { formatCount, formatIndiaTime } from '../../format/index.ts';
import { Pill, Stack, type Tone } from '../../ui/index.ts';
import { ChangedParts } from '../fields/changed-parts.tsx';
import { authorPath, changesPath, thingPath, type Names } from './audit-paths.ts';

interface AuditEntryProps {
  readonly entry: AuditEntry;
  readonly names: Names;
  /** Whether only the changes of this thing are shown. */
  readonly isAlone: boolean;
}

const TONES: Readonly<Record<AuditEntry['action'], Tone>> = {
  create: 'ok',
  update: 'neutral',
  delete: 'bad',
};
/** More members are folded: those of a whole thing say little about what happened. */
const MOST_SHOWN = 6;

/** AU4: one change: what, by whom and when, and the members that differ. */
export function AuditEntryView({ entry, names, isAlone }: AuditEntryProps) {
  const { action, kind, thingId, at } = entry;
  const name = nameIn(entry, names);
  const parts = changedParts(entry, names);
  return (
    <Stack gap={2}>
      <p className="audit-head">
        <Pill tone={TONES[action]}>{actionWord(action)}</Pill>
        <span>{kindName(kind)}</span>
        {name !== null && <Linked href={thingPath(entry, names)}>{name}</Linked>}
      </p>
      <p className="list-note audit-facts">
        <Linked href={authorPath(entry, names)}>{names[entry.userId] ?? 'An account that is gone'}</Linked>
        <span className="num">{formatIndiaTime(at)}</span>
        <span className="audit-id">{thingId}</span>
        {!isAlone && (
          <Link href={changesPath(thingId)} aria-label={`All changes of ${name ?? thingId}`}>
            All its changes
          </Link>
        )}
      </p>
      {parts.length > MOST_SHOWN ? (
        <details>
          <summary>{formatCount(parts.length, 'value', 'values')}</summary>
          <ChangedParts parts={parts} />
        </details>
      ) : (
        <ChangedParts parts={parts} />
      )}
    </Stack>
  );
}

function Linked({ href, children }: { readonly href: string | null; readonly children: string }) {
  return href === null ? <span>{children}</span> : <Link href={href}>{children}</Link>;
}
