import type { FieldName, FormValues, Range, ValueAt } from '../call-types.ts';
import type { NamedCall } from '../permitted.ts';
import type { Values } from './values.ts';

/** CN63 */
export interface Missing {
  readonly text: string;
  /** Of the link. */
  readonly label: string;
  readonly href: string;
}

/** The options of a select, a multi-select or a filter. */
export interface Choices<Value extends string = string> {
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly loading: boolean;
  /** There is nothing to choose yet: what is missing, and the page that makes it. */
  readonly missing?: Missing | undefined;
  /** Why there are no options, as a sentence. */
  readonly failure?: string | undefined;
  /** The sentence that names the field to choose first, while it is unset. */
  readonly waitsFor?: string | undefined;
  readonly retry?: (() => void) | undefined;
}

interface Named<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly optional?: boolean | undefined;
  /** The heading above this field and its neighbours with the same group. */
  readonly group?: string | undefined;
  /**
   * Whether the field is shown, from the values of its row or form and of the whole form. Default: always. A hidden
   * field keeps its value; one of a form, not of a row, is left out of what is sent.
   */
  readonly isShown?: (values: Values, whole: Values) => boolean;
  /** OR11: the field is shown to roles that may make this call. */
  readonly call?: NamedCall;
  /** A confirmation that the server asks for: shown from its refusal on, with the refusal beside it. */
  readonly onRefusal?: true;
}

interface TextField<Name extends string = string> extends Named<Name> {
  readonly kind: 'text';
  readonly input?: 'text' | 'email' | 'url' | 'tel' | 'password';
  readonly max?: number;
  readonly placeholder?: string;
}

interface TextAreaField<Name extends string = string> extends Named<Name> {
  readonly kind: 'textarea';
  readonly max?: number;
}

interface NumberField<Name extends string = string> extends Named<Name> {
  readonly kind: 'number';
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /** Also accepts an exact fraction such as '2/3', which `<input type="number">` refuses. */
  readonly fraction?: boolean;
  /** The value to send when the field is empty. */
  readonly none?: null | number | undefined;
}

/** A date and time, ISO 8601 UTC, shown and entered in Indian time. */
interface MomentField<Name extends string = string> extends Named<Name> {
  readonly kind: 'moment';
  /** The value to send when nothing is chosen. */
  readonly none?: null | undefined;
}

interface SwitchField<Name extends string = string> extends Named<Name> {
  readonly kind: 'switch';
  /** The label of the current state. */
  readonly on: string;
  readonly off: string;
}

interface Choosing<Held, Value extends string> {
  /** A hook. The options may depend on the form's values. */
  readonly useChoices: (values: Held) => Choices<Value>;
}

interface SelectField<
  Name extends string = string,
  Held = Values,
  Value extends string = string,
  Other extends string = string,
>
  extends Named<Name>, Choosing<Held, Value> {
  readonly kind: 'select';
  readonly placeholder: string;
  /** The value to send when nothing is chosen. */
  readonly none?: null | undefined;
  /** Fields whose options depend on this one; they are cleared when it changes. */
  readonly clears?: readonly Other[];
}

interface ManyField<
  Name extends string = string,
  Held = Values,
  Value extends string = string,
  Other extends string = string,
>
  extends Named<Name>, Choosing<Held, Value> {
  readonly kind: 'many';
  /** The plural name of the options: 'subjects'. */
  readonly noun: string;
  /** Fields whose options depend on this one; they are cleared when it changes. */
  readonly clears?: readonly Other[];
}

/** A list of short texts, each entered by itself and shown as a chip that can be removed. */
interface ChipsField<Name extends string = string> extends Named<Name> {
  readonly kind: 'chips';
  /** The singular name of a text: 'domain'. */
  readonly noun: string;
  readonly placeholder?: string;
  /** The text to add for what was typed, or the reason why it is not added. */
  readonly add: (
    typed: string,
    chips: readonly string[],
  ) => { readonly ok: true; readonly value: string } | { readonly ok: false; readonly sentence: string };
}

export interface RangeField<Name extends string = string> extends Named<Name> {
  readonly kind: 'range';
  readonly min: number;
  readonly max: number;
  readonly words: (range: Range) => string;
  /** The error shown in place of `words` while the range is invalid. */
  readonly refusal?: (range: Range) => string | undefined;
}

/** Two numbers of the body that form one range; neither slider can pass the other. */
interface EndsField<Name extends string = string, Other extends string = string> extends Named<Name> {
  readonly kind: 'ends';
  /** The field of the upper end; `name` is the field of the lower end. */
  readonly upTo: Other;
  readonly min: number;
  readonly max: number;
  readonly words: (range: Range) => string;
}

/** A list of small objects, edited as rows that can be added, removed and reordered. */
interface RowsField<Name extends string = string, RowFields = Field, Blank = Values> extends Named<Name> {
  readonly kind: 'rows';
  /** The singular name of a row: 'feature'. */
  readonly noun: string;
  readonly fields: readonly RowFields[];
  /** The values of a new row. */
  readonly blank: Blank;
  /** The minimum number of rows, present from the start. Default: none. */
  readonly atLeast?: number;
  /** The value to send when there are no rows. */
  readonly none?: null | undefined;
}

/** The result of an upload: the address of the file, or the error message. */
export type Uploaded =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly message: string };

/** The address of an image, which is uploaded as soon as its file is chosen; '' without an image. */
interface ImageField<Name extends string = string> extends Named<Name> {
  readonly kind: 'image';
  /** File types, as in the `accept` attribute of a file input. */
  readonly accept: string;
  readonly upload: (file: File) => Promise<Uploaded>;
}

/** CSS classes stored as data, with a preview of the look that they produce. */
interface LookField<Name extends string = string> extends Named<Name> {
  readonly kind: 'icon' | 'gradient' | 'colour';
  /** Offers these looks, by classes and names, instead of free text. */
  readonly from?: Readonly<Record<string, string>>;
}

/** The text of a badge, with a preview that also uses its colour and icon fields. */
interface BadgeField<Name extends string = string, Other extends string = string> extends Named<Name> {
  readonly kind: 'badge';
  readonly colour: Other;
  readonly icon: Other;
}

/** A field without the types of its call; the controls work on this. */
export type Field =
  | TextField
  | TextAreaField
  | NumberField
  | MomentField
  | SwitchField
  | SelectField
  | ManyField
  | ChipsField
  | RangeField
  | EndsField
  | RowsField
  | ImageField
  | LookField
  | BadgeField;

/** A nullable select or number has to declare `none: null`; one that is not nullable must not. */
type None<T> = null extends T ? { readonly none: null } : { readonly none?: undefined };

/** A number that is not nullable can declare which number to send when the field is empty. */
type NoNumber<T> = null extends T ? { readonly none: null } : { readonly none?: number };

/** The fields for text: free text for any string, a select where the call accepts an enumeration. */
type StringField<Body, Name extends string, T, Text extends string> =
  | (SelectField<Name, FormValues<Body>, Text, FieldName<Body>> & None<T>)
  | (string extends Text ? MomentField<Name> & None<T> : never)
  | (string extends Text
      ? | TextField<Name>
        | TextAreaField<Name>
        | ImageField<Name>
        | LookField<Name>
        | BadgeField<Name, FieldName<Body>>
      : never);

type ListField<Body, Name extends string, T, Item> = [Item] extends [string]
  ? | ManyField<Name, FormValues<Body>, Item, FieldName<Body>>
    | (string extends Item ? ChipsField<Name> : never)
  : RowsField<Name, FieldOf<Item>, FormValues<Item>> & None<T>;

/** The kinds of field that fit a value of type T. */
type FieldFor<Body, Name extends string, T, Filled = NonNullable<T>> = [Filled] extends [never]
  ? never
  : [Filled] extends [boolean]
    ? SwitchField<Name>
    : [Filled] extends [number]
      ? (NumberField<Name> & NoNumber<T>) | EndsField<Name, FieldName<Body>>
      : [Filled] extends [string]
        ? StringField<Body, Name, T, Filled>
        : [Filled] extends [string | number]
          ? NumberField<Name> & NoNumber<T>
          : [Filled] extends [Range]
            ? RangeField<Name>
            : Filled extends readonly (infer Item)[]
              ? ListField<Body, Name, T, Item>
              : never;

/**
 * A field of a body: its name is a member of the body, and its kind fits the type of that member. `address.city` is
 * the field of a nested object.
 */
export type FieldOf<Body> = {
  [Name in FieldName<Body>]: FieldFor<Body, Name, ValueAt<Body, Name>>;
}[FieldName<Body>];

/** The value of the field while it is empty. */
export function blankOf(field: Field): string | boolean | number | null | Range | readonly Values[] {
  switch (field.kind) {
    case 'switch':
      return false;
    case 'many':
    case 'chips':
      return [];
    case 'rows':
      return Array.from({ length: field.atLeast ?? 0 }, () => field.blank);
    case 'range':
      return { min: field.min, max: field.max };
    case 'ends':
      return field.min;
    case 'select':
    case 'number':
    case 'moment':
      return field.none === null ? null : '';
    default:
      return '';
  }
}
