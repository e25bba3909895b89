import { useLiveQuery } from 'dexie-react-hooks';
import { Link } from 'wouter';
import { formatShortMinutes } from '../../format/index.ts';
import { paths } from '../../paths/paths.ts';
import { database, savedPapersExcept, type SavedPaper } from '../../offline/index.ts';
import { say } from '../../sentences/index.ts';
import type { Session } from '../../state/index.ts';
import { Card, LinkButton, Pill } from '../../ui/index.ts';
import type { ChosenExam } from './exam-choice.ts';
import { KeptSign } from './offline-state.tsx';

interface KeptPapersProps {
  readonly session: Session;
  /** Ids of the papers whose cards are already shown. */
  readonly shown: readonly string[];
  readonly exam?: ChosenExam | undefined;
}

/**
 * PK16: cards for saved papers that are not in the loaded part of a list, so that they can be opened offline. For a
 * grid.
 */
export function KeptPapers({ session, shown, exam }: KeptPapersProps) {
  const userId = session.status === 'signed-in' ? session.user._id : '';
  const saved = useLiveQuery(
    () => savedPapersExcept(database, userId, new Set(shown)),
    [userId, shown.join(' ')],
    [],
  );
  return (
    saved
      // For a moment the query still returns the rows of the previous `shown`.
      .filter(({ testId }) => !shown.includes(testId))
      .filter(({ content }) => exam === undefined || content.categoryName === exam.name)
      .map((row) => <KeptPaper key={row.testId} row={row} />)
  );
}

function KeptPaper({ row: { testId, content } }: { readonly row: SavedPaper }) {
  const { title, description, categoryName, timing, totals } = content;
  const minutes = timing.durationSeconds / 60;
  return (
    <Card as="article" className="paper" aria-labelledby={`paper-${testId}`}>
      <div className="paper-top">
        <Pill>{say.home.paper.onThisDevice}</Pill>
      </div>
      <h2 className="paper-title" id={`paper-${testId}`}>
        {title}
      </h2>
      {description !== '' && <p className="paper-about">{description}</p>}
      <p className="paper-facts num">
        {say.home.paper.facts(formatShortMinutes(minutes), totals.questions, totals.marks)}
      </p>
      <p className="paper-social">{categoryName}</p>
      <div className="paper-foot">
        <KeptSign />
        <Link href={paths.start(testId)} asChild>
          <LinkButton variant="primary" aria-label={say.home.paper.startNamed(title)}>
            {say.home.paper.start}
          </LinkButton>
        </Link>
      </div>
    </Card>
  );
}
