import type { ReactNode } from 'react';
import type { Call, CallAnswer, CallArguments } from '@exam/shared-schema/contract';
import { serverCall } from '../../state/index.ts';
import { sentenceOf } from '../load.ts';

export interface Range {
  readonly min: number;
  readonly max: number;
}

export type FieldValue = string | boolean | number | null | readonly string[] | Range;
export type Values = Readonly<Record<string, FieldValue>>;

/** What a select or a multi-select lets choose from. */
export interface Choices {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly loading: boolean;
  /** Why there is nothing to choose, in a sentence. */
  readonly failure?: string | undefined;
  readonly retry?: (() => void) | undefined;
}

interface Named {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly optional?: boolean | undefined;
}

interface Choosing {
  /** A hook: the choices may depend on what the form holds. */
  readonly useChoices: (values: Values) => Choices;
}

/** One field, declared once for the page that creates and the dialog that edits. */
export type Field = Named &
  (
    | { readonly kind: 'text'; readonly max?: number; readonly placeholder?: string }
    | { readonly kind: 'textarea'; readonly max?: number }
    | { readonly kind: 'number'; readonly min?: number; readonly max?: number; readonly step?: number }
    | { readonly kind: 'switch'; readonly on: string; readonly off: string }
    | ({
        readonly kind: 'select';
        readonly placeholder: string;
        /** What is sent where nothing is chosen. */
        readonly none?: null;
        /** Fields whose choice depends on this one: they are cleared when it changes. */
        readonly clears?: readonly string[];
      } & Choosing)
    | ({ readonly kind: 'many'; readonly noun: string } & Choosing)
    | {
        readonly kind: 'range';
        readonly min: number;
        readonly max: number;
        readonly words: (range: Range) => string;
      }
    | { readonly kind: 'icon' }
    | { readonly kind: 'gradient' }
    /** The words of a badge, shown as the badge that they make with the fields of its colour and icon. */
    | { readonly kind: 'badge'; readonly colour: string; readonly icon: string }
    | { readonly kind: 'colour' }
  );

export type FieldErrors = Readonly<Record<string, string>>;

/** What became of a form that was sent. */
export type Outcome =
  | { readonly ok: true; readonly message: string }
  | { readonly ok: false; readonly message: string; readonly errors: FieldErrors };

/** A form without its call's types: what the screens run on. */
export interface FormPlan {
  readonly fields: readonly Field[];
  /** The sentences under the fields, in the contract's words; empty where all is well. */
  readonly check: (values: Values) => FieldErrors;
}

export interface CreatePlan extends FormPlan {
  readonly empty: Values;
  readonly send: (values: Values) => Promise<Outcome>;
  readonly resetAfterMs: number;
  /** What the values make, as it will be seen. */
  readonly preview?: ((values: Values) => ReactNode) | undefined;
}

export interface EditPlan<Row> extends FormPlan {
  readonly valuesOf: (row: Row) => Values;
  /** Whether Update is there to be pressed. */
  readonly canSend: (values: Values) => boolean;
  readonly send: (row: Row, values: Values) => Promise<Outcome>;
}

interface Checked {
  /** Tell one failure at a time, in the order of the contract's schema. */
  readonly stopAtFirst: boolean;
}

type WithBody = Call & { readonly body: NonNullable<Call['body']> };

/** The first sentence of every field, by the part of its path that names the field. */
export function sentences(
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
  { stopAtFirst }: Checked,
): FieldErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of stopAtFirst ? issues.slice(0, 1) : issues) {
    errors[String(path[0] ?? '')] ??= message;
  }
  return errors;
}

const checkBy =
  (call: WithBody, how: Checked) =>
  (values: Values): FieldErrors => {
    const parsed = call.body.safeParse(values);
    return parsed.success ? {} : sentences(parsed.error.issues, how);
  };

async function sendBy<C extends WithBody>(
  call: C,
  params: Readonly<Record<string, string>> | undefined,
  values: Values,
  told: { readonly success: (answer: CallAnswer<C>) => string; readonly failure: string },
): Promise<Outcome> {
  // The schema trims and fills in; what it does not know is not sent.
  const body = call.body.parse(values);
  const result = await serverCall(call, { params, body } as unknown as CallArguments<C>);
  if (result.ok) return { ok: true, message: told.success(result.answer) };
  const errors: Record<string, string> = {};
  for (const [path, sentence] of Object.entries(result.errors)) errors[path.split('.')[0] ?? ''] ??= sentence;
  return { ok: false, message: sentenceOf(result, told.failure), errors };
}

interface CreateDeclaration<C extends Call> extends Checked {
  readonly fields: readonly Field[];
  readonly empty: Values;
  readonly success: (answer: CallAnswer<C>) => string;
  readonly failure: string;
  readonly resetAfterMs: number;
  readonly preview?: (values: Values) => ReactNode;
}

/** A form that makes something, by the rules of the call that takes it. */
export function createBy<C extends WithBody>(call: C, declared: CreateDeclaration<C>): CreatePlan {
  const { fields, empty, resetAfterMs, preview } = declared;
  return {
    fields,
    empty,
    resetAfterMs,
    preview,
    check: checkBy(call, declared),
    send: (values) => sendBy(call, undefined, values, declared),
  };
}

interface EditDeclaration<C extends Call, Row> extends Checked {
  readonly fields: readonly Field[];
  readonly valuesOf: (row: Row) => Values;
  readonly canSend: (values: Values) => boolean;
  readonly success: (answer: CallAnswer<C>) => string;
  readonly failure: string;
}

/** A form that changes something, by the rules of the call that takes the changes; its path names the row's id. */
export function editBy<C extends WithBody, Row extends { readonly _id: string }>(
  call: C,
  declared: EditDeclaration<C, Row>,
): EditPlan<Row> {
  const { fields, valuesOf, canSend } = declared;
  return {
    fields,
    valuesOf,
    canSend,
    check: checkBy(call, declared),
    send: (row, values) => sendBy(call, { id: row._id }, values, declared),
  };
}
