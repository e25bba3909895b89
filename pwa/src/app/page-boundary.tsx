import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { Boundary, ErrorState, LinkButton, Page } from '../ui/index.ts';
import { paths } from './paths.ts';

interface PageBoundaryProps {
  /** The page has the whole screen to itself: nothing around it says where its content begins. */
  readonly whole?: boolean;
  readonly children: ReactNode;
}

/** A page that breaks, or a part of one that cannot be fetched, leaves what stands around it in use. */
export function PageBoundary({ whole, children }: PageBoundaryProps) {
  const [location] = useLocation();
  const broken = <BrokenPage />;
  return (
    <Boundary at={location} fallback={whole ? <main>{broken}</main> : broken}>
      {children}
    </Boundary>
  );
}

function BrokenPage() {
  return (
    <Page>
      <ErrorState
        page
        title="Something went wrong!"
        retryLabel="Reload"
        onRetry={() => location.reload()}
        action={
          <Link href={paths.home} asChild>
            <LinkButton>Go Home</LinkButton>
          </Link>
        }
      >
        What is saved on this device is not touched by it.
      </ErrorState>
    </Page>
  );
}
