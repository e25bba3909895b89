import './results.css';
import type { ScoreOnlyReason, ScoreOnlyResult } from '@exam/shared-schema/contract';
import { Link } from 'wouter';
import { paths } from '../../paths/paths.ts';
import { formatDateTime } from '../../format/index.ts';
import { say } from '../../sentences/index.ts';
import {
  Banner,
  EmptyState,
  LinkButton,
  Page,
  PageHead,
  ResultTiles,
  Row,
  ScoreCard,
  Stack,
} from '../../ui/index.ts';
import { Noticed } from './noticed.tsx';
import { ReceiptPanel } from './receipt-panel.tsx';
import type { AttemptOutcome } from './use-result.ts';

const reasonTexts = (): Readonly<Record<ScoreOnlyReason, string>> => ({
  'cannot-rank': say.results.scoreOnly.cannotRank,
});

/** Why the questions are not shown; a newer server may send reasons that this version does not know. */
function reasonText(reason: string): string {
  const known = reasonTexts();
  return reason in known ? known[reason as ScoreOnlyReason] : say.results.scoreOnly.otherReason;
}

interface ScoreOnlyProps {
  readonly result: ScoreOnlyResult;
  readonly outcome: AttemptOutcome;
}

/**
 * ST71: score and receipt of an attempt at a ranked paper that cannot rank, with the reason why its questions are not
 * shown.
 */
export function ScoreOnly({ result, outcome }: ScoreOnlyProps) {
  return (
    <Page>
      <Stack gap={5}>
        <PageHead
          eyebrow={formatDateTime(result.submittedAt)}
          title={say.results.handedIn.title}
          lead={result.testTitle}
        />
        <Banner tone="info" title={say.results.scoreOnly.title}>
          {reasonText(result.reason)}
        </Banner>
        <Noticed flags={result.flags} />
        <div className="results-top">
          <div className="results-column">
            <ScoreCard
              obtained={result.totalScore}
              total={result.totalMarks}
              percentage={result.percentage}
            />
            <ResultTiles
              total={result.totalQuestions}
              correct={result.correctAnswers}
              wrong={result.wrongAnswers}
              unanswered={result.unanswered}
            />
          </div>
          <ReceiptPanel outcome={outcome} />
        </div>
        <Row>
          <Link href={paths.home} asChild>
            <LinkButton variant="primary">{say.results.backHome}</LinkButton>
          </Link>
        </Row>
      </Stack>
    </Page>
  );
}

/** Shown in place of the analysis of such an attempt. */
export function NoAnalysis({ result: { attemptId, reason } }: Pick<ScoreOnlyProps, 'result'>) {
  return (
    <Page>
      <EmptyState
        page
        title={say.results.scoreOnly.noAnalysis}
        action={
          <Link href={paths.results(attemptId)} asChild>
            <LinkButton variant="primary">{say.analysis.backToResults}</LinkButton>
          </Link>
        }
      >
        {reasonText(reason)}
      </EmptyState>
    </Page>
  );
}
