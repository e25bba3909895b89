import './login-screen.css';
import { loginForm } from '@exam/shared-schema/contract';
import { useState, type FormEvent } from 'react';
import { signIn } from '../../state/index.ts';
import { Banner, Button, Card, Field, Page, PasswordInput, TextInput } from '../../ui/index.ts';

type FieldName = 'email' | 'password';
type Errors = Partial<Record<FieldName, string>>;

/** The sentences under the fields are those of the server: they come from the same schema. */
function check(values: Record<FieldName, string>): Errors {
  const parsed = loginForm.safeParse(values);
  if (parsed.success) return {};
  const errors: Errors = {};
  for (const issue of parsed.error.issues) errors[issue.path[0] as FieldName] ??= issue.message;
  return errors;
}

/** After a success the guard around this screen leads on. */
export default function LoginScreen() {
  const [values, setValues] = useState({ email: '', password: '' });
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const edit = (field: FieldName) => (event: { target: { value: string } }) => {
    setValues({ ...values, [field]: event.target.value });
    setErrors({ ...errors, [field]: undefined });
    setFailure(null);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = check(values);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    const result = await signIn(values);
    setBusy(false);
    if (!result.ok) {
      setErrors(result.errors);
      setFailure(result.message);
    }
  };

  return (
    <Page>
      <Card className="login">
        <form className="login-form" noValidate onSubmit={(event) => void submit(event)}>
          <h1>Welcome Back</h1>
          {failure !== null && <Banner tone="bad">{failure}</Banner>}
          <Field label="Email" error={errors.email}>
            <TextInput
              type="email"
              name="email"
              autoComplete="username"
              inputMode="email"
              autoCapitalize="none"
              value={values.email}
              onChange={edit('email')}
            />
          </Field>
          <Field label="Password" error={errors.password}>
            <PasswordInput name="password" value={values.password} onChange={edit('password')} />
          </Field>
          <Button type="submit" variant="primary" large wide busy={busy}>
            {busy ? 'Signing in...' : 'Sign in'}
          </Button>
        </form>
      </Card>
    </Page>
  );
}
