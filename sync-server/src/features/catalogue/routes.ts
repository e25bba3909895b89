import type { FastifyInstance } from 'fastify';
import {
  allCategories,
  MOST_SUBJECTS,
  personalisedCategories,
  subjectsOfCategory,
  topicsOfSubjects,
} from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { refused } from '../../crud/index.ts';
import { AppError, bind } from '../../http/index.ts';
import { categoryRoutes } from './categories.ts';
import { activeCategories, activeSubjectsOf, activeTopicsOf, personalised } from './queries.ts';
import { subjectRoutes } from './subjects.ts';
import { topicRoutes } from './topics.ts';

function idsIn(text: string): string[] {
  const ids = [...new Set(text.split(',').map((id) => id.trim()))].filter((id) => id !== '');
  if (ids.length <= MOST_SUBJECTS) return ids;
  throw refused('subjectIds', `At most ${MOST_SUBJECTS} subjects at once`);
}

export function catalogueRoutes(app: FastifyInstance, context: Context): void {
  const { store } = context;
  bind(app, allCategories, async () => ({ data: await activeCategories(store) }));
  bind(app, personalisedCategories, async () => ({ data: await personalised(store) }));
  bind(app, subjectsOfCategory, async ({ params }) => {
    const data = await activeSubjectsOf(store, params.id);
    if (data === null) throw new AppError('NOT_FOUND');
    return { data };
  });
  bind(app, topicsOfSubjects, async ({ query }) => ({
    data: await activeTopicsOf(store, idsIn(query.subjectIds)),
  }));
  categoryRoutes(app, context);
  subjectRoutes(app, context);
  topicRoutes(app, context);
}
