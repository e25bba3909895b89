import type { CallInput, createPaperFromTemplate } from '@exam/shared-schema/contract';
import type { Context } from '../../../context.ts';
import { PUBLISHING } from '../../../database/index.ts';
import { keepEmptyPaper, placeSections } from '../create-paper.ts';
import { poolOf } from '../pools.ts';
import { publishWithin } from '../publish-paper.ts';
import { planTest, readBlueprint } from './blueprint.ts';
import { readChoice } from './choice.ts';
import { fillTest, tooSmall } from './fill-test.ts';

type Form = CallInput<typeof createPaperFromTemplate>['body'];

/**
 * GN8: a paper for everybody, filled from the bank by a template.
 * @returns its id. @throws AppError BANK_TOO_SMALL, which says what is missing, and nothing is made.
 */
export async function createFromTemplate(context: Context, form: Form, createdBy: string): Promise<string> {
  const { store } = context;
  const { title, description, templateId, difficultyMin: min, difficultyMax: max, ...asked } = form;
  const chosen = await readChoice(context, store.read, { ...asked, templateId, difficulty: { min, max } });
  const blueprint = await readBlueprint(store.t, store.read, chosen, { privateToo: true });
  const plan = planTest(blueprint, chosen);
  const { resultsPolicy, sectionTiming, scheme, calculator } = blueprint;
  const order = { pool: poolOf(resultsPolicy), except: [], prefer: <Row>(rows: readonly Row[]) => rows };
  const filled = await fillTest(context, store.read, plan, order);
  if (filled.outcome === 'short') throw tooSmall(filled.missing);
  return store.write(async (queries) => {
    await queries.lock(PUBLISHING);
    const id = await keepEmptyPaper(context, queries, {
      title,
      description,
      categoryId: chosen.category.id,
      subjectIds: chosen.subjects.map((subject) => subject.id),
      durationMinutes: plan.durationMinutes,
      difficultyLevel: filled.difficultyLevel,
      createdBy,
      resultsPolicy,
      sectionTiming,
      scheme,
      ...(calculator !== null && { calculator }),
      templateId,
    });
    await placeSections(context, queries, { id, resultsPolicy, sections: filled.sections });
    await publishWithin(context, queries, id);
    return id;
  });
}
