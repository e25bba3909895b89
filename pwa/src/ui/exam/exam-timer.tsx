import './exam-timer.css';
import { formatTimeDisplay, formatTimer, timerColour } from '@exam/shared-schema/labels';
import { memo } from 'react';

import { Icon } from '../icons.tsx';
import { type ExamClock, useRemainingSeconds } from './clock.ts';

export interface ExamTimerProps extends ExamClock {
  readonly label?: string | undefined;
  /** Under the digits, where it is not the whole paper's time: 'This section'. */
  readonly caption?: string | undefined;
}

/** Said aloud once each, as the words change: a ticking clock that spoke would drown the question. @param scope what the time is of. */
export function announcementAt(seconds: number, scope?: string): string {
  if (seconds > 900) return '';
  const words = seconds > 300 ? '15 minutes left' : seconds > 60 ? '5 minutes left' : '1 minute left';
  return scope === undefined ? words : `${scope}: ${words}`;
}

export const ExamTimer = memo(function ExamTimer({ label = 'Time left', caption, ...clock }: ExamTimerProps) {
  const seconds = useRemainingSeconds(clock);
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
        {announcementAt(seconds, caption)}
      </span>
    </span>
  );
});

/** The time left in words, such as '1h 42m'. */
export const TimeLeft = memo(function TimeLeft(clock: ExamClock) {
  return <span className="num">{formatTimeDisplay(useRemainingSeconds(clock))}</span>;
});
