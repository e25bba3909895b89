import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { examDayStudents, type ExamDayStudent, type studentStates } from '@exam/shared-schema/contract';
import { formatConsoleDate, formatCount } from '../../format/index.ts';
import { Card, Stack, Table, Tabs, type TableColumn } from '../../ui/index.ts';
import { load } from '../load.ts';
import { Loaded } from '../loaded.tsx';

type State = (typeof studentStates)[number];

const STATES: readonly { readonly id: State; readonly label: string }[] = [
  { id: 'failed', label: 'Could not open it' },
  { id: 'not-saved', label: 'Not saved' },
  { id: 'saved', label: 'Saved' },
  { id: 'opened', label: 'Opened' },
  { id: 'sitting', label: 'Sitting' },
  { id: 'silent', label: 'Silent' },
  { id: 'handedIn', label: 'Handed in' },
];

const OUTCOMES: Readonly<Record<NonNullable<ExamDayStudent['outcome']>, string>> = {
  opened: 'Opened',
  'unknown-code': 'Typed a code that is not of this paper',
  'other-key': 'Has the paper with another key: it has to be saved again',
  damaged: 'The saved paper is damaged: it has to be saved again',
  'no-cryptography': 'The browser cannot open it',
  'no-space': 'Not enough free space',
};

const COLUMNS: readonly TableColumn<ExamDayStudent>[] = [
  { key: 'name', header: 'Student', rowHeader: true, cell: ({ student }) => student.fullName },
  { key: 'email', header: 'E-mail', cell: ({ student }) => student.email },
  { key: 'group', header: 'Group', cell: ({ group }) => group },
];

const WITH_REASON: readonly TableColumn<ExamDayStudent>[] = [
  ...COLUMNS,
  { key: 'outcome', header: 'Why', cell: ({ outcome }) => (outcome === null ? '' : OUTCOMES[outcome]) },
  {
    key: 'reportedAt',
    header: 'Reported',
    cell: ({ reportedAt }) => (reportedAt === null ? '' : formatConsoleDate(reportedAt)),
  },
];

/** Read again as often as the board, ms. */
const READ_AGAIN_MS = 10_000;

/** ED10, ED20: the students of an exam day by how far they are; first those who need help. */
export function ExamDayStudents({ paperId }: { readonly paperId: string }) {
  const [state, setState] = useState<State>('failed');
  const result = useQuery({
    queryKey: ['papers', 'exam-day', paperId, 'students', state],
    queryFn: ({ signal }) => load(examDayStudents, { params: { id: paperId }, query: { state } }, signal),
    refetchInterval: READ_AGAIN_MS,
  });
  return (
    <Card title="Students" caption="Of everyone else only those who have saved the paper.">
      <Tabs label="How far they are" tabs={STATES} selected={state} onSelect={setState}>
        <Loaded
          result={result}
          lines={3}
          loading="Loading the students..."
          failed="Failed to load the students"
          failedText="Please check your connection and try again."
        >
          {({ data: { students, total } }) =>
            students.length === 0 ? (
              <p>Nobody.</p>
            ) : (
              <Stack>
                <p>
                  {formatCount(total, 'student', 'students')}
                  {total > students.length && `, of whom the first ${students.length} are shown`}
                </p>
                <Table
                  caption="Students"
                  columns={state === 'failed' ? WITH_REASON : COLUMNS}
                  items={students}
                  itemKey={({ student }) => student._id}
                />
              </Stack>
            )
          }
        </Loaded>
      </Tabs>
    </Card>
  );
}
