import { formatAge, formatBytes, formatMinutes, formatSeconds } from '../../format/index.ts';
import type { PackageRow } from '../../offline/index.ts';
import type { OfflineReady, ReadinessFacts } from '../../state/index.ts';
import { appStatusText } from './app-status-text.ts';
import { say } from '../../sentences/index.ts';

export type ReadinessState = 'good' | 'care' | 'unknown';

export interface ReadinessLine {
  readonly id: 'app' | 'paper' | 'maths' | 'kept' | 'space' | 'clock' | 'battery';
  readonly label: string;
  readonly state: ReadinessState;
  readonly words: string;
  /** What to do about it, in plain language. */
  readonly advice?: string;
}

/**
 * The log of a three-hour exam is far below a megabyte; with less free space than this a phone becomes unreliable.
 */
const ENOUGH_SPACE_BYTES = 50_000_000;
/** A larger difference makes the server flag the clock (ST11). */
const CLOCK_AGREES_MS = 120_000;
const LOW_BATTERY = 0.25;

/** PK12: the device's state before the start. Nothing of it prevents the start. */
export function readiness(
  saved: Pick<PackageRow, 'bytes' | 'savedAt'>,
  ready: OfflineReady,
  facts: ReadinessFacts,
  now: number,
): readonly ReadinessLine[] {
  return [
    appLine(ready.app),
    paperLine(saved, ready.missingImages),
    ...(ready.maths === null ? [] : [mathsLine(ready.maths)]),
    keptLine(facts.storage),
    spaceLine(facts.storage),
    clockLine(facts.clock, now),
    ...(facts.battery === null ? [] : [batteryLine(facts.battery)]),
  ];
}

function appLine(app: OfflineReady['app']): ReadinessLine {
  const { app: label, stayOnline, appNotKeptAdvice } = say.start.readiness;
  const line = { id: 'app', label, words: appStatusText(app) } as const;
  switch (app.status) {
    case 'kept':
      return { ...line, state: 'good' };
    case 'unknown':
      return { ...line, state: 'unknown' };
    case 'fetching':
      return { ...line, state: 'care', advice: stayOnline };
    case 'impossible':
      return { ...line, state: 'care', advice: appNotKeptAdvice };
  }
}

function paperLine(saved: Pick<PackageRow, 'bytes'>, missingImages: number): ReadinessLine {
  const { paper: label, paperSaved, imagesMissing, imagesMissingAdvice } = say.start.readiness;
  const line = { id: 'paper', label } as const;
  return missingImages === 0
    ? { ...line, state: 'good', words: paperSaved(formatBytes(saved.bytes)) }
    : { ...line, state: 'care', words: imagesMissing(missingImages), advice: imagesMissingAdvice };
}

function mathsLine(maths: NonNullable<OfflineReady['maths']>): ReadinessLine {
  const { formulas: label, formulasKept, formulasMissing, stayOnline } = say.start.readiness;
  const line = { id: 'maths', label } as const;
  switch (maths) {
    case 'kept':
      return { ...line, state: 'good', words: formulasKept };
    case 'unknown':
      return { ...line, state: 'unknown', words: say.start.app.checking };
    case 'missing':
      return { ...line, state: 'care', words: formulasMissing, advice: stayOnline };
  }
}

function keptLine(storage: ReadinessFacts['storage']): ReadinessLine {
  const { storage: label, storageKept, storageUnknown, storageAtRisk, storageAdvice } = say.start.readiness;
  const line = { id: 'kept', label } as const;
  if (storage?.persistent === true) return { ...line, state: 'good', words: storageKept };
  if (storage?.persistent !== false) return { ...line, state: 'unknown', words: storageUnknown };
  return { ...line, state: 'care', words: storageAtRisk, advice: storageAdvice };
}

function spaceLine(storage: ReadinessFacts['storage']): ReadinessLine {
  const { space: label, spaceUnknown, spaceFree, spaceAdvice } = say.start.readiness;
  const line = { id: 'space', label } as const;
  const freeBytes = storage?.freeBytes ?? null;
  if (freeBytes === null) return { ...line, state: 'unknown', words: spaceUnknown };
  const words = spaceFree(formatBytes(freeBytes));
  return freeBytes >= ENOUGH_SPACE_BYTES
    ? { ...line, state: 'good', words }
    : { ...line, state: 'care', words, advice: spaceAdvice };
}

function clockLine(clock: ReadinessFacts['clock'], now: number): ReadinessLine {
  const { clock: label, clockUnknown, clockUnknownAdvice, clockAdvice, ...clocks } = say.start.readiness;
  const line = { id: 'clock', label } as const;
  if (clock === null) return { ...line, state: 'unknown', words: clockUnknown, advice: clockUnknownAdvice };
  const compared = formatAge(clock.measuredAt, now);
  const off = Math.abs(clock.offsetMs);
  if (off <= CLOCK_AGREES_MS)
    return { ...line, state: 'good', words: clocks.clockAgrees(formatSeconds(off), compared) };
  const words = clock.offsetMs < 0 ? clocks.clockFast : clocks.clockSlow;
  return { ...line, state: 'care', words: words(formatMinutes(off), compared), advice: clockAdvice };
}

function batteryLine({ level, charging }: NonNullable<ReadinessFacts['battery']>): ReadinessLine {
  const { battery: label, batteryCharging, batteryLevel, batteryAdvice } = say.start.readiness;
  const line = { id: 'battery', label } as const;
  const percent = Math.round(level * 100);
  if (charging) return { ...line, state: 'good', words: batteryCharging(percent) };
  const words = batteryLevel(percent);
  return level >= LOW_BATTERY
    ? { ...line, state: 'good', words }
    : { ...line, state: 'care', words, advice: batteryAdvice };
}
