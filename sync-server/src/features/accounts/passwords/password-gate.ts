import type { FastifyRequest } from 'fastify';
import type { User } from '@exam/shared-schema/contract';
import type { Context } from '../../../context.ts';
import { networkOf } from '../../../http/index.ts';
import { mailboxOf } from '../mailbox.ts';
import { findUserByEmail } from '../queries.ts';
import { knownDeviceId } from '../sessions/known-device.ts';
import type { Attempt } from '../sessions/login-throttle.ts';
import { checkPassword, type HashInTurn, type InTurn } from './passwords.ts';

const SECRET_BYTES = 32;

/** OD4: checks the password of a signed-in user before an irreversible action. Counts against the login limits (AC6). */
export function passwordGate(context: Context, attempt: Attempt, inTurn: InTurn, hash: HashInTurn) {
  return {
    isRight: async (request: FastifyRequest, { email }: Pick<User, 'email'>, password: string) => {
      const row = await findUserByEmail(context.store, email);
      const by = {
        mailbox: mailboxOf(email),
        exists: row !== undefined,
        network: networkOf(request.ip),
        deviceId: knownDeviceId(context, request, email),
      };
      const check = async () =>
        (await inTurn(() => checkPassword(row?.passwordHash, password))) === null ? null : true;
      return (await attempt(by, check)) ?? false;
    },
    unusable: () => hash(context.ids.bytes(SECRET_BYTES).toString('hex')),
  };
}

export type PasswordGate = ReturnType<typeof passwordGate>;
