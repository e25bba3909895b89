import './lib/node-version.mjs';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { findOrInstallChromium } from './lib/chromium.mjs';
import { main } from './lib/log.mjs';
import { fromRoot } from './lib/paths.mjs';
import { findPostgres } from './lib/postgres.mjs';
import { ensureBuild, ensureDependencies } from './lib/setup.mjs';
import { contentSources, hashOf } from './lib/sources.mjs';
import { runVitest } from './lib/vitest.mjs';

const isFull = process.argv.includes('--full');
const args = process.argv.slice(2).filter((arg) => arg !== '--full');

/** @returns {string[]} the projects named by --project=x or --project x */
const namedProjects = () =>
  args.flatMap((arg, index) => {
    if (arg === '--project') return args[index + 1] ?? [];
    return arg.startsWith('--project=') ? arg.slice('--project='.length) : [];
  });

/** The digest of the content whose tests passed last. */
const digestFile = fromRoot('content', 'passed.sha256');
const digestNow = () => `${hashOf(contentSources, { withTests: true })}\n`;
const hasContentChanged = () => !existsSync(digestFile) || readFileSync(digestFile, 'utf8') !== digestNow();

const isPostgresThere = () => Boolean(process.env['DATABASE_URL']) || findPostgres() !== undefined;

function chosenProjects() {
  const always = ['scripts', 'shared', 'server', 'pwa', 'simulation', 'crash', 'e2e'];
  const ofContent = isFull || hasContentChanged() ? ['content'] : [];
  const ofEngines = isPostgresThere() ? ['postgres'] : ['pglite'];
  if (!isPostgresThere())
    console.log('PostgreSQL is not installed here: one in the tests’ own process is used.');
  return isFull
    ? [...new Set([...always, ...ofContent, ...ofEngines, 'pglite', 'measured'])]
    : [...always, ...ofContent, ...ofEngines];
}

/** Only the tests in the browser need one, and something to show in it. */
async function prepareForBrowser() {
  await ensureBuild();
  return { CHROMIUM_PATH: await findOrInstallChromium() };
}

await main(async () => {
  await ensureDependencies();
  const named = namedProjects();
  const projects = named.length > 0 ? named : chosenProjects();
  const browser = projects.includes('e2e') ? await prepareForBrowser() : {};
  const env = isFull ? { PREP_FULL: '1' } : {};
  const chosen = named.length > 0 ? [] : projects.map((name) => `--project=${name}`);
  const code = await runVitest({ args: [...chosen, ...args], env: { ...env, ...browser } });
  // Not in CI, whose checkout nobody commits.
  if (code === 0 && args.length === 0 && projects.includes('content') && !process.env['CI'])
    writeFileSync(digestFile, digestNow());
  return code;
});
