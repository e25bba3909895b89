import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DEFAULT_ORGANISATION } from '../../database/index.ts';
import { hashPassword } from '../../features/accounts/passwords/passwords.ts';
import type { SimulatedStudent } from './population.ts';

const PASSWORD_BYTES = 32;

/** Nobody can register one: names have no hyphen. */
const usernameOf = (number: number) => `simulated-${String(number).padStart(2, '0')}`;

/**
 * Accounts for the simulated students, marked as such (ST68). They are closed, nobody knows their password, and their
 * addresses lead nowhere (RFC 2606): so nobody signs in as one of them, and nothing is sent to them.
 * @returns the ids by the students' numbers.
 */
export async function keepStudents(
  { store, ids, clock }: Context,
  students: readonly SimulatedStudent[],
): Promise<ReadonlyMap<number, string>> {
  const { users } = store.t;
  const passwordHash = await hashPassword(ids.bytes(PASSWORD_BYTES).toString('base64url'));
  const rows = students.map(({ number }) => ({
    id: ids.next(),
    email: `${usernameOf(number)}@demo.invalid`,
    username: usernameOf(number),
    fullName: `Simulated student ${number}`,
    passwordHash,
    role: 'student' as const,
    accountStatus: 'deactivated' as const,
    organisationId: DEFAULT_ORGANISATION,
    createdAt: clock.now(),
    isDemo: true,
  }));
  await store.write((queries) => queries.insert(users).values(rows).onConflictDoNothing());
  const kept = await store.read
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(eq(users.isDemo, true));
  const idOf = new Map(kept.map(({ id, username }) => [username, id]));
  return new Map(students.map(({ number }) => [number, idOf.get(usernameOf(number)) ?? '']));
}
