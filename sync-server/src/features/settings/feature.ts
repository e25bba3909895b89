import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import type { SettingsOptions } from './options.ts';
import { settingRoutes } from './routes.ts';

export const feature = (context: Context, options: SettingsOptions): Feature => ({
  routes: (app) => settingRoutes(app, context, options),
});
