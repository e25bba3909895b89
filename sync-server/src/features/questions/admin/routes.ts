import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import {
  editSet,
  exportQuestions,
  importQuestions,
  judgeQuarantined,
  listQuestions,
  oneQuestion,
  questionCalls,
  questionLicences,
  similarInBank,
  uploadImage,
} from '@exam/shared-schema/contract';
import type { Context } from '../../../context.ts';
import { bind, bindRaw } from '../../../http/index.ts';
import { keepEdited } from './edit.ts';
import { exportText } from './export.ts';
import { keepEditedSet } from './edit-set.ts';
import { judge } from './judge.ts';
import { keepImage } from './image.ts';
import { importFile, importMessage } from './import/import-file.ts';
import { readLicences, readList } from './list.ts';
import { readQuestion } from './one.ts';
import { readSimilar } from './refuse-written.ts';
import { removeQuestion } from './remove.ts';
import { keepWritten } from './write.ts';

/** Administration of the question bank. */
export function questionRoutes(app: FastifyInstance, context: Context): void {
  bind(app, listQuestions, ({ query }, { scope }) => readList(context.store, query, scope));
  bindRaw(app, exportQuestions, async ({ query: { format, ...filters } }, { reply, scope }) =>
    reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="questions.${format}"`)
      .header('x-content-type-options', 'nosniff')
      .type(format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8')
      .send(Readable.from(exportText(context.store, format, filters, scope))),
  );
  bind(app, questionLicences, async () => ({ data: await readLicences(context.store) }));
  bind(app, uploadImage, async ({ body }) => ({
    data: { diagramUrl: await keepImage(context, body.image) },
  }));
  bind(app, similarInBank, async ({ body }) => ({ data: await readSimilar(context, body) }));
  bind(app, oneQuestion, async ({ params: { id } }, { scope }) => ({
    data: await readQuestion(context.store, id, scope),
  }));
  bind(app, importQuestions, async ({ body }, { caller }) => {
    const data = await importFile(context, body, caller._id);
    return { message: importMessage(data, body.dryRun), data };
  });
  bind(app, questionCalls.create, async ({ body }, { caller }) => ({
    data: await keepWritten(context, body, caller._id),
  }));
  bind(app, questionCalls.update, async ({ params: { id }, body }, { caller }) => ({
    message: await keepEdited(context, body, { id, editedBy: caller._id }),
  }));
  bind(app, questionCalls.delete, async ({ params: { id } }, { caller }) => ({
    message: await removeQuestion(context, { id, removedBy: caller._id }),
  }));
  bind(app, editSet, async ({ params: { id }, body }, { caller }) => ({
    message: await keepEditedSet(context, body, { id, editedBy: caller._id }),
  }));
  bind(app, judgeQuarantined, async ({ params: { id }, body }, { caller }) => ({
    message: await judge(context, { ...body, id, judgedBy: caller._id }),
  }));
}
