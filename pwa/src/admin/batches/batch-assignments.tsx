import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { assignmentCalls } from '@exam/shared-schema/contract';
import { assignmentPath } from '../../app/paths-of-console.ts';
import { Pager, Pill } from '../../ui/index.ts';
import { load } from '../load.ts';
import { Loaded } from '../loaded.tsx';
import { PHASES, phaseOf, windowText } from './window-of-assignment.ts';

/** The papers of a batch, the last to open first. */
export function BatchAssignments({ batchId }: { readonly batchId: string }) {
  const [page, setPage] = useState(1);
  const result = useQuery({
    queryKey: ['assignments', 'of', batchId, page],
    queryFn: ({ signal }) => load(assignmentCalls.list, { query: { batchId, page } }, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <Loaded
      result={result}
      lines={3}
      loading="Loading assignments..."
      failed="Failed to load assignments"
      failedText="Please check your connection and try again."
    >
      {({ assignments, pages }) =>
        assignments.length === 0 ? (
          <p>No paper is assigned to this batch yet.</p>
        ) : (
          <>
            <ul className="batch-lines">
              {assignments.map((row) => (
                <li key={row._id}>
                  <span className="list-words">
                    <Link href={assignmentPath(row._id)}>{row.paper.title}</Link>
                    <span className="list-note num">{windowText(row)}</span>
                  </span>
                  <Pill tone={phaseOf(row, Date.now()) === 'open' ? 'ok' : 'neutral'}>
                    {PHASES[phaseOf(row, Date.now())]}
                  </Pill>
                </li>
              ))}
            </ul>
            {pages > 1 && <Pager page={page} totalPages={pages} onPage={setPage} />}
          </>
        )
      }
    </Loaded>
  );
}
