import type { Call, CallAnswer, CallArguments, CallBody } from '@exam/shared-schema/contract';

/**
 * What the contract's types say of a call, in the words of the console's declarations. Everything here is a type: a
 * declaration that names a field, filter or sort that its call does not have does not compile.
 */

/** The type of a member, or never if the type has no member of this name. */
export type Member<T, Key extends string> = Key extends keyof T ? T[Key] : never;

/** What the call takes behind the question mark. */
export type QueryOf<C extends Call> =
  CallArguments<C> extends { readonly query: infer Query } ? Query : Record<never, never>;

/** The call's path parameters; undefined if there are none. */
export type ParamsOf<C extends Call> =
  CallArguments<C> extends { readonly params: infer Params } ? Params : undefined;

/** The orders that the list's call takes: 'name', '-name' ... */
export type SortOf<C extends Call> = Extract<Member<QueryOf<C>, 'sort'>, string>;

/** What a column may be sorted by: the header turns the order round by itself. */
export type ColumnSort<C extends Call> = Exclude<SortOf<C>, `-${string}`>;

/** The parts of the query that are not about pages, search or order. */
export type FilterName<C extends Call> = Exclude<
  keyof QueryOf<C> & string,
  'page' | 'limit' | 'search' | 'sort'
>;

/** What every list answers beside its rows (`pageAnswer` of the contract). */
export interface PageFacts {
  readonly page: number;
  readonly pages: number;
  readonly total: number;
}

/** Refuses a call whose answer names its pages in another way; the literal is what the compiler then says. */
export type Paged<C extends Call> =
  CallAnswer<C> extends PageFacts ? C : 'A list answers page, pages and total: spread pageAnswer';

export type BodyOf<C extends Call> = CallBody<C>;

/** Two ends, each a number. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/** An object whose members are fields of their own ('address.city'); never for lists and ranges, which are one field. */
type Group<T> =
  NonNullable<T> extends readonly unknown[] | Range
    ? never
    : NonNullable<T> extends object
      ? NonNullable<T>
      : never;

/** The names of the fields that a body can have, those of nested objects with dots. */
export type FieldName<Body> = {
  [Key in keyof Body & string]-?: [Group<Body[Key]>] extends [never]
    ? Key
    : `${Key}.${FieldName<Group<Body[Key]>>}`;
}[keyof Body & string];

/** What the body has under such a name. */
export type ValueAt<Body, Name extends string> = Name extends `${infer Key}.${infer Rest}`
  ? ValueAt<NonNullable<Member<Body, Key>>, Rest>
  : Member<Body, Name>;

/** The value of a form field for a member of the body: the same type, or '' while nothing is typed or chosen. */
type FormValue<T> = T extends string | number
  ? T | ''
  : T extends boolean | null | Range
    ? T
    : T extends readonly (infer Item)[]
      ? readonly FormValue<Item>[]
      : T extends object
        ? FormValues<T>
        : never;

/** What a form holds for a body. Every member has to be given, so that none is forgotten or misspelt. */
export type FormValues<Body> = {
  readonly [Key in keyof Body]-?: FormValue<Exclude<Body[Key], undefined>>;
};
