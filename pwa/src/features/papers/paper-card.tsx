import './paper-card.css';
import { ERRORS, type AttemptHistoryRow, type PaperSummary } from '@exam/shared-schema/contract';
import { displayedRating, formatAttemptCount, testDifficulty } from '@exam/shared-schema/labels';
import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import { paths } from '../../paths/paths.ts';
import { formatBytes, formatScore, formatShortMinutes } from '../../format/index.ts';
import { database, type AttemptRow } from '../../offline/index.ts';
import { lazyPart } from '../../parts/index.ts';
import { loadSentences, say, translate, withElements } from '../../sentences/index.ts';
import { isOnline, savePaper, useConnection, useSaving, type Session } from '../../state/index.ts';
import {
  Button,
  Card,
  DifficultyMark,
  Icon,
  IconButton,
  LinkButton,
  Pill,
  ProgressBar,
  QuietBoundary,
} from '../../ui/index.ts';
import { accessOnDevice, costOf, type Cost } from './device-access.ts';
import { KeptSign } from './offline-state.tsx';
import { keepOverview, openPaper } from './open-paper.ts';
import { renewMeans, useMeans } from './use-tokens.ts';
import { windowOf } from './window-of.ts';

/** Loaded lazily, because few papers have a price or a window. */
const SpendDialog = lazyPart(
  () => import('./spend-dialog.tsx'),
  () => loadSentences('exam'),
);
const PaperWindow = lazyPart(
  () => import('./paper-window.tsx'),
  () => loadSentences('exam'),
);

const BARS = { Easy: 1, Medium: 2, Hard: 3 } as const;

/** Shown above a paper's title. */
export interface PaperBadge {
  readonly text: string;
  /** It is the most attempted paper. */
  readonly isFirst?: boolean;
}

/** The labels of the start button, where they are not 'Start'. */
export interface StartWords {
  readonly start: string;
  readonly startNamed: (title: string) => string;
}

interface PaperCardProps {
  readonly paper: PaperSummary;
  readonly badge: PaperBadge;
  readonly session: Session;
  /** The versions on this device for this user. */
  readonly saved: readonly string[];
  /** The user's exam in progress on this paper. */
  readonly open: AttemptRow | undefined;
  /** The student's latest attempt at this paper. */
  readonly last?: AttemptHistoryRow | undefined;
  readonly words?: Partial<StartWords> | undefined;
}

export function PaperCard({ paper, badge, session, saved, open, last, words }: PaperCardProps) {
  const difficulty = testDifficulty(paper.difficultyLevel);
  return (
    <Card as="article" className="paper" aria-labelledby={`paper-${paper._id}`}>
      <div className="paper-top">
        <Pill tone={badge.isFirst ? 'accent' : 'neutral'}>{badge.text}</Pill>
        <DifficultyMark label={say.labels.difficulty[difficulty]} bars={BARS[difficulty]} />
      </div>
      <h2 className="paper-title" id={`paper-${paper._id}`}>
        {paper.title}
      </h2>
      {paper.description !== '' && (
        <p className="paper-about" title={paper.description}>
          {paper.description}
        </p>
      )}
      <p className="paper-facts num">
        {say.home.paper.facts(formatShortMinutes(paper.duration), paper.totalQuestions, paper.totalMarks)}
        {paper.price > 0 && <Price paper={paper} session={session} />}
      </p>
      <Window paper={paper} />
      <p className="paper-social num">
        <span>{paper.categoryId.name}</span>
        {paper.attemptCount > 0 && <Popularity paper={paper} />}
      </p>
      {last !== undefined && <LastScore last={last} />}
      <Foot
        paper={paper}
        session={session}
        saved={saved}
        open={open}
        words={{ ...say.home.paper, ...words }}
      />
    </Card>
  );
}

/** ST60: the price for this student. */
function Price({ paper, session }: Pick<PaperCardProps, 'paper' | 'session'>) {
  const means = useMeans(session, paper.price);
  const isPaid = means !== null && means.papersLeft > 0;
  return ` · ${isPaid ? say.home.paper.covered : say.home.paper.price(paper.price)}`;
}

/** ST74: the window of a paper that is not always open. */
function Window({ paper: { opensAt = null, closesAt = null } }: { readonly paper: PaperSummary }) {
  if (opensAt === null && closesAt === null) return null;
  return (
    <QuietBoundary>
      <Suspense>
        <PaperWindow opensAt={opensAt} closesAt={closesAt} />
      </Suspense>
    </QuietBoundary>
  );
}

/** ST75: only for papers with attempts. */
function Popularity({ paper }: { readonly paper: PaperSummary }) {
  const { attemptCount, difficultyLevel } = paper;
  return (
    <>
      <span>
        <Icon name="people" small />
        {attemptsOf(paper)}
      </span>
      <span>
        <Icon name="star" small />
        <span className="visually-hidden">{say.home.paper.rated}</span>
        {displayedRating(difficultyLevel, attemptCount)}
      </span>
    </>
  );
}

/** ST68: the number of attempts, and how many of them are simulated. */
function attemptsOf({ attemptCount, demoAttempts = 0 }: PaperSummary): string {
  const { paper } = say.home;
  const all = formatAttemptCount(attemptCount);
  if (demoAttempts === attemptCount) return paper.simulatedAttempts(attemptCount, all);
  const attempts = paper.attempts(attemptCount, all);
  return demoAttempts === 0 ? attempts : attempts + paper.simulated(formatAttemptCount(demoAttempts));
}

/** PK17: the student's latest score on the paper, with a link to the result. */
export function LastScore({ last: { _id, testId, totalScore } }: { readonly last: AttemptHistoryRow }) {
  return (
    <Link href={paths.results(_id)} className="paper-last num">
      <Icon name="medal" small />
      {totalScore === null
        ? say.home.paper.notReleased
        : say.home.paper.lastScore(formatScore(totalScore), formatScore(testId.totalMarks))}
    </Link>
  );
}

interface FootProps extends Pick<PaperCardProps, 'paper' | 'session' | 'saved' | 'open'> {
  readonly words: StartWords;
}

function Foot({ paper, session, saved, open, words }: FootProps) {
  const saving = useSaving((state) => state.papers[paper._id]);
  const online = isOnline(useConnection());
  const outOfReach = saved.length === 0 && !online;
  const hintId = `reach-${paper._id}`;
  return (
    <div className="paper-foot">
      {saving?.status === 'saving' ? (
        <>
          <ProgressBar
            label={say.home.paper.saving}
            text={say.home.paper.savedOf(
              formatBytes(saving.progress.loadedBytes),
              formatBytes(saving.progress.totalBytes),
            )}
            value={saving.progress.loadedBytes}
            max={saving.progress.totalBytes}
          />
          <IconButton icon="close" label={say.home.paper.cancelSaving(paper.title)} onClick={saving.cancel} />
        </>
      ) : (
        <>
          {outOfReach ? (
            <span className="paper-hint" id={hintId}>
              {say.home.paper.outOfReach}
            </span>
          ) : (
            <Keep paper={paper} session={session} saved={saved} />
          )}
          {open !== undefined ? (
            <Link href={paths.exam(open.attemptId)} asChild>
              <LinkButton variant="primary" aria-label={say.home.paper.resumeNamed(paper.title)}>
                {say.home.paper.resume}
              </LinkButton>
            </Link>
          ) : outOfReach ? (
            <Button unavailable aria-label={words.startNamed(paper.title)} aria-describedby={hintId}>
              {words.start}
            </Button>
          ) : (
            <Link href={paths.start(paper._id)} asChild onClick={(event) => openPaper(event, paper)}>
              <LinkButton variant="primary" aria-label={words.startNamed(paper.title)}>
                {words.start}
              </LinkButton>
            </Link>
          )}
        </>
      )}
      {saving?.status === 'failed' && (
        <p className="paper-failed" role="alert">
          {translate(saving.message)}
        </p>
      )}
    </div>
  );
}

type KeepProps = Pick<PaperCardProps, 'paper' | 'session' | 'saved'>;

/** 'Saved for offline', the button that saves it, or the reason why it cannot be saved. */
function Keep({ paper, session, saved }: KeepProps) {
  const user = session.status === 'signed-in' ? session.user : null;
  const means = useMeans(session, paper.price);
  const [now] = useState(() => database.edge.now());
  const access = accessOnDevice(paper, user, saved, { now, window: windowOf(paper), means });
  switch (access.outcome) {
    case 'issued':
      return <KeptSign />;
    case 'issuable':
      return (
        <SaveButton
          paper={paper}
          session={session}
          isUpdate={access.reason !== 'first'}
          cost={costOf(access)}
        />
      );
    case 'signed-out':
      return (
        <span className="paper-hint">
          {withElements(say.home.paper.loginToSave, {
            login: (text) => <Link href={paths.login(paths.start(paper._id))}>{text}</Link>,
          })}
        </span>
      );
    case 'not-ready':
      return <span className="paper-hint">{say.home.paper.beingPrepared}</span>;
    case 'unpaid':
      return (
        <span className="paper-hint">
          {translate(ERRORS.TOKENS_EXHAUSTED.message)} <Link href={paths.pricing}>{say.common.seePlans}</Link>
        </span>
      );
    case 'hidden':
      return <span className="paper-hint">{translate(ERRORS.NOT_READY.message)}</span>;
  }
}

interface SaveButtonProps {
  readonly paper: PaperSummary;
  readonly session: Session;
  readonly isUpdate: boolean;
  readonly cost: Cost;
}

function SaveButton({ paper, session, isUpdate, cost }: SaveButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const save = async () => {
    if (session.status !== 'signed-in') return;
    const { user, token } = session;
    setAsking(false);
    void keepOverview(paper);
    const { _id: testId, packageBytes: expectedBytes } = paper;
    await savePaper({ testId, expectedBytes, userId: user._id, token, ...cost });
    renewMeans(cost);
  };
  return (
    <>
      <Button
        variant="quiet"
        icon="download"
        onClick={() => (cost.price > 0 ? setAsking(true) : void save())}
        aria-label={say.home.paper.saveNamed(paper.title)}
      >
        {isUpdate ? say.home.paper.saveNewVersion : say.home.paper.save}
      </Button>
      {isAsking && (
        <Suspense>
          <SpendDialog
            title={paper.title}
            charge={cost.price}
            onSpend={() => void save()}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
