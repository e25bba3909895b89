import { useEffect, useRef, useState } from 'react';
import { say } from '../../sentences/index.ts';

/** Seconds left at which the time is announced. Announcing every second would drown out the question. */
const SPOKEN_AT = [900, 300, 60] as const;

/** The displayed time left as text: '5 minutes left', '40 seconds left'. */
function timeLeftText(seconds: number, scope?: string): string {
  const minutes = Math.round(seconds / 60);
  const { secondsLeft, minutesLeft } = say.room.timer;
  return seconds < 45 ? secondsLeft(seconds, scope) : minutesLeft(minutes, scope);
}

/** Whether an announcement is due between two readings, seconds. */
function isSpokenBetween(before: number, now: number): boolean {
  return SPOKEN_AT.some((mark) => before > mark && now <= mark);
}

/**
 * The text of the clock's live region. Empty when the room is opened, because the clock has its own label.
 * @param scope what the time is for, if not the whole paper.
 */
export function useTimeAnnouncement(seconds: number, scope?: string): string {
  const before = useRef(seconds);
  const [announced, setAnnounced] = useState<number | null>(null);
  useEffect(() => {
    if (isSpokenBetween(before.current, seconds)) setAnnounced(seconds);
    before.current = seconds;
  }, [seconds]);
  return announced === null ? '' : timeLeftText(announced, scope);
}
