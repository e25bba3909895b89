import type { FastifyInstance } from 'fastify';
import { allTemplates } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { bind } from '../../http/index.ts';
import { sectionRoutes } from './sections.ts';
import { readTemplates, templateRoutes } from './templates.ts';

/** ST64, GN10: the templates from which papers are made. */
export function templatesRoutes(app: FastifyInstance, context: Context): void {
  bind(app, allTemplates, async (_input, { caller }) => ({
    data: await readTemplates(context.store, caller),
  }));
  sectionRoutes(app, context);
  templateRoutes(app, context);
}
