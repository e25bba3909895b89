import { attemptsInProgress, type AttemptInProgress } from '@exam/shared-schema/contract';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { paths } from '../../paths/paths.ts';
import { formatDateTime } from '../../format/index.ts';
import { database, usableToken, type AttemptRow } from '../../offline/index.ts';
import { closeHandedInElsewhere } from '../../offline/attempt/handed-in-elsewhere.ts';
import { isOnline, serverCall, useConnection } from '../../state/index.ts';
import { continueHere } from '../../state/continue-here.ts';
import { Banner, Button, Card, LinkButton, Stack } from '../../ui/index.ts';
import { say, translate } from '../../sentences/index.ts';

interface ElsewhereAttemptsProps {
  readonly userId: string;
  /** Only attempts at this paper. */
  readonly testId?: string;
}

/** ST13: exams that the student started on another device and has not handed in. Known only with a network. */
export default function ElsewhereAttempts({ userId, testId }: ElsewhereAttemptsProps) {
  const items = useInProgress(userId);
  const rows = useLiveQuery(
    () => database.attempts.bulkGet(items.map(({ attemptId }) => attemptId)),
    [items],
  );
  if (rows === undefined) return null;
  return items
    .map((item, index) => ({ item, row: rows[index] }))
    .filter(({ item, row }) => isElsewhere(row) && (testId === undefined || item.testId === testId))
    .map(({ item, row }) =>
      row === undefined ? (
        <ContinueCard key={item.attemptId} item={item} />
      ) : (
        <LeftCard key={item.attemptId} row={row} />
      ),
    );
}

function isElsewhere(row: AttemptRow | undefined): boolean {
  return row === undefined || row.status === 'moved';
}

const NONE: readonly AttemptInProgress[] = [];

function useInProgress(userId: string): readonly AttemptInProgress[] {
  const online = isOnline(useConnection());
  const [items, setItems] = useState(NONE);
  useEffect(() => {
    let current = online;
    if (online)
      void serverCall(attemptsInProgress, {}, { priority: 'low' }).then((result) => {
        // After a failure nothing is shown, because nothing on this device depends on it.
        if (current) setItems(result.ok ? result.answer.data : NONE);
        if (current && result.ok) void closeHandedIn(userId, result.answer.data);
      });
    return () => {
      current = false;
    };
  }, [online, userId]);
  return items;
}

/** SY6: so that no exam is resumed here that was handed in on another device. */
async function closeHandedIn(userId: string, inProgress: readonly AttemptInProgress[]): Promise<void> {
  const ids = new Set(inProgress.map(({ attemptId }) => attemptId));
  await closeHandedInElsewhere(database, userId, ids, { token: await usableToken(database) });
}

function ContinueCard({ item }: { readonly item: AttemptInProgress }) {
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const go = async () => {
    setBusy(true);
    setFailure(undefined);
    const result = await continueHere(item);
    setBusy(false);
    if (result.ok) navigate(paths.exam(item.attemptId));
    else setFailure(result.message);
  };
  return (
    <Card as="article" caption={say.ongoing.elsewhere.caption} title={item.title}>
      <Stack gap={3}>
        <p>{say.ongoing.elsewhere[item.timingPolicy](formatDateTime(item.updatedAt))}</p>
        {failure !== undefined && <Banner tone="bad">{translate(failure)}</Banner>}
        <div>
          <Button
            variant="tonal"
            busy={busy}
            busyWords={say.ongoing.elsewhere.bringing}
            aria-label={say.ongoing.elsewhere.continueHere(item.title)}
            onClick={() => void go()}
          >
            {say.common.continueHere}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

/** An attempt that was started on this device and continued on another one. */
function LeftCard({ row }: { readonly row: AttemptRow }) {
  return (
    <Card
      as="article"
      caption={say.ongoing.elsewhere.left}
      title={row.title}
      aside={
        <Link href={paths.exam(row.attemptId)} asChild>
          <LinkButton aria-label={say.ongoing.elsewhere.showOf(row.title)}>
            {say.ongoing.elsewhere.show}
          </LinkButton>
        </Link>
      }
    />
  );
}
