import { RESEND_AFTER_SECONDS } from '@exam/shared-schema/contract';
import { useEffect, useState } from 'react';

/** Whole seconds until a time, at most the resend interval, because the clock may have been set back. */
function secondsUntil(moment: number, now: number): number {
  return Math.min(RESEND_AFTER_SECONDS, Math.max(0, Math.ceil((moment - now) / 1000)));
}

/** Counts down to a time, epoch ms. Computed from the clock, so that a reload does not restart it. */
export function useCountdown(moment: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = secondsUntil(moment, now);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [moment]);
  return left;
}

/** m:ss */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
