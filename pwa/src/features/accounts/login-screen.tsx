import './accounts.css';
import { loginForm } from '@exam/shared-schema/contract';
import { useEffect, useState, type FormEvent } from 'react';
import { Link, useSearchParams } from 'wouter';
import { paths } from '../../paths/paths.ts';
import type { CallFailure } from '../../api/index.ts';
import { say, withElements } from '../../sentences/index.ts';
import { isOnline, signIn, useConnection } from '../../state/index.ts';
import { Banner, Card, EmailInput, Field, Page, PasswordInput } from '../../ui/index.ts';
import { SubmitButton } from './submit-button.tsx';
import { FailureBanner } from './failure-banner.tsx';
import { useFields } from './form-fields.ts';

/** AC90: after a registration it begins with the new address. After a success the guard around this screen redirects. */
export default function LoginScreen() {
  const [start] = useState(() => ({ email: registeredAddress(), password: '' }));
  const { values, errors, edit, check, setErrors } = useFields(loginForm, start);
  useEffect(forgetAddress, []);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [busy, setBusy] = useState(false);
  const [search] = useSearchParams();
  const connection = useConnection();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setFailure(null);
    if (busy || !check(event.currentTarget)) return;
    setBusy(true);
    const result = await signIn(values);
    setBusy(false);
    if (result.ok) return;
    setErrors(result.errors);
    setFailure(result);
  };

  return (
    <Page>
      <div className="account account-narrow">
        <Card>
          <form className="account-form" noValidate onSubmit={(event) => void submit(event)}>
            <h1>{say.account.login.title}</h1>
            {!isOnline(connection) && failure === null && (
              <Banner tone="warn" icon="cloud-off">
                {say.account.login.needsNetwork}
              </Banner>
            )}
            {failure !== null && <FailureBanner failure={failure} own={say.account.login.failed} />}
            <Field label={say.account.fields.email} error={errors.email}>
              <EmailInput autoComplete="username" value={values.email} onChange={edit('email')} />
            </Field>
            <Field
              label={say.account.fields.password}
              error={errors.password}
              aside={
                <Link href={paths.forgotPassword} className="account-aside">
                  {say.account.forgotPassword}
                </Link>
              }
            >
              <PasswordInput name="password" value={values.password} onChange={edit('password')} />
            </Field>
            <SubmitButton busy={busy} busyWords={say.account.login.submitting}>
              {say.account.login.submit}
            </SubmitButton>
          </form>
        </Card>
        <p className="account-other">
          {withElements(say.account.login.newHere, {
            register: (text) => <Link href={paths.register(search.get('next') ?? undefined)}>{text}</Link>,
          })}
        </p>
        <p className="account-other account-small">
          {withElements(say.account.login.agreement, {
            terms: (text) => <Link href={paths.terms}>{text}</Link>,
            privacy: (text) => <Link href={paths.privacy}>{text}</Link>,
          })}
        </p>
      </div>
    </Page>
  );
}

/** In this entry of the history, so that no address is in a URL. */
function registeredAddress(): string {
  const state = history.state as { email?: unknown } | null;
  return typeof state?.email === 'string' ? state.email : '';
}

/** The next person at this device may go back to this page. */
function forgetAddress(): void {
  if (registeredAddress() !== '') history.replaceState(null, '');
}
