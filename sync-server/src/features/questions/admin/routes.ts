import type { FastifyInstance } from 'fastify';
import {
  editSet,
  judgeQuarantined,
  listQuestions,
  oneQuestion,
  questionCalls,
  questionLicences,
  similarInBank,
  uploadImage,
} from '@exam/shared-schema/contract';
import type { Context } from '../../../context.ts';
import { bind } from '../../../http/index.ts';
import { keepEdited } from './edit.ts';
import { keepEditedSet } from './edit-set.ts';
import { judge } from './judge.ts';
import { keepImage } from './image.ts';
import { readLicences, readList } from './list.ts';
import { readQuestion } from './one.ts';
import { readSimilar } from './refuse-written.ts';
import { keepWritten } from './write.ts';

/** Administration of the question bank. */
export function questionRoutes(app: FastifyInstance, context: Context): void {
  bind(app, listQuestions, ({ query }) => readList(context.store, query));
  bind(app, questionLicences, async () => ({ data: await readLicences(context.store) }));
  bind(app, uploadImage, async ({ body }) => ({
    data: { diagramUrl: await keepImage(context, body.image) },
  }));
  bind(app, similarInBank, async ({ body }) => ({ data: await readSimilar(context, body) }));
  bind(app, oneQuestion, async ({ params: { id } }) => ({ data: await readQuestion(context.store, id) }));
  bind(app, questionCalls.create, async ({ body }, { caller }) => ({
    data: await keepWritten(context, body, caller._id),
  }));
  bind(app, questionCalls.update, async ({ params: { id }, body }, { caller }) => ({
    message: await keepEdited(context, body, { id, editedBy: caller._id }),
  }));
  bind(app, editSet, async ({ params: { id }, body }, { caller }) => ({
    message: await keepEditedSet(context, body, { id, editedBy: caller._id }),
  }));
  bind(app, judgeQuarantined, async ({ params: { id }, body }, { caller }) => ({
    message: await judge(context, { ...body, id, judgedBy: caller._id }),
  }));
}
