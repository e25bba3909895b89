import type { FastifyInstance } from 'fastify';
import { features } from './app.ts';
import type { AppOptions, FeatureOptions } from './app-options.ts';
import type { Context } from './context.ts';
import { openApp } from './http/open-app.ts';
import { serveApp } from './http/static.ts';
import type { JobHandler } from './jobs/index.ts';

export type { AppOptions } from './app-options.ts';

/** Assembles the server: protection first, then the calls of every feature. Does not listen. */
export async function buildApp(context: Context, options: AppOptions): Promise<FastifyInstance> {
  const usesRazorpay = options.payments?.provider?.way === 'razorpay';
  const { app, tokens } = await openApp(context, { ...options, usesRazorpay });
  for (const { routes } of features(context, options)) routes?.(app, tokens);
  await serveApp(app, options.appDirectory);
  return app;
}

type BackgroundOptions = Pick<FeatureOptions, 'assistant' | 'maker' | 'modelUse' | 'payments'>;

/** The handlers of all background jobs. */
export function jobHandlers(context: Context, options: BackgroundOptions = {}): JobHandler[] {
  return features(context, { ...options, limits: false }).flatMap(({ jobs = [] }) => jobs);
}
