import './accounts.css';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { useStore } from 'zustand';
import { paths } from '../../paths/paths.ts';
import { isOnline, noteCall, useConnection } from '../../state/index.ts';
import { Banner, Button, Card, Page, Stepper } from '../../ui/index.ts';
import { RegistrationController, type Registration } from './registration.ts';
import { StepField } from './registration-fields.tsx';
import {
  before,
  channelOf,
  faultOf,
  proofOf,
  reachable,
  steps,
  targetOf,
  type Channel,
  type Step,
} from './registration-steps.ts';
import { Welcome } from './welcome.tsx';

const NAMES: Readonly<Record<Step, string>> = {
  username: 'Username',
  fullName: 'Full name',
  email: 'Email',
  emailCode: 'Email code',
  phone: 'Phone',
  phoneCode: 'Phone code',
  category: 'Exam category',
  password: 'Password',
  confirmPassword: 'Confirm password',
};

const TITLES: Readonly<Record<Step, string>> = {
  username: 'Choose a username',
  fullName: 'What is your name?',
  email: 'What is your email address?',
  emailCode: 'Check your email',
  phone: 'What is your mobile number?',
  phoneCode: 'Check your phone',
  category: 'Which exam are you preparing for?',
  password: 'Choose a password',
  confirmPassword: 'Type the password again',
};

/** /register: nine steps. The step is in the address, so that the phone's own Back goes to the step before. */
export default function RegisterScreen() {
  const [controller] = useState(
    () => new RegistrationController({ storage: sessionStorage, now: Date.now, noteCall }),
  );
  const state = useStore(controller.store);
  const [search] = useSearchParams();
  const [, navigate] = useLocation();
  const [done, setDone] = useState(false);
  // Without a step in the address it continues at the last step.
  const [resumedAt] = useState(() => reachable(null, state));
  const step = reachable(search.get('step') ?? resumedAt, state);
  const next = search.get('next') ?? undefined;
  const isUnnamed = search.get('step') === null;
  useEffect(() => {
    // Every history entry names its step, which Back needs.
    if (isUnnamed) navigate(paths.register(next, resumedAt), { replace: true });
  }, [isUnnamed, navigate, next, resumedAt]);

  if (done) return <Welcome login={paths.login(next)} />;

  const forward = (to: Step) => {
    const depth = depthOfStep() + 1;
    const isBack = steps.indexOf(to) < steps.indexOf(step);
    navigate(paths.register(next, to), isBack ? { replace: true } : { state: { depth } });
  };
  const submit = async () => {
    const to = await controller.submit(step);
    if (to === 'done') setDone(true);
    else if (to === null) focusStepField();
    else forward(to);
  };
  const back = () => {
    controller.clearNotice();
    if (depthOfStep() > 0) history.back();
    else navigate(paths.register(next, before(step)), { replace: true });
  };
  return (
    <Page>
      <div className="account">
        <Stepper
          label="Registration"
          steps={steps.map((each) => NAMES[each])}
          current={steps.indexOf(step)}
        />
        <StepCard
          step={step}
          state={state}
          controller={controller}
          onSubmit={() => void submit()}
          onBack={back}
        />
        <p className="account-other">
          Already have an account? <Link href={paths.login(next)}>Login</Link>
        </p>
      </div>
    </Page>
  );
}

/** How many steps are in this tab's history; the browser keeps the number across a reload. */
function depthOfStep(): number {
  const state = history.state as { depth?: unknown } | null;
  return typeof state?.depth === 'number' ? state.depth : 0;
}

interface StepCardProps {
  readonly step: Step;
  readonly state: Registration;
  readonly controller: RegistrationController;
  readonly onSubmit: () => void;
  readonly onBack: () => void;
}

function StepCard({ step, state, controller, onSubmit, onBack }: StepCardProps) {
  useFocusOnStep(step);
  const connection = useConnection();
  const number = steps.indexOf(step) + 1;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Card>
      <form className="account-form" noValidate onSubmit={submit}>
        <div className="account-head">
          <p className="account-eyebrow num" role="status">
            Step {number} of {steps.length}
            <span className="visually-hidden">: {NAMES[step]}</span>
          </p>
          <h1 tabIndex={-1}>{TITLES[step]}</h1>
          <Lead step={step} state={state} onChange={onBack} />
        </div>
        {!isOnline(connection) && (
          <Banner tone="warn" icon="cloud-off">
            You need a network to register. What you typed is kept until you are back online.
          </Banner>
        )}
        {state.notice !== null && <Banner tone="bad">{state.notice}</Banner>}
        <div data-step-field="">
          <StepField key={step} step={step} controller={controller} state={state} />
        </div>
        <div className="account-moves">
          <Button large disabled={number === 1} onClick={onBack}>
            Previous
          </Button>
          <Button
            type="submit"
            variant="primary"
            large
            busy={state.busy}
            disabled={faultOf(step, state) !== null && !state.busy}
          >
            {number === steps.length ? 'Create Account' : 'Next'}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** A new step takes the focus with it; the page as it opens leaves it where it is. */
function useFocusOnStep(step: Step): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    focusStepField();
  }, [step]);
}

/** To the field of the step that is shown; to its heading where it has none. Also after a refusal, which turns Next off. */
function focusStepField(): void {
  const field = (selector: string) => document.querySelector<HTMLElement>(`[data-step-field] ${selector}`);
  const first = field('input[type=tel]') ?? field(':is(input, select):not([hidden])');
  (first ?? document.querySelector<HTMLElement>('#main h1'))?.focus();
}

interface LeadProps {
  readonly step: Step;
  readonly state: Registration;
  readonly onChange: () => void;
}

function Lead({ step, state, onChange }: LeadProps): ReactNode {
  switch (step) {
    case 'username':
      return <p>Letters, digits and underscores.</p>;
    case 'fullName':
      return <p>As you want it shown on your profile.</p>;
    case 'email':
      return <p>We will send a 6-digit code to check that it is yours.</p>;
    case 'phone':
      return <p>We will send a 6-digit code to it by SMS.</p>;
    case 'emailCode':
    case 'phoneCode':
      return <SentTo channel={channelOf[step]} state={state} onChange={onChange} />;
    case 'category':
      return <p>You can practise for the others too.</p>;
    default:
      return null;
  }
}

interface SentToProps {
  readonly channel: Channel;
  readonly state: Registration;
  readonly onChange: () => void;
}

function SentTo({ channel, state, onChange }: SentToProps) {
  const verified = proofOf(channel, state)?.verified === true;
  return (
    <p>
      {verified ? 'You have verified' : 'We sent a 6-digit code to'}{' '}
      <span className="account-target num">{targetOf(channel, state.values)}</span>{' '}
      <button type="button" className="account-change" onClick={onChange}>
        Change
      </button>
    </p>
  );
}
