import { useEffect } from 'react';
import type { ManagedAssignment, Sitting } from '@exam/shared-schema/contract';
import { formatCount, formatScore, formatShortDuration } from '../../format/index.ts';
import { Button, PrintSheet, Row, Stack, Table, type TableColumn } from '../../ui/index.ts';
import { notesOf, stateText } from './sitting-columns.tsx';
import { windowText } from './window-of-assignment.ts';

interface AssignmentPrintProps {
  readonly assignment: ManagedAssignment;
  /** By rank, absentees last. */
  readonly sittings: readonly Sitting[];
  readonly onDone: () => void;
}

/** BA25: all results on a page that prints; nothing else is on it. */
export function AssignmentPrint({ assignment, sittings, onDone }: AssignmentPrintProps) {
  const { paper, batch } = assignment;
  useEffect(() => window.print(), []);
  const handedIn = sittings.filter(({ result }) => result !== null).length;
  return (
    <Stack gap={4}>
      <div className="print-hidden">
        <Row>
          <Button icon="back" onClick={onDone}>
            Back to the assignment
          </Button>
          <Button icon="file" onClick={() => window.print()}>
            Print again
          </Button>
        </Row>
      </div>
      <PrintSheet className="card sittings-sheet" aria-label="Results">
        <header className="sheet-head">
          <h1>{paper.title}</h1>
          <p>{`${batch.name}, ${windowText(assignment)}`}</p>
          <p>
            {`${handedIn} of ${formatCount(sittings.length, 'student', 'students')} handed in; ${formatScore(paper.totalMarks)} marks`}
          </p>
        </header>
        <Table
          caption="Results"
          dense
          columns={printedColumns(assignment)}
          items={sittings}
          itemKey={({ student }) => student._id}
        />
      </PrintSheet>
    </Stack>
  );
}

const printedColumns = (assignment: ManagedAssignment): readonly TableColumn<Sitting>[] => [
  { key: 'rank', header: 'Rank', numeric: true, cell: ({ result }) => result?.rank ?? '' },
  { key: 'name', header: 'Student', rowHeader: true, cell: ({ student }) => student.fullName },
  { key: 'username', header: 'Username', cell: ({ student }) => student.username },
  {
    key: 'score',
    header: 'Score',
    numeric: true,
    cell: (row) => (row.result === null ? stateText(row, assignment) : formatScore(row.result.score)),
  },
  {
    key: 'answers',
    header: 'Right / wrong / open',
    cell: ({ result }) =>
      result === null ? '' : `${result.correct} / ${result.incorrect} / ${result.unanswered}`,
  },
  {
    key: 'time',
    header: 'Time',
    numeric: true,
    cell: ({ result }) => (result === null ? '' : formatShortDuration(result.timeTaken)),
  },
  { key: 'notes', header: 'Notes', cell: notesOf },
];
