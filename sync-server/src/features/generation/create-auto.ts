import { eq } from 'drizzle-orm';
import type { ConsoleScope } from '@exam/shared-schema/access';
import type { CallInput, paperCalls } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { PUBLISHING, type Transaction } from '../../database/index.ts';
import { keepEmptyPaper, placeSections } from '../../papers/create-paper.ts';
import { poolOf } from '../../papers/pools.ts';
import { publishWithin } from '../../papers/publish-paper.ts';
import { planByTemplate, readBlueprint } from './blueprint.ts';
import { readChoice } from './choice.ts';
import { fillTest, tooSmall } from './fill-test.ts';

type Form = CallInput<typeof paperCalls.create>['body'];

export interface Making<Made> {
  readonly form: Form;
  readonly createdBy: string;
  /** OR1: that the paper will belong to. */
  readonly organisationId: string;
  /** The templates that it may be made from, besides the public ones. */
  readonly scope: ConsoleScope;
  /** Further writes in the transaction that creates the paper. */
  readonly then: (queries: Transaction, id: string) => Promise<Made>;
}

/**
 * GN8, MP4: a paper for all students, filled from the bank by a template.
 * @throws AppError BANK_TOO_SMALL with what is missing; then nothing is created.
 */
export async function createFromTemplate<Made>(
  context: Context,
  { form, createdBy, organisationId, scope, then }: Making<Made>,
): Promise<Made> {
  const { store } = context;
  const { title, description, templateId, difficultyMin: min, difficultyMax: max, ...asked } = form;
  const chosen = await readChoice(context, store.read, { ...asked, templateId, difficulty: { min, max } });
  const blueprint = await readBlueprint(store.t, store.read, chosen, scope);
  const plan = planByTemplate(blueprint, chosen);
  const { resultsPolicy, sectionTiming, scheme, calculator } = blueprint;
  const pool = poolOf(resultsPolicy);
  const { except, used } = pool === 'ranked' ? await rankedInPapers(context, organisationId) : NOTHING_USED;
  // ED13: only what students cannot read elsewhere can be encrypted.
  const prefer = <Row extends { readonly id: string }>(rows: readonly Row[]) =>
    rows.toSorted((one, other) => Number(used.has(one.id)) - Number(used.has(other.id)));
  const filled = await fillTest(context, store.read, { plan, scheme }, { pool, except, prefer });
  if (filled.missing.length > 0) throw tooSmall(filled.missing);
  return store.write(async (queries) => {
    await queries.lock(PUBLISHING);
    const id = await keepEmptyPaper(context, queries, {
      title,
      description,
      categoryId: chosen.category.id,
      subjectIds: chosen.subjects.map((subject) => subject.id),
      durationMinutes: filled.fit.minutes,
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
    return then(queries, id);
  });
}

interface UsedQuestions {
  /** Those that no other paper may have. */
  readonly except: readonly string[];
  /** Of any paper. */
  readonly used: ReadonlySet<string>;
}

const NOTHING_USED: UsedQuestions = { except: [], used: new Set() };

/**
 * The ranked questions that papers have. Not drawn are those of other organisations' papers, whose keys are seen by those
 * who manage these (OR12), and those of encrypted papers before their release (ED13).
 */
async function rankedInPapers(
  { store: { read, t }, clock }: Context,
  organisationId: string,
): Promise<UsedQuestions> {
  const { papers, paperQuestions } = t;
  const rows = await read
    .selectDistinct({
      ...{ questionId: paperQuestions.questionId, organisationId: papers.organisationId },
      encryptedUntil: papers.encryptedUntil,
    })
    .from(paperQuestions)
    .innerJoin(papers, eq(papers.id, paperQuestions.paperId))
    .where(eq(paperQuestions.pool, 'ranked'));
  const now = clock.now();
  const isKept = (row: (typeof rows)[number]) =>
    row.organisationId !== organisationId || (row.encryptedUntil ?? 0) > now;
  return {
    except: [...new Set(rows.filter(isKept).map(({ questionId }) => questionId))],
    used: new Set(rows.map(({ questionId }) => questionId)),
  };
}
