import type { Random } from './random.ts';

/** The temporary faults of the connection between a device and the server. */
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

interface LineFaultSpan {
  readonly from: number;
  readonly to: number;
  /** Null for all devices. */
  readonly device: number | null;
  readonly fault: LineFault;
}

interface OnDevice {
  readonly at: number;
  readonly device: number;
}

/** The faults of one run. Probabilities are per request or per step, and apply until healing. */
export interface FaultPlan {
  /** No faults before this instant, epoch milliseconds. */
  readonly beginsAt: number;
  /** No faults after this instant, epoch milliseconds. */
  readonly healsAt: number;
  readonly lineFaultSpans: readonly LineFaultSpan[];
  readonly dropRequest: number;
  readonly dropAnswer: number;
  readonly duplicate: number;
  readonly cutAnswer: number;
  /** The longest delay of a request or answer, milliseconds. */
  readonly longestDelay: number;
  readonly serverCrash: number;
  readonly pageCrash: number;
  readonly storageFault: number;
  /** Epoch milliseconds. */
  readonly serverOutages: readonly number[];
  readonly pageCrashes: readonly OnDevice[];
  /** Instants at which the worker is woken to drain in parallel to the app (SY2). */
  readonly workerWakes: readonly OnDevice[];
  /** Changes of a wall clock. */
  readonly clockMoves: readonly (OnDevice & { readonly byMs: number })[];
  /** A phone is copied to another one during an attempt (SY6). */
  readonly clones: readonly (OnDevice & { readonly onto: number })[];
  /** A phone is lost for good. */
  readonly losses: readonly OnDevice[];
  readonly backups: readonly number[];
  readonly restoreAt: number | null;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const CALM_MS = 2_000;

/** Draws the faults of a run: each kind occurs in some seeds only. */
export function drawFaultPlan(random: Random, start: number, devices: number): FaultPlan {
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
    lineFaultSpans: drawLineFaults(random, start, healsAt, devices),
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

function drawLineFaults(random: Random, start: number, healsAt: number, devices: number): LineFaultSpan[] {
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

/** The fault of a device's connection at an instant; of overlapping ones, the one that began last. */
export function faultAt(faultPlan: FaultPlan, device: number, at: number): LineFault | null {
  const on = faultPlan.lineFaultSpans.filter(
    (span) => at >= span.from && at < span.to && (span.device === null || span.device === device),
  );
  return on.at(-1)?.fault ?? null;
}
