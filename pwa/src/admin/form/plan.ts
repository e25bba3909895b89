import {
  STATE_NOW,
  stateText,
  type Call,
  type CallAnswer,
  type CallArguments,
  type ErrorCode,
} from '@exam/shared-schema/contract';
import { sha256 } from '../../offline/index.ts';
import { serverCall } from '../../state/index.ts';
import type { ReactNode } from 'react';
import { sentenceOf } from '../load.ts';
import type { SaidOfStatus } from '../loaded.tsx';
import { refusedFields, sentences, type FieldErrors } from './errors.ts';
import type { Field } from './field.ts';
import { withoutBlanks } from './initial.ts';
import type { Values } from './values.ts';

/** What became of a form that was sent. */
export type Outcome =
  | { readonly ok: true; readonly message: string }
  | {
      readonly ok: false;
      readonly message: string;
      readonly errors: FieldErrors;
      /** What was said of each part of what was to be made. */
      readonly parts?: readonly Part[];
    };

/** The name of a part, and a sentence or words about it. */
export type Part = readonly [name: string, words: string];

/** For refusals that speak of parts of what was to be made, by their code: the sentence above the list of these parts. */
export type SaidByPart = Partial<Record<ErrorCode, string>>;

/** A form without its call's types: what the screens run on. */
export interface FormPlan {
  readonly fields: readonly Field[];
  readonly initial: Values;
  /** The sentences under the fields, in the contract's words; empty where all is well. */
  readonly check: (values: Values) => FieldErrors;
  /** Whether the submit button is enabled. */
  readonly canSend: (values: Values) => boolean;
  readonly send: (values: Values) => Promise<Outcome>;
  /** What the values make, as it will be seen. */
  readonly preview?: ((values: Values) => ReactNode) | undefined;
}

/** What is said of the outcome where the server does not say it. */
export interface Told {
  readonly success: string;
  readonly failure: string;
  readonly failureOfStatus?: SaidOfStatus | undefined;
  readonly failureByPart?: SaidByPart | undefined;
}

export interface FormFacts<C extends Call> {
  readonly params: unknown;
  readonly fields: readonly Field[];
  readonly initial: Values;
  readonly stopAtFirst: boolean;
  readonly canSend: (values: Values) => boolean;
  readonly success: ((answer: CallAnswer<C>) => string) | undefined;
  readonly told: Told;
  readonly preview?: FormPlan['preview'];
  /** The row as it was when the form began, for a change that must not overwrite somebody else's (CN3). */
  readonly startsFrom?: object | undefined;
}

/** A form by the rules of the call that takes it. A call without a body is a question: it has nothing to check. */
export function formOf<C extends Call>(call: C, facts: FormFacts<C>): FormPlan {
  const { fields, initial, stopAtFirst, canSend, preview, startsFrom } = facts;
  const state: StartState = { digest: startsFrom && sha256(stateText(call, startsFrom)) };
  return {
    fields,
    initial,
    canSend,
    preview,
    check: (values) => {
      const parsed = call.body?.safeParse(withoutBlanks(fields, values));
      return parsed?.error ? sentences(fields, parsed.error.issues, stopAtFirst) : {};
    },
    send: (values) => sendForm(call, facts, values, state),
  };
}

/** The digest of what a change starts from; after a refusal, of the present that was told. */
interface StartState {
  digest: string | undefined;
}

async function sendForm<C extends Call>(
  call: C,
  facts: FormFacts<C>,
  values: Values,
  state: StartState,
): Promise<Outcome> {
  const { params, fields, success, told } = facts;
  // The schema trims and fills in; what it does not know is not sent.
  const body = call.body?.parse(withoutBlanks(fields, values));
  // Params and values were typed by this very call where they were declared; the mechanism has lost the types since.
  const result = await serverCall(call, { params, body } as unknown as CallArguments<C>, {
    startedFrom: state.digest,
  });
  if (!result.ok) {
    const { [STATE_NOW]: now, ...refusals } = result.errors;
    // It has been told: to send the form again is to replace it.
    if (now !== undefined) state.digest = now;
    const overParts = (told.failureByPart as Readonly<Record<string, string>> | undefined)?.[result.code];
    if (overParts !== undefined)
      return { ok: false, message: overParts, errors: {}, parts: Object.entries(refusals) };
    const errors = refusedFields(fields, refusals);
    const message = told.failureOfStatus?.[result.status] ?? sentenceOf(result, told.failure);
    return { ok: false, message, errors };
  }
  return { ok: true, message: success?.(result.answer) ?? messageIn(result.answer) ?? told.success };
}

/** The same form; `onRefused` is called when the server has refused it. */
export const withRefusal = (plan: FormPlan, onRefused: () => void): FormPlan => ({
  ...plan,
  send: async (values) => {
    const outcome = await plan.send(values);
    if (!outcome.ok) onRefused();
    return outcome;
  },
});

/** The server's success message, if it sends one. */
function messageIn(answer: unknown): string | undefined {
  const { message } = (answer ?? {}) as { readonly message?: unknown };
  return typeof message === 'string' ? message : undefined;
}
