import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { bundleServer } from './bundle-server.mjs';
import { compressApp } from './compress-app.mjs';
import { step, Stop } from './log.mjs';
import { appDirectory, fromRoot, serverBundle, workDirectory } from './paths.mjs';
import { nodeProgram, runLogged } from './processes.mjs';
import { appSources, hashOf, serverSources } from './sources.mjs';

const installStamp = fromRoot('node_modules', '.prep-stamp');

const readIfThere = (/** @type {string} */ file) =>
  existsSync(file) ? readFileSync(file, 'utf8') : undefined;

/** The packages of a lock file as path -> version, without those for other systems. */
function lockedVersions(/** @type {string} */ file) {
  const { packages } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.entries(packages).filter(
    ([name, entry]) => name.startsWith('node_modules/') && !entry.optional,
  );
}

/** True if npm was run by hand: it leaves a lock file of what it has installed. */
function isInstalledByHand() {
  const installed = fromRoot('node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  const versions = new Map(lockedVersions(installed).map(([name, entry]) => [name, entry.version]));
  return lockedVersions(fromRoot('package-lock.json')).every(
    ([name, entry]) => versions.get(name) === entry.version && existsSync(fromRoot(name)),
  );
}

/** Native code is compiled for one version of Node; another version cannot load it. */
function nativeCodeLoads() {
  try {
    const Database = createRequire(fromRoot('sync-server', 'package.json'))('better-sqlite3');
    new Database(':memory:').close();
    return true;
  } catch {
    return false;
  }
}

/** The npm that was started, and not another one on the path. */
function npmCommand() {
  const started = process.env['npm_execpath'];
  if (started && /npm-cli\.[cm]?js$/.test(started))
    return { command: process.execPath, first: [started], shell: false };
  return { command: 'npm', first: [], shell: process.platform === 'win32' };
}

function installPackages() {
  const { command, first, shell } = npmCommand();
  // The build needs the development packages even where NODE_ENV=production makes npm leave them out.
  return runLogged('npm-ci', command, [...first, 'ci', '--include=dev', '--prefer-offline'], { shell });
}

/** Installs the packages of package-lock.json, unless these are installed already. */
export async function ensureDependencies() {
  const wanted = `${hashOf(['package-lock.json'])} ${process.platform}-${process.arch} ${process.versions.modules}\n`;
  if (readIfThere(installStamp) === wanted) return;
  if (!(isInstalledByHand() && nativeCodeLoads())) {
    await step('Installing packages (a minute or two, the first time only)', installPackages);
  }
  writeFileSync(installStamp, wanted);
}

/**
 * Builds one part when its sources differ from those it was built from.
 * @param {{ name: string, title: string, sources: string[], output: string, build: () => Promise<void> }} part
 */
async function ensurePart({ name, title, sources, output, build }) {
  const stamp = path.join(workDirectory, `${name}.stamp`);
  const wanted = hashOf(sources);
  if (existsSync(output) && readIfThere(stamp) === wanted) return;
  // Removed before the build and written after it, so that an interrupted build is repeated.
  rmSync(stamp, { force: true });
  await step(title, build);
  if (!existsSync(output)) throw new Stop(`${title} ended without ${output}.`);
  mkdirSync(workDirectory, { recursive: true });
  writeFileSync(stamp, wanted);
}

async function buildApp() {
  const args = [nodeProgram('vite/bin/vite.js'), 'build', '--logLevel', 'warn'];
  // With any other NODE_ENV the development build of React would be used.
  await runLogged('vite-build', process.execPath, args, { env: { NODE_ENV: 'production' } });
  compressApp(appDirectory);
}

/** Builds the app and the server, each only when its sources changed. */
export async function ensureBuild() {
  await ensurePart({
    name: 'app',
    title: 'Building the app',
    sources: appSources,
    output: path.join(appDirectory, 'index.html'),
    build: buildApp,
  });
  await ensurePart({
    name: 'server',
    title: 'Building the server',
    sources: serverSources,
    output: serverBundle,
    build: bundleServer,
  });
}
