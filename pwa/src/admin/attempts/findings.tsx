import { useState } from 'react';
import { patternFindings, type PatternFinding } from '@exam/shared-schema/contract';
import { formatCount, formatScore } from '../../format/index.ts';
import { Button, Dialog, Pill } from '../../ui/index.ts';
import { entityOf } from '../entity.ts';
import { DayCell, NamedCell } from '../fields/cells.tsx';
import { fixedChoices } from '../fields/choices.ts';
import { listBy } from '../list/declaration.ts';
import { actionIn, type RowDialogProps } from '../rows/action.ts';
import { ScoreCell, StudentCell } from './attempt-cells.tsx';
import { rankDecisions } from './rank-decision.ts';
import { timelineAction, TimelineDialog } from './timeline-dialog.tsx';

const PATTERNS = {
  'shared-device': 'Many accounts on one device',
  'equal-wrong': 'Equal wrong answers',
  'fast-right': 'Answers faster than reading',
} as const;

const STATES = { open: 'To be decided', decided: 'Decided' } as const;

/** The numbers of a finding in a sentence. */
function foundWords({ pattern, details }: PatternFinding): string {
  const { accounts = 0, equal = 0, expected = 0, fast = 0, right = 0 } = details;
  switch (pattern) {
    case 'shared-device':
      return `${accounts} accounts took this paper on the same device within a day.`;
    case 'equal-wrong':
      return `${formatCount(equal, 'wrong answer is', 'wrong answers are')} the same as in another attempt; chance would give ${formatScore(expected)}.`;
    case 'fast-right':
      return `${formatCount(fast, 'answer was', 'answers were')} given faster than the question can be read, and ${right} of them are right.`;
  }
}

const list = listBy(patternFindings, 'findings', {
  columns: [
    {
      key: 'student',
      header: 'Student',
      priority: 'main',
      cell: StudentCell,
    },
    {
      key: 'pattern',
      header: 'Pattern',
      priority: 'secondary',
      cell: PatternCell,
    },
    { key: 'paper', header: 'Test paper', priority: 'secondary', cell: ({ paper }) => paper.title },
    {
      key: 'score',
      header: 'Score',
      priority: 'secondary',
      cell: ScoreCell,
    },
    { key: 'decision', header: 'Decision', priority: 'secondary', cell: DecisionCell },
    {
      key: 'found',
      header: 'Found',
      priority: 'secondary',
      cell: ({ foundAt }) => <DayCell time={foundAt} />,
    },
  ],
  filters: [
    { name: 'pattern', label: 'Pattern', all: 'All Patterns', useChoices: fixedChoices(PATTERNS) },
    { name: 'state', label: 'State', all: 'All States', useChoices: fixedChoices(STATES) },
  ],
});

/** IN1: what the checks across attempts found. */
export const findings = entityOf(list, {
  key: 'findings',
  group: 'Exams',
  icon: 'eye',
  noun: { one: 'finding', many: 'findings' },
  words: {
    title: 'Patterns',
    lead: 'Attempts that have something in common with others',
    empty: 'No patterns found',
    emptyText: 'New attempts are compared with the earlier ones every ten minutes.',
  },
  note: Note,
  nameOf: ({ student, paper }) => `${student.fullName}, ${paper.title}`,
  actions: [
    timelineAction(),
    actionIn<PatternFinding>(OthersDialog, {
      call: patternFindings,
      label: 'Other attempts',
      isOffered: ({ details }) => details.others.length > 0,
    }),
    ...rankDecisions<PatternFinding>({ takesAway: false }),
  ],
});

function Note() {
  return <p>A pattern proves nothing. Read the timelines of the attempts before you decide.</p>;
}

function PatternCell(finding: PatternFinding) {
  return (
    <span className="finding-words">
      {PATTERNS[finding.pattern]}
      <span className="timeline-note">{foundWords(finding)}</span>
    </span>
  );
}

function DecisionCell({ decision, ranked }: PatternFinding) {
  if (decision !== null)
    return <NamedCell name={decision.ranked ? 'Ranks' : 'Does not rank'} note={decision.reason} />;
  return <Pill tone={ranked ? 'warn' : 'neutral'}>{ranked ? 'Ranks until decided' : 'Does not rank'}</Pill>;
}

/** The attempts that it was found with, each with its timeline. */
function OthersDialog({ row, name, onClose }: RowDialogProps<PatternFinding>) {
  const [opened, setOpened] = useState<PatternFinding['details']['others'][number] | null>(null);
  if (opened !== null)
    return (
      <TimelineDialog
        attemptId={opened.attemptId}
        userId={opened.userId}
        name={opened.fullName}
        onClose={() => setOpened(null)}
      />
    );
  return (
    <Dialog open title={`Other attempts: ${name}`} onClose={onClose}>
      <p>{foundWords(row)}</p>
      <ul className="finding-others">
        {row.details.others.map((other) => (
          <li key={`${other.userId} ${other.attemptId}`}>
            <Button variant="quiet" onClick={() => setOpened(other)}>
              Timeline of {other.fullName}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
