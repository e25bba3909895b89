import './colleges.css';
import { useRef, useState } from 'react';
import {
  addMembers,
  memberOutcomes,
  type CallAnswer,
  type ManagedCollege,
  type MemberOutcome,
  type MemberRow,
} from '@exam/shared-schema/contract';
import { formatCount } from '../../format/index.ts';
import { saveFile } from '../../state/export-file.ts';
import { FormDialog } from '../form/form-dialog.tsx';
import { formOf, type FormPlan } from '../form/plan.ts';
import { csvOf } from '../list/csv.ts';
import type { RowDialogProps } from '../rows/action.ts';
import { Banner, Button, Dialog, Stack, Table, type TableColumn } from '../../ui/index.ts';

type Report = CallAnswer<typeof addMembers>;

/** OR32: makes the students of a file members of a college, and shows what became of each row. */
export function MembersDialog({ row, name, onClose, onDone }: RowDialogProps<ManagedCollege>) {
  const [report, setReport] = useState<Report | null>(null);
  const [plan] = useState(() => planFor(row._id, setReport));
  if (report !== null)
    return <ReportDialog college={name} report={report} onClose={() => onDone(report.message)} />;
  return (
    <FormDialog asked={ASKED} plan={plan} name={name} onClose={onClose} onDone={() => undefined}>
      {(form) => <FileChoice onText={(text) => form.set('csv', text)} />}
    </FormDialog>
  );
}

const ASKED = {
  title: 'Add members',
  text: 'The accounts of students with these addresses become members. Nobody is taken from another college.',
  button: 'Add members',
  busyButton: 'Adding...',
  danger: false,
};

function planFor(id: string, onReport: (report: Report) => void): FormPlan {
  return formOf(addMembers, {
    params: { id },
    fields: [
      {
        kind: 'textarea',
        name: 'csv',
        label: 'Addresses',
        hint: 'One a line, or a CSV file with a column named email.',
      },
    ],
    initial: { csv: '' },
    stopAtFirst: true,
    canSend: ({ csv }) => csv !== '',
    success: (answer) => {
      onReport(answer);
      return answer.message;
    },
    messages: { success: 'Saved.', failure: 'Failed to add the members. Please try again.' },
  });
}

function FileChoice({ onText }: { readonly onText: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        accept=".csv,text/csv,text/plain"
        aria-label="CSV file"
        tabIndex={-1}
        onChange={({ target }) => {
          void target.files?.[0]?.text().then(onText);
          // Without this, choosing the same file again would not fire a change event.
          target.value = '';
        }}
      />
      <Button icon="file" onClick={() => input.current?.click()}>
        Choose a CSV file
      </Button>
    </div>
  );
}

const OUTCOMES: Readonly<Record<MemberOutcome, string>> = {
  added: 'Added',
  member: 'Was a member before',
  repeated: 'Same address as an earlier row',
  unknown: 'No account has this address',
  'other-college': 'Member of another college',
  'other-role': 'Not a student: change the college on the page of the user',
  invalid: 'Not an e-mail address',
};

/** More would be slow to draw; the file has all of them. */
const MOST_SHOWN = 200;

interface ReportDialogProps {
  readonly college: string;
  readonly report: Report;
  readonly onClose: () => void;
}

function ReportDialog({ college, report, onClose }: ReportDialogProps) {
  const { counts, rows } = report.data;
  const others = rows.filter(({ outcome }) => outcome !== 'added');
  const download = () => {
    const text = csvOf(
      [
        { header: 'Line', value: ({ line }: MemberRow) => line },
        { header: 'E-mail', value: ({ email }: MemberRow) => email },
        { header: 'Result', value: ({ outcome }: MemberRow) => OUTCOMES[outcome] },
      ],
      rows,
    );
    saveFile({ name: 'members.csv', blob: new Blob([text], { type: 'text/csv' }) });
  };
  return (
    <Dialog
      open
      wide
      title={`Members of ${college}`}
      onClose={onClose}
      footer={
        <>
          <Button icon="download" onClick={download}>
            Download report
          </Button>
          <Button variant="primary" data-autofocus onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Banner tone={others.length === 0 ? 'ok' : 'warn'}>{report.message}</Banner>
        <ul className="member-counts" aria-label="Results">
          {memberOutcomes.map((outcome) => {
            const count = counts[outcome] ?? 0;
            return count === 0 ? null : (
              <li key={outcome}>
                {OUTCOMES[outcome]}: <span className="num">{formatCount(count, 'row', 'rows')}</span>
              </li>
            );
          })}
        </ul>
        {others.length > 0 && (
          <Table
            caption="Rows that changed nothing"
            columns={COLUMNS}
            items={others.slice(0, MOST_SHOWN)}
            itemKey={({ line }) => String(line)}
          />
        )}
        {others.length > MOST_SHOWN && (
          <p className="list-note">{`The first ${MOST_SHOWN} of ${others.length} rows. The report has all of them.`}</p>
        )}
      </Stack>
    </Dialog>
  );
}

const COLUMNS: readonly TableColumn<MemberRow>[] = [
  { key: 'line', header: 'Line', numeric: true, cell: ({ line }) => line },
  { key: 'email', header: 'E-mail', rowHeader: true, cell: ({ email }) => email || '(empty)' },
  { key: 'outcome', header: 'Result', secondary: true, cell: ({ outcome }) => OUTCOMES[outcome] },
];
