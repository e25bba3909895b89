import { hasConsole, permissionsOf } from '@exam/shared-schema/access';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { lazyPart } from '../parts/index.ts';
import { isOnline, useConnection, useSession, whenReachable } from '../state/index.ts';
import { EmptyState, LinkButton, Page, PageLoading } from '../ui/index.ts';
import { paths } from '../paths/paths.ts';
import { SignedInOnly } from './guards.tsx';
import { say } from '../sentences/index.ts';

/** Online only and never cached on a student's device; requested when the server is reachable. */
const Console = lazyPart(() => import('../admin/console.tsx'), whenReachable);

export function ConsoleGate() {
  return (
    <SignedInOnly permits={hasConsole}>
      <Suspense fallback={<Waiting />}>
        <ConsoleOfRole />
      </Suspense>
    </SignedInOnly>
  );
}

function ConsoleOfRole() {
  const session = useSession();
  return session.status === 'signed-in' && <Console permissions={permissionsOf(session.user.role)} />;
}

function Waiting() {
  const online = isOnline(useConnection());
  return (
    <main>
      {online ? (
        <PageLoading />
      ) : (
        <Page>
          <EmptyState
            page
            icon="cloud-off"
            title={say.shell.consoleAway.title}
            action={
              <Link href={paths.home} asChild>
                <LinkButton>{say.shell.consoleAway.studentView}</LinkButton>
              </Link>
            }
          >
            {say.shell.consoleAway.text}
          </EmptyState>
        </Page>
      )}
    </main>
  );
}
