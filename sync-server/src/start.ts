import type { FastifyInstance } from 'fastify';
import { buildApp, jobHandlers } from './app.ts';
import type { Config } from './config.ts';
import { seed } from './content/seed.ts';
import { systemClock, systemIds, type Context } from './context.ts';
import { openStore } from './database/index.ts';
import { openInstallation } from './installation/index.ts';
import { JobRunner, systemTimers } from './jobs/index.ts';

export interface Running {
  readonly app: FastifyInstance;
  readonly context: Context;
  /** Lets open requests and running jobs finish, then closes the database. */
  readonly stop: () => Promise<void>;
}

/** Everything but listening: opens the database, brings it up to date, seeds it and builds the app and what runs in the background. */
export async function prepareServer(config: Config): Promise<Running> {
  const store = await openStore(config);
  const edge = { clock: systemClock, ids: systemIds };
  const installation = await openInstallation(store, { ...edge, sessionSecret: config.sessionSecret });
  const context: Context = { ...edge, store, installation, reached: dieAt(config.failPoint) };
  if (config.environment !== 'production') await store.alone('seed', () => seed(context));
  const app = await buildApp(context, {
    ...config,
    limits: config.environment !== 'test',
    logger: { level: config.logLevel, redact: SECRETS },
  });
  const jobs = new JobRunner(context, jobHandlers(context), {
    timers: systemTimers,
    chance: Math.random,
    log: app.log,
  });
  app.addHook('onReady', async () => jobs.start());
  app.addHook('onClose', async () => {
    await jobs.stop();
    await store.close();
  });
  return { app, context, stop: () => app.close() };
}

/** Nothing logs headers or bodies today; should something start to, these stay out. */
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

function dieAt(failPoint: string | undefined): Context['reached'] {
  return (point) => {
    if (point === failPoint) process.exit(86);
  };
}
