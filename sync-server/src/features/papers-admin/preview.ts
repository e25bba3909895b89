import { and, desc, eq } from 'drizzle-orm';
import type { ConsoleScope } from '@exam/shared-schema/access';
import type { PaperPreview } from '@exam/shared-schema/contract';
import { paperPackageSchema } from '@exam/shared-schema/paper-package';
import type { Context } from '../../context.ts';
import { equals, within } from '../../crud/index.ts';
import { explanationsOnWire } from '../../papers/stored-explanations.ts';
import { type Store } from '../../database/index.ts';
import { AppError } from '../../http/index.ts';
import { readPaperSource } from '../../papers/paper-source.ts';
import { buildFrom, refuseUnpublishable } from '../../papers/publish-paper.ts';

/**
 * MP7: a paper as a student sees it: of an active paper the version that is currently issued, of an inactive one the
 * version that activating it would publish.
 * @throws AppError NOT_FOUND; NOT_READY if no package can be built from it.
 */
export async function readPreview(
  context: Context,
  { id, scope }: { readonly id: string; readonly scope: ConsoleScope },
): Promise<PaperPreview> {
  const { store } = context;
  const { papers } = store.t;
  const [paper] = await store.read
    .select({ isActive: papers.isActive, version: papers.currentVersion })
    .from(papers)
    .where(and(eq(papers.id, id), within(scope, equals(papers.organisationId))));
  if (paper === undefined) throw new AppError('NOT_FOUND', 'Test paper not found. It may have been deleted.');
  return paper.isActive && paper.version !== null ? published(store, paper.version) : draft(context, id);
}

/** With the newest key, which includes corrections. */
async function published({ read, t }: Store, version: string): Promise<PaperPreview> {
  const { packageVersions, answerKeys } = t;
  const [row] = await read
    .select({
      content: packageVersions.content,
      keys: answerKeys.keys,
      explanations: answerKeys.explanations,
    })
    .from(packageVersions)
    .innerJoin(answerKeys, eq(answerKeys.packageVersion, packageVersions.version))
    .where(eq(packageVersions.version, version))
    .orderBy(desc(answerKeys.keyVersion))
    .limit(1);
  if (row === undefined) throw new Error(`The current version ${version} of a paper is not stored`);
  const { content, keys } = row;
  const { explanations } = explanationsOnWire(row.explanations);
  const paper = paperPackageSchema.parse(JSON.parse(content));
  return { paper, source: 'published', obstacle: null, keys, explanations };
}

async function draft(context: Context, id: string): Promise<PaperPreview> {
  const { store } = context;
  const source = await readPaperSource(store, store.read, id);
  const built = buildFrom(context, source);
  const { content, keys } = built;
  const { explanations } = explanationsOnWire(built.explanations);
  const obstacle = await whyNot(() => refuseUnpublishable(store, store.read, source, built));
  const read = paperPackageSchema.safeParse(JSON.parse(content));
  if (!read.success) throw new AppError('NOT_READY', obstacle ?? undefined);
  return { paper: read.data, source: 'draft', obstacle, keys, explanations };
}

/** The message of an AppError, null if the check passes. Other errors are rethrown. */
async function whyNot(check: () => Promise<void>): Promise<string | null> {
  try {
    await check();
    return null;
  } catch (refusal) {
    if (refusal instanceof AppError) return refusal.message;
    throw refusal;
  }
}
