import type { Call, CallAnswer } from '@exam/shared-schema/contract';
import type { ReactNode } from 'react';
import type { BodyOf, FieldName, FormValues } from '../call-types.ts';
import type { Noun } from '../nouns.ts';
import type { NamedCall } from '../permitted.ts';
import type { Choices, Field, FieldOf } from './field.ts';
import { valuesOfFields } from './initial.ts';
import { formOf, type FormPlan, type MessageByCode } from './plan.ts';
import type { Values } from './values.ts';

/** The plan of a create page, without the types of its call. */
export interface CreatePlan extends FormPlan {
  /** What the form is sent by. */
  readonly call: NamedCall;
  /** A hook. Returns false while a required choice has no options, so that the form cannot be submitted. */
  readonly useCanSend: () => boolean;
  /** The heading of the preview. */
  readonly previewTitle: string;
  readonly startFrom: StartFrom<Values> | undefined;
  readonly useFollowing: UseFollowing<Values>;
  /** The fields that keep their values for the next entity. */
  readonly keeps: readonly string[];
  /** How long the success message is shown before the form is reset, ms. */
  readonly resetAfterMs: number;
  /** The button that empties the form; undefined for none. */
  readonly resetButton: string | undefined;
}

/**
 * A hook. Returns what follows from a change of one field: the fields to set with it.
 * @param after the values with the change.
 */
export type UseFollowing<Held> = () => (changed: string, after: Held, before: Held) => Partial<Held>;

/** A source that can prefill an empty form. The choice itself is not sent. */
export interface StartFrom<Filled> {
  readonly label: string;
  readonly hint: string;
  readonly placeholder: string;
  /** A hook. `valuesOf` returns the values to fill in for a choice; the other fields keep theirs. */
  readonly useSource: () => Choices & { readonly valuesOf: (choice: string) => Filled };
}

/** Part of a declaration; the entity's noun completes it. */
export type CreatePart = (noun: Noun) => CreatePlan;

interface FormDeclaration<C extends Call> {
  readonly fields: readonly FieldOf<BodyOf<C>>[];
  /** Initial values that are not blank: a switch that is on, a range. */
  readonly empty?: Partial<FormValues<BodyOf<C>>>;
  /** Show one error at a time, in the order of the contract's schema. */
  readonly stopAtFirst?: boolean;
  /** Default: the server's message, or 'Topic created successfully!'. */
  readonly success?: (answer: CallAnswer<C>) => string;
  /** Default: 'Failed to create topic. Please try again.' */
  readonly failure?: string;
  readonly failureByPart?: MessageByCode;
  readonly preview?: (values: FormValues<BodyOf<C>>) => ReactNode;
}

export interface CreateDeclaration<C extends Call> extends FormDeclaration<C> {
  readonly resetAfterMs: number;
  /** The text of a button that empties the form. Default: no button. */
  readonly resetButton?: string;
  /** A hook. Default: the form can always be submitted. */
  readonly useCanSend?: () => boolean;
  /** The heading of the preview. Default: 'Preview'. */
  readonly previewTitle?: string;
  readonly startFrom?: StartFrom<Partial<FormValues<BodyOf<C>>>>;
  /** Default: nothing follows from a change. */
  readonly useFollowing?: UseFollowing<FormValues<BodyOf<C>>>;
  /** The fields that keep their values for the next entity. Default: none. */
  readonly keeps?: readonly FieldName<BodyOf<C>>[];
}

const followsNothing = () => () => ({});

/** A create page with the validation rules of its call. */
export function createBy<C extends Call>(call: C, declared: CreateDeclaration<C>): CreatePart {
  const form = makingBy(call, declared);
  return (noun) => ({
    ...form(noun),
    call,
    resetAfterMs: declared.resetAfterMs,
    resetButton: declared.resetButton,
    previewTitle: declared.previewTitle ?? 'Preview',
    useCanSend: declared.useCanSend ?? (() => true),
    startFrom: declared.startFrom as unknown as StartFrom<Values> | undefined,
    keeps: declared.keeps ?? [],
    useFollowing: (declared.useFollowing ?? followsNothing) as unknown as UseFollowing<Values>,
  });
}

/** The same form without a page, for use in a dialog. */
export function makingBy<C extends Call>(call: C, declared: FormDeclaration<C>): (noun: Noun) => FormPlan {
  const { success, stopAtFirst = false } = declared;
  // The types were checked at the declaration; from here on fields and values are looked up by name.
  const fields = declared.fields as unknown as readonly Field[];
  return ({ one, One }) =>
    formOf<C>(call, {
      params: undefined,
      fields,
      initial: { ...valuesOfFields(fields, {}), ...(declared.empty as Partial<Values>) },
      stopAtFirst,
      canSend: () => true,
      success,
      messages: {
        success: `${One} created successfully!`,
        failure: declared.failure ?? `Failed to create ${one}. Please try again.`,
        failureByPart: declared.failureByPart,
      },
      preview: declared.preview as FormPlan['preview'],
    });
}
