import type { Context } from '../context.ts';
import type { Queries, Tables } from '../database/index.ts';

/** Reasons that are stored of one file. */
const MOST_REASONS = 100;

type Imported = Pick<
  Tables['imports']['$inferInsert'],
  'kind' | 'source' | 'userId' | 'added' | 'unchanged' | 'reasons'
>;

/**
 * OP7: records that a file was stored. Each refused row has a reason with its place in the file, and nothing of its text
 * that may be personal.
 */
export async function recordImport(
  { store: { t }, ids, clock }: Context,
  queries: Queries,
  { reasons, ...imported }: Imported,
): Promise<void> {
  const refused = reasons.length;
  await queries.insert(t.imports).values({
    ...imported,
    ...{ id: ids.next(), at: clock.now(), refused, reasons: reasons.slice(0, MOST_REASONS), failure: null },
  });
}

/** OP7: records that nothing of a file could be stored. */
export async function recordFailedImport(
  { store: { t }, ids, clock }: Context,
  queries: Queries,
  { failure, ...imported }: Pick<Imported, 'kind' | 'source' | 'userId'> & { readonly failure: string },
): Promise<void> {
  const nothing = { added: 0, unchanged: 0, refused: 0, reasons: [] };
  await queries
    .insert(t.imports)
    .values({ ...imported, ...nothing, id: ids.next(), at: clock.now(), failure });
}
