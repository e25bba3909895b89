import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { clockOffset, database } from '../../offline/index.ts';

const TICK_MS = 10_000;

/** The server's time as estimated by this device, updated at intervals; epoch ms. */
export function useServerNow(): number {
  const [now, setNow] = useState(() => database.edge.now());
  const offset = useLiveQuery(() => clockOffset(database), []);
  useEffect(() => {
    const timer = setInterval(() => setNow(database.edge.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now + (offset?.offsetMs ?? 0);
}
