import { and, asc, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ConsoleScope } from '@exam/shared-schema/access';
import { templateCalls, type CallAnswer, type ManagedTemplate } from '@exam/shared-schema/contract';
import type { allTemplates } from '@exam/shared-schema/contract';
import { DEFAULT_SCHEME } from '@exam/shared-schema/marking';
import type { Context } from '../../context.ts';
import {
  bindManaged,
  equals,
  type FileColumns,
  fileTime,
  isPublicOrManaged,
  refused,
  within,
} from '../../crud/index.ts';
import type { Queries, Store, Tables } from '../../database/index.ts';
import { scopeOf, type Caller } from '../../http/index.ts';

type TemplateRow = Tables['examTemplates']['$inferSelect'];
type SectionOfTemplate = ManagedTemplate['sections'][number];

/** Administration of exam templates. */
export function templateRoutes(app: FastifyInstance, context: Context): void {
  const { t } = context.store;
  const { examTemplates: templates } = t;
  bindManaged(app, context, templateCalls, {
    from: templates,
    ofOrganisation: equals(templates.organisationId),
    search: [templates.name, templates.description],
    sorts: { name: templates.name, createdAt: templates.createdAt },
    filters: {
      categoryId: equals(templates.categoryId),
      visibility: (visibility) => eq(templates.isPublic, visibility === 'public'),
      ai: (ai) => eq(templates.isAiEnabled, ai === 'enabled'),
    },
    select: (queries) => selectTemplates(t, queries),
    file: IN_FILE,
    present: (rows, queries) => withSections(t, queries, rows),
    insert: async (queries, { duration, isdefault, sections, scheme, ...form }, made, scope) => {
      await requireCategory(t, queries, form.categoryId);
      await requireSections(t, queries, sections, scope);
      if (isdefault) await leaveDefault(t, queries, made.organisationId);
      await queries.insert(templates).values({
        ...made,
        ...form,
        durationMinutes: duration,
        isDefault: isdefault,
        scheme: scheme ?? DEFAULT_SCHEME,
      });
      await queries
        .insert(t.templateSections)
        .values(sections.map((sectionId, position) => ({ templateId: made.id, position, sectionId })));
    },
    update: async (queries, { isdefault }, { id, updatedAt }) => {
      if (isdefault) await leaveDefault(t, queries, await organisationOf(t, queries, id));
      await queries.update(templates).set({ isDefault: isdefault, updatedAt }).where(eq(templates.id, id));
    },
    // Papers made from it keep their own copy.
    references: {},
    instead: '',
    sentences: {
      created: 'Exam Template Created Successfully!',
      updated: 'Template updated successfully!',
      deleted: 'Template deleted successfully!',
      gone: 'Template not found. It may have been deleted.',
    },
  });
}

/** At most one template of an organisation is the default for new exams. */
async function leaveDefault(
  { examTemplates: { isDefault, organisationId }, examTemplates }: Tables,
  queries: Queries,
  organisation: string,
): Promise<void> {
  const isOne = and(eq(isDefault, true), eq(organisationId, organisation));
  await queries.update(examTemplates).set({ isDefault: false }).where(isOne);
}

async function organisationOf({ examTemplates }: Tables, queries: Queries, id: string): Promise<string> {
  const { organisationId } = examTemplates;
  const [row] = await queries.select({ organisationId }).from(examTemplates).where(eq(examTemplates.id, id));
  return row?.organisationId ?? '';
}

async function requireCategory({ categories }: Tables, queries: Queries, id: string): Promise<void> {
  if ((await queries.$count(categories, eq(categories.id, id))) === 0)
    throw refused('categoryId', 'This category no longer exists. Please choose again.');
}

async function requireSections(
  { examSections }: Tables,
  queries: Queries,
  ids: readonly string[],
  scope: ConsoleScope,
) {
  if (new Set(ids).size !== ids.length) throw refused('sections', 'A section can be chosen once only');
  const areThese = inArray(examSections.id, [...ids]);
  const areVisible = within(scope, equals(examSections.organisationId));
  if ((await queries.$count(examSections, and(areThese, areVisible))) !== ids.length)
    throw refused('sections', 'A chosen section no longer exists. Please choose again.');
}

function selectTemplates({ examTemplates, categories }: Tables, queries: Queries) {
  return queries
    .select({ template: examTemplates, categoryName: categories.name })
    .from(examTemplates)
    .innerJoin(categories, eq(categories.id, examTemplates.categoryId))
    .$dynamic();
}

interface NamedTemplateRow {
  readonly template: TemplateRow;
  readonly categoryName: string;
}

async function withSections(
  t: Tables,
  queries: Queries,
  rows: readonly NamedTemplateRow[],
): Promise<ManagedTemplate[]> {
  const ids = rows.map(({ template }) => template.id);
  const sections = await sectionsOf(t, queries, ids);
  return rows.map((row) => toManagedTemplate(row, sections.get(row.template.id) ?? []));
}

async function sectionsOf(
  { templateSections, examSections }: Tables,
  queries: Queries,
  templateIds: readonly string[],
): Promise<Map<string, SectionOfTemplate[]>> {
  const { id, title, questionCount } = examSections;
  const rows = await queries
    .select({ templateId: templateSections.templateId, _id: id, title, questionCount })
    .from(templateSections)
    .innerJoin(examSections, eq(examSections.id, templateSections.sectionId))
    .where(inArray(templateSections.templateId, [...templateIds]))
    .orderBy(asc(templateSections.position));
  const byTemplate = new Map<string, SectionOfTemplate[]>();
  for (const { templateId, ...section } of rows)
    byTemplate.set(templateId, [...(byTemplate.get(templateId) ?? []), section]);
  return byTemplate;
}

function toManagedTemplate(
  { template, categoryName }: NamedTemplateRow,
  sections: SectionOfTemplate[],
): ManagedTemplate {
  const { id: _id, categoryId, createdAt, updatedAt } = template;
  return {
    ...template,
    _id,
    categoryId: { _id: categoryId, name: categoryName },
    duration: template.durationMinutes,
    isdefault: template.isDefault,
    sections,
    createdAt: new Date(createdAt).toISOString(),
    updatedAt: new Date(updatedAt ?? createdAt).toISOString(),
  };
}

/** The public ones, and the private ones that the caller manages, by name. */
export async function readTemplates(
  { read, t }: Store,
  caller: Caller,
): Promise<CallAnswer<typeof allTemplates>['data']> {
  const rows = await selectTemplates(t, read)
    .where(isPublicOrManaged(scopeOf(caller, 'templates'), t.examTemplates))
    .orderBy(asc(t.examTemplates.name), asc(t.examTemplates.id));
  return withSections(t, read, rows);
}

/** OP8 */
const IN_FILE: FileColumns<ManagedTemplate> = {
  Name: ({ name }) => name,
  Description: ({ description }) => description,
  Category: ({ categoryId }) => categoryId.name,
  Minutes: ({ duration }) => duration,
  Marks: ({ totalMarks }) => totalMarks,
  Sections: ({ sections }) => sections.map(({ title }) => title).join('; '),
  Questions: ({ sections }) => sections.reduce((sum, { questionCount }) => sum + questionCount, 0),
  AI: ({ isAiEnabled }) => (isAiEnabled ? 'Enabled' : 'Disabled'),
  Visibility: ({ isPublic }) => (isPublic ? 'Public' : 'Private'),
  Default: ({ isdefault }) => (isdefault ? 'yes' : 'no'),
  'Created, India time': ({ createdAt }) => fileTime(createdAt),
  'Updated, India time': ({ updatedAt }) => fileTime(updatedAt),
};
