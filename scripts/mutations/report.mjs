import path from 'node:path';
import { rootDirectory } from '../lib/paths.mjs';

/** @typedef {Awaited<ReturnType<import('@stryker-mutator/core').Stryker['runMutationTest']>>[number]} MutantResult */
/** @typedef {{ killed: number, survived: number }} Counts */

const isKilled = (/** @type {MutantResult} */ { status }) => status === 'Killed' || status === 'Timeout';
export const isSurvivor = (/** @type {MutantResult} */ { status }) =>
  status === 'Survived' || status === 'NoCoverage';

/** @returns {Counts} of the mutants that were run; ignored ones, and those that do not load, are not counted */
export function countOf(/** @type {MutantResult[]} */ mutants) {
  return { killed: mutants.filter(isKilled).length, survived: mutants.filter(isSurvivor).length };
}

/** The percentage of the mutants that a test detected. */
export const scoreOf = (/** @type {Counts} */ { killed, survived }) =>
  (100 * killed) / Math.max(1, killed + survived);

const relative = (/** @type {string} */ file) =>
  path.relative(rootDirectory, path.resolve(rootDirectory, file)).replaceAll('\\', '/');

const row = (/** @type {string} */ name, /** @type {Counts} */ counts) =>
  `| ${name} | ${counts.killed + counts.survived} | ${counts.survived} | ${scoreOf(counts).toFixed(1)} % |`;

const ROW = /^\| (\S+\.ts) \| (\d+) \| (\d+) \|/gm;

/** The counts of each file in an area's section. @returns {Map<string, Counts>} */
function countsIn(/** @type {string} */ section) {
  return new Map(
    [...section.matchAll(ROW)].map(([, file = '', all, survived]) => [
      file,
      { killed: Number(all) - Number(survived), survived: Number(survived) },
    ]),
  );
}

/** @returns {Map<string, Counts>} by file */
function countsOf(/** @type {MutantResult[]} */ mutants) {
  const files = [...new Set(mutants.map(({ fileName }) => fileName))];
  return new Map(
    files.map((file) => [relative(file), countOf(mutants.filter(({ fileName }) => fileName === file))]),
  );
}

/**
 * An area's section of docs/mutations.md.
 * @param {string} name
 * @param {import('./areas.mjs').Area} area
 * @param {MutantResult[]} mutants
 * @param {string} before the section of earlier runs, whose other files are kept; empty if all files were run
 */
export function sectionOf(name, { goal }, mutants, before) {
  const counts = [...new Map([...countsIn(before), ...countsOf(mutants)])]
    .filter(([, { killed, survived }]) => killed + survived > 0)
    .sort(([a], [b]) => a.localeCompare(b));
  const rows = counts.map(([file, count]) => row(file, count));
  const all = counts.reduce(
    (sum, [, { killed, survived }]) => ({ killed: sum.killed + killed, survived: sum.survived + survived }),
    { killed: 0, survived: 0 },
  );
  const head = [`| ${name}, goal ${goal} % | Mutants | Survived | Score |`, '| --- | --- | --- | --- |'];
  return [`## ${name}`, '', ...head, ...rows, row('**all of them**', all), ''].join('\n');
}

const titleOf = (/** @type {string} */ section) => section.split('\n', 1)[0] ?? '';

/** An area's section in the document; empty if there is none. */
export function sectionIn(/** @type {string} */ document, /** @type {string} */ name) {
  return document.split(/^(?=## )/m).find((section) => titleOf(section) === `## ${name}`) ?? '';
}

/** The document with one section replaced; the others are of earlier runs. */
export function withSection(/** @type {string} */ document, /** @type {string} */ section) {
  const [head = '', ...sections] = document.split(/^(?=## )/m);
  const others = sections.filter((other) => titleOf(other) !== titleOf(section));
  const sorted = [...others, section].sort((a, b) => titleOf(a).localeCompare(titleOf(b)));
  return `${[head, ...sorted].map((text) => text.trimEnd()).join('\n\n')}\n`;
}

/** A survivor as a line: its location and its replacement. */
export function lineOf(/** @type {MutantResult} */ { fileName, location, mutatorName, replacement, status }) {
  const { line, column } = location.start;
  const instead = (replacement ?? '').replace(/\s+/g, ' ').slice(0, 100);
  return `${relative(fileName)}:${line}:${column} ${mutatorName}${status === 'NoCoverage' ? ' (no test runs it)' : ''}: ${instead}`;
}
