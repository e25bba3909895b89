import { useCallback, useEffect, useState } from 'react';

/** How long a success is shown, ms. A failure stays until it is dismissed or replaced. */
const SHOWN_MS = 5000;

export interface Flash {
  readonly ok: boolean;
  readonly text: string;
}

/** The outcome of the latest action. Showing the same message again restarts its timer. */
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
