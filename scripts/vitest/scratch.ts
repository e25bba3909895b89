import { accessSync, constants } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';

/**
 * Where databases of tests stand: in memory where the system has a folder of it, because every commit waits for the disk.
 * What a power cut leaves on the disk is tried with real processes, whose data is elsewhere.
 */
export function scratchParent(): string {
  try {
    accessSync(MEMORY, constants.W_OK);
    return MEMORY;
  } catch {
    return tmpdir(); // another system, or a container without it
  }
}
