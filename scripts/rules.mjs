import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from './lib/paths.mjs';

/** A rule in docs/spec, with the rest of its line. */
const RULE = /^- \*\*([A-Z]{2}\d+)\*\*(.*)$/gm;
/** These rules have neither a test nor a place in the code. */
const EXEMPT = /^ \*(Not built yet\.|For people; no test\.)\*/;
/** A rule in the title of a test. */
const IN_TITLE = /\[([A-Z]{2}\d+)\]/g;
/** A rule in a comment. */
const IN_CODE = /\b[A-Z]{2}\d+\b/g;

const TEST = /\.(test|e2e)\.tsx?$/;
/**
 * What is delivered. Rules have to be named here: the scripts and the simulation only check them, and the migrations
 * are generated from the schema.
 */
const PRODUCT = ['shared-schema/src', 'content/src', 'sync-server/src', 'pwa/src'];
const PRODUCT_FILE = /\.(tsx?|css)$/;
/** Test support among the product's files. */
const SUPPORT = /^(pwa\/src\/test\/|.*\/(fixtures|testing)\.ts$)/;

/** @returns {string[]} the texts of the files under a folder for whose path, with forward slashes, `isRead` holds */
function read(/** @type {string} */ folder, /** @type {(file: string) => boolean} */ isRead) {
  return readdirSync(fromRoot(folder), { withFileTypes: true }).flatMap((entry) => {
    const inside = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : read(inside, isRead);
    return isRead(inside) ? [readFileSync(fromRoot(inside), 'utf8')] : [];
  });
}

/** @returns {Set<string>} the rules that any of the texts names */
function namedIn(/** @type {string[]} */ texts, /** @type {RegExp} */ pattern) {
  return new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([whole, name = whole]) => name)));
}

/** @type {Map<string, boolean>} by rule, whether it is exempt */
const rules = new Map();
for (const page of read('docs/spec', (file) => file.endsWith('.md')))
  for (const [, name = '', rest = ''] of page.matchAll(RULE)) rules.set(name, EXEMPT.test(rest));

const inTitles = namedIn(
  ['pwa', 'sync-server', 'content', 'shared-schema', 'simulation'].flatMap((folder) =>
    read(folder, (file) => TEST.test(file)),
  ),
  IN_TITLE,
);
const isProduct = (/** @type {string} */ file) =>
  PRODUCT_FILE.test(file) && !TEST.test(file) && !SUPPORT.test(file);
const inProduct = namedIn(
  PRODUCT.flatMap((folder) => read(folder, isProduct)),
  IN_CODE,
);

const needed = [...rules].filter(([, isExempt]) => !isExempt).map(([name]) => name);
const faults = [
  ...needed
    .filter((name) => !inTitles.has(name))
    .map((name) => `${name} is in docs/spec, and no test has it in its title.`),
  ...needed
    .filter((name) => !inProduct.has(name))
    .map(
      (name) =>
        `${name} is in docs/spec, and no file of ${PRODUCT.join(', ')} names it where it is enforced.`,
    ),
  ...[...inTitles]
    .filter((name) => !rules.has(name))
    .map((name) => `[${name}] is in the title of a test, and no page of docs/spec defines it.`),
];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
