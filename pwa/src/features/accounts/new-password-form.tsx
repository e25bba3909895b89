import { resetPassword, resetPasswordForm } from '@exam/shared-schema/contract';
import { useId, useState, type FormEvent } from 'react';
import type { CallFailure } from '../../api/index.ts';
import { say } from '../../sentences/index.ts';
import { serverCall } from '../../state/index.ts';
import { Card, Field, PasswordInput } from '../../ui/index.ts';
import { SubmitButton } from './submit-button.tsx';
import { FailureBanner } from './failure-banner.tsx';
import { useFields } from './form-fields.ts';
import { PasswordRules, PasswordsMatch } from './password-rules.tsx';

export interface NewPasswordFormProps {
  readonly token: string;
  readonly email: string;
  readonly onSet: (message: string) => void;
  /** The link has expired while the form was open. */
  readonly onRefused: (failure: CallFailure) => void;
}

export function NewPasswordForm({ token, email, onSet, onRefused }: NewPasswordFormProps) {
  const empty = { newPassword: '', confirmPassword: '' };
  const { values, errors, edit, setErrors } = useFields(resetPasswordForm, empty);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [busy, setBusy] = useState(false);
  const rulesId = useId();
  const isReady = resetPasswordForm.safeParse(values).success;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !isReady) return;
    setBusy(true);
    setFailure(null);
    const result = await serverCall(resetPassword, { params: { token }, body: values });
    setBusy(false);
    if (result.ok) return onSet(result.answer.message);
    const isAboutThePassword = Object.keys(result.errors).length > 0;
    if (result.kind === 'refused' && !isAboutThePassword && isLinkGone(result)) return onRefused(result);
    setErrors(result.errors);
    setFailure(result);
  };

  return (
    <Card>
      <form className="account-form" noValidate onSubmit={(event) => void submit(event)}>
        <div className="account-head">
          <h1>{say.account.reset.title}</h1>
          <p className="account-target">{email}</p>
        </div>
        {failure !== null && <FailureBanner failure={failure} own={say.account.failedShort} />}
        {/* Password managers store the password under this name. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <Field label={say.account.fields.newPassword} error={errors.newPassword}>
          <PasswordInput
            name="newPassword"
            autoComplete="new-password"
            aria-describedby={rulesId}
            value={values.newPassword}
            onChange={edit('newPassword')}
          />
        </Field>
        <PasswordRules id={rulesId} password={values.newPassword} />
        <Field label={say.account.fields.confirmPassword} error={errors.confirmPassword}>
          <PasswordInput
            name="confirmPassword"
            autoComplete="new-password"
            value={values.confirmPassword}
            onChange={edit('confirmPassword')}
          />
        </Field>
        <PasswordsMatch first={values.newPassword} second={values.confirmPassword} />
        <SubmitButton busy={busy} busyWords={say.account.reset.submitting} disabled={!isReady && !busy}>
          {say.account.reset.submit}
        </SubmitButton>
      </form>
    </Card>
  );
}

function isLinkGone({ status }: CallFailure): boolean {
  return status < 500 && status !== 429;
}
