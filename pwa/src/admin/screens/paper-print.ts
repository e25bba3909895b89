import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** What is on the page while it is printed: the questions without any answer, or the answers without the questions. */
type PrintMode = 'paper' | 'key';

interface Printing {
  /** Null while nothing is being printed. */
  readonly mode: PrintMode | null;
  readonly print: (mode: PrintMode) => void;
  /** For browsers that do not tell when they have printed. */
  readonly stop: () => void;
}

/** MP8: what is not to be printed is not hidden but absent, so the page changes first and is printed then. */
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
