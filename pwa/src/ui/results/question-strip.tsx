import './question-strip.css';
import { memo } from 'react';

import { Icon, type IconName } from '../icons.tsx';
import type { Tone } from '../controls/pill.tsx';

interface StripQuestion {
  readonly id: string;
  readonly number: number;
  /** 'Question 4, Incorrect'. */
  readonly label: string;
  readonly tone: Tone;
  readonly icon: IconName;
}

export interface StripPart {
  readonly title: string;
  readonly questions: readonly StripQuestion[];
}

export interface QuestionStripProps {
  /** A part for each section of the paper. */
  readonly parts: readonly StripPart[];
  readonly onJump: (id: string) => void;
}

/** All questions with their outcome, by colour and shape; a tap goes to the question's card. */
export const QuestionStrip = memo(function QuestionStrip({ parts, onJump }: QuestionStripProps) {
  return (
    <nav className="strip" aria-label="Jump to a question">
      {parts.map(({ title, questions }) => (
        <div key={title} className="strip-part">
          {parts.length > 1 && <h2 className="strip-title">{title}</h2>}
          <ul className="strip-list">
            {questions.map(({ id, number, label, tone, icon }) => (
              <li key={id}>
                <button
                  type="button"
                  className={`strip-cell strip-${tone} num`}
                  aria-label={label}
                  onClick={() => onJump(id)}
                >
                  {number}
                  <Icon name={icon} small />
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
});
