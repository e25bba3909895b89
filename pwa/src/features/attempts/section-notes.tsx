import './section-notes.css';
import { cx, Icon } from '../../ui/index.ts';
import { useExamView } from './exam-view.tsx';
import { say } from '../../sentences/index.ts';

/**
 * 'Attempt any N' with its counter. More questions may be answered: it warns but forbids nothing, like the official
 * exam.
 */
export function SectionNotes() {
  const { at, sections } = useExamView();
  const section = sections[at.sectionIndex];
  if (section?.attemptLimit === undefined) return null;
  const { attemptLimit, answered, answeredMarked, total } = section;
  const given = answered + answeredMarked;
  const isOver = given > attemptLimit;
  return (
    <p className={cx('section-note', isOver && 'section-note-over')} role="status">
      {isOver && <Icon name="alert" small />}
      <span>
        <strong>{say.room.sections.attempt(attemptLimit, total)}</strong>{' '}
        <span className="num">{say.room.sections.given(given, attemptLimit)}</span>
        {isOver && ` ${say.room.sections.over(attemptLimit)}`}
      </span>
    </p>
  );
}
