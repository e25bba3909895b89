import { Link } from 'wouter';
import { paths } from '../../paths/paths.ts';
import { say } from '../../sentences/index.ts';
import { LinkButton } from '../../ui/index.ts';

/** For somebody who is not signed in: what this is, and a way to try it without an account. */
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
