import './paper-card.css';
import type { PaperSummary } from '@exam/shared-schema/contract';
import {
  displayedRating,
  formatAttemptCount,
  formatTestDuration,
  testDifficulty,
} from '@exam/shared-schema/labels';
import { useLiveQuery } from 'dexie-react-hooks';
import { Link } from 'wouter';
import { paths } from '../../app/paths.ts';
import { database, savedPackage } from '../../offline/index.ts';
import { savePaper, useSaving, type Session } from '../../state/index.ts';
import { Button, Card, DifficultyMark, Icon, IconButton, LinkButton, Pill, ProgressBar } from '../../ui/index.ts';
import { megabytes } from './megabytes.ts';

const BARS = { Easy: 1, Medium: 2, Hard: 3 } as const;

interface PaperCardProps {
  readonly paper: PaperSummary;
  readonly badge: string;
  readonly session: Session;
}

export function PaperCard({ paper, badge, session }: PaperCardProps) {
  const difficulty = testDifficulty(paper.difficultyLevel);
  return (
    <Card as="article" className="paper" aria-labelledby={`paper-${paper._id}`}>
      <div className="paper-top">
        <Pill tone={badge.startsWith('#1 ') ? 'accent' : 'neutral'}>{badge}</Pill>
        <DifficultyMark label={difficulty} bars={BARS[difficulty]} />
      </div>
      <h2 className="paper-title" id={`paper-${paper._id}`}>
        {paper.title}
      </h2>
      <p className="paper-about">{paper.description}</p>
      <Facts paper={paper} />
      <p className="paper-social num">
        <span>{paper.categoryId.name}</span>
        <span>
          <Icon name="people" small />
          {formatAttemptCount(paper.attemptCount)} {paper.attemptCount === 1 ? 'attempt' : 'attempts'}
        </span>
        <span>
          <Icon name="star" small />
          {displayedRating(paper.difficultyLevel, paper.attemptCount)}
        </span>
      </p>
      <Foot paper={paper} session={session} />
    </Card>
  );
}

function Facts({ paper }: { readonly paper: PaperSummary }) {
  const facts = [
    ['Duration', formatTestDuration(paper.duration)],
    ['Questions', paper.totalQuestions],
    ['Marks', paper.totalMarks],
  ] as const;
  return (
    <dl className="paper-facts num">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Foot({ paper, session }: { readonly paper: PaperSummary; readonly session: Session }) {
  const saving = useSaving((state) => state.papers[paper._id]);
  return (
    <div className="paper-foot">
      {saving?.status === 'saving' ? (
        <>
          <ProgressBar
            label="Saving for offline"
            text={`${megabytes(saving.progress.loadedBytes)} of ${megabytes(saving.progress.totalBytes)}`}
            value={saving.progress.loadedBytes}
            max={saving.progress.totalBytes}
          />
          <IconButton icon="close" label={`Cancel saving ${paper.title}`} onClick={saving.cancel} />
        </>
      ) : (
        <>
          <Keep paper={paper} session={session} />
          <Link href={paths.start(paper._id)} asChild>
            <LinkButton variant="primary" aria-label={`Start ${paper.title}`}>
              Start
            </LinkButton>
          </Link>
        </>
      )}
      {saving?.status === 'failed' && (
        <p className="paper-failed" role="alert">
          {saving.message}
        </p>
      )}
    </div>
  );
}

/** 'Saved for offline', or the offer to save it. */
function Keep({ paper, session }: { readonly paper: PaperSummary; readonly session: Session }) {
  const userId = session.status === 'signed-in' ? session.user._id : '';
  const saved = useLiveQuery(() => savedPackage(database, userId, paper._id), [userId, paper._id]);
  const current = saved !== undefined && (paper.packageVersion === null || saved.packageVersion === paper.packageVersion);
  if (current) {
    return (
      <span className="paper-kept">
        <Icon name="phone-check" />
        Saved for offline
      </span>
    );
  }
  if (session.status !== 'signed-in') return <span className="paper-hint">Log in to save it for offline</span>;
  if (paper.packageVersion === null) return <span className="paper-hint">Being prepared</span>;
  const save = () =>
    void savePaper({ testId: paper._id, expectedBytes: paper.packageBytes, userId, token: session.token });
  return (
    <Button variant="quiet" icon="download" onClick={save} aria-label={`Save ${paper.title} for offline`}>
      {saved === undefined ? 'Save for offline' : 'Save the new version'}
    </Button>
  );
}
