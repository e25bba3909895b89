import type { Ticket } from '@exam/shared-schema/attempt';
import { issuePaper } from '@exam/shared-schema/contract';
import type { PaperPackage } from '@exam/shared-schema/paper-package';
import { callApi, generalMessage, type CallFailure } from '../../api/index.ts';
import type { EncryptedRow, PackageRow } from '../database/database.ts';
import { noteOffset } from '../platform/server-clock.ts';
import { Download, type DownloadRequest } from './download.ts';
import { readTicket } from './read-ticket.ts';
import { failureOf, NO_SPACE, SaveError, type SaveFailure } from './save-failure.ts';
import { storeEncrypted, storePackage } from './store.ts';

export type { SaveProgress } from './download.ts';

/** `saved` is null if the paper cannot be read yet (ED1). */
export type SaveResult =
  | { readonly ok: true; readonly saved: PackageRow }
  | { readonly ok: true; readonly saved: null; readonly encrypted: EncryptedRow }
  | SaveFailure;

export interface SaveRequest extends DownloadRequest {
  readonly userId: string;
  /** ST13: the ticket of an attempt that is continued here; its version of the paper need not be the latest. */
  readonly issued?: string | undefined;
  /** Tokens that the student agreed to spend; 0 if the student was not asked (ST60). */
  readonly price: number;
  /** The student was shown that a plan covers it (PL4). */
  readonly byPlan?: boolean | undefined;
  /** Ensures that maths renders offline (PK4); rejects if it cannot. */
  readonly ensureMaths: () => Promise<void>;
}

/**
 * PK3: saves a paper for offline use, all or nothing: overview, questions, every image and a read-back check. Issues
 * it first if necessary (ST1). A failure leaves the stored version unchanged.
 */
export async function savePackage(request: SaveRequest): Promise<SaveResult> {
  try {
    await checkSpace(request.expectedBytes);
    const ticket = await issue(request);
    const download = new Download(request);
    const content = await readable(download, ticket.packageVersion);
    if (content === null)
      return { ok: true, saved: null, encrypted: await saveEncrypted(request, download, ticket) };
    const key = await download.encryptedKey(content);
    const images = await download.images(content);
    if (content.hasMaths) await request.ensureMaths();
    const { database, userId, testId, signal, issued } = request;
    const saved = await storePackage(
      { database, userId, testId, signal, ticket, keepsOthers: issued !== undefined },
      { content, key, images, bytes: download.loaded },
    );
    return { ok: true, saved };
  } catch (error) {
    return failureOf(error, request.signal);
  }
}

/** ED1: null for a paper whose key is not released yet, which is saved encrypted. */
async function readable(download: Download, version: string): Promise<PaperPackage | null> {
  try {
    return await download.package(version);
  } catch (error) {
    if (error instanceof SaveError && error.failure.code === 'ENCRYPTED') return null;
    throw error;
  }
}

async function saveEncrypted(
  request: SaveRequest,
  download: Download,
  ticket: IssuedTicket,
): Promise<EncryptedRow> {
  const { database, userId, testId, signal } = request;
  const { paper, images } = await download.encrypted(ticket.packageVersion);
  if (paper.hasMaths) await request.ensureMaths();
  const stored = { database, userId, testId, signal, ticket };
  return storeEncrypted(stored, { paper, images, bytes: download.loaded });
}

/** Old browsers lack parts of it, and a worker cannot request persistence. */
type Storage = Partial<Pick<StorageManager, 'estimate'>> & { persist?: () => Promise<boolean> };

async function checkSpace(bytes: number): Promise<void> {
  const { storage } = navigator as { storage?: Storage };
  if (storage?.estimate === undefined) return;
  const { quota, usage } = await storage.estimate();
  // Twice the size, because IndexedDB writes its log before it compacts.
  if (quota !== undefined && usage !== undefined && quota - usage < bytes * 2) throw new SaveError(NO_SPACE);
  await storage.persist?.();
}

interface IssuedTicket extends Ticket {
  readonly signed: string;
}

async function issue(request: SaveRequest): Promise<IssuedTicket> {
  const { database, testId, token, renew, signal, issued, price, byPlan } = request;
  if (issued !== undefined) return { ...readTicket(issued), signed: issued };
  const result = await callApi(
    issuePaper,
    { params: { id: testId }, query: { price, byPlan: byPlan ? 'true' : undefined } },
    { token, renew, signal, edge: database.edge },
  );
  if (!result.ok) throw new SaveError(refusalOf(result));
  await noteOffset(database, result);
  const signed = result.answer.data.ticket;
  return { ...readTicket(signed), signed };
}

function refusalOf(result: CallFailure): SaveFailure {
  return { ok: false, code: result.code, message: generalMessage(result) };
}
