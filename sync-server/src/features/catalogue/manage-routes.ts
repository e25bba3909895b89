import type { FastifyInstance } from 'fastify';
import * as contract from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { bind } from '../../http/index.ts';
import { everySubject, listCategories, listSubjects, listTopics } from './list-catalogue.ts';
import { createCategory, deleteCategory, updateCategory } from './manage-categories.ts';
import { createSubject, deleteSubject, updateSubject } from './manage-subjects.ts';
import { createTopic, deleteTopic, updateTopic } from './manage-topics.ts';

/** What administrators do with the catalogue. */
export function manageRoutes(app: FastifyInstance, context: Context): void {
  categoryRoutes(app, context);
  subjectRoutes(app, context);
  topicRoutes(app, context);
}

function categoryRoutes(app: FastifyInstance, context: Context): void {
  bind(app, contract.listCategories, ({ query }) => listCategories(context.store, query));
  bind(app, contract.createCategory, async ({ body }, { reply }) => {
    const category = await createCategory(context, body);
    reply.code(201);
    return { category };
  });
  bind(app, contract.updateCategory, async ({ params, body }) => {
    await updateCategory(context, params.id, body);
    return { message: 'Category updated successfully!' };
  });
  bind(app, contract.deleteCategory, async ({ params }) => {
    await deleteCategory(context, params.id);
    return { message: 'Category deleted successfully!' };
  });
}

function subjectRoutes(app: FastifyInstance, context: Context): void {
  bind(app, contract.listSubjects, ({ query }) => listSubjects(context.store, query));
  bind(app, contract.everySubject, async () => {
    const subjects = await everySubject(context.store);
    return { message: 'Subjects fetched successfully', data: { count: subjects.length, subjects } };
  });
  bind(app, contract.createSubject, async ({ body }, { reply }) => {
    const data = await createSubject(context, body);
    reply.code(201);
    return { data };
  });
  bind(app, contract.updateSubject, async ({ params, body }) => {
    await updateSubject(context, params.id, body);
    return { message: 'Subject updated successfully!' };
  });
  bind(app, contract.deleteSubject, async ({ params }) => {
    await deleteSubject(context, params.id);
    return { message: 'Subject deleted successfully!' };
  });
}

function topicRoutes(app: FastifyInstance, context: Context): void {
  bind(app, contract.listTopics, ({ query }) => listTopics(context.store, query));
  bind(app, contract.createTopic, async ({ body }, { reply }) => {
    const data = await createTopic(context, body);
    reply.code(201);
    return { data };
  });
  bind(app, contract.updateTopic, async ({ params, body }) => {
    await updateTopic(context, params.id, body);
    return { message: 'Topic updated successfully!' };
  });
  bind(app, contract.deleteTopic, async ({ params }) => {
    await deleteTopic(context, params.id);
    return { message: 'Topic deleted successfully!' };
  });
}
