const onTerminal = process.stdout.isTTY === true;
let number = 0;

const secondsSince = (/** @type {number} */ start) => `${Math.round((Date.now() - start) / 1000)} s`;

/** A line that counts the seconds on a terminal; elsewhere a sign of life every 15 s. */
function showWaiting(/** @type {string} */ line, /** @type {number} */ start) {
  if (!onTerminal) console.log(line);
  const show = () => {
    if (onTerminal) process.stdout.write(`\r${line} ${secondsSince(start)}`);
    else console.log(`${line} still at it, ${secondsSince(start)}`);
  };
  return setInterval(show, onTerminal ? 1000 : 15_000);
}

/**
 * Runs one numbered step and says how long it took.
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

/** A failure the reader can act on: shown as its sentence, without a stack. */
export class Stop extends Error {}

/** Runs a script's main function; a `Stop` becomes a sentence and exit code 1. */
export async function main(/** @type {() => Promise<number | void>} */ run) {
  try {
    process.exitCode = (await run()) ?? 0;
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  }
}
