import { useCallback, useEffect, useState } from 'react';

/** How long a success is shown. A failure stays until it is dismissed or something else is said. */
const SHOWN_MS = 5000;

export interface Flash {
  readonly ok: boolean;
  readonly text: string;
}

/** What became of the last thing that was done. Said again, it is shown as long as if it were the first time. */
export function useFlash() {
  const [notice, setNotice] = useState<Flash | null>(null);
  useEffect(() => {
    if (notice === null || !notice.ok) return;
    const timer = setTimeout(() => setNotice(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  const say = useCallback((ok: boolean, text: string) => setNotice({ ok, text }), []);
  const dismiss = useCallback(() => setNotice(null), []);
  return { notice, say, dismiss };
}
