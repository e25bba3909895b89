import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  batchMembers,
  exportBatchMembers,
  removeBatchMember,
  type BatchMember,
  type ManagedBatch,
} from '@exam/shared-schema/contract';
import { formatNumber } from '../../format/index.ts';
import { Button, EmptyState, IconButton, Pager, Table, TextInput, type TableColumn } from '../../ui/index.ts';
import { DayCell, NamedCell } from '../fields/cells.tsx';
import { FileButton } from '../list/file-button.tsx';
import { load } from '../load.ts';
import { Loaded } from '../loaded.tsx';
import { nounOf } from '../nouns.ts';
import { actionBy, type AnyAction } from '../rows/action.ts';
import { RowDialog } from '../rows/row-dialog.tsx';
import { AddStudentsDialog } from './add-students-dialog.tsx';
import { ImportStudentsDialog } from './import-students-dialog.tsx';
import { useRested } from '../use-rested.ts';

interface BatchMembersProps {
  readonly batch: ManagedBatch;
  readonly say: (ok: boolean, text: string) => void;
}

const noun = nounOf({ one: 'student', many: 'students' });

/** BA8, CN62 */
const removalFrom = (id: string): AnyAction =>
  actionBy(removeBatchMember, {
    label: 'Remove',
    title: 'Remove from the Batch',
    confirm:
      'The student no longer finds the papers of this batch. An exam in progress goes on and is marked; results stay.',
    busyButton: 'Removing...',
    danger: true,
    paramsOf: ({ _id: userId }: BatchMember) => ({ id, userId }),
    failure: 'The student could not be removed.',
  })(noun) as unknown as AnyAction;

/** BA6 to BA8: the students of a batch. */
export function BatchMembers({ batch: { _id: id }, say }: BatchMembersProps) {
  const queries = useQueryClient();
  const [page, setPage] = useState(1);
  const [text, setText] = useState('');
  const [dialog, setDialog] = useState<'add' | 'import' | null>(null);
  const [removed, setRemoved] = useState<BatchMember | null>(null);
  const search = useRested(text.trim(), SEARCH_AFTER_MS);
  const result = useQuery({
    queryKey: ['batches', 'members', id, search, page],
    queryFn: ({ signal }) =>
      load(batchMembers, { params: { id }, query: { page, ...(search !== '' && { search }) } }, signal),
    placeholderData: keepPreviousData,
  });
  const close = () => {
    setDialog(null);
    setRemoved(null);
    void queries.invalidateQueries();
  };
  return (
    <>
      <div className="batch-tools">
        <TextInput
          icon="search"
          type="search"
          aria-label="Search students"
          placeholder="Search students"
          maxLength={100}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setPage(1);
          }}
        />
        <Button icon="plus" onClick={() => setDialog('add')}>
          Add students
        </Button>
        <Button icon="file" onClick={() => setDialog('import')}>
          From a file
        </Button>
        {result.data !== undefined && result.data.total > 0 && (
          <FileButton
            name="members"
            failed="Failed to load students"
            call={exportBatchMembers}
            params={{ id }}
            query={{ search, sort: '', filters: {} }}
            say={say}
          />
        )}
      </div>
      <Loaded
        result={result}
        lines={4}
        loading="Loading students..."
        failed="Failed to load students"
        failedText="Please check your connection and try again."
      >
        {({ members, pages, total }) =>
          members.length === 0 ? (
            <EmptyState title={search === '' ? 'No students yet' : 'No student found'} icon="people">
              {search === '' ? 'Give them the join code, or add them here.' : 'Try another name.'}
            </EmptyState>
          ) : (
            <>
              <Table
                caption="Students of the batch"
                columns={columnsOf(setRemoved)}
                items={members}
                itemKey={({ _id }) => _id}
              />
              {pages > 1 && (
                <Pager
                  page={page}
                  totalPages={pages}
                  onPage={setPage}
                  summary={`Page ${page} of ${pages} (${formatNumber(total)} students)`}
                />
              )}
            </>
          )
        }
      </Loaded>
      {dialog === 'add' && <AddStudentsDialog batchId={id} onClose={close} />}
      {removed !== null && (
        <RowDialog
          action={removalFrom(id)}
          row={removed}
          name={removed.fullName}
          onClose={close}
          onDone={(message) => {
            close();
            say(true, message);
          }}
        />
      )}
      {dialog === 'import' && <ImportStudentsDialog batchId={id} onClose={close} />}
    </>
  );
}

/** ms */
const SEARCH_AFTER_MS = 300;

const columnsOf = (remove: (member: BatchMember) => void): readonly TableColumn<BatchMember>[] => [
  {
    key: 'name',
    header: 'Student',
    rowHeader: true,
    cell: ({ fullName, email }) => <NamedCell name={fullName} note={email} />,
  },
  {
    key: 'joined',
    header: 'Joined',
    secondary: true,
    cell: ({ joinedAt }) => <DayCell time={joinedAt} />,
  },
  {
    key: 'remove',
    header: <span className="visually-hidden">Remove</span>,
    cell: (member) => (
      <IconButton
        icon="trash"
        label={`Remove ${member.fullName} from the batch`}
        onClick={() => remove(member)}
      />
    ),
  },
];
