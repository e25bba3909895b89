import './accounts.css';
import { forgotPassword, forgotPasswordForm, RESET_LINK_SECONDS } from '@exam/shared-schema/contract';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Link } from 'wouter';
import { paths } from '../../paths/paths.ts';
import { isOnline, serverCall, useConnection } from '../../state/index.ts';
import { Banner, Button, Card, EmailInput, Field, Page } from '../../ui/index.ts';
import { failureMessage } from './failure-message.ts';
import { useFields } from './form-fields.ts';
import { LocalDelivery } from './local-delivery.tsx';

interface Sent {
  readonly email: string;
  readonly message: string;
  readonly delivery: 'provider' | 'local';
}

/** /forgot-password: requests a link, then says where it was sent and how long it is valid. */
export default function ForgotPasswordScreen() {
  const [sent, setSent] = useState<Sent | null>(null);
  return (
    <Page>
      <div className="account account-narrow">
        {sent === null ? (
          <AskForLink onSent={setSent} />
        ) : (
          <LinkSent sent={sent} onAgain={() => setSent(null)} />
        )}
        <p className="account-other">
          <Link href={paths.login()}>Back to Login</Link>
        </p>
      </div>
    </Page>
  );
}

function AskForLink({ onSent }: { readonly onSent: (sent: Sent) => void }) {
  const { values, errors, edit, check, setErrors } = useFields(forgotPasswordForm, { email: '' });
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const connection = useConnection();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setFailure(null);
    if (busy || !check(event.currentTarget)) return;
    setBusy(true);
    const result = await serverCall(forgotPassword, { body: values });
    setBusy(false);
    if (result.ok) return onSent({ email: values.email.trim(), ...result.answer });
    setErrors(result.errors);
    setFailure(failureMessage(result, 'Something went wrong. Please try again.'));
  };

  return (
    <Card>
      <form className="account-form" noValidate onSubmit={(event) => void submit(event)}>
        <div className="account-head">
          <h1>Forgot password?</h1>
          <p>Enter the email address of your account. We will send you a link to set a new password.</p>
        </div>
        {!isOnline(connection) && failure === null && (
          <Banner tone="warn" icon="cloud-off">
            You need a network to get a reset link.
          </Banner>
        )}
        {failure !== null && <Banner tone="bad">{failure}</Banner>}
        <Field label="Email" error={errors.email}>
          <EmailInput autoComplete="username" value={values.email} onChange={edit('email')} />
        </Field>
        <Button type="submit" variant="primary" large wide busy={busy} busyWords="Sending...">
          Send reset link
        </Button>
      </form>
    </Card>
  );
}

function LinkSent({ sent, onAgain }: { readonly sent: Sent; readonly onAgain: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const message = sent.message || 'Password reset link has been sent to your email';
  return (
    <Card>
      <div className="account-form">
        <div className="account-head">
          <h1 ref={title} tabIndex={-1}>
            Check your email
          </h1>
          <p className="account-target">{sent.email}</p>
        </div>
        <Banner tone="ok">{message}</Banner>
        <p>
          The link expires in {RESET_LINK_SECONDS / 60} minutes. If nothing arrives, look in the spam folder
          or check the address.
        </p>
        {sent.delivery === 'local' && <LocalDelivery to={sent.email} />}
        <Button large wide onClick={onAgain}>
          Use another address or send again
        </Button>
      </div>
    </Card>
  );
}
