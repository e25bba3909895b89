import { Suspense, useState, type ReactNode } from 'react';
import { database, openAttempts } from '../offline/index.ts';
import { lazyPart } from '../parts/index.ts';
import { isOnline, signOut, useConnection } from '../state/index.ts';
import { loadSentences } from '../sentences/index.ts';
import type { LeftHere } from './logout-question.tsx';

const LogoutQuestion = lazyPart(
  () => import('./logout-question.tsx'),
  () => loadSentences('account'),
);

interface Logout {
  /** Logs out, after a confirmation where needed. */
  readonly ask: () => void;
  /** To be rendered beside the button. */
  readonly question: ReactNode;
}

/**
 * Logging in again needs a network, and saved papers are inaccessible until then, so a logout while offline asks for
 * confirmation. So does a logout during an exam, or with data that only this device has (AC54). The outbox is sent either
 * way (SY7).
 */
export function useLogout(userId: string, onLeave?: () => void): Logout {
  const online = isOnline(useConnection());
  const [left, setLeft] = useState<LeftHere | null>(null);
  const leave = () => {
    setLeft(null);
    onLeave?.();
    void signOut();
  };
  const ask = async () => {
    const here = await leftHere(userId);
    const isClear = online && here.open.length === 0 && here.waiting === 0 && here.unsynced === 0;
    if (isClear) leave();
    else setLeft(here);
  };
  return {
    ask: () => void ask(),
    question: left !== null && (
      <Suspense>
        <LogoutQuestion left={left} online={online} onStay={() => setLeft(null)} onLeave={leave} />
      </Suspense>
    ),
  };
}

/** Read at the click, because a menu that has just opened may not know it yet. */
async function leftHere(userId: string): Promise<LeftHere> {
  const { outbox, notebookEntries } = database;
  const [open, waiting, unsynced] = await Promise.all([
    openAttempts(database, userId),
    outbox.where('userId').equals(userId).count(),
    notebookEntries.where('unsentOf').equals(userId).count(),
  ]);
  return { open, waiting, unsynced };
}
