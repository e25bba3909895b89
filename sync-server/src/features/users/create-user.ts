import type { CallInput, ManagedUser, userCalls } from '@exam/shared-schema/contract';
import type { ConsoleScope } from '@exam/shared-schema/access';
import type { Context } from '../../context.ts';
import { recordChange } from '../../crud/index.ts';
import type { Caller } from '../../http/index.ts';
import { requireRole, requireUser } from './change-account.ts';
import type { UserNeeds } from './needs.ts';
import { present } from './present.ts';

/** ST33, ST34: makes an account for somebody else. @throws AppError as `createAccount`. */
export async function createUser(
  context: Context,
  needs: Pick<UserNeeds, 'createAccount' | 'organisationForNew' | 'tokensOfEach'>,
  form: CallInput<typeof userCalls.create>['body'],
  { createdBy, scope }: { readonly createdBy: Caller; readonly scope: ConsoleScope },
): Promise<ManagedUser> {
  const { store, ids } = context;
  const id = ids.next();
  const { username, role, accountStatus } = form;
  const collegeId = form.collegeId || undefined;
  const { organisationId } = createdBy;
  requireRole(createdBy, role);
  await needs.createAccount({
    id,
    organisationIn: (queries) => needs.organisationForNew(queries, { collegeId, organisationId, scope }),
    form,
    then: (queries) =>
      recordChange(context, queries, {
        userId: createdBy._id,
        kind: 'users',
        thingId: id,
        action: 'create',
        before: undefined,
        after: { username, role, accountStatus },
      }),
  });
  const [user] = await present(store.t, store.read, needs, [
    await requireUser(store.t, store.read, { userId: id, scope }),
  ]);
  if (user === undefined) throw new Error('An account was made but not presented');
  return user;
}
