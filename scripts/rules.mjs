import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from './lib/paths.mjs';

/** A rule as docs/spec writes it, with the rest of its line. */
const RULE = /^- \*\*([A-Z]{2}\d+)\*\*(.*)$/gm;
const WITHOUT_TEST = /^ \*(Not built yet\.|For people; no test\.)\*/;
/** A rule as the title of a test names it. */
const IN_TITLE = /\[([A-Z]{2}\d+)\]/g;

/** @returns {string[]} the texts of the files under a folder whose names match */
function read(/** @type {string} */ folder, /** @type {RegExp} */ name) {
  return readdirSync(fromRoot(folder), { withFileTypes: true }).flatMap((entry) => {
    const inside = path.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : read(inside, name);
    return name.test(entry.name) ? [readFileSync(fromRoot(inside), 'utf8')] : [];
  });
}

/** @type {Map<string, boolean>} whether a rule needs a test */
const rules = new Map();
for (const page of read('docs/spec', /\.md$/))
  for (const [, name = '', rest = ''] of page.matchAll(RULE)) rules.set(name, !WITHOUT_TEST.test(rest));

const named = new Set();
const tests = ['pwa', 'sync-server', 'shared-schema', 'simulation'].flatMap((folder) =>
  read(folder, /\.(test|e2e)\.tsx?$/),
);
for (const test of tests) for (const [, name] of test.matchAll(IN_TITLE)) named.add(name);

const untested = [...rules]
  .filter(([name, needsTest]) => needsTest && !named.has(name))
  .map(([name]) => name);
const unknown = [...named].filter((name) => !rules.has(name));
for (const name of untested) console.error(`${name} is in docs/spec, and no test has it in its title.`);
for (const name of unknown)
  console.error(`[${name}] is in the title of a test, and no page of docs/spec has it.`);
process.exitCode = untested.length + unknown.length === 0 ? 0 : 1;
