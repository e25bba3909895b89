import type { FastifyInstance } from 'fastify';
import {
  createAccommodation,
  deleteAccommodation,
  listAccommodations,
  updateAccommodation,
} from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { bind } from '../../http/index.ts';
import { giveByForm, giveById } from './give.ts';
import { list } from './list.ts';

export function accommodationRoutes(app: FastifyInstance, context: Context): void {
  bind(app, listAccommodations, ({ query }) => list(context.store, query));
  bind(app, createAccommodation, async ({ body }) => {
    await giveByForm(context, body);
    return { message: 'Extra time saved successfully!' };
  });
  bind(app, updateAccommodation, async ({ params, body }) => {
    await giveById(context, params.id, body.extraTimePercent);
    return { message: 'Extra time updated successfully!' };
  });
  bind(app, deleteAccommodation, async ({ params }) => {
    await giveById(context, params.id, null);
    return { message: 'Extra time taken back successfully!' };
  });
}
