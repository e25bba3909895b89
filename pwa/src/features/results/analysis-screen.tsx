import './results.css';
import type { ResultQuestion } from '@exam/shared-schema/contract';
import { resultGroup } from '@exam/shared-schema/labels';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { paths } from '../../paths/paths.ts';
import { formatScore } from '../../format/index.ts';
import type { AttemptRow } from '../../offline/index.ts';
import { type ImageOf, usePackageImages } from '../../state/index.ts';
import {
  AnalysisCard,
  AnalysisFilter,
  AnalysisTiles,
  EmptyState,
  LinkButton,
  optionLetter,
  Page,
  PageHead,
  PageLoading,
  Stack,
  type AnalysedQuestion,
  type AnalysisFilterId,
  type DiagramProps,
} from '../../ui/index.ts';
import { isAnswered } from './is-answered.ts';
import { numberedQuestions, type NumberedQuestion } from './numbered-questions.ts';
import { QuestionPath } from './question-path.tsx';
import { NoAnalysis } from './score-only.tsx';
import { useQuestionStatistics } from './use-question-statistics.ts';
import { usePaths } from './use-log.ts';
import { hasQuestions, shownResult, useOutcome, type ShownResult } from './use-result.ts';

/** /results/{attemptId}/analysis: a card per question. Works offline once it was seen. */
export default function AnalysisScreen({ attemptId }: { readonly attemptId: string }) {
  const query = useOutcome(attemptId);
  if (query.status === 'loading') return <PageLoading lines={8} label="Loading Results..." />;
  const told = query.status === 'found' ? query.outcome.result : undefined;
  if (told?.status === 'score-only') return <NoAnalysis result={told} />;
  const result = query.status === 'found' ? shownResult(query.outcome) : null;
  if (query.status !== 'found' || result === null) {
    return <NotYet attemptId={attemptId}>It appears as soon as the server has marked this attempt.</NotYet>;
  }
  if (!hasQuestions(result)) {
    return (
      <NotYet attemptId={attemptId}>
        The score is here. Its questions are on their way, or come with the next connection.
      </NotYet>
    );
  }
  return (
    <Analysis result={result} attempt={query.outcome.attempt} isVerified={query.outcome.result === result} />
  );
}

interface AnalysisProps {
  readonly result: ShownResult;
  /** Where it was sat on this device, its pictures are here too. */
  readonly attempt: AttemptRow | undefined;
  /** The result is the server's own. */
  readonly isVerified: boolean;
}

function Analysis({ result, attempt, isVerified }: AnalysisProps) {
  const imageOf = usePackageImages(attempt);
  const steps = usePaths(result, attempt);
  const everyone = useQuestionStatistics(isVerified ? result.attemptId : null);
  const [filter, setFilter] = useState<AnalysisFilterId>('all');
  const questions = useMemo(() => numberedQuestions(result.detailedResults).map(analysed), [result]);
  const counts = useMemo(() => countGroups(questions), [questions]);
  const shown = questions.filter((question) => filter === 'all' || groupOf(question) === filter);
  return (
    <Page>
      <Stack gap={5}>
        <Head result={result} />
        <AnalysisTiles
          correct={counts.correct}
          incorrect={counts.incorrect}
          unanswered={counts.unanswered}
          accuracy={`${formatScore(result.accuracy)}%`}
        />
        <AnalysisFilter counts={counts} selected={filter} onSelect={setFilter}>
          <Stack gap={4}>
            <p className="num">
              Showing {shown.length} of {questions.length} questions
            </p>
            {shown.length === 0 && (
              <EmptyState title="No Questions Found">No questions match the selected filter.</EmptyState>
            )}
            <div className="results-cards">
              {shown.map((question) => (
                <AnalysisCard
                  key={question.id}
                  question={question}
                  everyone={everyone.get(question.id)}
                  diagram={diagramOf(question, imageOf)}
                  diagramLatex={question.source.diagramLatex}
                >
                  <QuestionPath question={question.source} path={steps.get(question.id) ?? []} />
                </AnalysisCard>
              ))}
            </div>
          </Stack>
        </AnalysisFilter>
      </Stack>
    </Page>
  );
}

function Head({ result }: { readonly result: ShownResult }) {
  return (
    <PageHead
      title="Question Analysis"
      lead={result.testTitle || 'Test Exam'}
      actions={
        <Link href={paths.results(result.attemptId)} asChild>
          <LinkButton>Back to Results</LinkButton>
        </Link>
      }
    />
  );
}

function diagramOf(
  { name, source: { diagramUrl: url, diagramAlt } }: ShownQuestion,
  imageOf: ImageOf | null,
): DiagramProps | undefined {
  if (url === undefined || imageOf === null) return undefined;
  return {
    src: imageOf(url) ?? url,
    alt: diagramAlt ?? 'Diagram of this question',
    label: `Diagram: ${name}`,
  };
}

interface ShownQuestion extends AnalysedQuestion {
  readonly source: ResultQuestion;
}

function analysed({ question, number, name }: NumberedQuestion): ShownQuestion {
  return {
    id: question.questionId,
    number,
    name,
    sectionOrType: question.section || question.type,
    outcome: question.outcome,
    isAnswered: isAnswered(question),
    marks: question.marksObtained,
    timeTakenSeconds: question.timeTaken,
    text: question.questionText,
    yourAnswer: words(question, question.selectedAnswer),
    correctAnswer: words(question, question.correctAnswer),
    explanation: question.explanation ?? undefined,
    markedForReview: question.markedForReview,
    source: question,
  };
}

/** Options by letter and text in the order of their letters, numbers as they are. */
function words(question: ResultQuestion, answer: ResultQuestion['selectedAnswer']): string | undefined {
  if (answer === null) return undefined;
  if (question.options.length === 0) return typeof answer === 'string' ? answer : answer.join(', ');
  const ids = typeof answer === 'string' ? [answer] : answer;
  const lines = question.options.flatMap(({ _id, text }, index) =>
    ids.includes(_id) ? [`${optionLetter(index)}. ${text}`] : [],
  );
  const unknown = ids.filter((id) => !question.options.some(({ _id }) => _id === id));
  return [...lines, ...unknown].join('\n\n');
}

function groupOf(question: AnalysedQuestion): Exclude<AnalysisFilterId, 'all'> {
  return resultGroup(question.outcome, question.isAnswered);
}

function countGroups(questions: readonly AnalysedQuestion[]): Record<AnalysisFilterId, number> {
  const counts = { all: questions.length, correct: 0, incorrect: 0, unanswered: 0 };
  for (const question of questions) counts[groupOf(question)] += 1;
  return counts;
}

interface NotYetProps {
  readonly attemptId: string;
  readonly children: string;
}

function NotYet({ attemptId, children }: NotYetProps) {
  return (
    <Page>
      <EmptyState
        page
        icon="clock"
        title="The analysis is not here yet"
        action={
          <Link href={paths.results(attemptId)} asChild>
            <LinkButton variant="primary">Back to Results</LinkButton>
          </Link>
        }
      >
        {children}
      </EmptyState>
    </Page>
  );
}
