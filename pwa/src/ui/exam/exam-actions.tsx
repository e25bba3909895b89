import './exam-actions.css';
import { memo } from 'react';

import { Button } from '../controls/button.tsx';
import { Icon } from '../icons.tsx';
import { say, useLanguage, withElements } from '../../sentences/index.ts';

export interface ExamActionsProps {
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  readonly onMark: () => void;
  readonly onMarkAndNext: () => void;
  readonly onClear: () => void;
  readonly onSubmit: () => void;
  /** Opens the palette where it is not always visible. */
  readonly onPalette: () => void;
  /** 'Question palette, 9 of 25 answered'. */
  readonly paletteLabel: string;
  readonly isMarked: boolean;
  readonly canGoBack: boolean;
  readonly canClear: boolean;
  /** There is no next question: the actions save and mark without moving on. */
  readonly isLast?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

/** `full` is hidden where there is no room; `spoken` is only for screen readers. */
const parts = {
  full: (text: string) => <span className="actions-in-full">{text}</span>,
  spoken: (text: string) => <span className="visually-hidden">{text}</span>,
};

/** The action bar at the lower edge. Submit is apart from Next, and always asks for confirmation. */
export const ExamActions = memo(function ExamActions(props: ExamActionsProps) {
  useLanguage();
  const words = say.room.actions;
  const { onPrevious, onNext, onMark, onMarkAndNext, onClear, onSubmit, onPalette, paletteLabel } = props;
  const { isMarked, canGoBack, canClear, isLast = false, disabled = false } = props;
  return (
    <footer className="actions" aria-label={words.label}>
      <div className="actions-question">
        <Button
          className="actions-previous"
          aria-label={words.previous}
          disabled={disabled}
          unavailable={!canGoBack}
          onClick={onPrevious}
        >
          <Icon name="left" />
          <span className="actions-word">{words.previous}</span>
        </Button>
        <Button
          className="actions-mark"
          variant="quiet"
          icon="flag"
          aria-pressed={isMarked}
          disabled={disabled}
          onClick={onMark}
        >
          {isMarked ? words.unmark : <span>{withElements(words.mark, parts)}</span>}
        </Button>
        {!isLast && (
          <Button className="actions-mark-next" variant="quiet" disabled={disabled} onClick={onMarkAndNext}>
            <span>{withElements(words.markAndNext, parts)}</span>
          </Button>
        )}
        <Button
          className="actions-clear"
          variant="quiet"
          disabled={disabled}
          unavailable={!canClear}
          onClick={onClear}
        >
          <span>{withElements(words.clear, parts)}</span>
        </Button>
        <Button
          className="actions-next"
          variant="primary"
          iconEnd={isLast ? undefined : 'right'}
          disabled={disabled}
          onClick={onNext}
        >
          {isLast ? words.save : words.saveAndNext}
        </Button>
      </div>
      <div className="actions-paper">
        <Button className="actions-submit" variant="quiet" disabled={disabled} onClick={onSubmit}>
          <span>{withElements(words.submit, parts)}</span>
        </Button>
        <Button className="actions-palette" aria-label={paletteLabel} onClick={onPalette}>
          <Icon name="grid" />
        </Button>
      </div>
    </footer>
  );
});
