import { useEffect, useRef } from 'react';
import { RATINGS, type ReviewRating } from '../../offline/notebook/schedule.ts';

interface SessionKeys {
  readonly isAnswerShown: boolean;
  readonly onShow: () => void;
  readonly onRate: (rating: ReviewRating) => void;
}

/** Space shows the answer, 1 to 4 rate it; not while something is typed. */
export function useSessionKeys(keys: SessionKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
      const { isAnswerShown, onShow, onRate } = latest.current;
      const rating = RATINGS.find((each) => event.key === `${each}`);
      if (isAnswerShown && rating !== undefined) onRate(rating);
      else if (!isAnswerShown && event.key === ' ' && !pressesItself(event.target)) onShow();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  return target instanceof HTMLInputElement && !['radio', 'checkbox'].includes(target.type);
}

/** Space means something to it: a button, a box that is not ticked. */
function pressesItself(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return target.type === 'checkbox' || !target.checked;
  return target instanceof Element && target.closest('button, a, summary') !== null;
}
