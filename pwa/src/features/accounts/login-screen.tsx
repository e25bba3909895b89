import './accounts.css';
import { loginForm } from '@exam/shared-schema/contract';
import { useState, type FormEvent } from 'react';
import { Link, useSearchParams } from 'wouter';
import { paths } from '../../paths/paths.ts';
import { isOnline, signIn, useConnection } from '../../state/index.ts';
import { Banner, Button, Card, EmailInput, Field, Page, PasswordInput } from '../../ui/index.ts';
import { failureMessage } from './failure-message.ts';
import { useFields } from './form-fields.ts';

/** After a success the guard around this screen leads on. */
export default function LoginScreen() {
  const { values, errors, edit, check, setErrors } = useFields(loginForm, { email: '', password: '' });
  const [failure, setFailure] = useState<string | null>(null);
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
    setFailure(failureMessage(result, 'Login failed'));
  };

  return (
    <Page>
      <div className="account account-narrow">
        <Card>
          <form className="account-form" noValidate onSubmit={(event) => void submit(event)}>
            <h1>Welcome Back</h1>
            {!isOnline(connection) && failure === null && (
              <Banner tone="warn" icon="cloud-off">
                You need a network to sign in. If you are already signed in, saved papers still work.
              </Banner>
            )}
            {failure !== null && <Banner tone="bad">{failure}</Banner>}
            <Field label="Email" error={errors.email}>
              <EmailInput autoComplete="username" value={values.email} onChange={edit('email')} />
            </Field>
            <Field
              label="Password"
              error={errors.password}
              aside={
                <Link href={paths.forgotPassword} className="account-aside">
                  Forgot password?
                </Link>
              }
            >
              <PasswordInput name="password" value={values.password} onChange={edit('password')} />
            </Field>
            <Button type="submit" variant="primary" large wide busy={busy} busyWords="Signing in...">
              Sign in
            </Button>
          </form>
        </Card>
        <p className="account-other">
          New here? <Link href={paths.register(search.get('next') ?? undefined)}>Create an account</Link>
        </p>
        <p className="account-other account-small">
          By signing in you agree to the <Link href={paths.terms}>terms and conditions</Link> and the{' '}
          <Link href={paths.privacy}>privacy policy</Link>.
        </p>
      </div>
    </Page>
  );
}
