import type { FastifyInstance } from 'fastify';
import { allCategories, subjectsOfCategory, topicsOfSubjects } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { AppError, bind } from '../../http/index.ts';
import { activeCategories, activeSubjectsOf, activeTopicsOf } from './queries.ts';

/** No category has more subjects; beyond it the list is not a person's choice. */
const MOST_SUBJECTS = 100;

function idsIn(text: string): string[] {
  const ids = [...new Set(text.split(',').map((id) => id.trim()))].filter((id) => id !== '');
  if (ids.length <= MOST_SUBJECTS) return ids;
  throw new AppError('VALIDATION', undefined, {
    errors: { subjectIds: `At most ${MOST_SUBJECTS} subjects at once` },
  });
}

export function catalogueRoutes(app: FastifyInstance, { store }: Context): void {
  bind(app, allCategories, async () => ({ data: await activeCategories(store) }));
  bind(app, subjectsOfCategory, async ({ params }) => {
    const data = await activeSubjectsOf(store, params.id);
    if (data === null) throw new AppError('NOT_FOUND');
    return { data };
  });
  bind(app, topicsOfSubjects, async ({ query }) => ({
    data: await activeTopicsOf(store, idsIn(query.subjectIds)),
  }));
}
