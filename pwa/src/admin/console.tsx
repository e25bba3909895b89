import './console.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { Redirect, Route, Router, Switch, useLocation } from 'wouter';
import type { Permissions } from '@exam/shared-schema/access';
import { consolePaths } from '../app/paths-of-console.ts';
import { isOnline, useConnection, whenReachable } from '../state/index.ts';
import { Banner, EmptyState, Page, Skeleton } from '../ui/index.ts';
import { aroundUnsaved, LeaveDialog, watchUnsaved } from './form/unsaved.tsx';
import { ConsoleLayout } from './layout/console-layout.tsx';
import { consoleQueries } from './load.ts';
import { consolePages, permittedPages } from './pages.tsx';
import { PermissionsProvider, usePermissions } from './permitted.ts';

const NEEDS_CONNECTION = 'The console needs a connection';

interface ConsoleProps {
  /** OR11: of the signed-in role. */
  readonly permissions: Permissions;
}

export default function Console({ permissions }: ConsoleProps) {
  const [queries] = useState(consoleQueries);
  const online = useLine();
  useEffect(watchUnsaved, []);
  return (
    <QueryClientProvider client={queries}>
      <PermissionsProvider value={permissions}>
        <Router aroundNav={aroundUnsaved}>
          <ConsoleLayout>
            {!online && (
              <div className="console-line">
                <Banner tone="warn" icon="cloud-off" title={NEEDS_CONNECTION}>
                  What you typed stays here. The console continues automatically when you are back online.
                </Banner>
              </div>
            )}
            <Suspense fallback={<Coming online={online} />}>
              <Screens />
            </Suspense>
            <LeaveDialog />
          </ConsoleLayout>
        </Router>
      </PermissionsProvider>
    </QueryClientProvider>
  );
}

/** Whether the server can be reached; while it cannot, it is polled. */
function useLine(): boolean {
  const online = isOnline(useConnection());
  useEffect(() => {
    if (online) return;
    const stop = new AbortController();
    void whenReachable(stop.signal);
    return () => stop.abort();
  }, [online]);
  return online;
}

function Coming({ online }: { readonly online: boolean }) {
  return (
    <Page>
      {online ? (
        <Skeleton lines={6} />
      ) : (
        <EmptyState page icon="cloud-off" title={NEEDS_CONNECTION}>
          This page opens automatically when you are back online.
        </EmptyState>
      )}
    </Page>
  );
}

function Screens() {
  const [location] = useLocation();
  const permissions = usePermissions();
  const pages = permittedPages(permissions);
  useEffect(() => {
    const page = consolePages.find(({ path }) => path === location);
    document.title = page === undefined ? 'Prep console' : `${page.title} · Prep console`;
    return () => void (document.title = 'Prep');
  }, [location]);
  return (
    <Switch>
      {pages.map(({ path, screen }) => (
        <Route key={path} path={path} component={screen} />
      ))}
      {/* A page that the role does not have. */}
      <Route>
        <Redirect to={consolePaths.stats} replace />
      </Route>
    </Switch>
  );
}
