import './accounts.css';
import { forgotPassword, forgotPasswordForm, RESET_LINK_SECONDS } from '@exam/shared-schema/contract';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Link } from 'wouter';
import { paths } from '../../paths/paths.ts';
import type { CallFailure } from '../../api/index.ts';
import { say, translate } from '../../sentences/index.ts';
import { isOnline, serverCall, useConnection } from '../../state/index.ts';
import { Banner, Button, Card, EmailInput, Field, Page } from '../../ui/index.ts';
import { SubmitButton } from './submit-button.tsx';
import { FailureBanner } from './failure-banner.tsx';
import { useFields } from './form-fields.ts';
import { LocalDelivery } from './local-delivery.tsx';

interface Sent {
  readonly email: string;
  readonly message: string;
  readonly delivery: 'provider' | 'local';
}

/** /forgot-password: requests a link, then shows where it was sent and how long it is valid. */
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
          <Link href={paths.login()}>{say.account.forgot.backToLogin}</Link>
        </p>
      </div>
    </Page>
  );
}

function AskForLink({ onSent }: { readonly onSent: (sent: Sent) => void }) {
  const { values, errors, edit, check, setErrors } = useFields(forgotPasswordForm, { email: '' });
  const [failure, setFailure] = useState<CallFailure | null>(null);
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
    setFailure(result);
  };

  return (
    <Card>
      <form className="account-form" noValidate onSubmit={(event) => void submit(event)}>
        <div className="account-head">
          <h1>{say.account.forgotPassword}</h1>
          <p>{say.account.forgot.lead}</p>
        </div>
        {!isOnline(connection) && failure === null && (
          <Banner tone="warn" icon="cloud-off">
            {say.account.forgot.needsNetwork}
          </Banner>
        )}
        {failure !== null && <FailureBanner failure={failure} own={say.account.failed} />}
        <Field label={say.account.fields.email} error={errors.email}>
          <EmailInput autoComplete="username" value={values.email} onChange={edit('email')} />
        </Field>
        <SubmitButton busy={busy} busyWords={say.account.forgot.submitting}>
          {say.account.forgot.submit}
        </SubmitButton>
      </form>
    </Card>
  );
}

function LinkSent({ sent, onAgain }: { readonly sent: Sent; readonly onAgain: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const message = sent.message === '' ? say.account.forgot.sent : translate(sent.message);
  return (
    <Card>
      <div className="account-form">
        <div className="account-head">
          <h1 ref={title} tabIndex={-1}>
            {say.account.register.titles.emailCode}
          </h1>
          <p className="account-target">{sent.email}</p>
        </div>
        <Banner tone="ok">{message}</Banner>
        <p>{say.account.forgot.expires(RESET_LINK_SECONDS / 60)}</p>
        {sent.delivery === 'local' && <LocalDelivery to={sent.email} />}
        <Button large wide onClick={onAgain}>
          {say.account.forgot.again}
        </Button>
      </div>
    </Card>
  );
}
