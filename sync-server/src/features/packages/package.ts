import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { BoundedCache } from '../../bounded-cache.ts';
import type { Context } from '../../context.ts';
import { statement, type Store } from '../../database/index.ts';
import { AppError, hasFresh, type Caller, type HttpExchange } from '../../http/index.ts';
import { readEncryptedUntil } from '../../papers/encrypted-until.ts';
import { issuesOf } from '../../papers/issues.ts';

/** Sends the package of a paper that was issued to the caller. */
export type SendPackage = (
  caller: Caller,
  /** The requested version; if absent, the newest that was issued to the caller (PK5). */
  wanted: { readonly paperId: string; readonly version: string | undefined },
  exchange: HttpExchange,
) => Promise<FastifyReply>;

/** The text of a package version never changes, so its compressed bytes are cached. */
export function packageSender({ store, clock }: Pick<Context, 'store' | 'clock'>): SendPackage {
  const read = packageBytes(store);
  return async (caller, { paperId, version }, { request, reply }) => {
    const issued = await issuesOf(store, store.read, caller._id, paperId);
    const issue = version === undefined ? issued[0] : issued.find((row) => row.packageVersion === version);
    if (issue === undefined) throw new AppError('NOT_ISSUED');
    await refuseEncrypted({ store, clock }, paperId);
    const etag = `"${issue.packageVersion}"`;
    reply.header('etag', etag).header('cache-control', 'private, no-cache').header('vary', 'accept-encoding');
    if (hasFresh(request.headers['if-none-match'], etag)) return reply.code(304).send();
    const bytes = await read(issue.packageVersion);
    if (bytes === null) throw new AppError('NOT_FOUND');
    reply.type('application/json; charset=utf-8');
    if (!takesBrotli(request.headers['accept-encoding'])) return reply.send(bytes.plain);
    return reply.header('content-encoding', 'br').send(await bytes.brotli());
  };
}

/** ED1, ED12: before the release of its key a paper is only sent encrypted. @throws AppError ENCRYPTED */
async function refuseEncrypted(
  { store, clock }: Pick<Context, 'store' | 'clock'>,
  paperId: string,
): Promise<void> {
  const until = await readEncryptedUntil(store, paperId);
  if (until !== null && until > clock.now()) throw new AppError('ENCRYPTED');
}

interface PackageBytes {
  readonly plain: Buffer;
  readonly brotli: () => Promise<Buffer>;
}

/** Packages kept in memory, each some hundred kilobytes. */
const MOST_PACKAGES = 32;

function packageBytes(store: Store): (version: string) => Promise<PackageBytes | null> {
  const cache = new BoundedCache<PackageBytes>(MOST_PACKAGES);
  return async (version) => {
    const kept = cache.get(version);
    if (kept !== undefined) return kept;
    const [row] = await packageContent(store, store.read, { version });
    if (row === undefined) return null;
    const bytes = withBrotli(Buffer.from(row.content));
    cache.set(version, bytes);
    return bytes;
  };
}

const packageContent = statement('package_content', (queries, { packageVersions }) =>
  queries
    .select({ content: packageVersions.content })
    .from(packageVersions)
    .where(eq(packageVersions.version, sql.placeholder('version'))),
);

const compress = promisify(brotliCompress);
/** The highest level is 11. Each package is compressed once for all students, so it may be slow. */
const BROTLI_QUALITY = 9;

/** Compressed on the first request; concurrent requests wait for the same result. */
function withBrotli(plain: Buffer): PackageBytes {
  let compressed: Promise<Buffer> | undefined;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const brotli = () =>
    (compressed ??= compress(plain, { params }).catch((error: unknown) => {
      compressed = undefined;
      throw error;
    }));
  return { plain, brotli };
}

/** RFC 9110, section 12.5.3, limited to what browsers send: br is listed and its weight is not zero. */
function takesBrotli(header: string | string[] | undefined): boolean {
  return String(header ?? '')
    .split(',')
    .some((coding) => /^\s*br\s*(;\s*q=(1|0?\.\d*[1-9])\d*\s*)?$/i.test(coding));
}
