import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { auditRoutes } from './routes.ts';

export const feature = (context: Context): Feature => ({ routes: (app) => auditRoutes(app, context) });
