import './analysis-card.css';
import { type ResultGroup, resultGroup, resultLabels } from '@exam/shared-schema/labels';
import type { QuestionOutcome } from '@exam/shared-schema/marking';
import { memo, type ReactNode } from 'react';

import { Button } from '../controls/button.tsx';
import { Pill, type Tone } from '../controls/pill.tsx';
import { Diagram, type DiagramProps } from '../exam/diagram.tsx';
import { LatexDiagram } from '../exam/latex-diagram.tsx';
import { Icon, type IconName } from '../icons.tsx';
import { Card } from '../layout/card.tsx';
import { RichText, type RichTextImage } from '../rich-text/rich-text.tsx';
import { formatScore } from '../../format/index.ts';
import { AnalysisMore } from './analysis-more.tsx';

export interface AnalysedQuestion {
  readonly id: string;
  readonly number: number;
  /** What it is called where it stands alone: 'Chemistry, Question 4'; 'Question 4' where absent. */
  readonly name?: string | undefined;
  /** The section's title, or else the question's type. */
  readonly sectionOrType?: string | undefined;
  readonly outcome: QuestionOutcome;
  readonly isAnswered: boolean;
  readonly marks: number;
  readonly timeTakenSeconds: number;
  readonly text?: string | null | undefined;
  /** As it is shown: the option's letter and text, or the number. */
  readonly yourAnswer?: string | undefined;
  readonly correctAnswer?: string | undefined;
  readonly explanation?: string | undefined;
  readonly markedForReview?: boolean | undefined;
}

export interface AnalysisCardProps {
  readonly question: AnalysedQuestion;
  /** How everybody did: '63% of 40 right, median 1m 20s'. */
  readonly everyone?: string | undefined;
  /** Opens the help for the question. */
  readonly onHelp?: ((id: string) => void) | undefined;
  /** Why help cannot be had now: 'Needs a connection'. */
  readonly helpUnavailable?: string | undefined;
  readonly diagram?: DiagramProps | undefined;
  /** A drawing or formula in LaTeX that belongs to the question. */
  readonly diagramLatex?: string | undefined;
  readonly imageOf?: ((source: string) => RichTextImage | undefined) | undefined;
  /** More to be opened, below the explanation: AnalysisMore. */
  readonly children?: ReactNode;
}

const looks: Readonly<Record<ResultGroup, { readonly tone: Tone; readonly icon: IconName }>> = {
  correct: { tone: 'ok', icon: 'check' },
  incorrect: { tone: 'bad', icon: 'cross' },
  unanswered: { tone: 'neutral', icon: 'minus' },
};

function lookOf({ outcome, isAnswered }: AnalysedQuestion) {
  if (outcome === 'partly-correct') return { tone: 'warn', icon: 'minus' } as const;
  return looks[resultGroup(outcome, isAnswered)];
}

const points = (marks: number) => `${marks > 0 ? '+' : ''}${formatScore(marks)} pts`;

export const AnalysisCard = memo(function AnalysisCard(props: AnalysisCardProps) {
  const { question, everyone, onHelp, helpUnavailable, diagram, diagramLatex, imageOf, children } = props;
  const {
    id,
    number,
    name = `Question ${number}`,
    sectionOrType = 'MCQ',
    marks,
    timeTakenSeconds,
    explanation,
  } = question;
  const labels = resultLabels(question.outcome, question.isAnswered);
  const { tone, icon } = lookOf(question);
  const rich = (text: string) => <RichText text={text} imageOf={imageOf} />;
  return (
    <Card as="article" className="analysis" aria-label={`${name}, ${labels.status}`}>
      <header className="analysis-head">
        <div>
          <h2>Question {number}</h2>
          <p className="analysis-section">{sectionOrType}</p>
        </div>
        <div className="analysis-badges">
          {question.markedForReview && (
            <Pill tone="mark" icon="flag">
              Marked
            </Pill>
          )}
          <Pill tone={tone} icon={icon}>
            {labels.status}
          </Pill>
        </div>
      </header>
      <div className="analysis-text">
        {question.text?.trim() ? rich(question.text) : `Question text not available for Question ${number}`}
      </div>
      {diagram && <Diagram {...diagram} />}
      {diagramLatex !== undefined && <LatexDiagram tex={diagramLatex} label={`Diagram: ${name}`} />}
      <dl className="analysis-facts">
        <Fact term="Your Answer" icon={question.isAnswered ? icon : undefined} tone={tone}>
          {question.yourAnswer
            ? rich(question.yourAnswer)
            : question.isAnswered
              ? 'No answer'
              : 'Not Answered'}
        </Fact>
        <Fact term="Correct Answer">
          {question.correctAnswer ? rich(question.correctAnswer) : 'Not available'}
        </Fact>
        <Fact term="Marks">
          <span className="num">{points(marks)}</span>
        </Fact>
        <Fact term="Time">
          <span className="num">{Math.round(timeTakenSeconds)}s</span>
        </Fact>
        {everyone !== undefined && (
          <Fact term="Everyone">
            <span className="num">{everyone}</span>
          </Fact>
        )}
      </dl>
      {explanation?.trim() && <AnalysisMore title="Explanation">{rich(explanation)}</AnalysisMore>}
      {children}
      <footer className={`analysis-foot analysis-${tone}`}>
        <span className="analysis-verdict">{labels.footer}</span>
        {onHelp && (
          <Button
            variant="tonal"
            aria-label={`${labels.help}: ${name}`}
            disabled={helpUnavailable !== undefined}
            title={helpUnavailable}
            onClick={() => onHelp(id)}
          >
            {labels.help}
          </Button>
        )}
      </footer>
    </Card>
  );
});

interface FactProps {
  readonly term: string;
  readonly icon?: IconName | undefined;
  readonly tone?: Tone | undefined;
  readonly children: ReactNode;
}

function Fact({ term, icon, tone, children }: FactProps) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className={icon && tone && `analysis-${tone}`}>
        {icon && <Icon name={icon} small />}
        <div>{children}</div>
      </dd>
    </div>
  );
}
