import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  correctionReach,
  correctKey as correctKeyCall,
  keyCorrection,
  keyPreview,
  previewKey,
  type KeyCorrection,
} from '@exam/shared-schema/contract';
import { isoOrNull } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { AppError, bind } from '../../http/index.ts';
import { readPreview, startPreview } from './preview-key.ts';
import { correctKey, reachOfCorrection, type ChangeQuestion } from './correct-key.ts';

export function correctionRoutes(app: FastifyInstance, context: Context, change: ChangeQuestion): void {
  bind(app, correctKeyCall, async ({ params: { questionId }, body }, { caller }) => {
    const id = await correctKey(context, change, { ...body, questionId, changedBy: caller._id });
    return { data: id === null ? null : await readCorrection(context, id) };
  });
  bind(app, correctionReach, async ({ params: { questionId } }) => ({
    data: { attempts: await reachOfCorrection(context, questionId) },
  }));
  bind(app, previewKey, async ({ params: { questionId }, body: { key } }) => ({
    data: await startPreview(context, questionId, key),
  }));
  bind(app, keyPreview, async ({ params: { id } }) => ({ data: await readPreview(context, id) }));
  bind(app, keyCorrection, async ({ params: { id } }) => ({ data: await readCorrection(context, id) }));
}

/** @throws AppError NOT_FOUND */
async function readCorrection({ store: { read, t } }: Context, id: string): Promise<KeyCorrection> {
  const { keyCorrections, questionChanges } = t;
  const [row] = await read
    .select({ correction: keyCorrections, reason: questionChanges.reason })
    .from(keyCorrections)
    .innerJoin(questionChanges, eq(questionChanges.id, keyCorrections.changeId))
    .where(eq(keyCorrections.changeId, id));
  if (row === undefined) throw new AppError('NOT_FOUND');
  const { questionId, attempts, marked, createdAt, finishedAt } = row.correction;
  return {
    _id: id,
    questionId,
    reason: row.reason,
    createdAt: new Date(createdAt).toISOString(),
    attempts,
    marked,
    finishedAt: isoOrNull(finishedAt),
  };
}
