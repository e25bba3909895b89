import { flagIs } from '../../crud/index.ts';
import type { Store } from '../../database/index.ts';

type CatalogueTable = Store['t']['categories'] | Store['t']['subjects'] | Store['t']['topics'];

/**
 * Shared by the lists of categories, subjects and topics. Changes of the catalogue are serialised by a lock, because slugs,
 * parents and references are read before the write.
 */
export const managedCatalogue = <Table extends CatalogueTable>(from: Table) => ({
  lock: 'catalogue',
  ofOrganisation: null,
  from,
  search: [from.name, from.description],
  sorts: { name: from.name, createdAt: from.createdAt },
  filters: { isActive: flagIs(from.isActive) },
});
