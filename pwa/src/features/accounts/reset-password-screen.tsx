import './accounts.css';
import { verifyResetToken } from '@exam/shared-schema/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { paths } from '../../paths/paths.ts';
import type { CallFailure } from '../../api/index.ts';
import { say, translate, withElements } from '../../sentences/index.ts';
import { serverCall } from '../../state/index.ts';
import { Banner, Card, EmptyState, ErrorState, LinkButton, Page, Skeleton } from '../../ui/index.ts';
import { failureMessage } from './failure-message.ts';
import { NewPasswordForm } from './new-password-form.tsx';

type ResetLink =
  | { readonly state: 'verifying' }
  | { readonly state: 'valid'; readonly email: string }
  | { readonly state: 'invalid'; readonly failure: CallFailure }
  | { readonly state: 'unknown'; readonly failure: CallFailure }
  | { readonly state: 'used'; readonly message: string };

const REDIRECT_SECONDS = 3;

/** /reset-password/{token}: checks the link, sets the new password, then continues to the login. */
export default function ResetPasswordScreen({ token }: { readonly token: string }) {
  const [link, setLink] = useState<ResetLink>({ state: 'verifying' });
  const verify = useCallback(async () => {
    setLink({ state: 'verifying' });
    const result = await serverCall(verifyResetToken, { params: { token } });
    setLink(result.ok ? { state: 'valid', email: result.answer.data.email } : refusedLink(result));
  }, [token]);
  useEffect(() => void verify(), [verify]);
  return (
    <Page>
      <div className="account account-narrow">
        <LinkState link={link} token={token} onRetry={() => void verify()} onChange={setLink} />
      </div>
    </Page>
  );
}

/** A lost network or a busy server does not show whether the link is valid: it may be retried. */
function refusedLink(failure: CallFailure): ResetLink {
  const isAboutTheLink = failure.kind === 'refused' && failure.status < 500 && failure.status !== 429;
  return { state: isAboutTheLink ? 'invalid' : 'unknown', failure };
}

interface LinkStateProps {
  readonly link: ResetLink;
  readonly token: string;
  readonly onRetry: () => void;
  readonly onChange: (link: ResetLink) => void;
}

function LinkState({ link, token, onRetry, onChange }: LinkStateProps) {
  switch (link.state) {
    case 'verifying':
      return (
        <Card>
          <p>{say.account.reset.verifying}</p>
          <Skeleton lines={4} label={say.account.reset.verifying} />
        </Card>
      );
    case 'invalid':
      return (
        <EmptyState
          page
          icon="alert"
          title={say.account.reset.invalidTitle}
          action={
            <Link href={paths.forgotPassword} asChild>
              <LinkButton variant="primary">{say.account.reset.newLink}</LinkButton>
            </Link>
          }
        >
          {failureMessage(link.failure, say.account.reset.notVerified)}
        </EmptyState>
      );
    case 'unknown':
      return (
        <ErrorState
          page
          title={say.account.reset.notVerified}
          retryLabel={say.account.tryAgain}
          onRetry={onRetry}
        >
          {failureMessage(link.failure, say.account.reset.notVerified)}
        </ErrorState>
      );
    case 'used':
      return <PasswordSet message={link.message} />;
    case 'valid':
      return (
        <NewPasswordForm
          token={token}
          email={link.email}
          onSet={(message) => onChange({ state: 'used', message })}
          onRefused={(failure) => onChange(refusedLink(failure))}
        />
      );
  }
}

function PasswordSet({ message }: { readonly message: string }) {
  const [, navigate] = useLocation();
  const [seconds, setSeconds] = useState(REDIRECT_SECONDS);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  useEffect(() => {
    if (seconds === 0) navigate(paths.login(), { replace: true });
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds, navigate]);
  return (
    <Card>
      <div className="account-form">
        <h1 ref={title} tabIndex={-1}>
          {say.account.reset.doneTitle}
        </h1>
        <Banner tone="ok">{translate(message)}</Banner>
        <p className="num">
          {withElements(say.account.reset.redirecting(seconds), { seconds: (text) => <span>{text}</span> })}
        </p>
        <Link href={paths.login()} asChild>
          <LinkButton variant="primary" large wide>
            {say.account.loginLink}
          </LinkButton>
        </Link>
      </div>
    </Card>
  );
}
