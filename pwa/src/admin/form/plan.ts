import {
  STATE_NOW,
  stateTag,
  type Call,
  type CallAnswer,
  type CallArguments,
  type ErrorCode,
} from '@exam/shared-schema/contract';
import { sha256 } from '../../offline/index.ts';
import { formatIndiaTime } from '../../format/index.ts';
import { serverCall } from '../../state/index.ts';
import type { ReactNode } from 'react';
import { sentenceOf } from '../load.ts';
import type { MessageByStatus } from '../loaded.tsx';
import { refusedFields, sentences, type FieldErrors } from './errors.ts';
import type { Field } from './field.ts';
import { withoutBlanks } from './initial.ts';
import type { Values } from './values.ts';

/** The result of submitting a form. */
export type Outcome =
  | { readonly ok: true; readonly message: string }
  | {
      readonly ok: false;
      readonly message: string;
      readonly errors: FieldErrors;
      /** Nothing is wrong: the form asks to be read once more, and sent again. */
      readonly isNotice?: true;
      /** The errors of the parts that the form would have created. */
      readonly parts?: readonly Part[];
    };

/** The name of a part, and its error. */
export type Part = readonly [name: string, words: string];

/** For errors that list parts of the entity, by error code: the sentence above the list. */
export type MessageByCode = Partial<Record<ErrorCode, string>>;

/** A form without the types of its call; the screens work on this. */
export interface FormPlan {
  readonly fields: readonly Field[];
  readonly initial: Values;
  /** Validation messages by field, from the contract's schema; empty if the values are valid. */
  readonly check: (values: Values) => FieldErrors;
  /** Whether the submit button is enabled. */
  readonly canSend: (values: Values) => boolean;
  readonly send: (values: Values) => Promise<Outcome>;
  /** A preview of the entity as its users will see it. */
  readonly preview?: ((values: Values) => ReactNode) | undefined;
}

/** Messages to show when the server sends none. */
export interface OutcomeMessages {
  readonly success: string;
  readonly failure: string;
  /** If the server answered, but without a message; `failure` by default. */
  readonly failureOfServer?: string | undefined;
  readonly failureOfStatus?: MessageByStatus | undefined;
  readonly failureByPart?: MessageByCode | undefined;
}

export interface FormFacts<C extends Call> {
  readonly params: unknown;
  readonly fields: readonly Field[];
  readonly initial: Values;
  readonly stopAtFirst: boolean;
  readonly canSend: (values: Values) => boolean;
  readonly success: ((answer: CallAnswer<C>) => string) | undefined;
  readonly messages: OutcomeMessages;
  readonly preview?: FormPlan['preview'];
  /** The row when the form was opened, so that a change does not overwrite another administrator's (CN3). */
  readonly startsFrom?: object | undefined;
}

/**
 * A form with the validation rules of its call. A call without a body is a confirmation, with nothing to validate.
 */
export function formOf<C extends Call>(call: C, facts: FormFacts<C>): FormPlan {
  const { fields, initial, stopAtFirst, canSend, preview, startsFrom } = facts;
  const state: StartState = { tag: startsFrom && stateTag(call, startsFrom, sha256) };
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

/** The state that the change is based on. After a conflict, the current state as reported by the server. */
interface StartState {
  tag: string | undefined;
}

async function sendForm<C extends Call>(
  call: C,
  facts: FormFacts<C>,
  values: Values,
  state: StartState,
): Promise<Outcome> {
  const { params, fields, success, messages } = facts;
  // The schema trims values and fills in defaults; unknown members are not sent.
  const body = call.body?.parse(withoutBlanks(fields, values));
  // Params and values were checked against this call where they were declared; their types are lost here.
  const result = await serverCall(call, { params, body } as unknown as CallArguments<C>, {
    startedFrom: state.tag,
  });
  if (!result.ok) {
    const { [STATE_NOW]: now, ...refusals } = result.errors;
    // The user has been shown the conflict, so submitting again overwrites the current state.
    if (now !== undefined) state.tag = now;
    const overParts = (messages.failureByPart as Readonly<Record<string, string>> | undefined)?.[result.code];
    if (overParts !== undefined)
      return { ok: false, message: overParts, errors: {}, parts: Object.entries(refusals) };
    const errors = refusedFields(fields, now === undefined ? refusals : inIndiaTime(refusals));
    const message =
      messages.failureOfStatus?.[result.status] ??
      sentenceOf(result, messages.failure, messages.failureOfServer);
    return { ok: false, message, errors };
  }
  return { ok: true, message: success?.(result.answer) ?? messageIn(result.answer) ?? messages.success };
}

/** ISO 8601 UTC, as rows have times. */
const MOMENT = /\d{4}-\d\d-\d\dT[\d:.]+Z/;

/** A conflict of times shows them as the form does. */
const inIndiaTime = (refusals: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(refusals).map(([name, sentence]) => [name, sentence.replace(MOMENT, formatIndiaTime)]),
  );

/** The same form; `onRefused` is called when the server rejects it. */
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
