import { type Random } from './random.ts';
import type { Sitting } from './student.ts';
import type { Template } from './template.ts';
import { tricks } from './tricks.ts';
import { START } from './virtual-time.ts';
import { appVersions, type AppVersion } from './versions.ts';
import { drawFaultPlan, type FaultPlan } from './fault-plan.ts';

/** Everything that a seed decides before the run. */
export interface Plan {
  readonly faultPlan: FaultPlan;
  /** By device. */
  readonly sittings: readonly Sitting[][];
  readonly apps: readonly AppVersion[];
  /** The server is of a newer version than the devices. */
  readonly isServerNewer: boolean;
}

const MOST_DEVICES = 4;

export function drawPlan(random: Random, template: Template): Plan {
  const devices = random.pick([2, 2, 3, MOST_DEVICES]);
  const faultPlan = drawFaultPlan(random.fork(), START, devices);
  // In an exam hall all start at the bell; practice starts at any time.
  const bell = random.chance(0.6) ? START + random.between(20, 60) * 1_000 : null;
  const sittings = Array.from({ length: devices }, () => drawSittings(random, template, bell));
  const versions = random.fork();
  const apps = sittings.map(() => versions.pick(appVersions));
  const isServerNewer = versions.chance(0.25);
  const moves = random.fork();
  for (const sitting of sittings.flat()) {
    sitting.continuesOther = moves.chance(0.3);
    sitting.handsInMoved = moves.chance(0.5);
  }
  const cheats = random.fork();
  for (const sitting of sittings.flat())
    if (isTempting(sitting) && cheats.chance(0.5)) sitting.trick = cheats.pick(tricks);
  return { faultPlan, sittings, apps, isServerNewer };
}

/** Whether the paper is short enough to exceed its time within a run. */
function isTempting({ paper: { content } }: Sitting): boolean {
  return content.timing.policy === 'continuous' && content.timing.durationSeconds <= 120;
}

function drawSittings(random: Random, template: Template, bell: number | null): Sitting[] {
  const isShared = random.chance(0.4);
  const owner = random.pick(template.users);
  return Array.from({ length: random.pick([1, 1, 1, 2, 2, 4]) }, (_, index) => ({
    user: isShared ? random.pick(template.users) : owner,
    paper: random.pick(template.papers),
    startsAt: index === 0 ? (bell ?? START) : START,
    actions: random.between(2, 8),
    pace: random.pick([500, 3_000, 15_000]),
    ending: random.pick(['seal', 'seal', 'seal', 'clock', 'leave-open'] as const),
    poisoned: random.chance(0.08),
    signsOut: random.chance(0.4),
    pushesDrafts: random.chance(0.5),
    continuesOther: false,
    handsInMoved: false,
    attemptId: null,
    done: false,
    trick: null,
    played: null,
    startedId: null,
    satUntil: null,
    statement: null,
  }));
}
