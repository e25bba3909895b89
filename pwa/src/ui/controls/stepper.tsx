import './stepper.css';
import { cx } from '../class-names.ts';
import { Icon } from '../icons.tsx';
import { say } from '../../sentences/index.ts';

export interface StepperProps {
  /** The name of the task: 'Registration'. */
  readonly label: string;
  readonly steps: readonly string[];
  /** The current step, starting at 0. */
  readonly current: number;
}

/** The progress of a multi-step task: a bar, and a numbered dot per step. It is not a navigation. */
export function Stepper({ label, steps, current }: StepperProps) {
  const last = Math.max(1, steps.length - 1);
  return (
    <div className="stepper">
      <div
        className="stepper-track"
        role="progressbar"
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={steps.length}
        aria-valuenow={current + 1}
        aria-valuetext={say.common.stepOf(current + 1, steps.length, steps[current] ?? '')}
      >
        <span className="stepper-fill" style={{ width: `${(current / last) * 100}%` }} />
      </div>
      <ol className="stepper-dots" aria-label={say.common.stepsOf(label)}>
        {steps.map((step, index) => (
          <Dot key={step} step={step} number={index + 1} state={stateOf(index, current)} />
        ))}
      </ol>
    </div>
  );
}

/** For few steps, each with its name; on a phone only the current step shows its name. */
export function NamedSteps({ label, steps, current }: StepperProps) {
  return (
    <ol className="steps" aria-label={say.common.stepsOf(label)}>
      {steps.map((step, index) => {
        const state = stateOf(index, current);
        return (
          <li key={step} className={`steps-${state}`} aria-current={state === 'now' ? 'step' : undefined}>
            <span className={cx('stepper-dot', `stepper-${state}`)} aria-hidden="true">
              {state === 'done' ? <Icon name="check" small /> : index + 1}
            </span>
            <span className="steps-name">{step}</span>
            {state === 'done' && (
              <span className="visually-hidden">{say.common.stepDone(index + 1, step)}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

type DotState = 'done' | 'now' | 'ahead';

function stateOf(index: number, current: number): DotState {
  if (index === current) return 'now';
  return index < current ? 'done' : 'ahead';
}

function Dot({ step, number, state }: { step: string; number: number; state: DotState }) {
  return (
    <li
      className={cx('stepper-dot', `stepper-${state}`)}
      aria-current={state === 'now' ? 'step' : undefined}
      title={step}
    >
      {state === 'done' ? <Icon name="check" small /> : <span>{number}</span>}
      <span className="visually-hidden">{state === 'done' ? say.common.stepDone(number, step) : step}</span>
    </li>
  );
}
