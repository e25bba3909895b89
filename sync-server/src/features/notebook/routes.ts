import type { FastifyInstance } from 'fastify';
import { notebookCards, pullNotebook, pushNotebook } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { bind } from '../../http/index.ts';
import { keepEntries, readEntries } from './entries.ts';
import { readMistakes, shownQuestions, type ResultOf } from './mistakes.ts';

/** NB3, NB5: the log of a student's notebook, and the mistakes that its cards are made from. */
export function notebookRoutes(app: FastifyInstance, context: Context, resultOf: ResultOf): void {
  const shownOf = shownQuestions(context, resultOf);
  bind(app, pushNotebook, async ({ body }, { caller }) => ({
    refused: [...(await keepEntries(context, shownOf, caller._id, body.entries))],
  }));
  bind(app, pullNotebook, ({ query }, { caller }) => readEntries(context, caller._id, query.after));
  bind(app, notebookCards, ({ query }, { caller }) =>
    readMistakes(context, resultOf, caller._id, query.after),
  );
}
