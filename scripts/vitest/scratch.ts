import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
/** Profiles of several browsers at once, and the databases of all workers. */
const ENOUGH_BYTES = 4 * 1024 ** 3;

/**
 * Where databases and browser profiles of tests stand: in memory where the system has a large folder of it, because every
 * commit waits for the disk. No test takes the power away; what is on the disk is tried by the crash tests, elsewhere.
 */
export function scratchParent(): string {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize < ENOUGH_BYTES ? tmpdir() : MEMORY;
  } catch {
    return tmpdir(); // another system, or a container without it
  }
}
