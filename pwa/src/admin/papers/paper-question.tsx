import type { PaperPreview } from '@exam/shared-schema/contract';
import { resolveMarks, type MarkingScheme } from '@exam/shared-schema/marking';
import type { PackageQuestion, PackageSection } from '@exam/shared-schema/paper-package';
import { questionTypes } from '../../sentences/en/question-types.ts';
import { lettered, RichText } from '../../ui/index.ts';
import { isRight, answerKeyText } from '../questions/answer-key-text.ts';
import { PaperDiagram } from './paper-set.tsx';

/** What students receive only after the exam. */
export type Answers = Pick<PaperPreview, 'keys' | 'explanations'>;

interface PaperQuestionProps {
  /** Within its section, starting at 1. */
  readonly number: number;
  readonly scheme: MarkingScheme;
  readonly section: PackageSection;
  readonly question: PackageQuestion;
  readonly answers: Answers | undefined;
}

/** A read-only question. */
export function PaperQuestion({ number, scheme, section, question, answers }: PaperQuestionProps) {
  const { _id, type, text, options } = question;
  const key = answers?.keys[_id];
  return (
    <section className="paper-question" aria-label={`Question ${number}, ${section.title}`}>
      <p className="paper-question-head">
        <strong className="num">{number}.</strong>
        <span className="list-small">
          {questionTypes[type].rule} <span className="num">{marksOf(scheme, section, question)}</span>
        </span>
      </p>
      <RichText text={text} />
      <PaperDiagram of={question} label={`Diagram of question ${number}, ${section.title}`} />
      {options.length > 0 && (
        <ol className="paper-options">
          {lettered(options).map((option) => (
            <li key={option._id} data-right={isRight(key, option._id) || undefined}>
              <span>({option.name})</span>
              <RichText text={option.text} inline />
              {isRight(key, option._id) && <span className="list-small">Right</span>}
            </li>
          ))}
        </ol>
      )}
      {answers !== undefined && <Answer question={question} answers={answers} />}
    </section>
  );
}

function Answer({ question: { _id, options }, answers }: { question: PackageQuestion; answers: Answers }) {
  const explanation = answers.explanations[_id];
  return (
    <div className="paper-answer">
      <p>
        <strong>Answer:</strong> {answerKeyText(answers.keys[_id], options)}
      </p>
      {explanation !== undefined && <RichText text={explanation} />}
    </div>
  );
}

/** '+4 / −1'; fractions are shown exactly, so that 1/3 is not rounded. */
function marksOf(scheme: MarkingScheme, section: PackageSection, question: PackageQuestion): string {
  const { marks, penalty } = resolveMarks(scheme, section, question);
  return `+${marks} / ${penalty === '0' ? '0' : `\u2212${penalty}`}`;
}
