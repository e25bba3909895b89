import { CODE_DIGITS, codeField, RESEND_AFTER_SECONDS } from '@exam/shared-schema/contract';
import { useState } from 'react';
import { say } from '../../sentences/index.ts';
import { Button, Icon, noDigits, OtpInput, type Boxes } from '../../ui/index.ts';
import { LocalDelivery } from './local-delivery.tsx';
import type { RegistrationController, Registration } from './registration.ts';
import { channelOf, proofOf } from './registration-steps.ts';
import { translatedFault } from './translated-fault.ts';
import { minutesAndSeconds, useCountdown } from './use-countdown.ts';

export interface CodeStepProps {
  readonly step: 'emailCode' | 'phoneCode';
  readonly controller: RegistrationController;
  readonly state: Registration;
}

/** Six boxes, and when another code may be requested. A verified address is not verified again. */
export function CodeStep({ step, controller, state }: CodeStepProps) {
  const proof = proofOf(channelOf[step], state);
  const [boxes, setBoxes] = useState<Boxes>(noDigits(CODE_DIGITS));
  const [left, setLeft] = useState(false);
  const [sentAgain, setSentAgain] = useState(false);
  if (proof === null) return null;
  if (proof.verified) {
    return (
      <p className="account-verified">
        <Icon name="check" /> {step === 'emailCode' ? say.account.emailVerified : say.account.phoneVerified}
      </p>
    );
  }
  const write = (value: Boxes) => {
    setBoxes(value);
    setSentAgain(false);
    controller.enterSecret({ [step]: value.join('') });
  };
  const resend = async () => {
    if (!(await controller.resend(channelOf[step]))) return;
    setBoxes(noDigits(CODE_DIGITS));
    setSentAgain(true);
  };
  const code = state.secrets[step];
  const fault = translatedFault(step, state);
  // An incomplete code is not an error while it is being typed, so the message is shown without an alert.
  const isUnderWay = !left && !codeField.safeParse(code).success;
  return (
    <div
      onBlur={(event) => setLeft(!event.currentTarget.contains(event.relatedTarget))}
      onFocus={() => setLeft(false)}
    >
      <OtpInput
        label={say.account.fields[step]}
        value={boxes}
        onChange={write}
        error={isUnderWay ? undefined : fault}
        hint={isUnderWay ? fault : undefined}
      />
      <Resend resendAt={proof.resendAt} sentAgain={sentAgain} onResend={() => void resend()} />
      {proof.delivery === 'local' && <LocalDelivery to={proof.target.replaceAll(' ', '')} />}
    </div>
  );
}

interface ResendProps {
  readonly resendAt: number;
  readonly sentAgain: boolean;
  readonly onResend: () => void;
}

function Resend({ resendAt, sentAgain, onResend }: ResendProps) {
  const seconds = useCountdown(resendAt);
  return (
    <div className="account-resend">
      {seconds > 0 ? (
        <span className="num">{say.account.register.resendIn(minutesAndSeconds(seconds))}</span>
      ) : (
        <Button variant="quiet" icon="refresh" onClick={onResend}>
          {say.account.register.resend}
        </Button>
      )}
      <span role="status">
        {sentAgain && seconds > RESEND_AFTER_SECONDS - 15 ? say.account.register.codeSentAgain : ''}
      </span>
    </div>
  );
}
