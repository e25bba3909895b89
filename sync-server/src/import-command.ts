import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { calculatorKinds, type CalculatorKind } from '@exam/shared-schema/paper-package';
import { noMessaging } from './adapters/messaging.ts';
import { asTyped, Refusal } from './command-line.ts';
import { readConfig } from './config.ts';
import { describeItems, describeStored, summarise } from './papers/import/import-summary.ts';
import { seed } from './first-start/seed.ts';
import {
  storeImport,
  type PaperSettings,
  type ReadFile,
  type StoredImport,
} from './papers/import/store-import.ts';
import { withTranslations } from './bank/import/translate-import.ts';
import { systemClock, systemIds, type Context } from './context.ts';
import { recordFailedImport, recordImport } from './crud/index.ts';
import { openStore } from './database/index.ts';
import {
  decodeText,
  findFormat,
  importFormats,
  readFacts,
  readItems,
  withFacts,
  type ImportItem,
} from './bank/import/index.ts';
import { openInstallation } from './installation/index.ts';

const USAGE =
  'npm run import -- FILE --format jeebench --paper "JEE Advanced {year} {paper}" [--translation hi=FILE] [--facts FILE.csv] [--encoding windows-1252] [--calculator basic|scientific] [--dry-run]';
const DEFAULT_TITLE = '{source} {year} {paper}';

export interface ImportRequest extends PaperSettings {
  readonly file: string;
  readonly format: string;
  /** Files with the same questions in other languages, in the same format. */
  readonly translations: readonly { readonly language: string; readonly file: string }[];
  /** A table with details that the file lacks, see readFacts. */
  readonly facts?: string | undefined;
  /** Of all these files; UTF-8 if absent. */
  readonly encoding?: string | undefined;
  readonly isDryRun: boolean;
}

/** @throws Error with a message if the arguments are incomplete. */
export function readRequest(args: readonly string[]): ImportRequest {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      format: { type: 'string' },
      paper: { type: 'string' },
      translation: { type: 'string', multiple: true },
      calculator: { type: 'string' },
      facts: { type: 'string' },
      encoding: { type: 'string' },
      'dry-run': { type: 'boolean' },
    },
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new Refusal(`Name one file to import: ${USAGE}`);
  if (values.format === undefined) throw new Refusal(`Name the format of the file: ${USAGE}`);
  return {
    file: asTyped(file),
    format: values.format,
    titleTemplate: values.paper ?? DEFAULT_TITLE,
    translations: (values.translation ?? []).map(readTranslation),
    calculator: values.calculator === undefined ? undefined : readCalculator(values.calculator),
    facts: values.facts === undefined ? undefined : asTyped(values.facts),
    encoding: values.encoding,
    isDryRun: values['dry-run'] === true,
  };
}

/** 'hi=FILE': a language tag and the file with the translation. */
function readTranslation(argument: string): ImportRequest['translations'][number] {
  const [, language, file] = /^([a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)=(.+)$/.exec(argument) ?? [];
  if (language === undefined || file === undefined)
    throw new Refusal(`Give a translation as language and file, such as hi=FILE: ${USAGE}`);
  return { language, file: asTyped(file) };
}

function readCalculator(argument: string): CalculatorKind {
  const kind = calculatorKinds.find((each) => each === argument);
  if (kind === undefined) throw new Refusal(`A calculator is one of: ${calculatorKinds.join(', ')}.`);
  return kind;
}

/** @returns the exit code: 0 only if every item of the file was imported. */
export async function runImport(
  request: ImportRequest,
  environment: Readonly<Record<string, string | undefined>>,
  print: (lines: readonly string[]) => void,
): Promise<number> {
  const { encoding } = request;
  const read = readFile(request.file, request.format, encoding);
  const { items, unknownKeys } = withTable(read, request.facts, encoding);
  const drafts = items.flatMap((item) => (item.kind === 'question' ? [item.question] : []));
  const refused = items.filter((item) => item.kind === 'refused');
  const files = request.translations.map(({ language, file }) => ({
    language,
    items: readFile(file, request.format, encoding),
  }));
  const { questions, said: remarks } = withTranslations(drafts, files);
  const unknown = unknownKeys.map((key) => `The table of facts names ${key}, which the file does not have.`);
  print([...describeItems(items), ...summarise(items), ...unknown, ...remarks]);
  if (request.isDryRun) print(['Dry run: nothing was stored.']);
  else print(await store({ questions, refused }, path.basename(request.file), request, environment));
  return questions.length === items.length && items.length > 0 ? 0 : 1;
}

function readFile(file: string, name: string, encoding: string | undefined): readonly ImportItem[] {
  const format = findFormat(name);
  if (format === undefined)
    throw new Refusal(
      `The format '${name}' is not known. Known are: ${importFormats.map((one) => one.name).join(', ')}.`,
    );
  const { problem, items } = readItems(format, readText(file, encoding), path.basename(file));
  if (problem !== null) throw new Refusal(problem);
  return items;
}

/** The items completed from a table, and its keys that no item has. */
function withTable(
  items: readonly ImportItem[],
  file: string | undefined,
  encoding: string | undefined,
): { readonly items: readonly ImportItem[]; readonly unknownKeys: readonly string[] } {
  if (file === undefined) return { items, unknownKeys: [] };
  const read = readFacts(readText(file, encoding));
  if ('problem' in read) throw new Refusal(`${path.basename(file)} ${read.problem}`);
  return withFacts(items, read.facts);
}

function readText(file: string, encoding: string | undefined): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    throw new Refusal(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  const decoded = decodeText(bytes, encoding);
  if ('problem' in decoded) throw new Refusal(`${path.basename(file)} ${decoded.problem}`);
  return decoded.text;
}

/** OP7 */
async function recorded(
  context: Context,
  source: string,
  { refused }: ReadFile,
  run: () => Promise<StoredImport>,
): Promise<StoredImport> {
  const { write } = context.store;
  const about = { kind: 'questions', source, userId: null } as const;
  try {
    const stored = await run();
    const reasons = refused.map(({ position, reason }) => `Item ${position}: ${reason}`);
    const counts = { added: stored.created, unchanged: stored.alreadyThere, reasons };
    await write((queries) => recordImport(context, queries, { ...about, ...counts }));
    return stored;
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    await write((queries) => recordFailedImport(context, queries, { ...about, failure }));
    throw error;
  }
}

async function store(
  file: ReadFile,
  source: string,
  settings: PaperSettings,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<string[]> {
  const config = readConfig(environment);
  const opened = await openStore(config);
  try {
    const edge = { clock: systemClock, ids: systemIds };
    const installation = await openInstallation(opened, { ...edge, sessionSecret: config.sessionSecret });
    const context: Context = {
      ...edge,
      store: opened,
      installation,
      messaging: noMessaging,
      failPoint: () => undefined,
    };
    // As at a first start, because papers need an administrator as author.
    if (config.environment !== 'production')
      await seed(context, { firstPapersOnly: config.environment === 'test' });
    return describeStored(
      await recorded(context, source, file, () => storeImport(context, file, settings)),
      file.refused,
    );
  } finally {
    await opened.close();
  }
}

async function main(): Promise<void> {
  const print = (lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`);
  process.exitCode = await runImport(readRequest(process.argv.slice(2)), process.env, print);
}

/** Whether Node was asked to run this file, as opposed to a test that imports it. */
const isEntry = process.argv[1] !== undefined && path.resolve(process.argv[1]) === import.meta.filename;

if (isEntry) {
  try {
    await main();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
