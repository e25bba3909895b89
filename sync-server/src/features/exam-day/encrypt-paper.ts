import { and, eq, inArray } from 'drizzle-orm';
import type { ConsoleScope } from '@exam/shared-schema/access';
import type { CallInput, encryptPaper as encryptCall } from '@exam/shared-schema/contract';
import { IV_BYTES } from '@exam/shared-schema/exam-day';
import type { Context } from '../../context.ts';
import { equals, recordChange, refused, within } from '../../crud/index.ts';
import { DEFAULT_ORGANISATION, PUBLISHING, type Queries, type Tables } from '../../database/index.ts';
import { AppError } from '../../http/index.ts';
import { openingCodeFor, wrapKey } from './secrets.ts';

export type PaperRow = Tables['papers']['$inferSelect'];
type GroupRow = Tables['paperGroups']['$inferSelect'];
type Chosen = CallInput<typeof encryptCall>['body'];

/** A paper as a caller of the console names it. */
export interface NamedPaper {
  readonly id: string;
  readonly scope: ConsoleScope;
}

/** OR3 @throws AppError NOT_FOUND */
export async function requirePaper(
  { papers }: Tables,
  queries: Queries,
  { id, scope }: NamedPaper,
): Promise<PaperRow> {
  const isThis = and(eq(papers.id, id), within(scope, equals(papers.organisationId)));
  const [row] = await queries.select().from(papers).where(isThis);
  if (row === undefined || row.ownerId !== null) throw new AppError('NOT_FOUND');
  return row;
}

const NEEDS_OPENING = 'The paper needs an opening time: set it in the settings of the paper first.';
const HAS_OPENED = 'The paper has opened already.';
const KEY_ON_DEVICES =
  'This paper shows its results at once, so it cannot be encrypted. Choose a paper that ranks.';
const NOT_ACTIVE = 'This paper is not active. Activate it first.';
const SAVED =
  'Students have saved this paper already and can read it. Make another paper, and encrypt it before anyone saves it.';

/** ED2: why a paper cannot be encrypted; null if it can. @param now epoch ms. */
export async function hindranceOf(
  { issues }: Tables,
  queries: Queries,
  paper: PaperRow,
  now: number,
): Promise<string | null> {
  if (paper.resultsPolicy === 'on-submit') return KEY_ON_DEVICES;
  if (!paper.isActive || paper.currentVersion === null) return NOT_ACTIVE;
  if (paper.opensAt === null) return NEEDS_OPENING;
  if (paper.opensAt <= now) return HAS_OPENED;
  return (await queries.$count(issues, eq(issues.paperId, paper.id))) > 0 ? SAVED : null;
}

/**
 * ED2: encrypts a paper until it opens, for everyone and the chosen groups, or adds groups to one that is encrypted.
 * @throws AppError NOT_FOUND, CONFLICT with the reason, VALIDATION.
 */
export function encryptPaper(
  context: Context,
  named: NamedPaper,
  chosen: Chosen,
  by: string,
): Promise<{ readonly added: number }> {
  const { store, clock, ids, installation } = context;
  const { t } = store;
  return store.write(async (queries) => {
    await queries.lock(PUBLISHING);
    await queries.lock(`exam day ${named.id}`);
    const paper = await requirePaper(t, queries, named);
    const [now, isNew] = [clock.now(), paper.keyId === null];
    const hindrance = isNew ? await hindranceOf(t, queries, paper, now) : null;
    if (hindrance !== null) throw new AppError('CONFLICT', hindrance);
    const keyId = paper.keyId ?? ids.next();
    if (isNew)
      await queries
        .update(t.papers)
        .set({ keyId, encryptedUntil: paper.opensAt })
        .where(eq(t.papers.id, paper.id));
    const there = await queries.select().from(t.paperGroups).where(eq(t.paperGroups.paperId, paper.id));
    const wanted = [
      { kind: 'everyone' as const, groupId: '', name: 'Everyone else' },
      ...(await namedGroups(t, queries, chosen, named.scope, paper)),
    ];
    const missing = wanted.filter(
      ({ kind, groupId }) => !there.some((row) => row.kind === kind && row.groupId === groupId),
    );
    const rows: GroupRow[] = [];
    for (const group of missing) {
      const id = ids.next();
      const name = { testId: paper.id, keyId };
      const code = openingCodeFor(installation, name, id);
      const slot = await wrapKey(installation, name, code, ids.bytes(IV_BYTES));
      rows.push({ id, paperId: paper.id, ...group, ...slot, createdAt: now });
    }
    if (rows.length > 0) await queries.insert(t.paperGroups).values(rows);
    // A version that was saved before has no slot of the new groups: devices fetch it again.
    await queries.delete(t.encryptedVersions).where(eq(t.encryptedVersions.paperId, paper.id));
    await recordChange(context, queries, {
      ...{ userId: by, kind: 'papers', thingId: paper.id, action: 'update' },
      before: { encryptedUntil: paper.encryptedUntil },
      after: {
        encryptedUntil: paper.encryptedUntil ?? paper.opensAt,
        groups: rows.map(({ name }) => name),
      },
    });
    return { added: rows.length };
  });
}

const NO_GROUP = 'One of these groups no longer exists. Please choose again.';

/** Colleges are for papers of the installation, batches of the paper's own organisation, or any for its own. */
async function namedGroups(
  t: Tables,
  queries: Queries,
  chosen: Chosen,
  scope: ConsoleScope,
  { organisationId }: PaperRow,
) {
  const [collegeIds, batchIds] = [[...new Set(chosen.collegeIds)], [...new Set(chosen.batchIds)]];
  const isDefault = organisationId === DEFAULT_ORGANISATION;
  const colleges =
    collegeIds.length === 0 || !isDefault || scope.reach !== 'installation'
      ? []
      : await queries.select().from(t.organisations).where(inArray(t.organisations.id, collegeIds));
  const isOwn = isDefault ? undefined : eq(t.batches.organisationId, organisationId);
  const batches =
    batchIds.length === 0
      ? []
      : await queries
          .select()
          .from(t.batches)
          .where(
            and(inArray(t.batches.id, batchIds), isOwn, within(scope, equals(t.batches.organisationId))),
          );
  if (colleges.length < collegeIds.length) throw refused('collegeIds', NO_GROUP, NO_GROUP);
  if (batches.length < batchIds.length) throw refused('batchIds', NO_GROUP, NO_GROUP);
  return [
    ...colleges.map(({ id: groupId, name }) => ({ kind: 'college' as const, groupId, name })),
    ...batches.map(({ id: groupId, name }) => ({ kind: 'batch' as const, groupId, name })),
  ];
}
