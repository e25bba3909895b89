import { RECHECK_INTERVAL_MS } from '../pwa/src/offline/index.ts';
import type { AttemptFlag } from '@exam/shared-schema/contract';
import { mayRank } from '../sync-server/src/marked-attempts/flags.ts';
import { checkAll, honestAttempts } from './checks.ts';
import { gather } from './evidence.ts';
import { drawPlan } from './plan.ts';
import { Random } from './random.ts';
import { template } from './template.ts';
import { World, type Seams } from './world.ts';

/** After healing the outbox of every device is empty within this time. */
const EMPTY_WITHIN_MS = 11_000;
/** The longest interval until a device asks again which attempts the server lacks, and the time to send them. */
const QUIET_MS = RECHECK_INTERVAL_MS + 2 * 60_000;

export interface Outcome {
  readonly seed: number;
  /** Messages that begin with the broken rule; empty if none was broken. */
  readonly failures: readonly string[];
  readonly trace: readonly string[];
  /** Number of sealed attempts that were handed in; a run without any proves nothing. */
  readonly handedIn: number;
  /** Number of honest attempts among them, and the flagged ones of these that do not rank (ST70). */
  readonly honest: number;
  readonly doubted: readonly (readonly string[])[];
}

/** Runs one seed: faults, healing, a quiet time, and then the check of every rule. The same seed gives the same run. */
export async function simulate(seed: number, seams: Seams = {}): Promise<Outcome> {
  const made = await template();
  const random = new Random(seed);
  const world = new World(random, drawPlan(random, made), made, seams);
  let handedIn = 0;
  let honest: readonly (readonly AttemptFlag[])[] = [];
  try {
    await world.begin();
    await world.time.runUntil(world.healsAt);
    await world.time.hold(world.heal());
    const waiting = await whatWaits(world);
    await world.time.runUntil(world.healsAt + EMPTY_WITHIN_MS);
    await checkEmpty(world, waiting);
    await world.time.runUntil(world.healsAt + QUIET_MS);
    const evidence = await gather(world);
    handedIn = evidence.server.attempts.length;
    honest = honestAttempts(world, evidence);
    await checkAll(world, evidence);
  } catch (error) {
    world.fail(
      `[-] the run broke: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    );
  } finally {
    for (const { device } of world.seats) device.crash();
    await world.server.destroy();
  }
  const doubted = honest.filter((flags) => !mayRank(flags));
  return { seed, failures: world.failures, trace: world.trace, handedIn, honest: honest.length, doubted };
}

/** The entries of all outboxes, by device and attempt. */
async function whatWaits(world: World): Promise<Set<string>> {
  const names = new Set<string>();
  for (const seat of world.seats) {
    const page = world.app(seat);
    if (seat.isLost || page === undefined) continue;
    const rows = await page.database.outbox.toArray();
    for (const row of rows)
      if (row.state === 'waiting') names.add(`attempt ${row.attemptId} on device ${seat.device.index}`);
  }
  return names;
}

async function checkEmpty(world: World, waiting: ReadonlySet<string>): Promise<void> {
  for (const name of await whatWaits(world))
    if (waiting.has(name)) world.fail(`[SY2] ${name} still waits ${EMPTY_WITHIN_MS / 1_000} s after healing`);
}
