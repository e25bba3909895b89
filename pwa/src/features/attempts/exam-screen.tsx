import { type ReactNode, Suspense, useEffect } from 'react';
import { Link, Redirect, useSearchParams } from 'wouter';
import { paths } from '../../paths/paths.ts';
import { lazyPart } from '../../parts/index.ts';
import { askForBackgroundSync, sync } from '../../state/index.ts';
import {
  Button,
  EmptyState,
  ErrorState,
  LinkButton,
  Page,
  PageLoading,
  prepareInputs,
} from '../../ui/index.ts';
import { ExamRoom } from './exam-room.tsx';
import { prepareTools } from './exam-tools.tsx';
import { prepareDrafts } from './push-drafts.ts';
import { RoomImages } from './room-images.tsx';
import { type ExamUser, useExamAccess } from './use-exam-access.ts';
import { useRoom } from './use-room.ts';
import { say } from '../../sentences/index.ts';

const MovedExam = lazyPart(() => import('./moved-exam.tsx'));

/** ST73: preloads everything that may be opened in the exam room, for a page without a worker. */
export function prepareRoomParts(): void {
  prepareTools();
  prepareDrafts();
  prepareInputs();
  void MovedExam.prepare();
}

/** /examScreen?attempt=ID (ST22): opens the room of an attempt on this device. Works without a network. */
export default function ExamScreen() {
  const [search] = useSearchParams();
  const attemptId = search.get('attempt') ?? '';
  const access = useExamAccess(attemptId);
  switch (access.kind) {
    case 'reading':
      return <Opening />;
    case 'login':
      return <AuthenticationRequired />;
    case 'missing':
      return attemptId === '' ? (
        <NoExam title={say.room.noneChosen}>{say.room.noneChosenAdvice}</NoExam>
      ) : (
        <Missing />
      );
    case 'moved':
      return (
        <Suspense fallback={<Opening />}>
          <MovedExam row={access.row} />
        </Suspense>
      );
    case 'allowed':
      return <OpenExam key={attemptId} attemptId={attemptId} user={access.user} />;
  }
}

interface OpenExamProps {
  readonly attemptId: string;
  readonly user: ExamUser;
}

function OpenExam({ attemptId, user }: OpenExamProps) {
  const { opening, takeOver } = useRoom(attemptId);
  switch (opening.kind) {
    case 'opening':
      return <Opening />;
    case 'sealed':
      return <Sealed attemptId={attemptId} />;
    case 'elsewhere':
      return <Elsewhere onTakeOver={takeOver} />;
    case 'failed':
      return (
        <Alone>
          <ErrorState page title={say.room.storageUnreadable} onRetry={() => location.reload()}>
            {say.room.storageUnreadableAdvice}
          </ErrorState>
        </Alone>
      );
    case 'moved':
    case 'missing':
      return <Missing />;
    case 'open':
      return (
        <RoomImages room={opening.room}>
          <ExamRoom room={opening.room} user={user} onTakeOver={takeOver} />
        </RoomImages>
      );
  }
}

/** AT22: the attempt was sealed when it was opened, because its time was over. It is sent at once, like any other. */
function Sealed({ attemptId }: { readonly attemptId: string }) {
  useEffect(() => {
    void askForBackgroundSync();
    void sync(true);
  }, []);
  return <Redirect to={paths.results(attemptId)} replace />;
}

/** The exam fills the screen outside the shell, so what replaces it has to bring its own main element. */
function Alone({ children }: { readonly children: ReactNode }) {
  return (
    <main>
      <Page>{children}</Page>
    </main>
  );
}

function Opening() {
  return (
    <main>
      <PageLoading lines={8} label={say.room.opening} />
    </main>
  );
}

function AuthenticationRequired() {
  return (
    <Alone>
      <EmptyState
        page
        icon="shield"
        title={say.room.loginNeeded}
        action={
          <Link href={paths.login(location.pathname + location.search)} asChild>
            <LinkButton variant="primary">{say.room.goToLogin}</LinkButton>
          </Link>
        }
      >
        {say.room.loginNeededAdvice}
      </EmptyState>
    </Alone>
  );
}

function Missing() {
  return <NoExam title={say.room.missing}>{say.room.missingAdvice}</NoExam>;
}

function NoExam({ title, children }: { readonly title: string; readonly children: string }) {
  return (
    <Alone>
      <EmptyState
        page
        title={title}
        action={
          <Link href={paths.home} asChild>
            <LinkButton variant="primary">{say.common.backToHome}</LinkButton>
          </Link>
        }
      >
        {children}
      </EmptyState>
    </Alone>
  );
}

/** AT5: the attempt is open in another tab; offers to take over. */
function Elsewhere({ onTakeOver }: { readonly onTakeOver: () => void }) {
  return (
    <Alone>
      <EmptyState
        page
        icon="copy"
        title={say.room.otherTab}
        action={
          <Button variant="primary" onClick={onTakeOver}>
            {say.common.continueHere}
          </Button>
        }
      >
        {say.room.otherTabAdvice}
      </EmptyState>
    </Alone>
  );
}
