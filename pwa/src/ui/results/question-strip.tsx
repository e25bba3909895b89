import './question-strip.css';
import { memo } from 'react';

import { say, useLanguage } from '../../sentences/index.ts';
import { Icon } from '../icons.tsx';
import { type AnalysedQuestion, lookOf } from './analysis-card.tsx';
import { questionName } from './question-name.ts';

type StripQuestion = Pick<AnalysedQuestion, 'id' | 'number' | 'namedSection' | 'outcome' | 'isAnswered'>;

export interface StripPart {
  readonly title: string;
  readonly questions: readonly StripQuestion[];
}

export interface QuestionStripProps {
  /** One part per section of the paper. */
  readonly parts: readonly StripPart[];
  readonly onJump: (id: string) => void;
}

/** All questions with their outcome, by colour and shape; a tap opens the question's card. */
export const QuestionStrip = memo(function QuestionStrip({ parts, onJump }: QuestionStripProps) {
  useLanguage();
  return (
    <nav className="strip" aria-label={say.analysis.jump}>
      {parts.map(({ title, questions }) => (
        <div key={title} className="strip-part">
          {parts.length > 1 && <h2 className="strip-title">{title}</h2>}
          <ul className="strip-list">
            {questions.map((question) => (
              <li key={question.id}>
                <Cell question={question} onJump={onJump} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
});

interface CellProps extends Pick<QuestionStripProps, 'onJump'> {
  readonly question: StripQuestion;
}

function Cell({ question, onJump }: CellProps) {
  const { tone, icon } = lookOf(question);
  return (
    <button
      type="button"
      className={`strip-cell strip-${tone} num`}
      aria-label={say.analysis.questionWith(questionName(question), say.analysis.outcomes[question.outcome])}
      onClick={() => onJump(question.id)}
    >
      {question.number}
      <Icon name={icon} small />
    </button>
  );
}
