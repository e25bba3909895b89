import './exam-timer.css';
import { formatTimer, timerColour } from '@exam/shared-schema/labels';
import { memo } from 'react';

import { Icon } from '../icons.tsx';
import { type ExamClock, useRemainingSeconds } from './clock.ts';
import { useTimeAnnouncement } from './time-announcement.ts';
import { formatShortDuration } from '../../format/index.ts';
import { say, useLanguage } from '../../sentences/index.ts';

export interface ExamTimerProps extends ExamClock {
  readonly label?: string | undefined;
  /** Shown under the digits if it is not the time of the whole paper: 'This section'. */
  readonly caption?: string | undefined;
}

export const ExamTimer = memo(function ExamTimer(props: ExamTimerProps) {
  useLanguage();
  const { label = say.room.timer.label, caption, ...clock } = props;
  const seconds = useRemainingSeconds(clock);
  const announcement = useTimeAnnouncement(seconds, caption);
  return (
    <span className={`timer timer-${timerColour(seconds)}`}>
      <Icon name="clock" />
      <span className="timer-digits">
        <span className="num" role="timer" aria-label={label}>
          {formatTimer(seconds)}
        </span>
        {caption !== undefined && (
          <small className="timer-caption" aria-hidden="true">
            {caption}
          </small>
        )}
      </span>
      <span className="visually-hidden" aria-live="polite">
        {announcement}
      </span>
    </span>
  );
});

/** The time left as text, such as '1h 42m'. */
export const TimeLeft = memo(function TimeLeft(clock: ExamClock) {
  useLanguage();
  return <span className="num">{formatShortDuration(useRemainingSeconds(clock))}</span>;
});
