import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { LATEST_EDITION } from '@exam/content/editions';
import { openMessaging, type Messaging } from './adapters/messaging.ts';
import type { PaymentSetup } from './adapters/payments/payment-provider.ts';
import { openRazorpay } from './adapters/payments/razorpay.ts';
import { buildApp, jobHandlers, type AppOptions } from './build-app.ts';
import type { Config } from './config.ts';
import { makeDemoAttempts } from './first-start/demo-attempts/make.ts';
import { removeDemoAttempts } from './first-start/demo-attempts/remove.ts';
import { loadContent } from './bank/content.ts';
import { madeEdition, markAsMade } from './bank/made-edition.ts';
import { fillPracticePool } from './bank/practice-pool.ts';
import { practiceMaker } from './bank/practice-maker.ts';
import { fillRankedReserve } from './bank/ranked-reserve.ts';
import { demoLogins, seed } from './first-start/seed.ts';
import { templateVariants } from './bank/template-variants.ts';
import { systemClock, systemIds, type Context } from './context.ts';
import { openStore } from './database/index.ts';
import { startMetrics, type Metrics } from './features/operations/metrics.ts';
import { openSandbox } from './features/payments/sandbox/sandbox.ts';
import { keepLeaderboards, type LeaderboardKeeper } from './features/leaderboard/keep-up-to-date.ts';
import { openInstallation } from './installation/index.ts';
import { loggable } from './root-cause.ts';
import { inTurn } from './hand-in-workers/in-turn.ts';
import { HandInWorkers } from './hand-in-workers/hand-in-workers.ts';
import { configuredModelUse } from './model-use/index.ts';
import {
  enqueueIfNone,
  handle,
  JobRunner,
  nothing,
  systemTimers,
  type JobHandler,
  type JobKind,
} from './jobs/index.ts';

export interface Running {
  readonly app: FastifyInstance;
  readonly context: Context;
  /** Reports at /readyz that it is stopping, completes open requests and jobs, and closes the database. */
  readonly stop: () => Promise<void>;
}

export interface ServerOptions {
  /** The bundle to be started again in threads; null if the process does not run from a bundle (see main.ts). */
  readonly program: URL | null;
  /** Lower than the default only in a benchmark of group commit. */
  readonly mostPerCommit?: number | undefined;
}

const practiceKind: JobKind<object> = { kind: 'fill-practice-pool', payload: nothing };
const demoAttemptsKind: JobKind<object> = { kind: 'make-demo-attempts', payload: nothing };

/** Everything but listening: opens, migrates and seeds the database, builds the app, and starts background work. */
export async function prepareServer(
  config: Config,
  { program, mostPerCommit }: ServerOptions,
): Promise<Running> {
  const metrics = startMetrics({ processWide: true });
  const store = await openStore(config, { observer: metrics.writes, mostPerCommit });
  const edge = { clock: systemClock, ids: systemIds };
  const installation = await openInstallation(store, { ...edge, sessionSecret: config.sessionSecret });
  const context: Context = {
    ...edge,
    store,
    installation,
    messaging: openMessaging(config.messaging, config.environment !== 'production', {
      now: () => edge.clock.now(),
      print: (line) => void process.stdout.write(line),
    }),
    failPoint: exitAt(config.failPoint),
    onHandIn: metrics.onHandIn,
  };
  const leftOut =
    config.environment === 'production'
      ? []
      : await store.exclusive('seed', () =>
          seed(context, { firstPapersOnly: config.environment === 'test' }),
        );
  await fillInBackground(context, config);
  let leaving = false;
  let threads: HandInWorkers | undefined;
  let report = (error: Error): void => process.emitWarning(error);
  let onTrouble = (trouble: Error): void => process.emitWarning(trouble);
  const onDeath = (error: Error) => report(error);
  const workers = handInWorkers(
    config,
    { program, context, metrics, onDeath },
    (started) => (threads = started),
  );
  const maker = practiceMaker(context);
  const payments = await paymentSetup(config, context, (trouble) => onTrouble(trouble));
  const modelUse = await configuredModelUse(context, config.languageModel);
  const glossary = async () => (await loadContent()).loadGlossary();
  const assistant = {
    modelFor: modelUse?.modelFor,
    variants: templateVariants(context),
    formulae: async () => (await loadContent()).formulae,
    glossary,
  };
  const app = await buildApp(context, {
    ...config,
    maker,
    modelUse,
    assistant,
    glossary,
    payments,
    workers,
    metrics,
    demoEmails: demoLogins.map(({ email }) => email),
    isLeaving: () => leaving,
    limits: config.environment !== 'test',
    httpsOnly: config.environment === 'production',
    logger: { level: config.logLevel, redact: SECRETS },
  });
  report = (err) => app.log.error({ err }, 'a hand-in worker died');
  onTrouble = (trouble) =>
    app.log.warn({ reason: trouble.message, err: loggable(trouble) }, 'the payment provider failed');
  warnOfMissingProviders(app, context.messaging);
  for (const paper of leftOut) app.log.warn(paper, 'a paper of the first start was left out');
  const handlers = jobHandlers(context, { maker, modelUse, assistant, payments });
  const jobs = new JobRunner(context, [...handlers, ...demoJobs(context)], {
    timers: systemTimers,
    chance: Math.random,
    log: app.log,
  });
  let boards: LeaderboardKeeper | undefined;
  app.addHook('onReady', async () => {
    jobs.start();
    boards = keepLeaderboards(context, { timers: systemTimers, log: app.log });
  });
  app.addHook('onClose', async () => {
    await jobs.stop();
    await boards?.stop();
    context.messaging.mail?.close();
    await threads?.close();
    await store.close();
  });
  const stop = async () => {
    leaving = true;
    await delay(config.drainSeconds * 1000);
    await app.close();
  };
  return { app, context, stop };
}

/** After a start of an installation that has its practice pool, ms. */
const REFILLED_AFTER_MS = 600_000;

/** Starts the demo's slow preparations as jobs. */
async function fillInBackground(context: Context, config: Config): Promise<void> {
  const { store } = context;
  // Not in tests: they start hundreds of servers, and most do not need the practice pool.
  if (config.environment === 'development') {
    const isComplete = (await madeEdition(store, 'practice-pool')) >= LATEST_EDITION;
    // Papers take from the reserve and administrators remove questions, but that can wait until devices have synced.
    const runAt = context.clock.now() + (isComplete ? REFILLED_AFTER_MS : 0);
    await store.write((queries) => enqueueIfNone(context, queries, practiceKind, {}, { runAt }));
  }
  if (config.demoAttempts)
    await store.write((queries) => enqueueIfNone(context, queries, demoAttemptsKind, {}));
  else await removeDemoAttempts(context);
}

function demoJobs(context: Context): JobHandler[] {
  return [
    handle(practiceKind, async (_payload, { signal }) => {
      await fillPracticePool(context, signal);
      // Not beside it, because neither may make what the other has made.
      await fillRankedReserve(context, signal);
      await markAsMade(context.store, 'practice-pool', LATEST_EDITION);
    }),
    handle(demoAttemptsKind, (_payload, { signal }) => makeDemoAttempts(context, signal)),
  ];
}

/** PA8: without a provider's keys the sandbox is used; in production only if it is configured explicitly. */
async function paymentSetup(
  { payments: { way, razorpay: keys, seller } }: Config,
  context: Context,
  onTrouble: (trouble: Error) => void,
): Promise<PaymentSetup> {
  if (way === 'razorpay' && keys !== undefined)
    return { provider: await openRazorpay({ ...keys, onTrouble }), seller };
  return { provider: way === 'sandbox' ? openSandbox(context) : null, seller };
}

interface WorkerParts {
  readonly program: URL | null;
  readonly context: Context;
  readonly metrics: Metrics;
  readonly onDeath: (error: Error) => void;
}

/** Not on PostgreSQL, where further processes use further cores: docs/scale.md. */
function handInWorkers(
  { handInWorkers: count, dataDirectory, databaseUrl }: Config,
  { program, context, metrics, onDeath }: WorkerParts,
  onStart: (threads: HandInWorkers) => void,
): AppOptions['workers'] {
  if (program === null || count === 0 || databaseUrl !== undefined) return undefined;
  const { sessionSecret } = context.installation;
  return (here) => {
    const observer = metrics.workers;
    const threads = new HandInWorkers({
      program,
      count,
      dataDirectory,
      sessionSecret,
      here,
      onDeath,
      observer,
    });
    onStart(threads);
    return inTurn((request) => threads.prepare(request), count);
  };
}

/** Registration and password reset do not work on a server that cannot send messages. */
function warnOfMissingProviders({ log }: FastifyInstance, { mail, sms }: Messaging): void {
  if (mail === null)
    log.warn('No SMTP_URL is set: no e-mail can be sent, and calls that need one answer 503');
  if (sms === null)
    log.warn(
      'Neither SMS_URL nor MSG91_AUTH_KEY is set: no SMS can be sent, and calls that need one answer 503',
    );
}

/** Headers and bodies are not logged; should that change, these fields are redacted. */
const SECRETS = [
  'req.headers.authorization',
  'req.headers.cookie',
  'headers.authorization',
  'headers.cookie',
  'body',
  '*.password',
  '*.ticket',
  '*.responses',
  '*.log',
];

function exitAt(failPoint: string | undefined): Context['failPoint'] {
  return (point) => {
    if (point === failPoint) process.exit(86);
  };
}
