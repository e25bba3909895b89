import { useCallback, useEffect, useState } from 'react';

const SHOWN_MS = 5000;

interface Notice {
  readonly text: string;
}

/** A success that is told for a while. Told again, it stays as long as if it were the first. */
export function useNotice() {
  const [notice, setNotice] = useState<Notice | null>(null);
  useEffect(() => {
    if (notice === null) return;
    const timer = setTimeout(() => setNotice(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  const tell = useCallback((text: string) => setNotice({ text }), []);
  const dismiss = useCallback(() => setNotice(null), []);
  return { notice: notice?.text ?? null, tell, dismiss };
}
