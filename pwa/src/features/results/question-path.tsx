import type { PathStep } from '@exam/shared-schema/attempt';
import type { ResultQuestion } from '@exam/shared-schema/contract';
import { answerText, questionTypes } from '@exam/shared-schema/question-types';
import { formatShortDuration } from '../../format/index.ts';
import { say } from '../../sentences/index.ts';
import { AnalysisMore, lettered } from '../../ui/index.ts';

interface QuestionPathProps {
  readonly question: Pick<ResultQuestion, 'options' | 'type'>;
  readonly path: readonly PathStep[];
}

/** The student's steps in a question, in order: visits with their durations, and every change of the answer. */
export function QuestionPath({ question, path }: QuestionPathProps) {
  if (path.length === 0) return null;
  const steps = settledSteps(path, question.type);
  return (
    <AnalysisMore title={say.analysis.path.title(summary(steps))}>
      <ol className="results-path num">
        {steps.map((step, index) => (
          <li key={index}>
            <time>{formatShortDuration(step.elapsedMs / 1000)}</time>
            <span>{stepText(step, question)}</span>
          </li>
        ))}
      </ol>
    </AnalysisMore>
  );
}

const isAnswer = ({ type }: PathStep) => type === 'answered' || type === 'cleared';

/**
 * The steps without intermediate answers. A number is typed key by key and several options are chosen one by one, so
 * an answer that is directly followed by another is not a step of its own.
 */
export function settledSteps(path: readonly PathStep[], type: ResultQuestion['type']): readonly PathStep[] {
  if (questionTypes[type].options === 'one') return path;
  return path.filter((step, index) => {
    const next = path[index + 1];
    return !isAnswer(step) || next === undefined || !isAnswer(next);
  });
}

/** The first answer does not count as a change. */
export function summary(path: readonly PathStep[]): string {
  const visits = path.filter(({ type }) => type === 'visited').length;
  const answers = path.filter(isAnswer).length;
  const changes = Math.max(0, answers - 1);
  return say.analysis.path.summary(visits, changes);
}

export function stepText(step: PathStep, question: Pick<ResultQuestion, 'options' | 'type'>): string {
  const words = say.analysis.path;
  switch (step.type) {
    case 'visited':
      return words.visited(formatShortDuration(step.spentMs / 1000));
    case 'answered':
      return words.answered(answerWords(step.answer, question));
    case 'cleared':
      return words.cleared;
    case 'marked':
      return words.marked;
    case 'unmarked':
      return words.unmarked;
  }
}

/** Options by the letters that the paper showed; numbers as typed. */
function answerWords(
  answer: PathStep['answer'],
  { options, type }: Pick<ResultQuestion, 'options' | 'type'>,
): string {
  return answer === null
    ? ''
    : answerText(type, answer, { words: say.analysis.key, options: lettered(options) });
}
