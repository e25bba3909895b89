import { useLiveQuery } from 'dexie-react-hooks';
import { Link } from 'wouter';
import { formatTestDuration } from '@exam/shared-schema/labels';
import { paths } from '../../paths/paths.ts';
import {
  database,
  openAttempts,
  summaryOf,
  type AttemptRow,
  type AttemptSummary,
} from '../../offline/index.ts';
import { Card, LinkButton, Meter, Row, Stack } from '../../ui/index.ts';

interface OpenAttempt {
  readonly row: AttemptRow;
  readonly summary: AttemptSummary;
}

/** The attempts that wait to be gone on with, before anything else on the page (AT4). */
export default function OpenAttempts({ userId }: { readonly userId: string }) {
  const attempts = useLiveQuery(() => readOpenAttempts(userId), [userId], []);
  return attempts.map((attempt) => <OpenAttemptCard key={attempt.row.attemptId} {...attempt} />);
}

async function readOpenAttempts(userId: string): Promise<OpenAttempt[]> {
  const rows = await openAttempts(database, userId);
  const attempts: OpenAttempt[] = [];
  for (const row of rows) {
    const summary = await summaryOf(database, row);
    if (summary !== null) attempts.push({ row, summary });
  }
  return attempts;
}

function OpenAttemptCard({ row, summary }: OpenAttempt) {
  const running = row.timingPolicy === 'continuous';
  const words = `${summary.answered} of ${summary.total} answered`;
  return (
    <Card
      caption={running ? 'In progress on this device, the clock is running' : 'Paused on this device'}
      title={row.title}
      aside={
        <Link href={paths.exam(row.attemptId)} asChild>
          <LinkButton variant="tonal" aria-label={`Resume ${row.title}`}>
            Resume
          </LinkButton>
        </Link>
      }
    >
      <Stack gap={2}>
        <Row apart>
          <span className="num">{words}</span>
          <span className="num">{formatTestDuration(row.limitMs / 60_000)} paper</span>
        </Row>
        <Meter label={words} value={summary.answered} max={summary.total} />
      </Stack>
    </Card>
  );
}
