import './question-view.css';
import { type Answer, answerTypes, type QuestionTypeName } from '@exam/shared-schema/question-types';
import { memo, type ReactNode, Suspense, useLayoutEffect } from 'react';

import { cx } from '../class-names.ts';
import { isPresent } from '../is-present.ts';
import { EmptyState } from '../feedback/states.tsx';
import { type InputOption, questionInputs } from '../question-types/index.ts';
import { RichText, type RichTextImage } from '../rich-text/rich-text.tsx';
import { LatexDiagram } from './latex-diagram.tsx';
import { Diagram, type DiagramProps } from './diagram.tsx';
import { say, useLanguage, withElements } from '../../sentences/index.ts';

export interface ShownQuestion {
  readonly _id: string;
  readonly type: QuestionTypeName;
  /** Packages from other sources may lack the text or the options. */
  readonly text?: string | null | undefined;
  readonly options?: readonly InputOption[] | null | undefined;
  /** The language of its text, if it differs from the page's. */
  readonly lang?: string | undefined;
  /** A drawing or formula in LaTeX. */
  readonly diagramLatex?: string | undefined;
}

export interface QuestionViewProps {
  readonly question: ShownQuestion;
  /** Within its section, starting at 1. */
  readonly number: number;
  readonly total: number;
  /** '+4 / −1'. */
  readonly marks: string;
  /** Replaces the question type's own rule. */
  readonly rule?: string | undefined;
  readonly value: Answer | null;
  readonly onChange: (value: Answer | null) => void;
  readonly diagram?: DiagramProps | undefined;
  readonly imageOf?: ((source: string) => RichTextImage | undefined) | undefined;
  /** Shown at the end of the title's line: the question's language. */
  readonly aside?: ReactNode;
  /** The QuestionSet that it belongs to. */
  readonly set?: ReactNode;
  /** The save light of this question's answer (AT3). */
  readonly saved?: ReactNode;
  readonly disabled?: boolean | undefined;
  readonly clears?: number | undefined;
  /** AT25: called with the question's id once it can be answered, and with null once it cannot. */
  readonly onShown?: ((questionId: string | null) => void) | undefined;
}

/** Marks as printed above a question; the penalty is a magnitude, shown with a minus (ST16). */
export function formatMarks(marks: number, penalty: number): string {
  return penalty === 0 ? `+${marks} / 0` : `+${marks} / \u2212${Math.abs(penalty)}`;
}

/** Whether the question has what its type needs; a package from another source may lack it. */
export function isShowable(question: ShownQuestion): boolean {
  const hasText = typeof question.text === 'string' && question.text.trim() !== '';
  return hasText && (Array.isArray(question.options) || answerTypes[question.type].options === 'none');
}

export const QuestionView = memo(function QuestionView(props: QuestionViewProps) {
  useLanguage();
  const { question, number, total, marks, rule, aside, saved, set } = props;
  const isOfSet = isPresent(set);
  return (
    <section
      className={cx('question', isOfSet && 'question-of-set')}
      aria-label={say.room.question.label(number)}
    >
      <header className="question-head">
        <div>
          <h2 className="question-number" tabIndex={-1} data-question-title>
            {withElements(say.room.question.heading(number, total), {
              total: (text) => <small className="num">{text}</small>,
            })}
          </h2>
          <p className="question-rule">
            <span>{rule ?? say.questionTypes[question.type].rule}</span>
            <span className="num">{marks}</span>
            {saved}
          </p>
        </div>
        {aside}
      </header>
      {isOfSet ? (
        <>
          {set}
          <div className="question-body">
            <QuestionBody {...props} />
          </div>
        </>
      ) : (
        <QuestionBody {...props} />
      )}
    </section>
  );
});

function QuestionBody(props: QuestionViewProps) {
  const { question, diagram, imageOf } = props;
  if (!isShowable(question)) return <EmptyState icon="alert" title={say.room.question.invalid} />;
  const text = question.text ?? '';
  return (
    <>
      {/* AT24: another text replaces the whole element, whatever a translator has done to what is inside. */}
      <RichText key={text} text={text} lang={question.lang} imageOf={imageOf} className="question-text" />
      {diagram && <Diagram {...diagram} />}
      {question.diagramLatex !== undefined && <LatexDiagram tex={question.diagramLatex} />}
      <QuestionInput {...props} />
    </>
  );
}

function QuestionInput(props: QuestionViewProps) {
  const { question, number, value, onChange, disabled, clears, onShown } = props;
  const Input = questionInputs[question.type];
  const { _id, text, options } = question;
  const inputName = `question-${_id}`;
  useLayoutEffect(() => {
    onShown?.(_id);
    return () => onShown?.(null);
  }, [_id, onShown]);
  return (
    // Some inputs are loaded with the first question of their type.
    <Suspense fallback={null}>
      <Input
        key={_id}
        question={{ _id, text, options: options ?? [] }}
        value={value}
        onChange={onChange}
        disabled={disabled}
        name={inputName}
        label={say.room.question.options(number)}
        clears={clears}
      />
    </Suspense>
  );
}
