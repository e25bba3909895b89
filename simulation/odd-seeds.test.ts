import { it } from 'vitest';
import { proveShare, SEEDS_PER_SHARE, SHARE_TIMEOUT_MS } from './seeds.ts';

it(
  `[SY1-SY10] whatever happens, nothing is lost or doubled and the queue is empty 11 s after healing (odd seeds, ${SEEDS_PER_SHARE})`,
  { timeout: SHARE_TIMEOUT_MS },
  () => proveShare(1),
);
