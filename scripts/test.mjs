import './lib/node-version.mjs';
import { findOrInstallChromium } from './lib/chromium.mjs';
import { main } from './lib/log.mjs';
import { findPostgres } from './lib/postgres.mjs';
import { ensureBuild, ensureDependencies } from './lib/setup.mjs';
import { runVitest } from './lib/vitest.mjs';

const withoutBrowser = [
  'shared',
  'server',
  'server-measuring',
  'server-pg',
  'postgres',
  'pwa',
  'simulation',
  'crash',
];
const everyProject = [...withoutBrowser, 'e2e'];

/** @returns {string[]} the projects named by --project=x or --project x */
const namedProjects = (/** @type {string[]} */ args) =>
  args.flatMap((arg, index) => {
    if (arg === '--project') return args[index + 1] ?? [];
    return arg.startsWith('--project=') ? arg.slice('--project='.length) : [];
  });

/** Only the tests in the browser need one, and something to show in it. */
async function prepareForBrowser() {
  await ensureBuild();
  return { CHROMIUM_PATH: await findOrInstallChromium() };
}

const isPostgresThere = () => Boolean(process.env['DATABASE_URL']) || findPostgres() !== undefined;

/** Several servers on one database need a real PostgreSQL; every other test has one in its own process. */
function runnableProjects() {
  if (isPostgresThere()) return everyProject;
  console.log(
    'PostgreSQL is not installed here: its concurrent tests are left to a machine that has it (npm run test:full).',
  );
  return everyProject.filter((name) => name !== 'postgres');
}

await main(async () => {
  const args = process.argv.slice(2).filter((arg) => arg !== '--full');
  const env = process.argv.includes('--full') ? { PREP_FULL: '1' } : {};
  const named = namedProjects(args);
  const needsBrowser = named.length === 0 || named.some((name) => !withoutBrowser.includes(name));

  await ensureDependencies();
  const browser = needsBrowser ? await prepareForBrowser() : {};
  const projects = named.length > 0 ? [] : runnableProjects().map((name) => `--project=${name}`);
  return runVitest([...projects, ...args], { ...env, ...browser });
});
