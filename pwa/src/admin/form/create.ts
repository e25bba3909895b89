import type { Call, CallAnswer } from '@exam/shared-schema/contract';
import type { ReactNode } from 'react';
import type { BodyOf, FormValues } from '../call-types.ts';
import type { Noun } from '../nouns.ts';
import type { Choices, Field, FieldOf } from './field.ts';
import { valuesOfFields } from './initial.ts';
import { formOf, type FormPlan, type SaidByPart } from './plan.ts';
import type { Values } from './values.ts';

/** What a page that creates shows and sends, without its call's types. */
export interface CreatePlan extends FormPlan {
  /** A hook: false while there is nothing to choose from, so that nothing could be sent. */
  readonly useCanSend: () => boolean;
  /** The heading of what the values make. */
  readonly previewTitle: string;
  readonly startFrom: StartFrom<Values> | undefined;
  /** How long the success message is shown before the form is reset, ms. */
  readonly resetAfterMs: number;
}

/** What an empty form can be filled from. The choice itself is not sent. */
export interface StartFrom<Filled> {
  readonly label: string;
  readonly hint: string;
  readonly placeholder: string;
  /** A hook. `valuesOf` gives what is filled in for a choice; the other fields stay as they are. */
  readonly useSource: () => Choices & { readonly valuesOf: (choice: string) => Filled };
}

/** A part of a declaration, completed by the entity's noun. */
export type CreatePart = (noun: Noun) => CreatePlan;

interface FormDeclaration<C extends Call> {
  readonly fields: readonly FieldOf<BodyOf<C>>[];
  /** What an empty form holds that is not blank: a switch that is on, a range. */
  readonly empty?: Partial<FormValues<BodyOf<C>>>;
  /** Tell one failure at a time, in the order of the contract's schema. */
  readonly stopAtFirst?: boolean;
  /** Where absent the server's message, or 'Topic created successfully!'. */
  readonly success?: (answer: CallAnswer<C>) => string;
  /** Where absent 'Failed to create topic. Please try again.' */
  readonly failure?: string;
  readonly failureByPart?: SaidByPart;
  readonly preview?: (values: FormValues<BodyOf<C>>) => ReactNode;
}

export interface CreateDeclaration<C extends Call> extends FormDeclaration<C> {
  readonly resetAfterMs: number;
  /** A hook; where absent the form can always be sent. */
  readonly useCanSend?: () => boolean;
  /** The heading of the preview; 'Preview' where absent. */
  readonly previewTitle?: string;
  readonly startFrom?: StartFrom<Partial<FormValues<BodyOf<C>>>>;
}

/** A page that makes something, by the rules of the call that takes it. */
export function createBy<C extends Call>(call: C, declared: CreateDeclaration<C>): CreatePart {
  const form = makingBy(call, declared);
  return (noun) => ({
    ...form(noun),
    resetAfterMs: declared.resetAfterMs,
    previewTitle: declared.previewTitle ?? 'Preview',
    useCanSend: declared.useCanSend ?? (() => true),
    startFrom: declared.startFrom as unknown as StartFrom<Values> | undefined,
  });
}

/** The same form without a page: in a dialog. */
export function makingBy<C extends Call>(call: C, declared: FormDeclaration<C>): (noun: Noun) => FormPlan {
  const { success, stopAtFirst = false } = declared;
  // The types have done their work: from here on names and values are looked up by name.
  const fields = declared.fields as unknown as readonly Field[];
  return ({ one, One }) =>
    formOf<C>(call, {
      params: undefined,
      fields,
      initial: { ...valuesOfFields(fields, {}), ...(declared.empty as Partial<Values>) },
      stopAtFirst,
      canSend: () => true,
      success,
      told: {
        success: `${One} created successfully!`,
        failure: declared.failure ?? `Failed to create ${one}. Please try again.`,
        failureByPart: declared.failureByPart,
      },
      preview: declared.preview as FormPlan['preview'],
    });
}
