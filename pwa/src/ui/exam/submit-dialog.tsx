import './submit-dialog.css';
import { useId } from 'react';

import { Button } from '../controls/button.tsx';
import { Banner } from '../feedback/banner.tsx';
import { Dialog } from '../feedback/dialog.tsx';
import { Table, type TableColumn } from '../layout/table.tsx';
import type { ExamClock } from './clock.ts';
import { TimeLeft } from './exam-timer.tsx';

export interface SectionCount {
  readonly id: string;
  readonly title: string;
  /** Without those that are marked as well. */
  readonly answered: number;
  /** Answered and marked: evaluated like the answered ones. */
  readonly answeredMarked: number;
  readonly notAnswered: number;
  readonly marked: number;
  readonly notVisited: number;
}

export interface SubmitDialogProps {
  readonly open: boolean;
  readonly sections: readonly SectionCount[];
  readonly clock: ExamClock;
  readonly onSubmit: () => void;
  readonly onKeepWorking: () => void;
  readonly submitting: boolean;
  readonly username: string;
  readonly role: string;
  /** What went wrong with the last try. */
  readonly error?: string | undefined;
  /** What should be known before: sections that are not open yet, more answered than count. */
  readonly warnings?: readonly string[] | undefined;
}

const columns: readonly TableColumn<SectionCount>[] = [
  { key: 'title', header: 'Section', cell: (section) => section.title, rowHeader: true },
  { key: 'answered', header: 'Answered', cell: (section) => section.answered, numeric: true },
  { key: 'not-answered', header: 'Not Answered', cell: (section) => section.notAnswered, numeric: true },
  { key: 'marked', header: 'Marked', cell: (section) => section.marked, numeric: true },
  {
    key: 'answered-marked',
    header: 'Answered & Marked',
    cell: (section) => section.answeredMarked,
    numeric: true,
  },
  { key: 'not-visited', header: 'Not Visited', cell: (section) => section.notVisited, numeric: true },
];

const sum = (sections: readonly SectionCount[], count: (section: SectionCount) => number) =>
  sections.reduce((total, section) => total + count(section), 0);

function withTotal(sections: readonly SectionCount[]): readonly SectionCount[] {
  if (sections.length < 2) return sections;
  return [
    ...sections,
    {
      id: 'total',
      title: 'Total',
      answered: sum(sections, (section) => section.answered),
      answeredMarked: sum(sections, (section) => section.answeredMarked),
      notAnswered: sum(sections, (section) => section.notAnswered),
      marked: sum(sections, (section) => section.marked),
      notVisited: sum(sections, (section) => section.notVisited),
    },
  ];
}

export function SubmitDialog(props: SubmitDialogProps) {
  const { open, sections, clock, onSubmit, onKeepWorking, submitting, username, role, error } = props;
  const { warnings = [] } = props;
  const formId = useId();
  return (
    <Dialog
      open={open}
      onClose={onKeepWorking}
      title="Submit the paper?"
      cross={false}
      dismissible={!submitting}
      footer={
        <>
          <Button busy={submitting} onClick={onSubmit} aria-describedby={formId}>
            Submit paper
          </Button>
          <Button variant="primary" unavailable={submitting} onClick={onKeepWorking} data-autofocus>
            Keep working
          </Button>
        </>
      }
    >
      <p className="submit-time" id={formId}>
        Time left:{' '}
        <strong>
          <TimeLeft {...clock} />
        </strong>
      </p>
      {error !== undefined && <Banner tone="bad">{error}</Banner>}
      {warnings.map((warning) => (
        <Banner key={warning} tone="warn">
          {warning}
        </Banner>
      ))}
      <div className="submit-counts">
        <Table
          caption="Your answers by section"
          columns={columns}
          items={withTotal(sections)}
          itemKey={(section) => section.id}
          dense
        />
      </div>
      <p className="submit-evaluated">Answered &amp; marked questions are evaluated.</p>
      {submitting && (
        <div className="submit-overlay" role="status">
          <span className="submit-ring" aria-hidden="true" />
          <p className="submit-words">Processing your submission...</p>
          <p className="submit-person">
            {username} <span>{role}</span>
          </p>
        </div>
      )}
    </Dialog>
  );
}
