import type { Context } from '../context.ts';
import { hashPassword } from '../features/accounts/passwords/passwords.ts';
import { addUser, findUserByEmail } from '../features/accounts/queries.ts';
import { FIRST_PAPERS_EDITION } from '@exam/content/editions';
import { seedDemoContent, type LeftOut } from './demo.ts';
import { seedPlans } from './plans.ts';

interface DemoLogin {
  readonly email: string;
  readonly password: string;
  readonly username: string;
  readonly fullName: string;
  readonly role: 'student' | 'admin';
}

/** Printed in the sources, so never made in production. */
export const demoLogins: readonly DemoLogin[] = [
  {
    email: 'admin@example.com',
    password: 'Admin@12345',
    username: 'admin',
    fullName: 'Demo Admin',
    role: 'admin',
  },
  {
    email: 'student@example.com',
    password: 'Student@12345',
    username: 'student',
    fullName: 'Demo Student',
    role: 'student',
  },
];

/**
 * Makes what a first visit needs, at the first start outside production. Starting again adds nothing.
 * @param firstPapersOnly for tests, which start hundreds of servers.
 * @returns the papers that could not be made.
 */
export async function seed(
  context: Context,
  { firstPapersOnly = false }: { readonly firstPapersOnly?: boolean } = {},
): Promise<LeftOut[]> {
  await seedPlans(context);
  const ids: string[] = [];
  for (const login of demoLogins) ids.push(await keepLogin(context, login));
  const [adminId] = ids;
  const edition = firstPapersOnly ? FIRST_PAPERS_EDITION : undefined;
  return adminId === undefined ? [] : seedDemoContent(context, adminId, edition);
}

async function keepLogin(context: Context, { password, ...login }: DemoLogin): Promise<string> {
  const { store, ids, clock } = context;
  const before = await findUserByEmail(store, login.email);
  if (before !== undefined) return before.id;
  const id = ids.next();
  const passwordHash = await hashPassword(password);
  await store.write((queries) =>
    addUser(store, queries, {
      ...login,
      id,
      passwordHash,
      accountStatus: 'approved',
      createdAt: clock.now(),
    }),
  );
  return id;
}
