import type { PackageRow } from '../../offline/index.ts';
import type { ReadinessFacts } from '../../state/index.ts';
import { age } from './age.ts';
import { megabytes } from './megabytes.ts';

export type ReadinessState = 'good' | 'care' | 'unknown';

export interface ReadinessLine {
  readonly id: 'paper' | 'kept' | 'space' | 'clock' | 'battery';
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
  facts: ReadinessFacts,
  now: number,
): readonly ReadinessLine[] {
  return [
    {
      id: 'paper',
      label: 'Paper',
      state: 'good',
      words: `Saved on this device with all its images (${megabytes(saved.bytes)}).`,
    },
    keptLine(facts.storage),
    spaceLine(facts.storage),
    clockLine(facts.clock, now),
    ...(facts.battery === null ? [] : [batteryLine(facts.battery)]),
  ];
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
  const words = `${megabytes(freeBytes)} are free for Prep.`;
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
  const compared = `compared ${age(clock.measuredAt, now)}`;
  const off = Math.abs(clock.offsetMs);
  if (off <= CLOCK_AGREES_MS) {
    return { ...line, state: 'good', words: `Agrees with the server's within ${seconds(off)}, ${compared}.` };
  }
  const way = clock.offsetMs < 0 ? 'fast' : 'slow';
  return {
    ...line,
    state: 'care',
    words: `${minutes(off)} ${way} against the server's, ${compared}.`,
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

const secondFormat = new Intl.NumberFormat('en-IN', { style: 'unit', unit: 'second', unitDisplay: 'long' });
const minuteFormat = new Intl.NumberFormat('en-IN', { style: 'unit', unit: 'minute', unitDisplay: 'long' });

function seconds(ms: number): string {
  return secondFormat.format(Math.max(1, Math.ceil(ms / 1000)));
}

function minutes(ms: number): string {
  return minuteFormat.format(Math.round(ms / 60_000));
}
