import { API_BASE, pathOf, type Call } from '@exam/shared-schema/contract';
import { generalMessage, networkFailure, NO_NETWORK } from '../api/index.ts';
import { database, usableToken } from '../offline/index.ts';

/** A file for the signed-in user, from a call whose answer is not JSON; or the error message. */
export type FetchedFile =
  | { readonly ok: true; readonly blob: Blob }
  | { readonly ok: false; readonly message: string };

/** ms. Files are larger than other answers, and the network may be slow. */
const TIMEOUT_MS = 120_000;

export async function fetchFile(
  call: Pick<Call, 'path'>,
  params: Readonly<Record<string, string>>,
  /** Where the server refuses it. */
  refused: string,
  query: Readonly<Record<string, string>> = {},
): Promise<FetchedFile> {
  const token = await usableToken(database);
  try {
    const search = new URLSearchParams(query).toString();
    const url = API_BASE + pathOf(call, params) + (search === '' ? '' : `?${search}`);
    const response = await database.edge.fetch(url, {
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
      signal: database.edge.timeout(TIMEOUT_MS),
      cache: 'no-store',
    });
    return response.ok ? { ok: true, blob: await response.blob() } : { ok: false, message: refused };
  } catch {
    return { ok: false, message: generalMessage(networkFailure(NO_NETWORK)) };
  }
}
