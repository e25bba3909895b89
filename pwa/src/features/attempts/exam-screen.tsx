import type { User } from '@exam/shared-schema/contract';
import { useLiveQuery } from 'dexie-react-hooks';
import { type ReactNode, Suspense, useEffect } from 'react';
import { Link, Redirect, useSearchParams } from 'wouter';
import { paths } from '../../paths/paths.ts';
import { GuestAttempt } from '../../gates/guest-attempt.tsx';
import { SignedIn } from '../../gates/signed-in.tsx';
import { database, GUEST, ownAttempt } from '../../offline/index.ts';
import { lazyPart } from '../../parts/index.ts';
import { askForBackgroundSync, sync } from '../../state/index.ts';
import { Button, EmptyState, ErrorState, LinkButton, Page, PageLoading } from '../../ui/index.ts';
import { ExamRoom } from './exam-room.tsx';
import { prepareTools } from './exam-tools.tsx';
import { RoomImages } from './room-images.tsx';
import { useRoom } from './use-room.ts';
import { say } from '../../sentences/index.ts';

/** PK19: the user of a try-out. */
const guestUser = () => ({ _id: GUEST, username: say.room.guest, role: 'student' }) as const;

const MovedExam = lazyPart(() => import('./moved-exam.tsx'));

/** ST73: preloads everything that may be opened in the exam room, for a page without a worker. */
export function prepareRoomParts(): void {
  prepareTools();
  void MovedExam.prepare();
}

/** /examScreen?attempt=ID (ST22): opens the room of an attempt on this device. Works without a network. */
export default function ExamScreen() {
  const [search] = useSearchParams();
  const attemptId = search.get('attempt') ?? '';
  return (
    <SignedIn
      loading={<Opening />}
      signedOut={
        <GuestAttempt attemptId={attemptId} loading={<Opening />} otherwise={<AuthenticationRequired />}>
          {() => <OpenExam key={attemptId} attemptId={attemptId} user={guestUser()} />}
        </GuestAttempt>
      }
    >
      {({ user }) =>
        attemptId === '' ? (
          <NoExam title={say.room.noneChosen}>{say.room.noneChosenAdvice}</NoExam>
        ) : (
          <OwnExam key={attemptId} attemptId={attemptId} user={user} />
        )
      }
    </SignedIn>
  );
}

interface OpenExamProps {
  readonly attemptId: string;
  readonly user: Pick<User, '_id' | 'username' | 'role'>;
}

/**
 * PK6: another user of this device cannot open the attempt by its URL, nor cause an event in its log. SY6: if another
 * device has continued the attempt, the room closes and an explanation replaces it.
 */
function OwnExam({ attemptId, user }: OpenExamProps) {
  const read = useLiveQuery(async () => ({ row: await database.attempts.get(attemptId) }), [attemptId]);
  if (read === undefined) return <Opening />;
  const row = ownAttempt(read.row, user._id);
  if (row === undefined) return <Missing />;
  if (row.status === 'moved')
    return (
      <Suspense fallback={<Opening />}>
        <MovedExam row={row} />
      </Suspense>
    );
  return <OpenExam attemptId={attemptId} user={user} />;
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
