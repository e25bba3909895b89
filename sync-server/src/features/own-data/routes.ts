import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  askForOwnData,
  deleteAccount as deleteCall,
  ownData,
  ownDataFile,
} from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { AppError, bind, bindRaw, scopeOf, type Caller } from '../../http/index.ts';
import { deleteAccount } from './delete-account.ts';
import { askForExport, readExportFile, readOwnData } from './exports.ts';

/** The password operations that deletion needs. */
export interface PasswordGate {
  /** Subject to the limits of a login (AC6). */
  isRight(request: FastifyRequest, caller: Caller, password: string): Promise<boolean>;
  /** A hash that no password matches. */
  unusable(): Promise<string>;
}

const OF_AN_ADMINISTRATOR = 'The account of an administrator cannot be deleted here.';
const WRONG_PASSWORD = 'This password is not right.';

/** OD1 to OD6: export of a user's own data, and deletion of an account. */
export function ownDataRoutes(app: FastifyInstance, context: Context, passwords: PasswordGate): void {
  bind(app, ownData, async (_input, { caller }) => ({ data: await readOwnData(context, caller._id) }));
  bind(app, askForOwnData, async (_input, { caller }) => ({ data: await askForExport(context, caller._id) }));
  bindRaw(app, ownDataFile, async ({ params }, { caller, reply }) => {
    const file = await readExportFile(context, caller._id, params.id);
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="my-data.zip"')
      .header('x-content-type-options', 'nosniff')
      .type('application/zip')
      .send(file);
  });
  bind(app, deleteCall, async ({ body }, { caller, request }) => {
    if (!(await passwords.isRight(request, caller, body.password)))
      throw new AppError('REFUSED', WRONG_PASSWORD, { errors: { password: WRONG_PASSWORD } });
    if (scopeOf(caller, 'users') !== null) throw new AppError('CONFLICT', OF_AN_ADMINISTRATOR);
    await deleteAccount(context, { userId: caller._id, passwordHash: await passwords.unusable() });
    return { message: 'Your account was deleted.' };
  });
}
