import type { WholeQuestion } from '@exam/shared-schema/contract';
import type { AnswerKey } from '@exam/shared-schema/question-types';
import type { ComponentType } from 'react';
import type { Field } from '../form/field.ts';
import type { Form } from '../form/use-form.ts';
import type { Values } from '../form/values.ts';

type Options = WholeQuestion['options'];

export interface KeyControlsProps {
  readonly options: Options;
  readonly form: Form;
}

/** How the console edits the keys of a question type. */
export interface KeyEditor<Key extends AnswerKey = AnswerKey> {
  /** The fields of the form that writes a question by which the key is given (BK16). */
  readonly asks: readonly ('isRight' | 'row' | 'answer' | 'upTo' | 'tolerance')[];
  /** The field for a key with a notation of its own. */
  readonly keyText?: { readonly label: string; readonly hint: string };
  /** The fields of the form that corrects a key, named `key.…` (BK13). */
  readonly fields: readonly Field[];
  /** Controls beside the fields. */
  readonly Controls?: ComponentType<KeyControlsProps>;
  /** The members of the form's `key`. */
  valuesOf(key: Key, options: Options): object;
  /** The members of a key, from the form's `key`; absent ones are undefined. */
  keyIn(values: Values, options: Options): object;
  /** The control for a path within the key; [] is the whole key. */
  controlOf(path: readonly string[]): string;
}

/** Undefined for a blank member, which is left out of the key. */
export const unlessEmpty = <Part extends { readonly length: number }>(part: Part) =>
  part.length === 0 ? undefined : part;

export const controlAt = (path: readonly string[]): string => ['key', ...path].join('.');
