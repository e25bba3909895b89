import './accounts.css';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { useStore } from 'zustand';
import { paths } from '../../paths/paths.ts';
import { say, withElements } from '../../sentences/index.ts';
import { isOnline, noteCall, useConnection } from '../../state/index.ts';
import { Banner, Button, Card, Page, Stepper } from '../../ui/index.ts';
import { NoticeBanner } from './failure-banner.tsx';
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

/** /register: nine steps. The step is in the URL, so that the browser's Back returns to the previous step. */
export default function RegisterScreen() {
  const [controller] = useState(
    () => new RegistrationController({ storage: sessionStorage, now: Date.now, noteCall }),
  );
  const state = useStore(controller.store);
  const [search] = useSearchParams();
  const [, navigate] = useLocation();
  /** The address of the account that was made. */
  const [doneFor, setDoneFor] = useState<string | null>(null);
  // Without a step in the URL, registration resumes at the furthest step.
  const [resumedAt] = useState(() => reachable(null, state));
  const step = reachable(search.get('step') ?? resumedAt, state);
  const next = search.get('next') ?? undefined;
  const isUnnamed = search.get('step') === null;
  useEffect(() => {
    // Every history entry has to name its step for Back to work.
    if (isUnnamed) navigate(paths.register(next, resumedAt), { replace: true });
  }, [isUnnamed, navigate, next, resumedAt]);

  if (doneFor !== null) return <Welcome login={paths.login(next)} email={doneFor} />;

  const forward = (to: Step) => {
    const depth = depthOfStep() + 1;
    const isBack = steps.indexOf(to) < steps.indexOf(step);
    navigate(paths.register(next, to), isBack ? { replace: true } : { state: { depth } });
  };
  const submit = async () => {
    const { email } = state.values;
    const to = await controller.submit(step);
    if (to === 'done') setDoneFor(email);
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
          label={say.account.register.label}
          steps={steps.map((each) => say.account.fields[each])}
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
          {withElements(say.account.register.alreadyRegistered, {
            login: (text) => <Link href={paths.login(next)}>{text}</Link>,
          })}
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
            {say.account.register.step(number, steps.length)}
            <span className="visually-hidden">: {say.account.fields[step]}</span>
          </p>
          <h1 tabIndex={-1}>{say.account.register.titles[step]}</h1>
          <Lead step={step} state={state} onChange={onBack} />
        </div>
        {!isOnline(connection) && (
          <Banner tone="warn" icon="cloud-off">
            {say.account.register.needsNetwork}
          </Banner>
        )}
        {state.notice !== null && <NoticeBanner notice={state.notice} />}
        <div data-step-field="">
          <StepField key={step} step={step} controller={controller} state={state} />
        </div>
        <div className="account-moves">
          <Button large disabled={number === 1} onClick={onBack}>
            {say.account.register.previous}
          </Button>
          <Button
            type="submit"
            variant="primary"
            large
            busy={state.busy}
            disabled={faultOf(step, state) !== null && !state.busy}
          >
            {number === steps.length ? say.account.register.submit : say.account.register.next}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** Focuses the field of a new step; on the first render the focus stays where it is. */
function useFocusOnStep(step: Step): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    focusStepField();
  }, [step]);
}

/**
 * Focuses the field of the current step, or its heading if it has none. Also used after an error, which disables
 * Next.
 */
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
    case 'fullName':
    case 'email':
    case 'phone':
    case 'category':
      return <p>{say.account.register.leads[step]}</p>;
    case 'emailCode':
    case 'phoneCode':
      return <SentTo channel={channelOf[step]} state={state} onChange={onChange} />;
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
  const target = targetOf(channel, state.values);
  const { verifiedTarget, codeSentTo, changeTarget } = say.account.register;
  return (
    <p>
      {withElements(verified ? verifiedTarget(target) : codeSentTo(target), {
        target: (text) => <span className="account-target num">{text}</span>,
      })}{' '}
      <button type="button" className="account-change" onClick={onChange}>
        {changeTarget}
      </button>
    </p>
  );
}
