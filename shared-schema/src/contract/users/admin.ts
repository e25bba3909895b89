import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { accountStatuses, roles } from '../accounts/user.ts';
import { searchText, sortBy } from '../lists.ts';
import { managed } from '../managed.ts';

/** Deleted accounts have no owner any more and are not listed (OD). */
export const listedStatuses = accountStatuses.filter((status) => status !== 'deleted');
export type ListedStatus = (typeof listedStatuses)[number];

/** An account, as shown to administrators. */
export const managedUserSchema = z.object({
  _id: idSchema,
  fullName: z.string(),
  username: z.string(),
  email: z.string(),
  /** Ten digits, with the country code; null for users who did not register themselves. */
  phone: z.nullable(z.string()),
  countryCode: z.nullable(z.string()),
  role: z.enum(roles),
  accountStatus: z.enum(listedStatuses),
  profilePicture: z.nullable(z.string()),
  /** Tokens that can be spent now; UNLIMITED for no limit. */
  tokensLeft: z.int(),
  /** ISO 8601 UTC. */
  createdAt: z.string(),
  /** ST68: a simulated student of the demo, whose account is closed; absent or false for real users. */
  isDemo: z.optional(z.boolean()),
});
export type ManagedUser = z.infer<typeof managedUserSchema>;

const thing = managed({ area: 'users', one: 'a user', many: 'users', row: managedUserSchema });

export const userCalls = {
  list: thing.list({
    path: '/users/get_all_users',
    query: {
      search: searchText,
      role: z.optional(z.enum(roles)),
      accountStatus: z.optional(z.enum(listedStatuses)),
      /** CN8: simulated students (ST68) are listed on request only. */
      accounts: z._default(z.enum(['real', 'simulated', 'all']), 'real'),
      sort: sortBy(['createdAt'], '-createdAt'),
    },
    alsoAs: { totalPages: 'pages', totalUsers: 'total' },
  }),
};
