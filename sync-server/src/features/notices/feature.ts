import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { mailNotices } from '../../notices/index.ts';
import { noticeRoutes } from './routes.ts';

export const feature = (context: Context): Feature => ({
  routes: (app) => noticeRoutes(app, context),
  jobs: [mailNotices(context)],
});
