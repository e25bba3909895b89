import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  sectionCalls,
  sectionDisagreement,
  type CallInput,
  type ManagedSection,
} from '@exam/shared-schema/contract';
import { parseFraction, roundToTwo } from '@exam/shared-schema/marking';
import type { Context } from '../../context.ts';
import { bindManaged, changeRow, equals, type FileColumns, fileTime, refused } from '../../crud/index.ts';
import type { Queries, Tables } from '../../database/index.ts';

type Form = CallInput<typeof sectionCalls.create>['body'];
type SectionRow = Tables['examSections']['$inferSelect'];

/** Administration of sections of exam templates. Papers keep a copy of the template they were made from. */
export function sectionRoutes(app: FastifyInstance, context: Context): void {
  const { t } = context.store;
  const { examSections: sections } = t;
  bindManaged(app, context, sectionCalls, {
    lock: 'templates',
    from: sections,
    ofOrganisation: equals(sections.organisationId),
    search: [sections.title, sections.description],
    sorts: { title: sections.title, createdAt: sections.createdAt },
    select: (queries) => selectSections(t, queries),
    file: IN_FILE,
    present: (rows) => rows.map(toManagedSection),
    insert: async (queries, form, made) => {
      refuseDisagreement(form);
      await requireSubject(t, queries, form.subjectId);
      await queries.insert(sections).values({ ...made, ...(columnsOf(form) as Columns) });
    },
    update: async (queries, changes, { id, updatedAt }) => {
      const [before] = await queries.select().from(sections).where(eq(sections.id, id));
      if (before !== undefined) refuseDisagreement(rulesWith(before, changes));
      await requireSubject(t, queries, changes.subjectId);
      await changeRow(queries, sections, id, { ...columnsOf(changes), updatedAt });
    },
    references: { 'exam template': t.templateSections.sectionId },
    instead: '',
  });
}

type Changes = CallInput<typeof sectionCalls.update>['body'];

type ChangedColumns = { readonly [Name in keyof Columns]?: Columns[Name] | undefined };
type Columns = Omit<
  Tables['examSections']['$inferInsert'],
  'id' | 'createdAt' | 'updatedAt' | 'organisationId'
>;

/** Absent members stay unchanged. */
function columnsOf({ difficultyRange, timeLimit, ...own }: Changes | Form): ChangedColumns {
  return {
    ...own,
    ...(difficultyRange && { difficultyMin: difficultyRange.min, difficultyMax: difficultyRange.max }),
    ...(timeLimit !== undefined && { timeLimitMinutes: timeLimit }),
  };
}

const rulesWith = (before: SectionRow, changes: Changes) => ({
  groups: changes.groups === undefined ? before.groups : changes.groups,
  questionCount: changes.questionCount ?? before.questionCount,
  attemptLimit: changes.attemptLimit === undefined ? before.attemptLimit : changes.attemptLimit,
  questionsInSets: changes.questionsInSets ?? before.questionsInSets,
});

function refuseDisagreement(rules: Parameters<typeof sectionDisagreement>[0]): void {
  const found = sectionDisagreement(rules);
  if (found !== null) throw refused(found.field, found.sentence);
}

async function requireSubject({ subjects }: Tables, queries: Queries, id: string | null | undefined) {
  if (id === null || id === undefined) return;
  if ((await queries.$count(subjects, eq(subjects.id, id))) === 0)
    throw refused('subjectId', 'This subject no longer exists. Please choose again.');
}

function selectSections({ examSections, subjects }: Tables, queries: Queries) {
  return queries
    .select({ section: examSections, subjectName: subjects.name })
    .from(examSections)
    .leftJoin(subjects, eq(subjects.id, examSections.subjectId))
    .$dynamic();
}

const shown = (marks: string | null) => (marks === null ? null : roundToTwo(parseFraction(marks)));

function toManagedSection({
  section,
  subjectName,
}: {
  readonly section: SectionRow;
  readonly subjectName: string | null;
}): ManagedSection {
  const { id: _id, difficultyMin: min, difficultyMax: max, subjectId, createdAt, updatedAt } = section;
  return {
    ...section,
    _id,
    difficultyRange: { min, max },
    marksPerQuestion: shown(section.marksPerQuestion),
    negativeMarks: shown(section.negativeMarks),
    exactMarks: { perQuestion: section.marksPerQuestion, negative: section.negativeMarks },
    timeLimit: section.timeLimitMinutes,
    subjectId: subjectId === null ? null : { _id: subjectId, name: subjectName ?? '' },
    groups: section.groups === null ? null : [...section.groups],
    createdAt: new Date(createdAt).toISOString(),
    updatedAt: new Date(updatedAt ?? createdAt).toISOString(),
  };
}

/** OP8 */
const IN_FILE: FileColumns<ManagedSection> = {
  Title: ({ title }) => title,
  Description: ({ description }) => description,
  Subject: ({ subjectId }) => subjectId?.name ?? null,
  Questions: ({ questionCount }) => questionCount,
  'Marks per question': ({ marksPerQuestion }) => marksPerQuestion,
  'Negative marks': ({ negativeMarks }) => negativeMarks,
  'Time limit, minutes': ({ timeLimit }) => timeLimit,
  'Difficulty from': ({ difficultyRange }) => difficultyRange.min,
  'Difficulty to': ({ difficultyRange }) => difficultyRange.max,
  'Best that count': ({ attemptLimit }) => attemptLimit,
  'Created, India time': ({ createdAt }) => fileTime(createdAt),
};
