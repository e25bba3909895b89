import type { Answer } from '@exam/shared-schema/question-types';
import type { NotebookQuestionRow } from '../../offline/index.ts';
import { say } from '../../sentences/index.ts';
import {
  Diagram,
  type DiagramProps,
  formatMarks,
  LatexDiagram,
  QuestionSet,
  QuestionView,
  RichText,
} from '../../ui/index.ts';
import { useCardImage } from './use-card.ts';

interface QuestionSideProps {
  readonly row: NotebookQuestionRow;
  /** Starting at 1. */
  readonly number: number;
  readonly total: number;
  readonly answer: Answer | null;
  readonly onAnswer: (answer: Answer | null) => void;
  /** The options are then shown with the answer. */
  readonly isAnswerShown: boolean;
}

/** A question as in the exam room. */
export function QuestionSide({ row, number, total, answer, onAnswer, isAnswerShown }: QuestionSideProps) {
  const { question, set, userId } = row;
  const diagram = useDiagram(userId, question);
  const setDiagram = useDiagram(userId, set);
  const passage = set && <QuestionSet set={set} first={number} last={number} diagram={setDiagram} />;
  if (isAnswerShown)
    return (
      <div className="revise-asked">
        {passage}
        <RichText text={question.questionText} className="question-text" />
        {diagram && <Diagram {...diagram} />}
        {question.diagramLatex !== undefined && <LatexDiagram tex={question.diagramLatex} />}
      </div>
    );
  return (
    <QuestionView
      question={{
        _id: question.questionId,
        type: question.type,
        text: question.questionText,
        options: question.options,
        diagramLatex: question.diagramLatex,
      }}
      number={number}
      total={total}
      marks={formatMarks(question.marks, question.negativeMarks)}
      value={answer}
      onChange={onAnswer}
      diagram={diagram}
      set={passage}
    />
  );
}

interface WithDiagram {
  readonly diagramUrl?: string | undefined;
  readonly diagramAlt?: string | undefined;
}

function useDiagram(userId: string, of: WithDiagram | undefined): DiagramProps | undefined {
  const src = useCardImage(userId, of?.diagramUrl);
  return src === null ? undefined : { src, alt: of?.diagramAlt ?? say.analysis.diagramAlt };
}
