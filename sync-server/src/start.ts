import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { demoLogins, seed } from './content/seed.ts';
import { systemClock, systemIds, type Context } from './context.ts';
import { openSqlite } from './database/index.ts';
import { startMetrics } from './features/operations/metrics.ts';
import { openInstallation } from './installation/index.ts';

export interface Running {
  readonly app: FastifyInstance;
  readonly context: Context;
  /** Says for the configured time that it is leaving, lets open requests finish, then closes the database. */
  readonly stop: () => Promise<void>;
}

/** Everything but listening: opens the database, brings it up to date, seeds it and builds the app. */
export async function prepareServer(config: Config & { readonly mostPerCommit?: number }): Promise<Running> {
  const metrics = startMetrics({ processWide: true });
  const { mostPerCommit } = config;
  const store = openSqlite(config, {
    observer: metrics.writes,
    mostPerCommit,
  });
  const edge = { clock: systemClock, ids: systemIds };
  const installation = await openInstallation(store, { ...edge, sessionSecret: config.sessionSecret });
  const context: Context = {
    ...edge,
    store,
    installation,
    reached: dieAt(config.failPoint),
    handedIn: metrics.handedIn,
  };
  if (config.environment !== 'production') await seed(context);
  let leaving = false;
  const app = await buildApp(context, {
    ...config,
    metrics,
    demoEmails: demoLogins.map(({ email }) => email),
    isLeaving: () => leaving,
    limits: config.environment !== 'test',
    logger: { level: config.logLevel, redact: SECRETS },
  });
  app.addHook('onClose', () => store.close());
  const stop = async () => {
    leaving = true;
    await delay(config.drainSeconds * 1000);
    await app.close();
  };
  return { app, context, stop };
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
