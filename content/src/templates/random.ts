import { createHash } from 'node:crypto';

/** Chance that can be had again: the same seed gives the same numbers. */
export interface Random {
  /** A whole number from `min` to `max`, both included, in steps from `min`. */
  int(min: number, max: number, step?: number): number;
  pick<T>(list: readonly T[]): T;
  /** `count` different members, in an order of chance. */
  sample<T>(list: readonly T[], count: number): T[];
  shuffle<T>(list: readonly T[]): T[];
}

/** sfc32, started from the SHA-256 of the seed. */
export function randomFrom(seed: string): Random {
  return randomOf(seed)();
}

/** For chance that begins anew several times: hashing a seed takes longer than most draws. */
export function randomOf(seed: string): () => Random {
  const digest = createHash('sha256').update(seed).digest();
  const start = [0, 4, 8, 12].map((at) => digest.readUInt32LE(at));
  return () => startedAt(new Uint32Array(start));
}

function startedAt(state: Uint32Array): Random {
  const below = (limit: number): number => Math.floor((step(state) / 2 ** 32) * limit);
  const shuffle = <T>(list: readonly T[]): T[] => {
    const mixed = [...list];
    for (let last = mixed.length - 1; last > 0; last -= 1) {
      const other = below(last + 1);
      [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
    }
    return mixed;
  };
  return {
    int: (min, max, size = 1) => min + size * below(Math.floor((max - min) / size) + 1),
    pick: (list) => list[below(list.length)] as (typeof list)[number],
    sample: (list, count) => shuffle(list).slice(0, count),
    shuffle,
  };
}

function step(state: Uint32Array): number {
  const [a = 0, b = 0, c = 0, counter = 0] = state;
  const sum = (a + b + counter) | 0;
  state[3] = counter + 1;
  state[0] = b ^ (b >>> 9);
  state[1] = c + (c << 3);
  state[2] = ((c << 21) | (c >>> 11)) + sum;
  return sum >>> 0;
}
