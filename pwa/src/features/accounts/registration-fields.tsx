import { countryCodes, PHONE_DIGITS, usernameField } from '@exam/shared-schema/contract';
import { useEffect } from 'react';
import { say } from '../../sentences/index.ts';
import { EmailInput, Field, Icon, PasswordInput, PhoneField, TextInput } from '../../ui/index.ts';
import { CategoryStep } from './category-step.tsx';
import { CodeStep } from './code-step.tsx';
import type { Registration, RegistrationController } from './registration.ts';
import type { Step } from './registration-steps.ts';
import { translatedFault } from './translated-fault.ts';

export interface StepProps {
  readonly step: Step;
  readonly controller: RegistrationController;
  readonly state: Registration;
}

const CHECK_AFTER_MS = 400;

const codeOptions = () =>
  countryCodes.map((value) => ({ value, label: `${value} ${say.account.register.countries[value]}` }));

/** The field of a step. */
export function StepField(props: StepProps) {
  const { step, controller, state } = props;
  const error = translatedFault(step, state);
  switch (step) {
    case 'username':
      return <UsernameStep {...props} />;
    case 'fullName':
      return (
        <Field label={say.account.fields.fullName} error={error}>
          <TextInput
            name="name"
            autoComplete="name"
            autoCapitalize="words"
            value={state.values.fullName}
            onChange={(event) => controller.enter({ fullName: event.target.value })}
          />
        </Field>
      );
    case 'email':
      return (
        <Field label={say.account.fields.email} error={error}>
          <EmailInput
            autoComplete="email"
            value={state.values.email}
            onChange={(event) => controller.enter({ email: event.target.value })}
          />
        </Field>
      );
    case 'phone':
      return <PhoneStep {...props} />;
    case 'emailCode':
    case 'phoneCode':
      return <CodeStep step={step} controller={controller} state={state} />;
    case 'category':
      return (
        <CategoryStep
          value={state.values.category}
          error={error}
          onChange={(category) => controller.enter({ category })}
        />
      );
    case 'password':
    case 'confirmPassword':
      return <PasswordStep {...props} step={step} />;
  }
}

function UsernameStep({ controller, state }: StepProps) {
  const { username } = state.values;
  const trimmed = username.trim();
  useEffect(() => {
    if (!usernameField.safeParse(username).success) return undefined;
    const timer = setTimeout(() => void controller.checkUsername(), CHECK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [controller, username]);
  const isFree = trimmed !== '' && state.freeUsername === trimmed;
  return (
    <div>
      <Field label={say.account.fields.username} error={translatedFault('username', state)}>
        <TextInput
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={username}
          onChange={(event) => controller.enter({ username: event.target.value })}
        />
      </Field>
      <p className="account-good" role="status">
        {isFree && (
          <>
            <Icon name="check" small /> {say.account.register.usernameAvailable}
          </>
        )}
      </p>
    </div>
  );
}

function PhoneStep({ controller, state }: StepProps) {
  return (
    <PhoneField
      label={say.account.fields.phoneNumber}
      codes={codeOptions()}
      code={state.values.countryCode}
      onCode={(countryCode) => controller.enter({ countryCode })}
      digits={state.values.phone}
      onDigits={(phone) => controller.enter({ phone })}
      length={PHONE_DIGITS}
      error={translatedFault('phone', state)}
    />
  );
}

function PasswordStep({
  step,
  controller,
  state,
}: StepProps & { readonly step: 'password' | 'confirmPassword' }) {
  return (
    <>
      {/* Password managers store the password under this name. */}
      <input type="text" name="username" autoComplete="username" value={state.values.email} readOnly hidden />
      <Field
        label={step === 'password' ? say.account.fields.password : say.account.fields.confirmPassword}
        error={translatedFault(step, state)}
        hint={step === 'password' ? say.account.register.passwordHint : undefined}
      >
        <PasswordInput
          name={step}
          autoComplete="new-password"
          value={state.secrets[step]}
          onChange={(event) => controller.enterSecret({ [step]: event.target.value })}
        />
      </Field>
    </>
  );
}
