import './paper-rules.css';
import { say } from '../../sentences/index.ts';

export function ExamWarnings() {
  const { fullscreen, shortcuts, keys, distractions, connection, escape } = say.start.warnings;
  return (
    <ul className="exam-warnings">
      {[fullscreen, shortcuts, keys, distractions, connection, escape].map((warning) => (
        <li key={warning}>{warning}</li>
      ))}
    </ul>
  );
}
