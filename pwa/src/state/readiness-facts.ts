import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useEffect, useState } from 'react';
import {
  askToPersist,
  clockOffset,
  database,
  storageHealth,
  type ClockOffset,
  type StorageHealth,
} from '../offline/index.ts';

interface BatteryLevel {
  /** 0 to 1. */
  readonly level: number;
  readonly charging: boolean;
}

export interface ReadinessFacts {
  readonly storage: StorageHealth | null;
  readonly clock: ClockOffset | null;
  /** Null if the browser does not report it. */
  readonly battery: BatteryLevel | null;
}

interface BatteryManager extends EventTarget, BatteryLevel {}

/** The device's state before an exam starts, and a function that requests persistent storage. */
export function useReadinessFacts(): { facts: ReadinessFacts; keepStorage: () => void } {
  const [storage, setStorage] = useState<StorageHealth | null>(null);
  const battery = useBattery();
  const clock = useLiveQuery(() => clockOffset(database), []) ?? null;
  const look = useCallback(() => void storageHealth().then(setStorage), []);
  useEffect(look, [look]);
  const keepStorage = useCallback(() => void askToPersist().then(look), [look]);
  return { facts: { storage, clock, battery }, keepStorage };
}

function useBattery(): BatteryLevel | null {
  const [battery, setBattery] = useState<BatteryLevel | null>(null);
  useEffect(() => {
    const { getBattery } = navigator as { getBattery?: () => Promise<BatteryManager> };
    if (getBattery === undefined) return undefined;
    const stop = new AbortController();
    const watch = (manager: BatteryManager) => {
      const note = () => setBattery({ level: manager.level, charging: manager.charging });
      if (stop.signal.aborted) return;
      note();
      manager.addEventListener('levelchange', note, { signal: stop.signal });
      manager.addEventListener('chargingchange', note, { signal: stop.signal });
    };
    // A refusal counts as not reported.
    getBattery.call(navigator).then(watch, () => setBattery(null));
    return () => stop.abort();
  }, []);
  return battery;
}
