import { paperOverview, type PaperSummary } from '@exam/shared-schema/contract';
import { formatTestDuration, testDifficulty } from '@exam/shared-schema/labels';
import { useLiveQuery } from 'dexie-react-hooks';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import type { CallFailure } from '../../api/index.ts';
import { paths } from '../../paths/paths.ts';
import { formatBytes } from '../../format/index.ts';
import { database, savedPackage, type PackageRow } from '../../offline/index.ts';
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
  loadMaths,
  Page,
  PageHead,
  PageLoading,
  PanelBoundary,
  ProgressBar,
  Skeleton,
  Stack,
  StatTiles,
} from '../../ui/index.ts';

import ElsewhereAttempts from './elsewhere-attempts.tsx';
import { Instructions } from './instructions.tsx';
import { isPaperReady } from './is-paper-ready.ts';
import { offlineTitle, OfflineState } from './offline-state.tsx';
import { ReadinessCard } from './readiness-card.tsx';

const Preparing = lazyPart(() => import('./preparing.tsx'));

/** What the overview shows; from the server, from the list seen before, or from the saved paper itself. */
interface Overview {
  readonly title: string;
  readonly description: string;
  readonly questions: number;
  readonly minutes: number;
  readonly marks: number | string;
  readonly kind: string;
  readonly difficulty: string | null;
  readonly ready: boolean;
  readonly bytes: number;
}

export interface StartScreenProps {
  readonly testId: string;
  /** Loads the exam room ahead of time; with `everything`, also all parts that may be opened during and after the exam. */
  readonly prepareExam: (everything: boolean) => void;
}

/** /exam/{id}/start: overview, then instructions. Works without a network where the paper is saved. */
export default function StartScreen({ testId, prepareExam }: StartScreenProps) {
  const session = useSession();
  const [search] = useSearchParams();
  const userId = session.status === 'signed-in' ? session.user._id : '';
  const saved = useLiveQuery(
    async () => ({ row: await savedPackage(database, userId, testId) }),
    [userId, testId],
  );
  const seen = useSeen(paperOverview, testId === '' ? null : { params: { id: testId } });
  const overview = overviewOf(seen.value?.data ?? null, saved?.row);
  useRenewedTicket(saved?.row);
  const ready = useOfflineReady(saved?.row);
  usePreparedExam(saved?.row, ready.app, prepareExam);
  useRestoredImages(saved?.row, ready.missingImages, session);

  if (testId === '') return <Failed title="No test ID provided in URL." />;
  if (saved === undefined || (overview === null && seen.loading))
    return <PageLoading label="Loading test details" />;
  if (overview === null) {
    return <Failed title={whyNot(seen.failure)} onRetry={seen.refresh} />;
  }
  if (search.get('step') === 'instructions' && saved.row !== undefined) {
    return <Instructions saved={saved.row} />;
  }
  return (
    <Page>
      <Stack gap={6}>
        <PageHead eyebrow={overview.kind} title={overview.title} lead={overview.description} />
        <StatTiles
          stats={[
            { label: 'Questions', value: overview.questions, icon: 'file' },
            { label: 'Duration', value: formatTestDuration(overview.minutes), icon: 'clock' },
            { label: 'Marks', value: overview.marks, icon: 'medal' },
            ...(overview.difficulty === null
              ? []
              : [{ label: 'Difficulty', value: overview.difficulty, icon: 'chart' as const }]),
          ]}
        />
        {session.status === 'signed-in' && <ElsewhereAttempts userId={session.user._id} testId={testId} />}
        <Ready testId={testId} overview={overview} saved={saved.row} ready={ready} session={session} />
        {saved.row !== undefined && overview.ready && <ReadinessCard saved={saved.row} ready={ready} />}
      </Stack>
    </Page>
  );
}

function whyNot(failure: CallFailure | null): string {
  return failure?.code === 'NOT_FOUND'
    ? 'Error: Test paper not found. Please try again.'
    : 'Failed to load test details. Please try again.';
}

/** While there is a network: a paper that was saved long ago may have another extra time by now. */
function useRenewedTicket(row: PackageRow | undefined): void {
  const online = isOnline(useConnection());
  const version = row?.packageVersion;
  const renew = useEffectEvent(() => {
    if (row !== undefined) void renewSavedTicket(row);
  });
  // Once for each version and whenever the network returns; not for the row that the renewal itself writes.
  useEffect(() => {
    if (version !== undefined && online) renew();
  }, [version, online]);
}

/** Loads everything that the first question needs in advance, because the exam's clock starts with the tap. */
function usePreparedExam(
  row: PackageRow | undefined,
  app: AppKept,
  prepareExam: StartScreenProps['prepareExam'],
): void {
  const hasMaths = row?.content.hasMaths;
  const everything = app.status === 'fetching' || app.status === 'impossible';
  useEffect(() => {
    if (hasMaths === undefined) return;
    prepareExam(everything);
    // The exam room retries, and shows a failure.
    if (hasMaths) void loadMaths().catch(() => undefined);
  }, [hasMaths, everything, prepareExam]);
}

/** PK3: a paper is saved as a whole, so missing images are fetched by saving it again. */
function useRestoredImages(row: PackageRow | undefined, missingImages: number, session: Session): void {
  const online = isOnline(useConnection());
  const token = session.status === 'signed-in' ? session.token : null;
  const isNeeded = missingImages > 0 && online;
  const { testId = '', userId = '', bytes = 0 } = row ?? {};
  useEffect(() => {
    if (isNeeded && token !== null) void savePaper({ testId, expectedBytes: bytes, userId, token });
  }, [isNeeded, token, testId, userId, bytes]);
}

function overviewOf(summary: PaperSummary | null, saved: PackageRow | undefined): Overview | null {
  if (summary !== null) {
    return {
      title: summary.title,
      description: summary.description,
      questions: summary.totalQuestions,
      minutes: summary.duration,
      marks: summary.totalMarks,
      kind: kindOf(summary),
      difficulty: testDifficulty(summary.difficultyLevel),
      ready: isPaperReady(summary),
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
    ready: true,
    bytes: saved.bytes,
  };
}

function kindOf(summary: PaperSummary): string {
  if (summary.isAiGenerated) return `${summary.categoryId.name} · AI Generated`;
  return summary.isAdaptive ? `${summary.categoryId.name} · Adaptive` : summary.categoryId.name;
}

interface ReadyProps {
  readonly testId: string;
  readonly overview: Overview;
  readonly saved: PackageRow | undefined;
  readonly ready: OfflineReady;
  readonly session: Session;
}

/** The one button that leads on: log in, wait, save, or start. */
function Ready({ testId, overview, saved, ready, session }: ReadyProps) {
  const [, navigate] = useLocation();
  const saving = useSaving((state) => state.papers[testId]);
  if (session.status !== 'signed-in') {
    return (
      <Card title="Log in to start">
        <Stack>
          <p>Papers are saved for you alone, so that nobody else on this device sees them.</p>
          <Link href={paths.login(paths.start(testId))} asChild>
            <LinkButton variant="primary" large>
              Login
            </LinkButton>
          </Link>
        </Stack>
      </Card>
    );
  }
  if (!overview.ready) {
    return (
      <PanelBoundary name="This test">
        <Suspense fallback={<Skeleton lines={3} />}>
          <Preparing testId={testId} />
        </Suspense>
      </PanelBoundary>
    );
  }
  const toInstructions = () => navigate(paths.instructions(testId));
  const saveAndGo = async () => {
    const { token, user } = session;
    const ok = await savePaper({ testId, expectedBytes: overview.bytes, userId: user._id, token });
    if (ok) toInstructions();
  };
  return (
    <Card title={saved ? offlineTitle(ready) : 'Saved before it starts'}>
      <Stack>
        {saved ? (
          <OfflineState ready={ready} />
        ) : (
          <p>
            The whole paper ({formatBytes(overview.bytes)}) is put on this device first, so that a lost
            connection cannot disturb your exam.
          </p>
        )}
        {saving?.status === 'failed' && <Banner tone="bad">{saving.message}</Banner>}
        {saving?.status === 'saving' ? (
          <ProgressBar
            label="Saving for offline"
            text={`${formatBytes(saving.progress.loadedBytes)} of ${formatBytes(saving.progress.totalBytes)}`}
            value={saving.progress.loadedBytes}
            max={saving.progress.totalBytes}
          />
        ) : (
          <Button variant="primary" large onClick={saved ? toInstructions : () => void saveAndGo()}>
            Start Test
          </Button>
        )}
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
            <LinkButton variant="quiet">Back to Home</LinkButton>
          </Link>
        }
      />
    </Page>
  );
}
