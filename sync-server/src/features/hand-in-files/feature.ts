import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { handInFileRoutes, type ReceiveAttempt } from './routes.ts';

export const feature = (context: Context, receive: ReceiveAttempt): Feature => ({
  routes: (app) => handInFileRoutes(app, context, receive),
});
