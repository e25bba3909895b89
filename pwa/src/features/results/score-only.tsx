import './results.css';
import type { ScoreOnlyReason, ScoreOnlyResult } from '@exam/shared-schema/contract';
import { Link } from 'wouter';
import { paths } from '../../paths/paths.ts';
import { formatDateTime } from '../../format/index.ts';
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

const reasonWords: Readonly<Record<ScoreOnlyReason, string>> = {
  'cannot-rank':
    'The questions and their answers are not shown, because this attempt does not count for the ranking.',
};

/** Why the questions are not shown; a newer server may have reasons that this version does not know. */
function wordsOfReason(reason: string): string {
  return reason in reasonWords
    ? reasonWords[reason as ScoreOnlyReason]
    : 'The questions and their answers are not shown for this attempt.';
}

interface ScoreOnlyProps {
  readonly result: ScoreOnlyResult;
  readonly outcome: AttemptOutcome;
}

/** ST71: the score and the receipt of an attempt at a ranked paper that cannot rank, and why there is no more. */
export function ScoreOnly({ result, outcome }: ScoreOnlyProps) {
  return (
    <Page>
      <Stack gap={5}>
        <PageHead eyebrow={formatDateTime(result.submittedAt)} title="Handed in" lead={result.testTitle} />
        <Banner tone="info" title="Only the score is shown.">
          {wordsOfReason(result.reason)}
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
            <LinkButton variant="primary">Back to Home</LinkButton>
          </Link>
        </Row>
      </Stack>
    </Page>
  );
}

/** In the place of the analysis of such an attempt. */
export function NoAnalysis({ result: { attemptId, reason } }: Pick<ScoreOnlyProps, 'result'>) {
  return (
    <Page>
      <EmptyState
        page
        title="There is no analysis of this attempt"
        action={
          <Link href={paths.results(attemptId)} asChild>
            <LinkButton variant="primary">Back to Results</LinkButton>
          </Link>
        }
      >
        {wordsOfReason(reason)}
      </EmptyState>
    </Page>
  );
}
