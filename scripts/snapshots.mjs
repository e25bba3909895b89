import path from 'node:path';
import { rootDirectory } from './lib/paths.mjs';
import { oldSnapshots } from './lib/snapshots.mjs';

const old = oldSnapshots();
for (const file of old)
  console.error(`No migration is made from ${path.relative(rootDirectory, file)} any more: delete it.`);
process.exitCode = old.length === 0 ? 0 : 1;
