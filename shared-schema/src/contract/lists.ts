import * as z from 'zod/mini';

const wholeNumber = (fallback: number, max: number) =>
  z._default(z.pipe(z.coerce.number(), z.int().check(z.gte(1), z.lte(max))), fallback);

/** `page` from 1, `limit` from 1 to 100. @param limit the list's own page size. */
export const pageQuery = (limit: number) => ({
  page: wholeNumber(1, 1_000_000),
  limit: wholeNumber(limit, 100),
});

/** What a list says of itself beside its rows. */
export const pageAnswer = { page: z.int(), pages: z.int(), total: z.int(), count: z.int() };
export const pageMeta = z.object({ page: z.int(), totalPages: z.int(), total: z.int() });

/** What a person types to find something by its text. */
export const searchText = z.optional(z.string().check(z.trim(), z.maxLength(100)));

/** A filter on a flag, as it stands in an address. */
export const flagFilter = z.optional(z.enum(['true', 'false']));

/**
 * How a list may be sorted: by each of these names, or by '-' and the name for the other way round.
 * @param first the order where nothing is said.
 */
export function sortBy<const Name extends string>(names: readonly Name[], first: NoInfer<Name | `-${Name}`>) {
  const sorts = names.flatMap((name) => [name, `-${name}`] as const);
  // It is one of them, which the type of an enum of a generic list does not show.
  return z._default(z.enum(sorts), first as never);
}
