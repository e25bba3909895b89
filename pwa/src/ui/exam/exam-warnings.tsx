import './paper-rules.css';

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
    <ul className="exam-warnings">
      {WARNINGS.map((warning) => (
        <li key={warning}>{warning}</li>
      ))}
    </ul>
  );
}
