import { useEffect, useState } from 'react';

/** The text, once it has not changed for a while. @param afterMs ms */
export function useRested(text: string, afterMs: number): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), afterMs);
    return () => clearTimeout(timer);
  }, [text, afterMs]);
  return rested;
}
