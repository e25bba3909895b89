import type { Call, CallAnswer, CallArguments, CallBody } from '@exam/shared-schema/contract';

/**
 * Types derived from the contract's calls, for the console's declarations: a declaration that names a field, filter
 * or sort that its call does not have fails to compile.
 */

/** The type of a member, or never if the type has no member of this name. */
export type Member<T, Key extends string> = Key extends keyof T ? T[Key] : never;

/** The query parameters of the call. */
export type QueryOf<C extends Call> =
  CallArguments<C> extends { readonly query: infer Query } ? Query : Record<never, never>;

/** The call's path parameters; undefined if there are none. */
export type ParamsOf<C extends Call> =
  CallArguments<C> extends { readonly params: infer Params } ? Params : undefined;

/** The sort orders that the list's call accepts: 'name', '-name' ... */
export type SortOf<C extends Call> = Extract<Member<QueryOf<C>, 'sort'>, string>;

/** The sort of a column, without the descending variants: the header adds those itself. */
export type ColumnSort<C extends Call> = Exclude<SortOf<C>, `-${string}`>;

/** Query parameters other than paging, search and sort. */
export type FilterName<C extends Call> = Exclude<
  keyof QueryOf<C> & string,
  'page' | 'limit' | 'search' | 'sort'
>;

/** The members of every list answer beside its rows (`pageAnswer` of the contract). */
export interface PageFacts {
  readonly page: number;
  readonly pages: number;
  readonly total: number;
}

/** Rejects a call whose answer lacks these members; the literal appears in the compiler's message. */
export type Paged<C extends Call> =
  CallAnswer<C> extends PageFacts ? C : 'A list answers page, pages and total: spread pageAnswer';

export type BodyOf<C extends Call> = CallBody<C>;

/** A lower and an upper bound. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/** An object whose members are fields of their own ('address.city'). Lists and ranges are single fields. */
type Group<T> =
  NonNullable<T> extends readonly unknown[] | Range
    ? never
    : NonNullable<T> extends object
      ? NonNullable<T>
      : never;

/** The names of the fields that a body can have; dotted for members of nested objects. */
export type FieldName<Body> = {
  [Key in keyof Body & string]-?: [Group<Body[Key]>] extends [never]
    ? Key
    : `${Key}.${FieldName<Group<Body[Key]>>}`;
}[keyof Body & string];

/** The type of the member with such a name. */
export type ValueAt<Body, Name extends string> = Name extends `${infer Key}.${infer Rest}`
  ? ValueAt<NonNullable<Member<Body, Key>>, Rest>
  : Member<Body, Name>;

/** The form value of a member of the body: the same type, or '' while nothing is entered or chosen. */
type FormValue<T> = T extends string | number
  ? T | ''
  : T extends boolean | null | Range
    ? T
    : T extends readonly (infer Item)[]
      ? readonly FormValue<Item>[]
      : T extends object
        ? FormValues<T>
        : never;

/** The form values of a body. Every member is required, so that none is forgotten or misspelt. */
export type FormValues<Body> = {
  readonly [Key in keyof Body]-?: FormValue<Exclude<Body[Key], undefined>>;
};
