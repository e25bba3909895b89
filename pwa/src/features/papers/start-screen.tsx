import type { PaperAccess } from '@exam/shared-schema/access';
import { paperOverview, type PaperSummary } from '@exam/shared-schema/contract';
import { testDifficulty } from '@exam/shared-schema/labels';
import type { TestFit } from '@exam/shared-schema/test-plan';
import { useLiveQuery } from 'dexie-react-hooks';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import type { CallFailure } from '../../api/index.ts';
import { usePaperFonts } from '../../state/paper-language/use-paper-fonts.ts';
import { paths } from '../../paths/paths.ts';
import { fitText, formatBytes, formatShortMinutes } from '../../format/index.ts';
import {
  database,
  encryptedPaperOf,
  savedPackage,
  windowIn,
  type AttemptRow,
  type EncryptedRow,
  type PackageRow,
} from '../../offline/index.ts';
import { lazyPart } from '../../parts/index.ts';
import {
  isOnline,
  renewSavedTicket,
  savePaper,
  useConnection,
  useOfflineReady,
  useSaving,
  useSeen,
  useSession,
  type AppKept,
  type OfflineReady,
  type Session,
} from '../../state/index.ts';
import {
  Banner,
  Button,
  Card,
  ErrorState,
  LinkButton,
  loadFor,
  Page,
  PageHead,
  PageLoading,
  PanelBoundary,
  ProgressBar,
  QuietBoundary,
  Skeleton,
  Stack,
  StatTiles,
} from '../../ui/index.ts';

import {
  accessOnDevice,
  costOf,
  factsOfSaved,
  FREE,
  type Circumstances,
  type Cost,
} from './device-access.ts';
import { Instructions } from './instructions.tsx';
import { OpenTimes } from './open-times.tsx';
import { offlineTitle, OfflineState } from './offline-state.tsx';
import { ReadinessCard } from './readiness-card.tsx';
import { noteSeenTest } from './seen-tests.ts';
import { useLastScores } from './last-scores.ts';
import { LastScore } from './paper-card.tsx';
import { kindOf } from './paper-filters.ts';
import { useOpenAttempt } from './use-open-attempt.ts';
import { renewMeans, useMeans } from './use-tokens.ts';
import { useServerNow } from './use-server-now.ts';
import { windowOf } from './window-of.ts';
import { loadSentences, say, translate } from '../../sentences/index.ts';

const ElsewhereAttempts = lazyPart(() => import('./elsewhere-attempts.tsx'));
const NotStartable = lazyPart(() => import('./not-startable.tsx'));
const WaitingRoom = lazyPart(
  () => import('./waiting-room.tsx'),
  () => loadSentences('batches'),
);

/** The data of the overview; from the server, from a cached list, or from the saved paper. */
interface Overview {
  readonly title: string;
  readonly description: string;
  readonly questions: number;
  readonly minutes: number;
  readonly marks: number | string;
  readonly kind: string;
  readonly difficulty: keyof typeof say.labels.difficulty | null;
  readonly bytes: number;
}

export interface StartScreenProps {
  readonly testId: string;
  /** Preloads the exam room; with `everything`, also all parts that may be opened during and after the exam. */
  readonly prepareExam: (everything: boolean) => void;
}

/** /exam/{id}/start: overview, then instructions. Works offline if the paper is saved. */
export default function StartScreen({ testId, prepareExam }: StartScreenProps) {
  const session = useSession();
  const [search] = useSearchParams();
  const userId = session.status === 'signed-in' ? session.user._id : '';
  const saved = useLiveQuery(
    async () => ({
      row: await savedPackage(database, userId, testId),
      encrypted: await encryptedPaperOf(database, userId, testId),
    }),
    [userId, testId],
  );
  const seen = useSeen(paperOverview, testId === '' ? null : { params: { id: testId } });
  const summary = seen.value?.data ?? null;
  const overview = overviewOf(summary, saved?.row ?? withoutText(saved?.encrypted));
  useRenewedTicket(saved?.row);
  const ready = useOfflineReady(saved?.row);
  usePreparedExam(saved?.row, ready.app, prepareExam);
  useRestoredImages(saved?.row, ready.missingImages, session);
  const open = useOpenAttempt(testId, session);
  const last = useLastScores(session).get(testId);
  const price = summary?.price ?? 0;
  const means = useMeans(session, price);
  useSeenEnd(userId, summary);
  const now = useServerNow();

  if (testId === '') return <Failed title={say.start.noTest} />;
  if (saved === undefined || (overview === null && seen.loading))
    return <PageLoading label={say.start.loading} />;
  if (overview === null) {
    const isGone = seen.failure?.code === 'NOT_FOUND';
    return <Failed title={whyNot(seen.failure)} {...(!isGone && { onRetry: seen.refresh })} />;
  }
  const { encrypted } = saved;
  const window = windowFor(summary, saved.row ?? encrypted);
  const access = accessOf(summary, saved.row, session, { now, window, means });
  if (access.outcome === 'hidden') return <Failed title={say.start.notFound} onRetry={seen.refresh} />;
  if (search.get('step') === 'instructions' && saved.row !== undefined && open === undefined) {
    return <Instructions saved={saved.row} />;
  }
  return (
    <Page>
      <Stack gap={6}>
        <PageHead eyebrow={overview.kind} title={overview.title} lead={overview.description} />
        {overview.questions > 0 && (
          <StatTiles
            stats={[
              { label: say.start.questions, value: overview.questions, icon: 'file' },
              { label: say.start.duration, value: formatShortMinutes(overview.minutes), icon: 'clock' },
              { label: say.start.marks, value: overview.marks, icon: 'medal' },
              ...(overview.difficulty === null
                ? []
                : [
                    {
                      label: say.start.difficulty,
                      value: say.labels.difficulty[overview.difficulty],
                      icon: 'chart' as const,
                    },
                  ]),
            ]}
          />
        )}
        <FitNote fit={summary?.generation?.fit ?? null} />
        {last !== undefined && (
          <p>
            <LastScore last={last} /> {summary?.resultsPolicy === 'after-sync' && say.start.firstRanks}
          </p>
        )}
        {session.status === 'signed-in' && <Elsewhere userId={session.user._id} testId={testId} />}
        {open === undefined && encrypted === undefined && isToBeHad(access) && (
          <OpenTimes window={window} start={access.start} />
        )}
        {open === undefined && encrypted !== undefined ? (
          <PanelBoundary name={say.start.preparing.name}>
            <Suspense fallback={<Skeleton lines={3} />}>
              <WaitingRoom key={encrypted.savedAt} row={encrypted} session={session} />
            </Suspense>
          </PanelBoundary>
        ) : open === undefined ? (
          <Start
            access={access}
            session={session}
            testId={testId}
            overview={overview}
            saved={saved.row}
            ready={ready}
            failure={summary?.generation?.failure ?? null}
          />
        ) : (
          <GoOn attempt={open} />
        )}
        {saved.row !== undefined && isToBeHad(access) && <ReadinessCard saved={saved.row} ready={ready} />}
      </Stack>
    </Page>
  );
}

/** GN11: how a generated test differs from its template. */
function FitNote({ fit }: { readonly fit: TestFit | null }) {
  if (fit === null || (fit.sections.length === 0 && !fit.isOwnForm)) return null;
  return <Banner tone="info">{fitText(fit)}</Banner>;
}

/** GN6: marks the outcome of this test's generation as seen, so that home no longer shows it. */
function useSeenEnd(userId: string, summary: PaperSummary | null): void {
  const state = summary?.generation?.state ?? 'making';
  const testId = summary?._id ?? '';
  useEffect(() => {
    if (state !== 'making' && userId !== '') void noteSeenTest(userId, testId);
  }, [state, userId, testId]);
}

function whyNot(failure: CallFailure | null): string {
  return failure?.code === 'NOT_FOUND' ? say.start.notFound : say.start.notLoaded;
}

/** At least one of `summary` and `saved` must be given. */
function accessOf(
  summary: PaperSummary | null,
  saved: PackageRow | undefined,
  session: Session,
  circumstances: Circumstances,
): PaperAccess {
  const versions = saved === undefined ? [] : [saved.packageVersion];
  const paper = summary ?? factsOfSaved(versions[0] ?? '');
  const user = session.status === 'signed-in' ? session.user : null;
  return accessOnDevice(paper, user, versions, circumstances);
}

/** From the ticket if there is one, because the attempt is judged by it. */
const windowFor = (summary: PaperSummary | null, saved: Pick<PackageRow, 'ticket'> | undefined) =>
  saved === undefined ? windowOf(summary ?? {}) : windowIn(saved.ticket);

type ToBeHad = Extract<PaperAccess, { outcome: 'issuable' | 'issued' }>;

const isToBeHad = (access: PaperAccess): access is ToBeHad =>
  access.outcome === 'issuable' || access.outcome === 'issued';

/** Renews the ticket while online: the extra time may have changed since the paper was saved. */
function useRenewedTicket(row: PackageRow | undefined): void {
  const online = isOnline(useConnection());
  const version = row?.packageVersion;
  const renew = useEffectEvent(() => {
    if (row !== undefined) void renewSavedTicket(row);
  });
  // Once per version and whenever the network returns; not for the row that the renewal itself writes.
  useEffect(() => {
    if (version !== undefined && online) renew();
  }, [version, online]);
}

/** Preloads everything that the first question needs, because the exam's clock starts with the tap. */
function usePreparedExam(
  row: PackageRow | undefined,
  app: AppKept,
  prepareExam: StartScreenProps['prepareExam'],
): void {
  const hasMaths = row?.content.hasMaths;
  usePaperFonts(row?.content.languages ?? []);
  const everything = app.status === 'fetching' || app.status === 'impossible';
  useEffect(() => {
    if (hasMaths === undefined) return;
    prepareExam(everything);
  }, [hasMaths, everything, prepareExam]);
  const content = row?.content;
  useEffect(() => {
    // The exam room retries, and shows a failure. As JSON a text has the same commands.
    if (content?.hasMaths) loadFor(JSON.stringify([content.sections, content.sets]));
  }, [content]);
}

/** PK3: a paper is saved as a whole, so missing images are restored by saving it again. */
function useRestoredImages(row: PackageRow | undefined, missingImages: number, session: Session): void {
  const online = isOnline(useConnection());
  const token = session.status === 'signed-in' ? session.token : null;
  const isNeeded = missingImages > 0 && online;
  const { testId = '', userId = '', bytes = 0 } = row ?? {};
  useEffect(() => {
    // It was saved before, so it has been paid for.
    if (isNeeded && token !== null) void savePaper({ testId, expectedBytes: bytes, userId, token, price: 0 });
  }, [isNeeded, token, testId, userId, bytes]);
}

type Known = Pick<PackageRow, 'bytes'> & {
  readonly content: Pick<
    PackageRow['content'],
    'title' | 'description' | 'totals' | 'timing' | 'categoryName'
  >;
};

/** ED1: what is known of a paper that cannot be read yet. */
const withoutText = (row: EncryptedRow | undefined): Known | undefined =>
  row && { bytes: row.bytes, content: { ...row.paper, description: '' } };

function overviewOf(summary: PaperSummary | null, saved: Known | undefined): Overview | null {
  if (summary !== null) {
    return {
      title: summary.title,
      description: summary.description,
      questions: summary.totalQuestions,
      minutes: summary.duration,
      marks: summary.totalMarks,
      kind: say.start.kind(summary.categoryId.name, kindOf(summary).text),
      difficulty: testDifficulty(summary.difficultyLevel),
      bytes: summary.packageBytes,
    };
  }
  if (saved === undefined) return null;
  const { content } = saved;
  return {
    title: content.title,
    description: content.description,
    questions: content.totals.questions,
    minutes: content.timing.durationSeconds / 60,
    marks: content.totals.marks,
    kind: content.categoryName,
    difficulty: null,
    bytes: saved.bytes,
  };
}

interface ReadyProps {
  readonly session: Session;
  readonly testId: string;
  readonly overview: Overview;
  readonly saved: PackageRow | undefined;
  readonly ready: OfflineReady;
  readonly cost: Cost;
}

interface StartProps extends Omit<ReadyProps, 'cost'> {
  readonly access: PaperAccess;
  /** Why the test could not be generated. */
  readonly failure: string | null;
}

/** Loaded with a network only, without which nothing is known of other devices. */
function Elsewhere(props: { readonly userId: string; readonly testId: string }) {
  const online = isOnline(useConnection());
  return (
    <QuietBoundary>
      <Suspense>{online && <ElsewhereAttempts {...props} />}</Suspense>
    </QuietBoundary>
  );
}

/** The next step, or the reason why there is none. */
function Start({ access, failure, ...props }: StartProps) {
  if (failure === null && access.outcome === 'issuable') return <Ready {...props} cost={costOf(access)} />;
  if (failure === null && access.outcome === 'issued') return <Ready {...props} cost={FREE} />;
  return (
    <PanelBoundary name={say.start.preparing.name}>
      <Suspense fallback={<Skeleton lines={3} />}>
        <NotStartable testId={props.testId} access={access} failure={failure} />
      </Suspense>
    </PanelBoundary>
  );
}

/** AT4: one attempt at a time. The bar above the page shows the time left. */
function GoOn({ attempt: { attemptId, timingPolicy } }: { readonly attempt: AttemptRow }) {
  const { running, runningAdvice, paused, pausedAdvice } = say.start.inProgress;
  const isRunning = timingPolicy === 'continuous';
  return (
    <Card title={isRunning ? running : paused}>
      <Stack>
        <p>{isRunning ? runningAdvice : pausedAdvice}</p>
        <Link href={paths.exam(attemptId)} asChild>
          <LinkButton variant="primary" large>
            {say.common.resume}
          </LinkButton>
        </Link>
      </Stack>
    </Card>
  );
}

/** The only button that continues; it saves the paper first if it is not on this device. */
function Ready({ session, testId, overview, saved, ready, cost }: ReadyProps) {
  const [, navigate] = useLocation();
  const saving = useSaving((state) => state.papers[testId]);
  const online = isOnline(useConnection());
  if (saved === undefined && !online) return <OutOfReach />;
  const toInstructions = () => navigate(paths.instructions(testId));
  const saveAndGo = async () => {
    if (session.status !== 'signed-in') return;
    const { token, user } = session;
    const paper = { testId, expectedBytes: overview.bytes, userId: user._id, token, ...cost };
    const ok = await savePaper(paper);
    renewMeans(cost);
    if (ok) toInstructions();
  };
  return (
    <Card title={saved ? offlineTitle(ready) : say.start.saving.title}>
      <Stack>
        {saved ? (
          <OfflineState ready={ready} />
        ) : (
          <p>{say.start.saving.advice(formatBytes(overview.bytes))}</p>
        )}
        {saving?.status === 'failed' && <Banner tone="bad">{translate(saving.message)}</Banner>}
        {saving?.status === 'saving' ? (
          <ProgressBar
            label={say.start.saving.progress}
            text={say.start.saving.loaded(
              formatBytes(saving.progress.loadedBytes),
              formatBytes(saving.progress.totalBytes),
            )}
            value={saving.progress.loadedBytes}
            max={saving.progress.totalBytes}
          />
        ) : (
          <Button variant="primary" large onClick={saved ? toInstructions : () => void saveAndGo()}>
            {saved === undefined ? startLabel(cost) : say.start.startTest}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

/** ST60: a button that spends tokens shows the price. */
function startLabel(cost: Cost): string {
  if (cost.byPlan) return say.home.paper.startCovered;
  return cost.price > 0 ? say.home.paper.startFor(cost.price) : say.start.startTest;
}

/** Shown in advance: a paper that is not on this device cannot be loaded while offline. */
function OutOfReach() {
  return (
    <Card title={say.start.saving.outOfReach}>
      <Stack>
        <p id="out-of-reach">{say.start.saving.outOfReachAdvice}</p>
        <Button variant="primary" large unavailable aria-describedby="out-of-reach">
          {say.start.startTest}
        </Button>
      </Stack>
    </Card>
  );
}

function Failed({ title, onRetry }: { readonly title: string; readonly onRetry?: () => void }) {
  return (
    <Page>
      <ErrorState
        page
        title={title}
        onRetry={onRetry}
        action={
          <Link href={paths.home} asChild>
            <LinkButton variant="quiet">{say.common.backToHome}</LinkButton>
          </Link>
        }
      />
    </Page>
  );
}
