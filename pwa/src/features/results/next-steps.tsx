import { useLiveQuery } from 'dexie-react-hooks';
import { Link } from 'wouter';
import { paths } from '../../paths/paths.ts';
import { database, unsatPaper } from '../../offline/index.ts';
import { say, withElements } from '../../sentences/index.ts';
import { useSession } from '../../state/index.ts';
import { Card, LinkButton, Row } from '../../ui/index.ts';
import { NextTest } from './next-test.tsx';
import { useNextTest } from './use-next-test.ts';
import { hasQuestions, type AttemptOutcome, type ShownResult } from './use-result.ts';

type Topic = ShownResult['topicWiseStats'][number];

interface NextStepsProps {
  readonly result: ShownResult;
  readonly outcome: AttemptOutcome;
}

/** Suggestions after a result: the topics to work on, a test about them, the mistakes or what was left, and the next saved paper. */
export function NextSteps({ result, outcome }: NextStepsProps) {
  const words = say.results.next;
  const next = useNextPaper(result.testId);
  const weakest = weakestTopic(result.topicWiseStats);
  const hasMistakes = result.wrongAnswers > 0 && hasQuestions(result);
  const hasGaps = !hasMistakes && result.unanswered > 0 && hasQuestions(result);
  const nextTest = useNextTest(outcome);
  if (weakest === null && !hasMistakes && !hasGaps && next === null && nextTest === null) return null;
  return (
    <Card title={words.title} aria-label={words.title}>
      {weakest !== null && (
        <p>
          {withElements(words.weakestTopic(weakest.correct, weakest.total), {
            topic: () => <strong>{weakest.topic}</strong>,
          })}
        </p>
      )}
      {nextTest !== null && <NextTest {...nextTest} />}
      <Row>
        {hasMistakes && (
          <Link href={paths.analysis(result.attemptId, 'incorrect')} asChild>
            <LinkButton variant="tonal" icon="cross">
              {words.mistakes}
            </LinkButton>
          </Link>
        )}
        {hasMistakes && (
          <Link href={paths.revise} asChild>
            <LinkButton icon="refresh">{say.notebook.open}</LinkButton>
          </Link>
        )}
        {hasGaps && (
          <Link href={paths.analysis(result.attemptId, 'unanswered')} asChild>
            <LinkButton variant="tonal">{words.unanswered}</LinkButton>
          </Link>
        )}
        {next !== null && (
          <Link href={paths.start(next.testId)} asChild>
            <LinkButton iconEnd="right">{words.start(next.title)}</LinkButton>
          </Link>
        )}
      </Row>
    </Card>
  );
}

/**
 * The topic with the lowest share of correct answers; of equal ones the topic with more questions. Null if nothing
 * was wrong.
 */
function weakestTopic(topics: readonly Topic[]): Topic | null {
  const [weakest] = topics
    .filter(({ correct, total }) => correct < total)
    .sort((a, b) => a.correct / a.total - b.correct / b.total || b.total - a.total);
  return weakest ?? null;
}

/** A saved paper that was not attempted yet, other than this result's. */
function useNextPaper(testId: string): { readonly testId: string; readonly title: string } | null {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user._id : null;
  const paper = useLiveQuery(
    async () => (userId === null ? undefined : unsatPaper(database, userId)),
    [userId],
  );
  if (paper === undefined || paper.testId === testId) return null;
  return { testId: paper.testId, title: paper.content.title };
}
