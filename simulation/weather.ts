import type { Random } from './random.ts';

/** What can be wrong with the way between a device and the server for a while. */
const lineFaults = [
  'offline',
  'requests-lost',
  'answers-lost',
  'half-open',
  'portal',
  'session-refused',
  'rate-limited',
  'overloaded',
  'proxy-error',
  'slow',
] as const;
export type LineFault = (typeof lineFaults)[number];

interface Spell {
  readonly from: number;
  readonly to: number;
  /** Null: everybody's. */
  readonly device: number | null;
  readonly fault: LineFault;
}

interface OnDevice {
  readonly at: number;
  readonly device: number;
}

/** How one run is made hard. Probabilities are per request or per step, and hold until healing. */
export interface Weather {
  /** Before this instant nothing is wrong. */
  readonly beginsAt: number;
  /** The instant after which nothing is wrong any more, epoch milliseconds. */
  readonly healsAt: number;
  readonly spells: readonly Spell[];
  readonly dropRequest: number;
  readonly dropAnswer: number;
  readonly duplicate: number;
  readonly cutAnswer: number;
  /** Latest arrival of what is late, milliseconds. */
  readonly longestDelay: number;
  readonly serverCrash: number;
  readonly pageCrash: number;
  readonly storageFault: number;
  /** Instants. */
  readonly serverOutages: readonly number[];
  readonly pageCrashes: readonly OnDevice[];
  /** The worker is woken to drain beside the app (SY2). */
  readonly workerWakes: readonly OnDevice[];
  /** Somebody sets the wall clock. */
  readonly clockMoves: readonly (OnDevice & { readonly byMs: number })[];
  /** A phone is copied to another one in the middle of an attempt (SY6). */
  readonly clones: readonly (OnDevice & { readonly onto: number })[];
  /** A phone that falls into a well. */
  readonly losses: readonly OnDevice[];
  readonly backups: readonly number[];
  readonly restoreAt: number | null;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const CALM_MS = 2_000;

/** Draws the weather of a run: each kind of trouble is there in some seeds and absent in others. */
export function drawWeather(random: Random, start: number, devices: number): Weather {
  const healsAt = start + random.between(3 * MINUTE, 9 * MINUTE);
  const sometimes = (share: number, most: number): number =>
    random.chance(share) ? random.next() * most : 0;
  const instants = (most: number): number[] =>
    Array.from({ length: random.between(0, most) }, () => random.between(start + 10_000, healsAt - 15_000));
  const onDevice = (at: number): OnDevice => ({ at, device: random.between(0, devices - 1) });
  const moved = (on: OnDevice) => ({
    ...on,
    byMs: random.pick([-DAY, -HOUR, -5 * MINUTE, 5 * MINUTE, HOUR, DAY]),
  });
  const cloned = (on: OnDevice) => ({ ...on, onto: (on.device + random.between(1, devices - 1)) % devices });
  const backups = random.chance(0.5) ? instants(3).sort((a, b) => a - b) : [];
  const restores = backups.length > 0 && random.chance(0.6);
  return {
    beginsAt: start + CALM_MS,
    healsAt,
    spells: drawSpells(random, start, healsAt, devices),
    dropRequest: sometimes(0.5, 0.3),
    dropAnswer: sometimes(0.6, 0.4),
    duplicate: sometimes(0.5, 0.3),
    cutAnswer: sometimes(0.3, 0.2),
    longestDelay: random.pick([100, 400, 3_000, 20_000]),
    serverCrash: sometimes(0.4, 0.15),
    pageCrash: sometimes(0.6, 0.25),
    storageFault: sometimes(0.3, 0.03),
    serverOutages: random.chance(0.4) ? instants(2) : [],
    pageCrashes: instants(2).map(onDevice),
    workerWakes: instants(2).map(onDevice),
    clockMoves: random.chance(0.3) ? instants(2).map(onDevice).map(moved) : [],
    clones: random.chance(0.3) ? instants(2).map(onDevice).map(cloned) : [],
    losses: random.chance(0.05) ? instants(1).map(onDevice) : [],
    backups,
    restoreAt: restores ? random.between((backups[0] ?? start) + 1_000, healsAt - 1_000) : null,
  };
}

function drawSpells(random: Random, start: number, healsAt: number, devices: number): Spell[] {
  return Array.from({ length: random.between(0, 6) }, () => {
    const from = random.between(start + 5_000, healsAt - 5_000);
    return {
      from,
      to: Math.min(healsAt, from + random.between(2_000, 3 * MINUTE)),
      device: random.chance(0.5) ? null : random.between(0, devices - 1),
      fault: random.pick(lineFaults),
    };
  });
}

/** What is wrong with a device's line at an instant; the spell that began last speaks. */
export function faultAt(weather: Weather, device: number, at: number): LineFault | null {
  const on = weather.spells.filter(
    (spell) => at >= spell.from && at < spell.to && (spell.device === null || spell.device === device),
  );
  return on.at(-1)?.fault ?? null;
}
