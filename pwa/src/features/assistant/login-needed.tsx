import { Link, useLocation } from 'wouter';
import { paths } from '../../paths/paths.ts';
import { say } from '../../sentences/index.ts';
import { LinkButton } from '../../ui/index.ts';

/** In the place of the conversation, for whoever is not signed in. The login leads back to the page. */
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
