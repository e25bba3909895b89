import './results.css';
import { paceByAverage } from '@exam/shared-schema/labels';
import { Link } from 'wouter';
import { paths } from '../../paths/paths.ts';
import { formatDateTime, formatScore, formatShortDuration, formatShortSeconds } from '../../format/index.ts';
import { say, translate } from '../../sentences/index.ts';
import {
  ErrorState,
  LinkButton,
  Page,
  PageHead,
  PageLoading,
  ResultStrip,
  ScoreCard,
  Stack,
} from '../../ui/index.ts';
import { AbilityCard } from './ability-card.tsx';
import { averageSeconds } from './average-seconds.ts';
import { EarlierScore } from './earlier-score.tsx';
import { HandedIn } from './handed-in.tsx';
import { NextSteps } from './next-steps.tsx';
import { Noticed } from './noticed.tsx';
import { RankCard } from './rank-card.tsx';
import { ReceiptPanel } from './receipt-panel.tsx';
import { ResultCharts } from './result-charts.tsx';
import { SharePicture } from './picture/share-picture.tsx';
import { ScoreChanges } from './score-changes.tsx';
import { ScoreOnly } from './score-only.tsx';
import { TimeUp } from './time-up.tsx';
import { shownResult, useOutcome, type AttemptOutcome, type ShownResult } from './use-result.ts';
import { WhoMarked } from './who-marked.tsx';

/**
 * /results/{attemptId}: the result; or, while the score is not available, what was handed in and what happens next.
 */
export default function ResultScreen({ attemptId }: { readonly attemptId: string }) {
  const query = useOutcome(attemptId);
  if (query.status === 'loading') return <PageLoading lines={8} label={say.results.loading} />;
  if (query.status === 'missing') {
    return (
      <Page>
        <ErrorState page title={say.results.notHere} onRetry={query.retry} action={<BackHome />}>
          {query.message === null ? null : translate(query.message)}
        </ErrorState>
      </Page>
    );
  }
  const { outcome } = query;
  const { result } = outcome;
  if (result?.status === 'score-only') return <ScoreOnly result={result} outcome={outcome} />;
  const shown = shownResult(outcome);
  return shown !== null ? (
    <Scored result={shown} outcome={outcome} />
  ) : (
    <HandedIn attemptId={attemptId} outcome={outcome} />
  );
}

interface ScoredProps {
  readonly result: ShownResult;
  readonly outcome: AttemptOutcome;
}

function Scored({ result, outcome }: ScoredProps) {
  const average = averageSeconds(result);
  return (
    <Page>
      <Stack gap={5}>
        <PageHead
          eyebrow={formatDateTime(result.submittedAt)}
          title={say.results.completed}
          lead={result.testTitle || say.results.untitled}
          actions={
            <>
              <Link href={paths.analysis(result.attemptId)} asChild>
                <LinkButton variant="primary">{say.results.viewAnalysis}</LinkButton>
              </Link>
              <BackHome />
            </>
          }
        />
        <div className="results-top">
          <div className="results-column">
            <ScoreCard
              obtained={result.totalScore}
              total={result.totalMarks}
              percentage={result.percentage}
              sections={result.sectionWiseStats.map(({ section, score, maximum }, index) => ({
                id: `${index}`,
                title: section,
                obtained: score,
                total: maximum,
              }))}
            >
              <EarlierScore result={result} />
            </ScoreCard>
            <TimeUp attemptId={result.attemptId} />
            <WhoMarked outcome={outcome} />
            <ScoreChanges outcome={outcome} />
            <Noticed flags={result.flags} />
            <RankCard result={result} outcome={outcome} />
            <AbilityCard outcome={outcome} />
            <NextSteps result={result} outcome={outcome} />
            <SharePicture result={result} />
          </div>
          <ReceiptPanel outcome={outcome} />
        </div>
        <section aria-labelledby="performance">
          <Stack gap={3}>
            <h2 id="performance">{say.results.performanceAnalytics}</h2>
            <ResultStrip
              total={result.totalQuestions}
              correct={result.correctAnswers}
              wrong={result.wrongAnswers}
              unanswered={result.unanswered}
              accuracy={`${formatScore(result.accuracy)}%`}
              timeSpent={formatShortDuration(result.timeSpent)}
              averageTime={formatShortSeconds(average)}
              pace={isUntouched(result) ? null : say.results.counts.paces[paceByAverage(average)]}
            />
          </Stack>
        </section>
        <ResultCharts result={result} />
      </Stack>
    </Page>
  );
}

/** A pace would praise an empty paper as fast. */
const isUntouched = ({ unanswered, totalQuestions }: ShownResult) => unanswered === totalQuestions;

function BackHome() {
  return (
    <Link href={paths.home} asChild>
      <LinkButton>{say.results.backHome}</LinkButton>
    </Link>
  );
}
