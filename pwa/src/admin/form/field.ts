import type { FieldName, FormValues, Range, ValueAt } from '../call-types.ts';
import type { Values } from './values.ts';

/** What a select, a multi-select or a filter lets choose from. */
export interface Choices<Value extends string = string> {
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly loading: boolean;
  /** Why there is nothing to choose, in a sentence. */
  readonly failure?: string | undefined;
  /** What has to be chosen first, in a sentence, while it is not. */
  readonly waitsFor?: string | undefined;
  readonly retry?: (() => void) | undefined;
}

interface Named<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly optional?: boolean | undefined;
  /** The heading that it stands under, together with those beside it that name the same. */
  readonly group?: string | undefined;
  /**
   * Whether it is shown, by what its row or form holds and by what the whole form does; always where absent. What is not
   * shown is kept, and of a form not sent.
   */
  readonly isShown?: (values: Values, whole: Values) => boolean;
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
  /** An exact fraction may be typed too, '2/3', which a browser's own field for numbers refuses. */
  readonly fraction?: boolean;
  /** The value that is sent if nothing is typed. */
  readonly none?: null | number | undefined;
}

/** A date and time, ISO 8601 UTC, that is shown and typed in India's time. */
interface MomentField<Name extends string = string> extends Named<Name> {
  readonly kind: 'moment';
  /** The value that is sent if nothing is chosen. */
  readonly none?: null | undefined;
}

interface SwitchField<Name extends string = string> extends Named<Name> {
  readonly kind: 'switch';
  /** What it means, as it is now. */
  readonly on: string;
  readonly off: string;
}

interface Choosing<Held, Value extends string> {
  /** A hook: the choices may depend on what the form holds. */
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
  /** The value that is sent if nothing is chosen. */
  readonly none?: null | undefined;
  /** Fields whose choice depends on this one: they are emptied when it changes. */
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
  /** What is chosen from, in the plural: 'subjects'. */
  readonly noun: string;
  /** Fields whose choice depends on this one: they are emptied when it changes. */
  readonly clears?: readonly Other[];
}

export interface RangeField<Name extends string = string> extends Named<Name> {
  readonly kind: 'range';
  readonly min: number;
  readonly max: number;
  readonly words: (range: Range) => string;
  /** The sentence that stands in place of the words while the range may not be sent. */
  readonly refusal?: (range: Range) => string | undefined;
}

/** Two numbers of the body as the ends of one range: neither slider can be moved beyond the other. */
interface EndsField<Name extends string = string, Other extends string = string> extends Named<Name> {
  readonly kind: 'ends';
  /** The field of the upper end; `name` is that of the lower one. */
  readonly upTo: Other;
  readonly min: number;
  readonly max: number;
  readonly words: (range: Range) => string;
}

/** A list of small objects: rows that are added, removed and moved up and down. */
interface RowsField<Name extends string = string, RowFields = Field, Blank = Values> extends Named<Name> {
  readonly kind: 'rows';
  /** What a row is, in the singular: 'feature'. */
  readonly noun: string;
  readonly fields: readonly RowFields[];
  /** What a new row holds. */
  readonly blank: Blank;
  /** So many rows are there at the beginning and always remain; none where absent. */
  readonly atLeast?: number;
  /** What is sent if there is no row. */
  readonly none?: null | undefined;
}

/** What became of a file: its address, or the sentence for why there is none. */
export type Uploaded =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly message: string };

/** The address of an image that is uploaded at once when its file is chosen; '' for none. */
interface ImageField<Name extends string = string> extends Named<Name> {
  readonly kind: 'image';
  /** Types of files, as a browser's choice of files takes them. */
  readonly accept: string;
  readonly upload: (file: File) => Promise<Uploaded>;
}

/** Classes that come as data, shown as what they make. */
interface LookField<Name extends string = string> extends Named<Name> {
  readonly kind: 'icon' | 'gradient' | 'colour';
  /** One of these is chosen, by what they make and their names, and nothing is typed. */
  readonly from?: Readonly<Record<string, string>>;
}

/** The words of a badge, shown as the badge that they make with the fields of its colour and icon. */
interface BadgeField<Name extends string = string, Other extends string = string> extends Named<Name> {
  readonly kind: 'badge';
  readonly colour: Other;
  readonly icon: Other;
}

/** A field without its call's types: the controls run on this. */
export type Field =
  | TextField
  | TextAreaField
  | NumberField
  | MomentField
  | SwitchField
  | SelectField
  | ManyField
  | RangeField
  | EndsField
  | RowsField
  | ImageField
  | LookField
  | BadgeField;

/** A select or a number that may be null says that nothing is sent as null; one that may not be null cannot. */
type None<T> = null extends T ? { readonly none: null } : { readonly none?: undefined };

/** A number that may not be null can say which number is sent for nothing. */
type NoNumber<T> = null extends T ? { readonly none: null } : { readonly none?: number };

/** Fields for text: free where any text is taken, a choice where the call names what it takes. */
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
  ? ManyField<Name, FormValues<Body>, Item, FieldName<Body>>
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
 * A field of a body: its name is one of the body's, and its kind fits the value there. `address.city` names a field of a
 * nested object.
 */
export type FieldOf<Body> = {
  [Name in FieldName<Body>]: FieldFor<Body, Name, ValueAt<Body, Name>>;
}[FieldName<Body>];

/** What the field holds while nothing is typed or chosen. */
export function blankOf(field: Field): string | boolean | number | null | Range | readonly Values[] {
  switch (field.kind) {
    case 'switch':
      return false;
    case 'many':
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
