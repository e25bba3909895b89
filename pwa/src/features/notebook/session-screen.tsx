import './notebook.css';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { paths } from '../../paths/paths.ts';
import { SignedIn } from '../../gates/signed-in.tsx';
import { say } from '../../sentences/index.ts';
import { sync } from '../../state/index.ts';
import { EmptyState, ErrorState, LinkButton, Page, PageLoading } from '../../ui/index.ts';
import { RunningSession, type RunningSessionProps } from './running-session.tsx';
import { queueFor, type Queue } from './session.ts';

/** /revise/session: up to 20 due cards, one after the other. */
export default function SessionScreen({ terms }: Pick<RunningSessionProps, 'terms'>) {
  return (
    <SignedIn loading={<PageLoading />} signedOut={<NothingDue />}>
      {({ user }) => <Own userId={user._id} terms={terms} />}
    </SignedIn>
  );
}

function Own({ userId, terms }: Pick<RunningSessionProps, 'userId' | 'terms'>) {
  const [search] = useSearchParams();
  const subject = search.get('subject') ?? '';
  const topic = search.get('topic') ?? '';
  const [turn, setTurn] = useState(0);
  const [queue, setQueue] = useState<Queue | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let isCurrent = true;
    const take = (next: Queue | 'failed') => isCurrent && setQueue(next);
    setQueue('loading');
    queueFor(userId, { subject, topic }).then(take, () => take('failed'));
    return () => {
      isCurrent = false;
    };
  }, [userId, subject, topic, turn]);
  // Ratings are sent to the server as soon as there is a network.
  useEffect(() => () => void sync(), []);
  const again = () => setTurn(turn + 1);
  if (queue === 'loading') return <PageLoading label={say.notebook.loading} />;
  if (queue === 'failed')
    return (
      <Page>
        <ErrorState title={say.notebook.failed} onRetry={again} />
      </Page>
    );
  if (queue.questionIds.length === 0) return <NothingDue />;
  return <RunningSession key={turn} userId={userId} first={queue} onMore={again} terms={terms} />;
}

function NothingDue() {
  return (
    <Page>
      <EmptyState
        page
        icon="check"
        title={say.notebook.nothingDue}
        action={
          <Link href={paths.revise} asChild>
            <LinkButton variant="primary">{say.notebook.done.back}</LinkButton>
          </Link>
        }
      />
    </Page>
  );
}
