import * as z from 'zod/mini';

const wholeNumber = (fallback: number, max: number) =>
  z._default(z.pipe(z.coerce.number(), z.int().check(z.gte(1), z.lte(max))), fallback);

/** `page` from 1, `limit` from 1 to 100 (api.md, Answers). @param limit the list's own page size. */
export const pageQuery = (limit: number) => ({
  page: wholeNumber(1, 1_000_000),
  limit: wholeNumber(limit, 100),
});

/** What a list says of itself beside its rows. */
export const pageAnswer = { page: z.int(), pages: z.int(), total: z.int(), count: z.int() };
export const pageMeta = z.object({ page: z.int(), totalPages: z.int(), total: z.int() });
