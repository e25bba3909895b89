import { useEffect, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { PartNotLoadedError, useMissingPart } from '../parts/index.ts';
import { reloadForPart } from '../state/index.ts';
import { Boundary, ErrorState, LinkButton, Page } from '../ui/index.ts';
import { paths } from '../paths/paths.ts';
import { say } from '../sentences/index.ts';

interface PageBoundaryProps {
  /** The page fills the whole screen, so its content needs its own main element. */
  readonly whole?: boolean;
  readonly children: ReactNode;
}

/** If a page crashes or one of its modules cannot be loaded, everything around it stays usable. */
export function PageBoundary({ whole, children }: PageBoundaryProps) {
  const [location] = useLocation();
  const broken = (error: unknown, show: () => void) => {
    const isMissing = error instanceof PartNotLoadedError;
    const page = isMissing ? <MissingPage error={error} show={show} /> : <BrokenPage />;
    return whole ? <main>{page}</main> : page;
  };
  return (
    <Boundary at={location} fallback={broken}>
      {children}
    </Boundary>
  );
}

interface MissingPageProps {
  readonly error: PartNotLoadedError;
  readonly show: () => void;
}

/** Retries automatically. The page is reloaded only if that is known to help. */
function MissingPage({ error, show }: MissingPageProps) {
  const { busy, tryNow } = useMissingPart(error, show, reloadForPart);
  useEffect(() => void reloadForPart(error), [error]);
  return (
    <Page>
      <ErrorState
        page
        title={say.shell.pageNotLoaded}
        retryLabel={say.common.tryAgain}
        busy={busy}
        onRetry={tryNow}
        action={<GoHome />}
      >
        {say.shell.pageNotLoadedAdvice}
      </ErrorState>
    </Page>
  );
}

function GoHome() {
  return (
    <Link href={paths.home} asChild>
      <LinkButton>{say.shell.goHome}</LinkButton>
    </Link>
  );
}

/** ST55: a fault of the app itself. */
function BrokenPage() {
  return (
    <Page>
      <ErrorState
        page
        title={say.shell.pageBroken}
        retryLabel={say.common.reload}
        onRetry={() => location.reload()}
        action={<GoHome />}
      >
        {say.shell.unexpected} {say.shell.pageBrokenAdvice}
      </ErrorState>
    </Page>
  );
}
