const onTerminal = process.stdout.isTTY === true;
let number = 0;

const secondsSince = (/** @type {number} */ start) => `${Math.round((Date.now() - start) / 1000)} s`;

/** Shows progress: on a terminal a line that counts the seconds, elsewhere a line every 15 s. */
function showWaiting(/** @type {string} */ line, /** @type {number} */ start) {
  if (!onTerminal) console.log(line);
  const show = () => {
    if (onTerminal) process.stdout.write(`\r${line} ${secondsSince(start)}`);
    else console.log(`${line} still running, ${secondsSince(start)}`);
  };
  return setInterval(show, onTerminal ? 1000 : 15_000);
}

/**
 * Runs one numbered step and prints how long it took.
 * @template T
 * @param {string} title
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const start = Date.now();
  const line = `[${++number}] ${title} ...`;
  const waiting = showWaiting(line, start);
  let outcome = 'failed after';
  try {
    const result = await work();
    outcome = 'done in';
    return result;
  } finally {
    clearInterval(waiting);
    console.log(`${onTerminal ? '\r' : ''}${line} ${outcome} ${secondsSince(start)}`);
  }
}

/** A failure that the user can act on: shown as its message, without a stack. */
export class Stop extends Error {}

/** Runs a script's main function; for a `Stop` prints its message and sets exit code 1. */
export async function main(/** @type {() => Promise<number | void>} */ run) {
  try {
    process.exitCode = (await run()) ?? 0;
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  }
}
