import { formatAge, formatBytes, formatMinutes, formatSeconds } from '../../format/index.ts';
import type { PackageRow } from '../../offline/index.ts';
import type { OfflineReady, ReadinessFacts } from '../../state/index.ts';
import { appSentence } from './app-words.ts';

export type ReadinessState = 'good' | 'care' | 'unknown';

export interface ReadinessLine {
  readonly id: 'app' | 'paper' | 'maths' | 'kept' | 'space' | 'clock' | 'battery';
  readonly label: string;
  readonly state: ReadinessState;
  readonly words: string;
  /** What to do about it, in plain words. */
  readonly advice?: string;
}

/** A log of three hours is far below a megabyte; with less than this a phone does strange things. */
const ENOUGH_SPACE_BYTES = 50_000_000;
/** Beyond this the server flags the clock (ST11). */
const CLOCK_AGREES_MS = 120_000;
const LOW_BATTERY = 0.25;

/** What should be known of the device before the start. Nothing of it forbids the start. */
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
  const line = { id: 'app', label: 'App', words: appSentence(app) } as const;
  switch (app.status) {
    case 'kept':
      return { ...line, state: 'good' };
    case 'unknown':
      return { ...line, state: 'unknown' };
    case 'fetching':
      return { ...line, state: 'care', advice: 'Stay online until it is complete.' };
    case 'impossible':
      return {
        ...line,
        state: 'care',
        advice: 'Stay online, or keep this page open, until you have submitted.',
      };
  }
}

function paperLine(saved: Pick<PackageRow, 'bytes'>, missingImages: number): ReadinessLine {
  const line = { id: 'paper', label: 'Paper' } as const;
  if (missingImages === 0) {
    const words = `Saved on this device with all its images (${formatBytes(saved.bytes)}).`;
    return { ...line, state: 'good', words };
  }
  return {
    ...line,
    state: 'care',
    words: `Saved on this device, but ${missingImages} of its images are missing.`,
    advice: 'Stay online: they are fetched again.',
  };
}

function mathsLine(maths: NonNullable<OfflineReady['maths']>): ReadinessLine {
  const line = { id: 'maths', label: 'Formulas' } as const;
  switch (maths) {
    case 'kept':
      return { ...line, state: 'good', words: 'Can be shown without a network.' };
    case 'unknown':
      return { ...line, state: 'unknown', words: 'Being checked.' };
    case 'missing':
      return {
        ...line,
        state: 'care',
        words: 'What shows them is still being fetched.',
        advice: 'Stay online until it is complete.',
      };
  }
}

function keptLine(storage: ReadinessFacts['storage']): ReadinessLine {
  const line = { id: 'kept', label: 'Storage' } as const;
  if (storage?.persistent === true) {
    return { ...line, state: 'good', words: 'The browser keeps what is saved here.' };
  }
  if (storage?.persistent !== false) {
    return { ...line, state: 'unknown', words: 'This browser does not say whether it keeps what is saved.' };
  }
  return {
    ...line,
    state: 'care',
    words: 'The browser may clear what is saved when the device is full.',
    advice: 'Ask it to keep your data, or install Prep from the menu.',
  };
}

function spaceLine(storage: ReadinessFacts['storage']): ReadinessLine {
  const line = { id: 'space', label: 'Free space' } as const;
  const freeBytes = storage?.freeBytes ?? null;
  if (freeBytes === null)
    return { ...line, state: 'unknown', words: 'This browser does not say how much is free.' };
  const words = `${formatBytes(freeBytes)} are free for Prep.`;
  return freeBytes >= ENOUGH_SPACE_BYTES
    ? { ...line, state: 'good', words }
    : { ...line, state: 'care', words, advice: 'Delete a few photos or videos before you start.' };
}

function clockLine(clock: ReadinessFacts['clock'], now: number): ReadinessLine {
  const line = { id: 'clock', label: 'Clock' } as const;
  if (clock === null) {
    return {
      ...line,
      state: 'unknown',
      words: 'Not compared with the server yet.',
      advice: 'Connect once before you start, or set the time of this device to automatic.',
    };
  }
  const compared = `compared ${formatAge(clock.measuredAt, now)}`;
  const off = Math.abs(clock.offsetMs);
  if (off <= CLOCK_AGREES_MS) {
    return {
      ...line,
      state: 'good',
      words: `Agrees with the server's within ${formatSeconds(off)}, ${compared}.`,
    };
  }
  const way = clock.offsetMs < 0 ? 'fast' : 'slow';
  return {
    ...line,
    state: 'care',
    words: `${formatMinutes(off)} ${way} against the server's, ${compared}.`,
    advice: 'Set the time of this device to automatic. Your exam time is counted right all the same.',
  };
}

function batteryLine({ level, charging }: NonNullable<ReadinessFacts['battery']>): ReadinessLine {
  const line = { id: 'battery', label: 'Battery' } as const;
  const percent = `${Math.round(level * 100)}%`;
  if (charging) return { ...line, state: 'good', words: `${percent}, charging.` };
  return level >= LOW_BATTERY
    ? { ...line, state: 'good', words: `${percent}.` }
    : {
        ...line,
        state: 'care',
        words: `${percent}.`,
        advice: 'Plug the device in, or keep a charger at hand.',
      };
}
