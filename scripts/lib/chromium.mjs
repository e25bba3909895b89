import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { step, Stop } from './log.mjs';
import { runLogged } from './processes.mjs';

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'microsoft-edge-stable',
  'msedge',
];

const macApplications = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
  'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

const windowsPrograms = [
  'Google/Chrome/Application/chrome.exe',
  'Chromium/Application/chrome.exe',
  'Microsoft/Edge/Application/msedge.exe',
];

const environment = (/** @type {string} */ name) => process.env[name] ?? '';

function onPath() {
  const folders = environment('PATH').split(path.delimiter).filter(Boolean);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name + suffix)));
}

function inWellKnownPlaces() {
  if (process.platform === 'darwin') {
    const folders = ['/Applications', path.join(environment('HOME'), 'Applications')];
    return folders.flatMap((folder) => macApplications.map((name) => path.join(folder, name)));
  }
  if (process.platform === 'win32') {
    const folders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map(environment).filter(Boolean);
    return folders.flatMap((folder) => windowsPrograms.map((name) => path.join(folder, name)));
  }
  return ['/usr/lib/chromium/chromium', '/snap/bin/chromium', '/opt/google/chrome/chrome'];
}

/** Playwright's own browser, for machines on which no other can be installed. */
async function fromPlaywright() {
  const { chromium } = await import('playwright-core');
  return chromium.executablePath();
}

/** Whether the program runs: some distributions install a stub that only prints where to get the browser. */
function answers(/** @type {string} */ file) {
  if (!existsSync(file)) return false;
  if (process.platform === 'win32') return true; // On Windows, the request for the version opens a window.
  return spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0;
}

async function findChromium() {
  const candidates = [...onPath(), ...inWellKnownPlaces(), await fromPlaywright()];
  return candidates.find(answers);
}

async function installByApt() {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runLogged('apt-update', 'apt-get', ['update'], { env });
  await runLogged('apt-install', 'apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
    env,
  });
}

const canInstallByApt = () =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;

const howToGetOne = `No Chromium was found, and the tests run in a real one. Do one of these and run again:
  - install Chromium, Google Chrome or Microsoft Edge (Debian: sudo apt-get install chromium);
  - npx playwright-core install chromium
  - CHROMIUM_PATH=/path/to/browser npm test`;

/** @returns {Promise<string>} the path of a working browser; installs one if possible */
export async function findOrInstallChromium() {
  const chosen = environment('CHROMIUM_PATH');
  if (chosen) {
    if (answers(chosen)) return chosen;
    throw new Stop(`CHROMIUM_PATH is ${chosen}, which is not a working browser.`);
  }
  const found = await findChromium();
  if (found) return found;
  if (!canInstallByApt()) throw new Stop(howToGetOne);
  await step('Installing Chromium', installByApt);
  const installed = await findChromium();
  if (!installed) throw new Stop(howToGetOne);
  return installed;
}
