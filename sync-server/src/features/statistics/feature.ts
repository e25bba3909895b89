import { readStatistics } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { bind } from '../../http/index.ts';
import { readFigures } from './read-figures.ts';
import { renewFigures } from './renew-figures.ts';

export const feature = (context: Context): Feature => ({
  routes: (app) => {
    bind(app, readStatistics, async ({ query }) => ({
      data: await readFigures(context, Number(query.timeframe)),
    }));
  },
  jobs: [renewFigures(context)],
});
