import type { ManagedPaper, PaperEdit } from '@exam/shared-schema/contract';
import type { Context } from '../../../context.ts';
import { changeRow } from '../../../crud/index.ts';
import type { Transaction } from '../../../database/index.ts';
import { AppError } from '../../../http/index.ts';
import { publishWithin } from '../publish-paper.ts';
import { refuseSealedRules } from './refuse-sealed-rules.ts';
import { IN_PACKAGE, RULES } from './settings.ts';

/**
 * MP9: changes what an administrator edited, in a transaction that holds the lock PUBLISHING. An active paper whose
 * package says something else now is published with it; any other is when it is activated.
 * @throws AppError CONFLICT with the reason in words; NOT_READY if the paper cannot be published.
 */
export async function editPaper(
  context: Context,
  queries: Transaction,
  { settingsVersion, ...changes }: PaperEdit,
  before: ManagedPaper,
): Promise<void> {
  if (settingsVersion !== before.settingsVersion)
    throw new AppError(
      'CONFLICT',
      'Somebody else changed this paper meanwhile. Nothing was saved: close this form and open it again to see the change.',
    );
  const { t } = context.store;
  const isChanged = (name: (typeof IN_PACKAGE)[number]) =>
    changes[name] !== undefined && changes[name] !== before[name];
  if (RULES.some(isChanged)) await refuseSealedRules(t, queries, before._id);
  await changeRow(queries, t.papers, before._id, changes);
  const isPublished = before.isActive && before.packageVersion !== null;
  if (isPublished && IN_PACKAGE.some(isChanged)) await publishWithin(context, queries, before._id);
}
