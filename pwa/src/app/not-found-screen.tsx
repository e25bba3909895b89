import { Link } from 'wouter';
import { paths } from '../paths/paths.ts';
import { EmptyState, LinkButton, Page } from '../ui/index.ts';
import { say } from '../sentences/index.ts';

export function NotFoundScreen() {
  return (
    <Page>
      <EmptyState
        page
        title={say.shell.pageNotFound}
        action={
          <Link href={paths.home} asChild>
            <LinkButton variant="primary">{say.shell.goHome}</LinkButton>
          </Link>
        }
      >
        {say.shell.pageNotFoundAdvice}
      </EmptyState>
    </Page>
  );
}
