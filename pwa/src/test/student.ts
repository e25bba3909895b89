import type { User } from '@exam/shared-schema/contract';

/** A student in good standing, as returned by the server. */
export function testStudent(username = 'asha'): User {
  return {
    _id: username,
    fullName: 'Asha Sharma',
    username,
    email: `${username}@example.com`,
    role: 'student',
    accountStatus: 'verified',
  };
}
