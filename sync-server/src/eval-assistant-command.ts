import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { noMessaging } from './adapters/messaging.ts';
import { runCommand } from './command-line.ts';
import { systemClock, systemIds, type Context } from './context.ts';
import { openStore } from './database/index.ts';
import { openClassroom } from './eval-assistant/classroom.ts';
import { evaluate, type Figure } from './eval-assistant/evaluate.ts';
import { evaluationTable } from './eval-assistant/table.ts';
import { openInstallation } from './installation/index.ts';

const migrationsDirectory = fileURLToPath(new URL('../../drizzle', import.meta.url));
const page = fileURLToPath(new URL('../../docs/assistant-eval.md', import.meta.url));

/** Templates that have questions in the bank. */
const KINDS_OF_QUESTIONS = 40;
const ENGINE = 'the embedded one';

/** AS14: asks all questions in a database of their own, and writes docs/assistant-eval.md. */
async function evaluateAll(): Promise<string[]> {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'prep-evaluation-'));
  const store = await openStore({ databaseUrl: undefined, dataDirectory, migrationsDirectory });
  const edge = { clock: systemClock, ids: systemIds };
  const installation = await openInstallation(store, { ...edge, sessionSecret: undefined });
  const context: Context = {
    ...edge,
    store,
    installation,
    messaging: noMessaging,
    failPoint: () => undefined,
  };
  const classroom = await openClassroom(context, KINDS_OF_QUESTIONS);
  try {
    const figures = await evaluate(classroom, () => true);
    await writeFile(page, evaluationTable(figures, ENGINE));
    return [...figures.flatMap(describe), `Written: ${page}`];
  } finally {
    await classroom.close();
    await store.close();
    await rm(dataDirectory, { recursive: true, force: true });
  }
}

function describe({ kind, asked, right, wrong }: Figure): string[] {
  return [`${kind}: ${right} of ${asked}`, ...wrong.map((body) => `  not right: ${body}`)];
}

await runCommand(evaluateAll);
