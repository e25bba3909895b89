import './analysis-card.css';
import { type ResultGroup, resultGroup } from '@exam/shared-schema/labels';
import type { QuestionOutcome } from '@exam/shared-schema/marking';
import { type QuestionTypeName, questionTypeNames } from '@exam/shared-schema/question-types';
import { memo, type ReactNode } from 'react';

import { Button } from '../controls/button.tsx';
import { Pill, type Tone } from '../controls/pill.tsx';
import { Diagram, type DiagramProps } from '../exam/diagram.tsx';
import { LatexDiagram } from '../exam/latex-diagram.tsx';
import { Icon, type IconName } from '../icons.tsx';
import { Card } from '../layout/card.tsx';
import { RichText, type RichTextImage } from '../rich-text/rich-text.tsx';
import { formatScore, formatShortSeconds } from '../../format/index.ts';
import { say, useLanguage } from '../../sentences/index.ts';
import { isPresent } from '../is-present.ts';
import { AnalysisMore } from './analysis-more.tsx';
import { questionName, type QuestionPlace } from './question-name.ts';
import { type AnalysedOption, AnalysisOptions } from './analysis-options.tsx';

export interface AnalysedQuestion extends QuestionPlace {
  readonly id: string;
  /** The section's title; without one the question type is shown. */
  readonly section?: string | undefined;
  readonly type?: QuestionTypeName | undefined;
  readonly outcome: QuestionOutcome;
  readonly isAnswered: boolean;
  readonly marks: number;
  readonly timeTakenSeconds: number;
  readonly text?: string | null | undefined;
  /** The language of its text, if it differs from the page's. */
  readonly lang?: string | undefined;
  /** In the order of their letters; empty or absent for typed answers. */
  readonly options?: readonly AnalysedOption[] | undefined;
  /** The answer in words, where options do not show it. */
  readonly yourAnswer?: string | undefined;
  /** SC8: what is accepted, in words, where options do not show all of it. */
  readonly correctAnswer?: string | undefined;
  readonly explanation?: string | undefined;
  /** The language of the explanation, which may not be translated. */
  readonly explanationLang?: string | undefined;
  readonly markedForReview?: boolean | undefined;
}

export interface AnalysisCardProps {
  readonly question: AnalysedQuestion;
  /** The statistics over all students: '63% of 40 right, median 1m 20s'. */
  readonly everyone?: string | undefined;
  /** Opens the assistant for the question. */
  readonly onHelp?: ((id: string) => void) | undefined;
  /** Why the assistant is unavailable: 'Needs a connection'. */
  readonly helpUnavailable?: string | undefined;
  /** ST60: the tokens that the help costs; absent if it costs nothing. */
  readonly helpPrice?: number | undefined;
  readonly diagram?: DiagramProps | undefined;
  /** A drawing or formula in LaTeX. */
  readonly diagramLatex?: string | undefined;
  readonly imageOf?: ((source: string) => RichTextImage | undefined) | undefined;
  /** Collapsed content below the explanation: AnalysisMore. */
  readonly children?: ReactNode;
}

const looks: Readonly<Record<ResultGroup, { readonly tone: Tone; readonly icon: IconName }>> = {
  correct: { tone: 'ok', icon: 'check' },
  incorrect: { tone: 'bad', icon: 'cross' },
  unanswered: { tone: 'neutral', icon: 'minus' },
};

/** The DOM id of a question's card. */
export function cardId(questionId: string): string {
  return `question-${questionId}`;
}

export function lookOf({ outcome, isAnswered }: Pick<AnalysedQuestion, 'outcome' | 'isAnswered'>): {
  readonly tone: Tone;
  readonly icon: IconName;
} {
  if (outcome === 'partly-correct') return { tone: 'warn', icon: 'minus' } as const;
  return looks[resultGroup(outcome, isAnswered)];
}

const points = (marks: number) => say.analysis.points(`${marks > 0 ? '+' : ''}${formatScore(marks)}`);

export const AnalysisCard = memo(function AnalysisCard(props: AnalysisCardProps) {
  useLanguage();
  const { question, everyone, onHelp, diagram, diagramLatex, imageOf, children } = props;
  const { id, number, section, type = questionTypeNames[0], explanation, options, lang } = question;
  const name = questionName(question);
  const status = say.analysis.outcomes[question.outcome];
  const group = resultGroup(question.outcome, question.isAnswered);
  const { tone, icon } = lookOf(question);
  const rich = (text: string) => <RichText text={text} imageOf={imageOf} lang={lang} />;
  return (
    <Card
      as="article"
      className="analysis"
      id={cardId(id)}
      aria-label={say.analysis.questionWith(name, status)}
    >
      <header className="analysis-head">
        <div>
          <h2 tabIndex={-1}>{say.analysis.question(number)}</h2>
          <p className="analysis-section">{section || say.questionTypes[type].name}</p>
        </div>
        <div className="analysis-badges">
          {question.markedForReview && (
            <Pill tone="mark" icon="flag">
              {say.analysis.marked}
            </Pill>
          )}
          <Pill tone={tone} icon={icon}>
            {status}
          </Pill>
        </div>
      </header>
      <div className="analysis-text">
        {question.text?.trim() ? rich(question.text) : say.analysis.noText(number)}
      </div>
      {diagram && <Diagram {...diagram} />}
      {diagramLatex !== undefined && <LatexDiagram tex={diagramLatex} label={say.analysis.diagram(name)} />}
      {options !== undefined && options.length > 0 ? (
        <>
          <AnalysisOptions options={options} />
          {question.correctAnswer !== undefined && (
            <dl className="analysis-facts">
              {question.yourAnswer !== undefined && (
                <Fact term={say.analysis.yourAnswer}>{question.yourAnswer}</Fact>
              )}
              <Fact term={say.analysis.correctAnswer}>{question.correctAnswer}</Fact>
            </dl>
          )}
        </>
      ) : (
        <TypedAnswers question={question} rich={rich} />
      )}
      {(explanation?.trim() || isPresent(children)) && (
        <div className="analysis-mores">
          {explanation?.trim() && (
            <AnalysisMore title={say.analysis.explanation}>
              <RichText text={explanation} imageOf={imageOf} lang={question.explanationLang} />
            </AnalysisMore>
          )}
          {children}
        </div>
      )}
      <footer className={`analysis-foot analysis-${tone}`}>
        <Numbers question={question} everyone={everyone} />
        {/* The badge already shows that it was not answered. */}
        <span className={question.isAnswered ? 'analysis-verdict' : 'visually-hidden'}>
          {say.analysis.verdicts[group]}
        </span>
        {onHelp && <Help {...props} onHelp={onHelp} name={name} help={say.analysis.helps[group]} />}
      </footer>
    </Card>
  );
});

interface HelpProps extends Pick<AnalysisCardProps, 'question' | 'helpUnavailable' | 'helpPrice'> {
  readonly onHelp: (id: string) => void;
  /** Of the question. */
  readonly name: string;
  readonly help: string;
}

function Help({ question, onHelp, helpUnavailable, helpPrice, name, help }: HelpProps) {
  const price = helpPrice === undefined ? '' : ` ${say.analysis.helpPrice(helpPrice)}`;
  return (
    <Button
      variant="tonal"
      aria-label={say.analysis.helpWith(`${help}${price}`, name)}
      disabled={helpUnavailable !== undefined}
      title={helpUnavailable}
      onClick={() => onHelp(question.id)}
    >
      {help}
      {price !== '' && <span className="num">{price}</span>}
    </Button>
  );
}

interface TypedAnswersProps {
  readonly question: AnalysedQuestion;
  readonly rich: (text: string) => ReactNode;
}

/** For questions without options: the typed answer, and the correct one. */
function TypedAnswers({ question, rich }: TypedAnswersProps) {
  const { tone, icon } = lookOf(question);
  const { yourAnswer, correctAnswer, isAnswered } = question;
  return (
    <dl className="analysis-facts">
      <Fact term={say.analysis.yourAnswer} icon={isAnswered ? icon : undefined} tone={tone}>
        {yourAnswer ? rich(yourAnswer) : isAnswered ? say.analysis.noAnswer : <NotAnswered />}
      </Fact>
      <Fact term={say.analysis.correctAnswer}>
        {correctAnswer ? rich(correctAnswer) : say.analysis.notAvailable}
      </Fact>
    </dl>
  );
}

/** A dash, because the badge already shows the label; screen readers get the label here. */
function NotAnswered() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{say.analysis.notAnswered}</span>
    </>
  );
}

interface NumbersProps {
  readonly question: AnalysedQuestion;
  readonly everyone: string | undefined;
}

function Numbers({ question: { marks, timeTakenSeconds }, everyone }: NumbersProps) {
  return (
    <dl className="analysis-numbers num">
      <Fact term={say.analysis.marks}>{points(marks)}</Fact>
      <Fact term={say.analysis.time}>{formatShortSeconds(timeTakenSeconds)}</Fact>
      {everyone !== undefined && <Fact term={say.analysis.everyone}>{everyone}</Fact>}
    </dl>
  );
}

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
