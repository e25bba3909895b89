import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fromRoot, rootDirectory } from './paths.mjs';

const shared = ['package-lock.json', 'tsconfig.base.json', 'shared-schema/package.json', 'shared-schema/src'];

/** What the built app depends on. */
export const appSources = [
  ...shared,
  'vite.config.ts',
  'scripts/lib/compress-app.mjs',
  'scripts/vite',
  'pwa/index.html',
  'pwa/package.json',
  'pwa/tsconfig.json',
  'pwa/public',
  'pwa/src',
];

/** What the bundled server depends on. */
export const serverSources = [
  ...shared,
  'scripts/lib/bundle-server.mjs',
  'content/package.json',
  'content/src',
  'sync-server/package.json',
  'sync-server/src',
];

/** What the tests of the content depend on. */
export const contentSources = [
  'shared-schema/src/exam-patterns',
  'shared-schema/src/likeness',
  'shared-schema/src/question-types',
  'shared-schema/src/rich-text',
  'content/src',
  'sync-server/src/bank/new-questions.ts',
  'sync-server/src/bank/practice-pool.ts',
  'sync-server/src/first-start',
  'sync-server/test/content',
];

const isNotBuilt = (/** @type {string} */ name) => /\.test\.tsx?$/.test(name) || name === 'node_modules';

/** A digest is written after a run, so it is not part of what was run. */
const isDigest = (/** @type {string} */ name) => name.endsWith('.sha256');

/**
 * @param {string} target
 * @param {(name: string) => boolean} isLeftOut
 * @returns {string[]} every file under `target`, in an order that does not depend on the file system
 */
function filesUnder(target, isLeftOut) {
  if (!existsSync(target)) return [];
  if (statSync(target).isFile()) return [target];
  return readdirSync(target)
    .filter((name) => !isLeftOut(name))
    .sort()
    .flatMap((name) => filesUnder(path.join(target, name), isLeftOut));
}

/**
 * One hash of names and contents. Not of times, because a fresh checkout gives every file a new time.
 * @param {string[]} sources files and folders, relative to the top of the project
 * @param {{ withTests?: boolean }} [options] withTests: includes tests, and leaves out digests of passed runs
 */
export function hashOf(sources, { withTests = false } = {}) {
  const isLeftOut = withTests ? isDigest : isNotBuilt;
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesUnder(fromRoot(source), isLeftOut))) {
    const content = readFileSync(file);
    hash.update(`${path.relative(rootDirectory, file).split(path.sep).join('/')}\0${content.length}\0`);
    hash.update(content);
  }
  return hash.digest('hex');
}
