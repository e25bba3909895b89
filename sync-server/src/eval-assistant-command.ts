import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { noMessaging } from './adapters/messaging.ts';
import { runCommand } from './command-line.ts';
import { readConfig } from './config.ts';
import { systemClock, systemIds, type Context } from './context.ts';
import { openStore } from './database/index.ts';
import { openClassroom } from './eval-assistant/classroom.ts';
import { evaluate, type Figure } from './eval-assistant/evaluate.ts';
import { evaluationTable } from './eval-assistant/table.ts';
import { openInstallation } from './installation/index.ts';
import { configuredModelUse } from './model-use/index.ts';

const migrationsDirectory = fileURLToPath(new URL('../../drizzle', import.meta.url));
const page = fileURLToPath(new URL('../../docs/assistant-eval.md', import.meta.url));

/** Templates with questions in the bank. */
const KINDS_OF_QUESTIONS = 40;

/**
 * AS14: runs all evaluation questions in a temporary database, with the configured engine. The results of the embedded
 * engine are written to docs/assistant-eval.md; those of a language model are printed, since they depend on the model.
 */
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
  const modelUse = configuredModelUse(context, readConfig(process.env).languageModel);
  // Without a user, because one student asks more here than the daily budget allows.
  const modelFor =
    modelUse && ((_userId: string | null, purpose: 'ask' | 'solve') => modelUse.modelFor(null, purpose));
  const classroom = await openClassroom(context, KINDS_OF_QUESTIONS, { modelFor });
  try {
    const figures = await evaluate(classroom, () => true);
    if (modelUse !== undefined) return figures.flatMap(describe);
    await writeFile(page, evaluationTable(figures));
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
