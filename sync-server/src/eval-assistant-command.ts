import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { noMessaging } from './adapters/messaging.ts';
import { runCommand } from './command-line.ts';
import { readConfig } from './config.ts';
import { systemClock, systemIds, type Context } from './context.ts';
import { openStore } from './database/index.ts';
import { openClassroom } from './eval-assistant/classroom.ts';
import { evaluate, type Figure } from './eval-assistant/evaluate.ts';
import { fitRanking, weightsFile } from './eval-assistant/fit-ranking.ts';
import { HELD_BACK, OPEN, readStudyQuestions, type StudyFile } from './eval-assistant/study-questions.ts';
import { studyTables, type StudiedFile } from './eval-assistant/study-table.ts';
import { study, type StudyResult } from './eval-assistant/study.ts';
import { evaluationPage } from './eval-assistant/table.ts';
import { openInstallation } from './installation/index.ts';
import { configuredModelUse } from './model-use/index.ts';

const migrationsDirectory = fileURLToPath(new URL('../../drizzle', import.meta.url));
const page = fileURLToPath(new URL('../../docs/assistant-eval.md', import.meta.url));

/** Templates with questions in the bank. */
const KINDS_OF_QUESTIONS = 40;

interface Wanted {
  readonly files: readonly StudyFile[];
  /** Prints each question that was not answered right. */
  readonly isShown: boolean;
}

/**
 * AS14, AS50: runs the questions of the study and our own in a temporary database, with the configured engine. The results
 * of the embedded engine are written to docs/assistant-eval.md; those of a language model are printed, since they depend
 * on the model.
 */
async function evaluateAll({ files, isShown }: Wanted): Promise<string[]> {
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
  const modelUse = await configuredModelUse(context, readConfig(process.env).languageModel);
  // Without a user, because one student asks more here than the daily budget allows.
  const modelFor =
    modelUse && ((_userId: string | null, purpose: 'ask' | 'solve') => modelUse.modelFor(null, purpose));
  const classroom = await openClassroom(context, KINDS_OF_QUESTIONS, { modelFor });
  try {
    const studied: StudiedFile[] = [];
    for (const { title, path: file } of files)
      studied.push({ title, results: await study(classroom, await readStudyQuestions(file)) });
    const heldBack = studied.filter(({ title }) => title !== OPEN.title);
    if (heldBack.length > 1)
      studied.push({ title: 'All that was held back', results: heldBack.flatMap(({ results }) => results) });
    const shown = isShown ? studied.flatMap(({ results }) => results.flatMap(describeResult)) : [];
    const tables = studyTables(studied);
    const figures = await evaluate(classroom, () => true);
    const printed = [...shown, tables, ...figures.flatMap(describe)];
    if (modelUse !== undefined) return printed;
    await writeFile(page, evaluationPage(figures, tables));
    return [...printed, `Written: ${page}`];
  } finally {
    await classroom.close();
    await store.close();
    await rm(dataDirectory, { recursive: true, force: true });
  }
}

const weights = fileURLToPath(new URL('features/assistant/answerers/knowledge/weights.ts', import.meta.url));

/** AS48: writes the weights anew. */
async function fitToOpenQuestions(): Promise<string[]> {
  await writeFile(weights, weightsFile(await fitRanking(await readStudyQuestions(OPEN.path))));
  return [`Written: ${weights}`];
}

function describeResult({ question, verdict, answer }: StudyResult): string[] {
  if (verdict === 'right') return [];
  return [
    `${verdict} ${question.id}: ${question.turns.join(' / ')}\n    ${answer.replace(/\s+/g, ' ').slice(0, 200)}`,
  ];
}

function describe({ kind, asked, right, wrong }: Figure): string[] {
  return [`${kind}: ${right} of ${asked}`, ...wrong.map((body) => `  not right: ${body}`)];
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    show: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    fit: { type: 'boolean', default: false },
  },
});
const own = positionals.map((file) => ({ title: path.basename(file), path: path.resolve(file) }));
const files = own.length > 0 ? own : [OPEN, ...(values.all ? HELD_BACK : [])];

await runCommand(() => (values.fit ? fitToOpenQuestions() : evaluateAll({ files, isShown: values.show })));
