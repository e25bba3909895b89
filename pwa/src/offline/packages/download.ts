import { API_BASE, encryptedPaper, pathOf, paperPackage, encryptedKey } from '@exam/shared-schema/contract';
import { encryptedPaperSchema, type EncryptedPaper } from '@exam/shared-schema/exam-day';
import {
  packageText,
  paperPackageSchema,
  type PaperPackage,
  type EncryptedKey,
} from '@exam/shared-schema/paper-package';
import { generalMessage, IdleTimeout, type CallOptions } from '../../api/index.ts';
import type { ExamDatabase, ImageRow } from '../database/database.ts';
import { sha256, sha256OfBytes } from '../platform/device.ts';
import { DAMAGED, NETWORK, SaveError, type SaveFailure } from './save-failure.ts';

export interface SaveProgress {
  readonly loadedBytes: number;
  readonly totalBytes: number;
}

export interface DownloadRequest {
  readonly database: ExamDatabase;
  readonly token: string;
  /** ST30: returns a newer token if this one expires during the download. */
  readonly renew?: CallOptions['renew'];
  readonly testId: string;
  /** The size of the download according to the list, bytes. */
  readonly expectedBytes: number;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: SaveProgress) => void;
}

/**
 * The listed size does not include the encrypted key, so a download may be larger: its progress bar stops here until
 * it is done.
 */
const FULLEST = 0.95;

/** A slow download may take any time, but one that receives nothing for this long is dead, ms. */
const LONGEST_IDLE_MS = 30_000;

/** Each image is a round trip; a browser has six connections to a server, and the app needs some for its own calls. */
const AT_ONCE = 4;

interface CheckedImage {
  readonly url: string;
  readonly sha256: string;
}

export type DownloadedImage = Pick<ImageRow, 'url' | 'blob'>;

/** Downloads the parts of a paper and checks each of them. @throws SaveError if a check fails. */
export class Download {
  /** Bytes so far. */
  loaded = 0;
  readonly #request: DownloadRequest;

  constructor(request: DownloadRequest) {
    this.#request = request;
  }

  async package(version: string): Promise<PaperPackage> {
    const path = `${API_BASE}${pathOf(paperPackage, { id: this.#request.testId })}?version=${version}`;
    const bytes = await this.#asUser((headers) => this.#bytes(path, headers));
    const parsed = paperPackageSchema.safeParse(parseJson(bytes));
    if (!parsed.success || sha256(packageText(parsed.data)) !== version) throw new SaveError(DAMAGED);
    return parsed.data;
  }

  /** ED1: the paper as long as its key is not released. */
  async encrypted(
    version: string,
  ): Promise<{ readonly paper: EncryptedPaper; readonly images: ArrayBuffer[] }> {
    const { testId } = this.#request;
    const path = `${API_BASE}${pathOf(encryptedPaper, { id: testId })}?version=${version}`;
    const bytes = await this.#asUser((headers) => this.#bytes(path, headers));
    const parsed = encryptedPaperSchema.safeParse(parseJson(bytes));
    if (!parsed.success || parsed.data.packageVersion !== version || parsed.data.testId !== testId)
      throw new SaveError(DAMAGED);
    const images = await this.#images(parsed.data.images);
    return { paper: parsed.data, images: images.map(({ buffer }) => buffer) };
  }

  /** PK8: for results on the spot the package includes the encrypted key; otherwise the key stays on the server. */
  async encryptedKey({ resultsPolicy, packageVersion }: PaperPackage): Promise<EncryptedKey | null> {
    if (resultsPolicy !== 'on-submit') return null;
    const path = `${API_BASE}${pathOf(encryptedKey, { id: this.#request.testId })}?version=${packageVersion}`;
    const bytes = await this.#asUser((headers) => this.#bytes(path, headers));
    const parsed = encryptedKey.answer.safeParse(parseJson(bytes));
    if (!parsed.success || parsed.data.data.packageVersion !== packageVersion) throw new SaveError(DAMAGED);
    return parsed.data.data;
  }

  async images(content: PaperPackage): Promise<DownloadedImage[]> {
    const bytes = await this.#images(content.images);
    return content.images.map(({ url, mime }, at) => ({
      url,
      blob: new Blob([bytes[at] as Uint8Array<ArrayBuffer>], { type: mime }),
    }));
  }

  /** Their bytes in the order of the images. A failure ends the others before it is thrown, so that none reports progress after it. */
  async #images(images: readonly CheckedImage[]): Promise<Uint8Array<ArrayBuffer>[]> {
    const downloaded: Uint8Array<ArrayBuffer>[] = [];
    const waiting = [...images.entries()];
    const others = new AbortController();
    const failures: unknown[] = [];
    const downloadNext = async (): Promise<void> => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const [at, image] = next;
        const bytes = await this.#bytes(image.url, {}, others.signal);
        if (sha256OfBytes(bytes) !== image.sha256) throw new SaveError(DAMAGED);
        downloaded[at] = bytes as Uint8Array<ArrayBuffer>;
      }
    };
    const line = () =>
      downloadNext().catch((error: unknown) => {
        failures.push(error);
        waiting.length = 0;
        others.abort();
      });
    await Promise.all(Array.from({ length: AT_ONCE }, line));
    if (failures.length > 0) throw failures[0];
    return downloaded;
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

  async #bytes(
    path: string,
    headers: Record<string, string>,
    ended: AbortSignal = this.#request.signal,
  ): Promise<Uint8Array> {
    const idle = new IdleTimeout(this.#request.database.edge, LONGEST_IDLE_MS);
    try {
      const signal = AbortSignal.any([this.#request.signal, ended, idle.signal]);
      const response = await this.#request.database.edge.fetch(path, { headers, signal });
      if (!response.ok || response.body === null) throw new SaveError(await refusedDownload(response));
      return await this.#read(response.body.getReader(), idle);
    } finally {
      idle.end();
    }
  }

  async #read(reader: ReadableStreamDefaultReader<Uint8Array>, idle: IdleTimeout): Promise<Uint8Array> {
    const chunks: Uint8Array[] = [];
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      idle.reset();
      chunks.push(step.value);
      this.loaded += step.value.length;
      const totalBytes = Math.max(this.#request.expectedBytes, Math.ceil(this.loaded / FULLEST));
      this.#request.onProgress({ loadedBytes: this.loaded, totalBytes });
    }
    return joined(chunks);
  }
}

async function refusedDownload(response: Response): Promise<SaveFailure> {
  const body = (await response.json().catch(() => null)) as { code?: string; message?: string } | null;
  const { code, message } = body ?? {};
  if (typeof code !== 'string' || typeof message !== 'string') return NETWORK;
  return { ok: false, code, message: generalMessage({ code, message }) };
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
