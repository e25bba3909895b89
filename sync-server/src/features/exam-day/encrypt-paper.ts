import { and, asc, eq, inArray } from 'drizzle-orm';
import type { ConsoleScope } from '@exam/shared-schema/access';
import type { CallInput, encryptPaper as encryptCall } from '@exam/shared-schema/contract';
import { IV_BYTES } from '../../aes-gcm.ts';
import { isoOrNull } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { equals, recordChange, refused, within } from '../../crud/index.ts';
import {
  DEFAULT_ORGANISATION,
  PUBLISHING,
  type Queries,
  type Tables,
  type Transaction,
} from '../../database/index.ts';
import { AppError } from '../../http/index.ts';
import { sharedWithReadable } from '../../papers/encrypted-questions.ts';
import { openingCodeFor, wrapKey, type KeyOfPaper } from './secrets.ts';

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

/** ED2, ED13: why a paper cannot be encrypted; null if it can. @param now epoch ms. */
export async function hindranceOf(
  t: Tables,
  queries: Queries,
  paper: PaperRow,
  now: number,
): Promise<string | null> {
  if (paper.resultsPolicy === 'on-submit') return KEY_ON_DEVICES;
  if (!paper.isActive || paper.currentVersion === null) return NOT_ACTIVE;
  if (paper.opensAt === null) return NEEDS_OPENING;
  if (paper.opensAt <= now) return HAS_OPENED;
  if ((await queries.$count(t.issues, eq(t.issues.paperId, paper.id))) > 0) return SAVED;
  const shared = await sharedWithReadable(t, queries, paper.id);
  if (shared === undefined) return null;
  const [where, more] =
    shared.title === null
      ? ['another paper', '']
      : [`'${shared.title}'`, ', or deactivate the other one if no student has saved it'];
  return `Students can read a question of this paper in ${where}. Make another paper for the exam day${more}. The question: ${shared.question}`;
}

/** In the order of the console. */
export function groupsOf({ paperGroups }: Tables, queries: Queries, paperId: string): Promise<GroupRow[]> {
  return queries
    .select()
    .from(paperGroups)
    .where(eq(paperGroups.paperId, paperId))
    .orderBy(asc(paperGroups.kind), asc(paperGroups.name), asc(paperGroups.id));
}

interface Encryption {
  readonly chosen: Chosen;
  /** The user who encrypts it. */
  readonly by: string;
}

/**
 * ED2: encrypts a paper until it opens, for everyone and the chosen groups, or adds groups to one that is encrypted. The
 * codes are stretched before the transaction, which would keep all hand-ins waiting for seconds.
 * @throws AppError NOT_FOUND, CONFLICT with the reason, VALIDATION.
 */
export async function encryptPaper(
  context: Context,
  named: NamedPaper,
  encryption: Encryption,
): Promise<{ readonly added: number }> {
  const { store, ids } = context;
  const { read, t } = store;
  const paper = await requireEncryptable(context, read, named);
  const keyId = paper.keyId ?? ids.next();
  const wanted = await missingGroups(t, read, paper, { ...named, chosen: encryption.chosen });
  const rows: GroupRow[] = [];
  for (const group of wanted) rows.push(await newGroup(context, { testId: paper.id, keyId }, group));
  return store.write((queries) => keepGroups(context, queries, named, { ...encryption, keyId, rows }));
}

/** @throws AppError NOT_FOUND; CONFLICT with the reason. */
async function requireEncryptable(
  { store: { t }, clock }: Context,
  queries: Queries,
  named: NamedPaper,
): Promise<PaperRow> {
  const paper = await requirePaper(t, queries, named);
  const hindrance = paper.keyId === null ? await hindranceOf(t, queries, paper, clock.now()) : null;
  if (hindrance !== null) throw new AppError('CONFLICT', hindrance);
  return paper;
}

type Group = Pick<GroupRow, 'kind' | 'groupId' | 'name'>;

async function missingGroups(
  t: Tables,
  queries: Queries,
  paper: PaperRow,
  { chosen, scope }: Pick<NamedPaper, 'scope'> & Pick<Encryption, 'chosen'>,
): Promise<Group[]> {
  const there = await groupsOf(t, queries, paper.id);
  const everyone: Group = { kind: 'everyone', groupId: '', name: 'Everyone else' };
  return [everyone, ...(await namedGroups(t, queries, chosen, scope, paper))].filter(
    ({ kind, groupId }) => !there.some((row) => row.kind === kind && row.groupId === groupId),
  );
}

export async function newGroup(
  { ids, installation, clock }: Context,
  paper: KeyOfPaper,
  group: Group,
): Promise<GroupRow> {
  const id = ids.next();
  const code = openingCodeFor(installation, paper, id);
  const slot = await wrapKey(installation, paper, code, ids.bytes(IV_BYTES));
  return { id, paperId: paper.testId, ...group, ...slot, createdAt: clock.now() };
}

const MEANWHILE = 'The paper was encrypted by another user meanwhile. Please try again.';

interface Kept extends Pick<Encryption, 'by'> {
  readonly keyId: string;
  readonly rows: readonly GroupRow[];
}

/** Everything is judged again, because it may have changed since. */
export async function keepGroups(
  context: Context,
  queries: Transaction,
  named: NamedPaper,
  { keyId, rows, by }: Kept,
): Promise<{ readonly added: number }> {
  const { t } = context.store;
  await queries.lock(PUBLISHING);
  await queries.lock(`exam day ${named.id}`);
  const paper = await requireEncryptable(context, queries, named);
  if (paper.keyId !== null && paper.keyId !== keyId) throw new AppError('CONFLICT', MEANWHILE);
  const encryptedUntil = paper.encryptedUntil ?? paper.opensAt;
  await queries.update(t.papers).set({ keyId, encryptedUntil }).where(eq(t.papers.id, paper.id));
  const added =
    rows.length === 0
      ? []
      : await queries
          .insert(t.paperGroups)
          .values([...rows])
          .onConflictDoNothing()
          .returning({ name: t.paperGroups.name });
  // A version that was saved before has no slot of the new groups: devices fetch it again.
  await queries.delete(t.encryptedVersions).where(eq(t.encryptedVersions.paperId, paper.id));
  await recordChange(context, queries, {
    ...{ userId: by, kind: 'papers', thingId: paper.id, action: 'update' },
    before: { encryptedUntil: isoOrNull(paper.encryptedUntil) },
    after: { encryptedUntil: isoOrNull(encryptedUntil), groups: added.map(({ name }) => name) },
  });
  return { added: added.length };
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
