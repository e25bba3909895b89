import { and, eq, ne } from 'drizzle-orm';
import type { ManagedCollege } from '@exam/shared-schema/contract';
import { equals, type FileColumns, fileTime } from '../../crud/index.ts';
import { DEFAULT_ORGANISATION, type Queries, type Store } from '../../database/index.ts';
import { present } from './rows.ts';

/** OR20: the list of colleges, and one of them. */
export function managedColleges({ t }: Pick<Store, 't'>) {
  const { organisations } = t;
  const isCollege = ne(organisations.id, DEFAULT_ORGANISATION);
  return {
    from: organisations,
    // Only administrators of the installation manage colleges.
    ofOrganisation: null,
    where: isCollege,
    select: (queries: Queries) => queries.select().from(organisations).$dynamic(),
    file: IN_FILE,
    present: (rows: (typeof organisations.$inferSelect)[], queries: Queries) => present(t, queries, rows),
    search: [organisations.name, organisations.code, organisations.city],
    sorts: { name: organisations.name, createdAt: organisations.createdAt },
    filters: {
      status: (status: 'active' | 'inactive') => eq(organisations.isActive, status === 'active'),
      type: equals(organisations.type),
    },
    find: async (queries: Queries, id: string): Promise<ManagedCollege | undefined> => {
      const rows = await queries
        .select()
        .from(organisations)
        .where(and(eq(organisations.id, id), isCollege));
      return (await present(t, queries, rows))[0];
    },
  };
}

/** OP8 */
const IN_FILE: FileColumns<ManagedCollege> = {
  College: ({ name }) => name,
  Code: ({ code }) => code,
  Type: ({ type }) => type,
  City: ({ address }) => address.city,
  State: ({ address }) => address.state,
  Country: ({ address }) => address.country,
  'E-mail': ({ contactInfo }) => contactInfo.email,
  Phone: ({ contactInfo }) => contactInfo.phone,
  Website: ({ contactInfo }) => contactInfo.website,
  Established: ({ establishedYear }) => establishedYear,
  Affiliation: ({ affiliation }) => affiliation,
  Students: ({ studentCount }) => studentCount,
  Registration: ({ settings }) => (settings.allowSelfRegistration ? 'Approved' : 'Not Approved'),
  Domains: ({ settings }) => settings.domains.join('; '),
  Status: ({ isActive }) => (isActive ? 'Active' : 'Inactive'),
  'Created, India time': ({ createdAt }) => fileTime(createdAt),
};
