import './section-notes.css';
import { cx, firstMarkedWords, Icon } from '../../ui/index.ts';
import { useExamView } from './exam-view.tsx';

/** 'Attempt any N' in words with its counter. More may be answered: it warns and forbids nothing, as in the hall. */
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
        <strong>
          Attempt any {attemptLimit} of {total}.
        </strong>{' '}
        <span className="num">
          {given} of {attemptLimit} answered.
        </span>
        {isOver && ` More than asked for: ${firstMarkedWords(attemptLimit)}.`}
      </span>
    </p>
  );
}
