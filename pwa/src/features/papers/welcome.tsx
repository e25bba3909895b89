import { Link } from 'wouter';
import { paths } from '../../paths/paths.ts';
import { say } from '../../sentences/index.ts';
import { LinkButton } from '../../ui/index.ts';

/** For visitors who are signed out: an introduction, and a try-out without an account. */
export function Welcome() {
  return (
    <header className="welcome">
      <h1>{say.home.welcome.title}</h1>
      <p>{say.home.welcome.text}</p>
      <Link href={paths.tryOut} asChild>
        <LinkButton variant="primary" large>
          {say.home.welcome.tryOut}
        </LinkButton>
      </Link>
      <p className="welcome-note">{say.home.welcome.noAccount}</p>
    </header>
  );
}
