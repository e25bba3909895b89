import * as z from 'zod/mini';

const wholeNumber = (fallback: number, max: number) =>
  z._default(z.pipe(z.coerce.number(), z.int().check(z.gte(1), z.lte(max))), fallback);

/** `page` from 1, `limit` from 1 to 100. @param limit the default page size. */
export const pageQuery = (limit: number) => ({
  page: wholeNumber(1, 1_000_000),
  limit: wholeNumber(limit, 100),
});

/** The members of a list's answer besides its rows. */
export const pageAnswer = {
  page: z.int(),
  pages: z.int(),
  total: z.int(),
  count: z.int(),
  /** When the server made the answer, ISO 8601 UTC; absent in answers that older devices have stored. */
  generatedAt: z.optional(z.string()),
};

/** Search text. */
export const searchText = z.optional(z.string().check(z.trim(), z.maxLength(100)));

/** A filter on a flag, as a query parameter. */
export const flagFilter = z.optional(z.enum(['true', 'false']));

/**
 * The orders of a list: each of these names, or '-' and the name for descending order.
 * @param first the default order.
 */
export function sortBy<const Name extends string>(names: readonly Name[], first: NoInfer<Name | `-${Name}`>) {
  const sorts = names.flatMap((name) => [name, `-${name}`] as const);
  // `first` is one of `sorts`; the type of an enum of a generic list does not express that.
  return z._default(z.enum(sorts), first as never);
}
