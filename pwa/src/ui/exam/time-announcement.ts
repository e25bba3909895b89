import { useEffect, useRef, useState } from 'react';
import { say } from '../../sentences/index.ts';

/** The clock is read out when it passes these, seconds: a clock that spoke all the time would drown the question. */
const SPOKEN_AT = [900, 300, 60] as const;

/** The time left as it is shown at this moment, in words: '5 minutes left', '40 seconds left'. */
function timeLeftWords(seconds: number, scope?: string): string {
  const minutes = Math.round(seconds / 60);
  const { secondsLeft, minutesLeft } = say.room.timer;
  return seconds < 45 ? secondsLeft(seconds, scope) : minutesLeft(minutes, scope);
}

/** Whether the clock passed one of the spoken times between two readings, seconds. */
function isSpokenBetween(before: number, now: number): boolean {
  return SPOKEN_AT.some((mark) => before > mark && now <= mark);
}

/**
 * What a live region says about the time. Nothing when the room is opened: the clock has a label of its own to read.
 * @param scope what the time is of, where it is not the whole paper's.
 */
export function useTimeAnnouncement(seconds: number, scope?: string): string {
  const before = useRef(seconds);
  const [told, setTold] = useState<number | null>(null);
  useEffect(() => {
    if (isSpokenBetween(before.current, seconds)) setTold(seconds);
    before.current = seconds;
  }, [seconds]);
  return told === null ? '' : timeLeftWords(told, scope);
}
