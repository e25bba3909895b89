import { useEffect, useRef } from 'react';
import { RATINGS, type ReviewRating } from '../../offline/notebook/schedule.ts';
import { isIn, isTyping } from '../../ui/index.ts';

interface SessionKeys {
  readonly isAnswerShown: boolean;
  readonly onShow: () => void;
  readonly onRate: (rating: ReviewRating) => void;
}

/**
 * Space or Enter shows the answer, 1 to 4 rate it. Space is ignored where it toggles a box or is typed; Enter is not,
 * so that an answer of any type can be given and checked from its input. While a dialog is open, its own keys apply.
 */
export function useSessionKeys(keys: SessionKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.isComposing) return;
      if (isIn(event.target, 'dialog')) return;
      const { isAnswerShown, onShow, onRate } = latest.current;
      const rating = RATINGS.find((each) => event.key === `${each}`);
      if (isAnswerShown && rating !== undefined && !isTyping(event.target)) onRate(rating);
      else if (!isAnswerShown && showsAnswer(event)) onShow();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

function showsAnswer({ key, target }: KeyboardEvent): boolean {
  if (target instanceof HTMLTextAreaElement || isIn(target, 'button, a, summary')) return false;
  return key === 'Enter' || (key === ' ' && !isTyping(target) && !isTickedBySpace(target));
}

function isTickedBySpace(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && (target.type === 'checkbox' || !target.checked);
}
