import { create } from 'zustand';
import {
  database,
  renewToken,
  usableToken,
  type PackageRow,
  type SaveProgress,
  type SaveRequest,
  type SaveResult,
} from '../offline/index.ts';
import { loadPart, PartNotLoadedError } from '../parts/index.ts';
import { noteCall } from './connection.ts';
import { ensureMathsCached } from './maths.ts';
import { partOrNull, reloadQuietlyForPart } from './recovery/reload-for-part.ts';

type Saving =
  | { readonly status: 'saving'; readonly progress: SaveProgress; readonly cancel: () => void }
  | { readonly status: 'failed'; readonly message: string };

interface SavingPapers {
  /** By paper id; a paper has no entry if it is saved or its download was never started. */
  readonly papers: Readonly<Record<string, Saving>>;
}

/** Downloads in progress. Saved papers are in Dexie. */
export const useSaving = create<SavingPapers>(() => ({ papers: {} }));

export interface PaperToSave {
  readonly testId: string;
  readonly expectedBytes: number;
  readonly userId: string;
  readonly token: string;
  /** Tokens that the student agreed to spend; 0 if the student was not asked (ST60). */
  readonly price: number;
  /** The student was shown that a plan covers it (PL4). */
  readonly byPlan?: boolean | undefined;
  /** ST13: for an attempt that is continued here. */
  readonly issued?: string | undefined;
}

/** PK3: saves a paper for offline use and reports progress. @returns true if it is saved. */
export async function savePaper(paper: PaperToSave): Promise<boolean> {
  const { testId } = paper;
  if (useSaving.getState().papers[testId]?.status === 'saving') return false;
  const abort = new AbortController();
  const show = (progress: SaveProgress): void =>
    set(testId, { status: 'saving', progress, cancel: () => abort.abort() });
  show({ loadedBytes: 0, totalBytes: paper.expectedBytes });
  const result = await download(paper, { signal: abort.signal, onProgress: show });
  set(
    testId,
    result.ok || result.code === 'CANCELLED' ? null : { status: 'failed', message: result.message },
  );
  return result.ok;
}

async function download(
  paper: PaperToSave,
  watched: Pick<SaveRequest, 'signal' | 'onProgress'>,
): Promise<SaveResult> {
  try {
    // Loaded with the first paper, because the home screen should not wait for the code that verifies downloads.
    const { savePackage } = await loadPart(() => import('../offline/packages/save-package.ts'));
    const result = await savePackage({
      database,
      ...paper,
      ...watched,
      token: (await usableToken(database)) ?? paper.token,
      renew: (refused) => renewToken(database, paper.userId, refused),
      ensureMaths: ensureMathsCached,
    });
    noteCall(result.ok ? result : { ok: false, kind: result.code === 'NETWORK' ? 'network' : 'refused' });
    return result;
  } catch (error) {
    if (!(error instanceof PartNotLoadedError)) throw error;
    void reloadQuietlyForPart(error);
    return { ok: false, code: 'PART', message: error.message };
  }
}

/** ST2: updates a saved paper's extra time from the server. */
export async function renewSavedTicket(saved: PackageRow): Promise<void> {
  const token = await usableToken(database);
  if (token === null) return;
  const part = await partOrNull(() => import('../offline/packages/renew-ticket.ts'));
  await part?.renewTicket(database, saved, {
    token,
    renew: (refused) => renewToken(database, saved.userId, refused),
  });
}

function set(testId: string, saving: Saving | null): void {
  useSaving.setState(({ papers }) => {
    const { [testId]: _before, ...others } = papers;
    return { papers: saving === null ? others : { ...others, [testId]: saving } };
  });
}
