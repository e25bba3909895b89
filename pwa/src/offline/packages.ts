import { callApi, NO_ANSWER, type CallFailure, type CallOptions } from '../api/index.ts';
import { API_BASE, issuePaper, pathOf, paperPackage, sealedKey } from '@exam/shared-schema/contract';
import type { Ticket } from '@exam/shared-schema/attempt';
import {
  packageText,
  paperPackageSchema,
  type PaperPackage,
  type SealedKey,
} from '@exam/shared-schema/paper-package';
import type { ExamDatabase, ImageRow, PackageRow } from './database.ts';
import { sha256, sha256OfBytes } from './device.ts';
import { DamagedTicketError, readTicket } from './read-ticket.ts';
import { deleteVersion } from './saved-papers.ts';
import { noteOffset } from './server-clock.ts';
import { Silence } from './silence.ts';

export interface SaveProgress {
  readonly loadedBytes: number;
  readonly totalBytes: number;
}

export type SaveResult =
  | { readonly ok: true; readonly saved: PackageRow }
  | { readonly ok: false; readonly code: string; readonly message: string };

export interface SaveRequest {
  readonly database: ExamDatabase;
  readonly userId: string;
  readonly token: string;
  /** ST30: a newer token where this one ends on the way. */
  readonly renew?: CallOptions['renew'];
  readonly testId: string;
  /** ST13: the ticket of an attempt that goes on here, whose version of the paper need not be the newest. */
  readonly issued?: string | undefined;
  /** What the list said the download takes, bytes. */
  readonly expectedBytes: number;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: SaveProgress) => void;
  /** Makes sure that maths renders offline (PK4); rejects where that cannot be had. */
  readonly ensureMaths: () => Promise<void>;
}

const NO_SPACE = {
  ok: false,
  code: 'NO_SPACE',
  message:
    'There is not enough free space on this device. Nothing was changed; free some space and try again.',
} as const;
const CANCELLED = { ok: false, code: 'CANCELLED', message: 'Saving was cancelled.' } as const;
const DAMAGED = {
  ok: false,
  code: 'DAMAGED',
  message: 'The paper did not arrive whole. Please try again.',
} as const;
const NETWORK = { ok: false, code: 'NETWORK', message: NO_ANSWER } as const;

class SaveError extends Error {
  readonly failure: Extract<SaveResult, { ok: false }>;
  constructor(failure: Extract<SaveResult, { ok: false }>) {
    super(failure.message);
    this.failure = failure;
  }
}

/**
 * PK3: saves a paper for offline use, all or nothing: overview, questions, every image and a read-back check.
 * Issues it first where that has not been done (ST1). A failure leaves what was there untouched.
 */
export async function savePackage(request: SaveRequest): Promise<SaveResult> {
  try {
    await checkSpace(request.expectedBytes);
    const ticket = await issue(request);
    const download = new Download(request);
    const content = await download.package(ticket.packageVersion);
    const key = await download.sealedKey(content);
    const images = await download.images(content);
    if (content.hasMaths) await request.ensureMaths();
    const row = await store(request, ticket, { content, key, images, bytes: download.loaded });
    return { ok: true, saved: row };
  } catch (error) {
    return failureOf(error, request.signal);
  }
}

function failureOf(error: unknown, signal: AbortSignal): Extract<SaveResult, { ok: false }> {
  if (error instanceof SaveError) return error.failure;
  if (error instanceof DamagedTicketError) return DAMAGED;
  if (signal.aborted) return CANCELLED;
  if (isQuotaError(error)) return NO_SPACE;
  return NETWORK;
}

/** IndexedDB says 'full' in several ways; Dexie wraps the browser's own error in `inner`. */
export function isQuotaError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const inner = (error as { inner?: unknown }).inner;
  return error.name === 'QuotaExceededError' || (inner !== undefined && isQuotaError(inner));
}

/** Old browsers lack parts of it, and a worker cannot ask for persistence. */
type Storage = Partial<Pick<StorageManager, 'estimate'>> & { persist?: () => Promise<boolean> };

async function checkSpace(bytes: number): Promise<void> {
  const { storage } = navigator as { storage?: Storage };
  if (storage?.estimate === undefined) return;
  const { quota, usage } = await storage.estimate();
  // Twice the size: IndexedDB writes its log before it compacts.
  if (quota !== undefined && usage !== undefined && quota - usage < bytes * 2) throw new SaveError(NO_SPACE);
  await storage.persist?.();
}

interface IssuedTicket extends Ticket {
  readonly signed: string;
}

async function issue({ database, testId, token, renew, signal, issued }: SaveRequest): Promise<IssuedTicket> {
  if (issued !== undefined) return { ...readTicket(issued), signed: issued };
  const result = await callApi(
    issuePaper,
    { params: { id: testId } },
    { token, renew, signal, edge: database.edge },
  );
  if (!result.ok) throw new SaveError(refusalOf(result));
  await noteOffset(database, result);
  const signed = result.answer.data.ticket;
  return { ...readTicket(signed), signed };
}

function refusalOf(result: CallFailure): Extract<SaveResult, { ok: false }> {
  return { ok: false, code: result.code, message: result.message };
}

class Download {
  loaded = 0;
  readonly #request: SaveRequest;

  constructor(request: SaveRequest) {
    this.#request = request;
  }

  async package(version: string): Promise<PaperPackage> {
    const path = `${API_BASE}${pathOf(paperPackage, { id: this.#request.testId })}?version=${version}`;
    const bytes = await this.#asUser((headers) => this.#bytes(path, headers));
    const parsed = paperPackageSchema.safeParse(parseJson(bytes));
    if (!parsed.success || sha256(packageText(parsed.data)) !== version) throw new SaveError(DAMAGED);
    return parsed.data;
  }

  /** PK8: with results on the spot the key comes along, sealed; else it stays with the server. */
  async sealedKey({ resultsPolicy, packageVersion }: PaperPackage): Promise<SealedKey | null> {
    if (resultsPolicy !== 'on-submit') return null;
    const path = `${API_BASE}${pathOf(sealedKey, { id: this.#request.testId })}?version=${packageVersion}`;
    const bytes = await this.#asUser((headers) => this.#bytes(path, headers));
    const parsed = sealedKey.answer.safeParse(parseJson(bytes));
    if (!parsed.success || parsed.data.data.packageVersion !== packageVersion) throw new SaveError(DAMAGED);
    return parsed.data.data;
  }

  async images(content: PaperPackage): Promise<Pick<ImageRow, 'url' | 'blob'>[]> {
    const images: Pick<ImageRow, 'url' | 'blob'>[] = [];
    for (const image of content.images) {
      const bytes = await this.#bytes(image.url, {});
      if (sha256OfBytes(bytes) !== image.sha256) throw new SaveError(DAMAGED);
      images.push({
        url: image.url,
        blob: new Blob([bytes as Uint8Array<ArrayBuffer>], { type: image.mime }),
      });
    }
    return images;
  }

  async #asUser<T>(download: (headers: Record<string, string>) => Promise<T>): Promise<T> {
    const { token, renew } = this.#request;
    try {
      return await download({ authorization: `Bearer ${token}` });
    } catch (error) {
      if (!(error instanceof SaveError) || error.failure.code !== 'UNAUTHENTICATED') throw error;
      const newer = (await renew?.(token)) ?? null;
      if (newer === null) throw error;
      return download({ authorization: `Bearer ${newer}` });
    }
  }

  async #bytes(path: string, headers: Record<string, string>): Promise<Uint8Array> {
    const silence = new Silence(this.#request.database.edge);
    try {
      const signal = AbortSignal.any([this.#request.signal, silence.signal]);
      const response = await this.#request.database.edge.fetch(path, { headers, signal });
      if (!response.ok || response.body === null) throw new SaveError(await refusedDownload(response));
      return await this.#read(response.body.getReader(), silence);
    } finally {
      silence.end();
    }
  }

  async #read(reader: ReadableStreamDefaultReader<Uint8Array>, silence: Silence): Promise<Uint8Array> {
    const chunks: Uint8Array[] = [];
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      silence.broken();
      chunks.push(step.value);
      this.loaded += step.value.length;
      const totalBytes = Math.max(this.#request.expectedBytes, this.loaded);
      this.#request.onProgress({ loadedBytes: this.loaded, totalBytes });
    }
    return joined(chunks);
  }
}

async function refusedDownload(response: Response): Promise<Extract<SaveResult, { ok: false }>> {
  const body = (await response.json().catch(() => null)) as { code?: string; message?: string } | null;
  if (typeof body?.code !== 'string' || typeof body.message !== 'string') return NETWORK;
  return { ok: false, code: body.code, message: body.message };
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new SaveError(DAMAGED);
  }
}

interface Downloaded {
  readonly content: PaperPackage;
  readonly key: SealedKey | null;
  readonly images: readonly Pick<ImageRow, 'url' | 'blob'>[];
  readonly bytes: number;
}

async function store(
  request: SaveRequest,
  ticket: IssuedTicket,
  { content, key: sealed, images, bytes }: Downloaded,
): Promise<PackageRow> {
  const { database, userId, testId, signal } = request;
  const key = { userId, testId, packageVersion: content.packageVersion };
  const row: PackageRow = {
    ...key,
    content,
    ticket: ticket.signed,
    extraTimePercent: ticket.extraTimePercent,
    ...(sealed !== null && { sealedKey: sealed }),
    bytes,
    savedAt: database.edge.now(),
  };
  signal.throwIfAborted();
  await database.transaction('rw', database.packages, database.images, database.attempts, async () => {
    await database.images.bulkPut(images.map((image) => ({ ...key, ...image })));
    await database.packages.put(row);
    await readBack(database, row, images.length);
    // One that an attempt goes on with may be the older one.
    if (request.issued === undefined) await dropOlderVersions(database, row);
  });
  return row;
}

/** The last step of PK3, inside the transaction: what does not read back whole is not there at all. */
async function readBack(database: ExamDatabase, row: PackageRow, imageCount: number): Promise<void> {
  const { userId, testId, packageVersion } = row;
  const stored = await database.packages.get([userId, testId, packageVersion]);
  const images = await database.images
    .where('[userId+testId+packageVersion]')
    .equals([userId, testId, packageVersion])
    .count();
  const whole = stored !== undefined && sha256(packageText(stored.content)) === packageVersion;
  if (!whole || images < imageCount) throw new SaveError(DAMAGED);
}

/** PK5: an older version goes only when no open or unsent attempt was sat on it. */
async function dropOlderVersions(database: ExamDatabase, newest: PackageRow): Promise<void> {
  const { userId, testId } = newest;
  const all = await database.packages.where('[userId+testId]').equals([userId, testId]).toArray();
  const used = await database.attempts.where('[userId+testId]').equals([userId, testId]).toArray();
  const needed = new Set(used.map((attempt) => attempt.packageVersion));
  for (const old of all) {
    if (old.packageVersion === newest.packageVersion || needed.has(old.packageVersion)) continue;
    await deleteVersion(database, old);
  }
}
