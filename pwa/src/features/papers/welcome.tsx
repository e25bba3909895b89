import { Link } from 'wouter';
import { paths } from '../../paths/paths.ts';
import { LinkButton } from '../../ui/index.ts';

/** For somebody who is not signed in: what this is, and a way to try it without an account. */
export function Welcome() {
  return (
    <header className="welcome">
      <h1>Exam practice that needs no network</h1>
      <p>
        Once a paper is on your device, you start it, sit it and submit it with no connection, and no answer
        is lost.
      </p>
      <Link href={paths.tryOut} asChild>
        <LinkButton variant="primary" large>
          Try a 2-minute paper
        </LinkButton>
      </Link>
      <p className="welcome-note">No account needed.</p>
    </header>
  );
}
