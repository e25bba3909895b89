import { Link } from 'wouter';
import { paths } from '../paths/paths.ts';
import { EmptyState, LinkButton, Page } from '../ui/index.ts';

export function NotFoundScreen() {
  return (
    <Page>
      <EmptyState
        page
        title="Page not found"
        action={
          <Link href={paths.home} asChild>
            <LinkButton variant="primary">Go Home</LinkButton>
          </Link>
        }
      >
        The address may be mistyped, or the page has moved.
      </EmptyState>
    </Page>
  );
}
