import { Link, useLocation } from 'wouter';
import { paths } from '../../paths/paths.ts';
import { say } from '../../sentences/index.ts';
import { LinkButton } from '../../ui/index.ts';

/** Replaces the conversation for visitors who are signed out. The login returns to the page. */
export function LoginNeeded() {
  const [location] = useLocation();
  return (
    <div className="assistant-login">
      <p>{say.assistant.loginNeeded}</p>
      <Link href={paths.login(location)} asChild>
        <LinkButton variant="primary" data-autofocus>
          {say.assistant.login}
        </LinkButton>
      </Link>
    </div>
  );
}
