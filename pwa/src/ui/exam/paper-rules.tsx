import './paper-rules.css';
import { formatTestDuration } from '@exam/shared-schema/labels';
import type { PaperPackage } from '@exam/shared-schema/paper-package';

import { markingRows } from './marking-rows.ts';

const WARNINGS = [
  'Fullscreen is enabled automatically when you choose Start Exam (Fullscreen).',
  'Right-click and keyboard shortcuts are disabled during the exam.',
  'Do not press F11 or Alt+Tab.',
  'Minimize distractions before you begin.',
  'Ensure a stable connection for the start; if it goes, your answers are safe on this device.',
  'ESC exits fullscreen but is not recommended.',
];

export function ExamWarnings() {
  return (
    <ul className="rules-list">
      {WARNINGS.map((warning) => (
        <li key={warning}>{warning}</li>
      ))}
    </ul>
  );
}

/** How long the paper takes, and what its clock does while the app is closed. */
export function paperTimeWords(paper: PaperPackage): string {
  const time = formatTestDuration(paper.timing.durationSeconds / 60);
  return paper.timing.policy === 'continuous'
    ? `${time}. The clock starts when you start and runs on even while the app is closed.`
    : `${time}. The clock stands still while the app is closed.`;
}

/** A list, not a table: it has to be read on a phone before anything else. */
export function MarkingScheme({ paper }: { readonly paper: PaperPackage }) {
  return (
    <ul className="rules-marks">
      {markingRows(paper).map((row) => (
        <li key={row.key}>
          <div>
            <strong>{row.section}</strong>
            <p>{row.questions}</p>
          </div>
          <p className="num">
            Correct {row.right} · Wrong {row.wrong}
          </p>
          <p className="rules-note">{row.rule}</p>
        </li>
      ))}
    </ul>
  );
}
