import './submit-dialog.css';
import type { QuestionState } from '@exam/shared-schema/labels';
import { type ReactNode, useId } from 'react';

import { Button } from '../controls/button.tsx';
import { Banner } from '../feedback/banner.tsx';
import { Dialog } from '../feedback/dialog.tsx';
import { Table, type TableColumn } from '../layout/table.tsx';
import type { ExamClock } from './clock.ts';
import { TimeLeft } from './exam-timer.tsx';
import { PaletteLegend, type StateCounts } from './question-palette.tsx';
import { say, withElements } from '../../sentences/index.ts';

export interface SectionCount {
  readonly id: string;
  readonly title: string;
  /** Without questions that are also marked. */
  readonly answered: number;
  /** Answered and marked: evaluated like answered ones. */
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
  /** The error of the last try. */
  readonly error?: string | undefined;
  /** Warnings before submitting: sections that are not open yet, more answers than count. */
  readonly warnings?: readonly string[] | undefined;
}

/** On a phone the column shows only the state's shape, which is named above. */
function heading(state: QuestionState, words: string): ReactNode {
  return (
    <span className="submit-heading">
      <span className={`palette-cell palette-${state}`} aria-hidden="true" />
      <span className="submit-heading-words">{words}</span>
    </span>
  );
}

const columns = (): readonly TableColumn<SectionCount>[] => [
  { key: 'title', header: say.room.submit.section, cell: (section) => section.title, rowHeader: true },
  {
    key: 'answered',
    header: heading('answered', say.room.submit.answered),
    cell: (section) => section.answered,
    numeric: true,
  },
  {
    key: 'not-answered',
    header: heading('visited', say.room.submit.notAnswered),
    cell: (section) => section.notAnswered,
    numeric: true,
  },
  {
    key: 'marked',
    header: heading('marked', say.room.submit.marked),
    cell: (section) => section.marked,
    numeric: true,
  },
  {
    key: 'answered-marked',
    header: heading('answered-marked', say.room.submit.answeredMarked),
    cell: (section) => section.answeredMarked,
    numeric: true,
  },
  {
    key: 'not-visited',
    header: heading('not-visited', say.room.submit.notVisited),
    cell: (section) => section.notVisited,
    numeric: true,
  },
];

const sum = (sections: readonly SectionCount[], count: (section: SectionCount) => number) =>
  sections.reduce((total, section) => total + count(section), 0);

function totals(sections: readonly SectionCount[]): StateCounts {
  return {
    answered: sum(sections, (section) => section.answered),
    visited: sum(sections, (section) => section.notAnswered),
    marked: sum(sections, (section) => section.marked),
    'answered-marked': sum(sections, (section) => section.answeredMarked),
    'not-visited': sum(sections, (section) => section.notVisited),
  };
}

function withTotal(sections: readonly SectionCount[]): readonly SectionCount[] {
  if (sections.length < 2) return sections;
  const {
    answered,
    visited,
    marked,
    'answered-marked': answeredMarked,
    'not-visited': notVisited,
  } = totals(sections);
  return [
    ...sections,
    {
      id: 'total',
      title: say.room.submit.total,
      answered,
      notAnswered: visited,
      marked,
      answeredMarked,
      notVisited,
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
      title={say.room.submit.title}
      cross={false}
      dismissible={!submitting}
      footer={
        <>
          <Button busy={submitting} onClick={onSubmit} aria-describedby={formId}>
            {say.room.submit.submit}
          </Button>
          <Button variant="primary" unavailable={submitting} onClick={onKeepWorking} data-autofocus>
            {say.room.keepWorking}
          </Button>
        </>
      }
    >
      <p className="submit-time" id={formId}>
        {withElements(say.room.submit.timeLeft, {
          time: () => (
            <strong>
              <TimeLeft {...clock} />
            </strong>
          ),
        })}
      </p>
      {error !== undefined && <Banner tone="bad">{error}</Banner>}
      {warnings.map((warning) => (
        <Banner key={warning} tone="warn">
          {warning}
        </Banner>
      ))}
      <PaletteLegend counts={totals(sections)} />
      <div className="submit-counts">
        <Table
          caption={say.room.submit.table}
          columns={columns()}
          items={withTotal(sections)}
          itemKey={(section) => section.id}
          dense
        />
      </div>
      <p className="submit-evaluated">{say.room.evaluated}</p>
      {submitting && (
        <div className="submit-overlay" role="status">
          <span className="submit-ring" aria-hidden="true" />
          <p className="submit-words">{say.room.submit.busy}</p>
          <p className="submit-person">
            {username} <span>{role}</span>
          </p>
        </div>
      )}
    </Dialog>
  );
}
