import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** What the page shows while printing: the questions without answers, or the answers without questions. */
type PrintMode = 'paper' | 'key';

interface Printing {
  /** Null while nothing is printed. */
  readonly mode: PrintMode | null;
  readonly print: (mode: PrintMode) => void;
  /** For browsers that do not fire `afterprint`. */
  readonly stop: () => void;
}

/**
 * MP8: content that must not be printed is removed rather than hidden, so the page is re-rendered before it is
 * printed.
 */
export function usePrint(): Printing {
  const [mode, setMode] = useState<PrintMode | null>(null);
  useEffect(() => {
    const stop = () => setMode(null);
    window.addEventListener('afterprint', stop);
    return () => window.removeEventListener('afterprint', stop);
  }, []);
  return {
    mode,
    print: (wanted) => {
      flushSync(() => setMode(wanted));
      window.print();
    },
    stop: () => setMode(null),
  };
}
