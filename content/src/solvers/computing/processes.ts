import { sum } from '../mathematics/methods.ts';
import { named, Unreadable, wordsOf, type Solvers } from '../solver.ts';
import { numbersOf, tablesIn } from './root.ts';

interface Process {
  readonly arrival: number;
  readonly burst: number;
}

/** Which of the processes that are ready comes first: the one for which this is least. */
const POLICIES = {
  'first come, first served': ({ arrival }: Process) => arrival,
  'shortest job first (non-preemptive)': ({ burst }: Process) => burst,
};

/** The sum of the waiting times, if none is interrupted. */
function waitingTimes(processes: readonly Process[], rank: (one: Process) => number): number {
  const waiting = [...processes];
  let [now, total] = [0, 0];
  while (waiting.length > 0) {
    const ready = waiting.filter(({ arrival }) => arrival <= now);
    const [next] = ready.toSorted((one, other) => rank(one) - rank(other));
    if (next === undefined) {
      now = Math.min(...waiting.map(({ arrival }) => arrival));
      continue;
    }
    total += now - next.arrival;
    now += next.burst;
    waiting.splice(waiting.indexOf(next), 1);
  }
  return total;
}

/** The times at which processes that all arrive at 0 are finished. */
function roundRobin(bursts: readonly number[], quantum: number): number[] {
  const queue = [...bursts];
  const finished: number[] = [];
  let now = 0;
  for (let left = queue.shift(); left !== undefined; left = queue.shift()) {
    now += Math.min(left, quantum);
    if (left > quantum) queue.push(left - quantum);
    else finished.push(now);
  }
  return finished;
}

/** Which page in the frames is replaced: the one for which this is least. */
type Replacement = (page: string, past: readonly string[], future: readonly string[]) => number;

const untilNext = (page: string, future: readonly string[]): number => {
  const next = future.indexOf(page);
  return next < 0 ? Number.POSITIVE_INFINITY : next;
};

const REPLACEMENTS: Readonly<Record<string, Replacement>> = {
  // The pages in the frames are kept in the order in which they were loaded.
  FIFO: () => 0,
  LRU: (page, past) => past.lastIndexOf(page),
  optimal: (page, _past, future) => -untilNext(page, future),
};

function pageFaults(references: readonly string[], count: number, rank: Replacement): number {
  const frames: string[] = [];
  let faults = 0;
  for (const [now, page] of references.entries()) {
    if (frames.includes(page)) continue;
    faults += 1;
    if (frames.length === count) {
      const [past, future] = [references.slice(0, now), references.slice(now)];
      const ranks = frames.map((loaded) => rank(loaded, past, future));
      frames.splice(ranks.indexOf(Math.min(...ranks)), 1);
    }
    frames.push(page);
  }
  return faults;
}

export const processes: Solvers = {
  'computer-science/waiting-time-of-processes': ({ text }) => {
    const [policy = ''] = wordsOf(
      text,
      /in milliseconds are scheduled by (.*)\.\n[^]*What is the average waiting time in milliseconds/,
    );
    const [table = []] = tablesIn(text);
    const read = table.map(([, arrival, burst]) => ({ arrival: Number(arrival), burst: Number(burst) }));
    if (read.length === 0) throw new Unreadable(text);
    return waitingTimes(read, named(POLICIES, policy)) / read.length;
  },
  'computer-science/round-robin': ({ text }) => {
    const [list = '', quantum = ''] = wordsOf(
      text,
      /arrive at time 0 in this order, with CPU bursts of ([\d, and]+) milliseconds\. They are scheduled by round robin with a time quantum of (\d+) milliseconds\. What is the average turnaround time/,
    );
    const finished = roundRobin(numbersOf(list), Number(quantum));
    return sum(finished) / finished.length;
  },
  'computer-science/page-faults': ({ text }) => {
    const [list = '', frames = '', policy = ''] = wordsOf(
      text,
      /refers to its pages in the order ([\d, ]+)\. It has (\d+) frames, which are empty at first, and uses the (\w+) page replacement policy\. How many page faults occur\?/,
    );
    return pageFaults(list.split(', '), Number(frames), named(REPLACEMENTS, policy));
  },
};
