import './assigned-papers.css';
import { resolveStart } from '@exam/shared-schema/access';
import type { AssignedPaper } from '@exam/shared-schema/contract';
import { say } from '../../sentences/index.ts';
import type { SignedInSession } from '../../state/index.ts';
import { CardGrid } from '../../ui/index.ts';
import { useLastScores } from './last-scores.ts';
import { PaperCard } from './paper-card.tsx';
import { usePapersHere } from './use-papers-here.ts';
import { useServerNow } from './use-server-now.ts';
import { windowOf } from './window-of.ts';

interface AssignedToYouProps {
  readonly assigned: readonly AssignedPaper[];
  readonly session: SignedInSession;
}

const NONE: readonly string[] = [];

/** BA30: the papers that are assigned to batches of the student, with their windows and states. */
export default function AssignedToYou({ assigned, session }: AssignedToYouProps) {
  const here = usePapersHere(session);
  const scores = useLastScores(session);
  const now = useServerNow();
  return (
    <section className="assigned" aria-labelledby="assigned-to-you">
      <h2 id="assigned-to-you">{say.batches.assigned.title}</h2>
      <CardGrid>
        {assigned.map(({ _id, paper, batch, attemptId }) => (
          <PaperCard
            key={_id}
            paper={paper}
            badge={stateOf({ paper, batch, attemptId }, now)}
            session={session}
            saved={here?.versions.get(paper._id) ?? NONE}
            open={here?.open.get(paper._id)}
            last={attemptId === null ? undefined : scores.get(paper._id)}
          />
        ))}
      </CardGrid>
    </section>
  );
}

function stateOf({ paper, batch, attemptId }: Omit<AssignedPaper, '_id'>, now: number) {
  const words = say.batches.assigned;
  if (attemptId !== null) return { text: words.handedIn(batch) };
  const start = resolveStart(windowOf(paper), now);
  if (start.outcome === 'open') return { text: words.open(batch), isFirst: true };
  return { text: start.reason === 'too-early' ? words.before(batch) : words.closed(batch) };
}
