import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { everySubject, subjectCalls, type ManagedSubject } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { bindManaged, changeRow, type FileColumns, fileTime } from '../../crud/index.ts';
import { bind } from '../../http/index.ts';
import { requireIcons } from './icons.ts';
import { managedCatalogue } from './managed.ts';
import { freeSlug } from '../../bank/slug.ts';
import { requireFreeName } from './unique-names.ts';
import { decorationColumns, timeText, toSubject, type SubjectRow } from './wire.ts';

const toManagedSubject = (row: SubjectRow): ManagedSubject => ({
  ...toSubject(row),
  createdAt: timeText(row.createdAt),
});

/** Administration of subjects. */
export function subjectRoutes(app: FastifyInstance, context: Context): void {
  const { t } = context.store;
  const { subjects } = t;
  bindManaged(app, context, subjectCalls, {
    ...managedCatalogue(subjects),
    select: (queries) => queries.select().from(subjects).$dynamic(),
    file: IN_FILE,
    present: (rows) => rows.map(toManagedSubject),
    insert: async (queries, form, made) => {
      await requireFreeName(queries, subjects, form.name, { id: made.id, noun: 'subject' });
      requireIcons(form);
      const sid = await freeSlug(queries, subjects.sid, form.name, 'subject');
      await queries.insert(subjects).values({ ...form, ...decorationColumns(form), ...made, sid });
    },
    // ST40: the slug stays when the name changes.
    update: async (queries, changes, { id }) => {
      await requireFreeName(queries, subjects, changes.name, { id, noun: 'subject' });
      requireIcons(changes);
      await changeRow(queries, subjects, id, { ...changes, ...decorationColumns(changes) });
    },
    references: {
      topic: t.topics.subjectId,
      question: t.questions.subjectId,
      'test paper': t.paperSubjects.subjectId,
      section: t.examSections.subjectId,
    },
  });
  bind(app, everySubject, async () => {
    const rows = await context.store.read
      .select()
      .from(subjects)
      .orderBy(asc(subjects.name), asc(subjects.id));
    const data = { count: rows.length, subjects: rows.map(toManagedSubject) };
    return { message: 'Subjects fetched successfully', data };
  });
}

/** OP8 */
const IN_FILE: FileColumns<ManagedSubject> = {
  Name: ({ name }) => name,
  Id: ({ sid }) => sid,
  Description: ({ description }) => description,
  Icon: ({ icon }) => icon,
  Gradient: ({ gradientColor }) => gradientColor,
  Badge: ({ badge }) => badge,
  Status: ({ isActive }) => (isActive ? 'Active' : 'Inactive'),
  'Created, India time': ({ createdAt }) => fileTime(createdAt),
};
