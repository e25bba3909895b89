import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import {
  allTemplates,
  categoryCalls,
  collegeCalls,
  everySubject,
  predefinedPapers,
  questionLicences,
  sectionCalls,
  templateCalls,
  topicCalls,
  type CallAnswer,
  type ManagedCollege,
  type ManagedSection,
  type ManagedTemplate,
  type ManagedTopic,
} from '@exam/shared-schema/contract';
import { formatConsoleDate, formatCount } from '../../format/index.ts';
import type { Choices, Missing } from '../form/field.ts';
import { everyRow, load } from '../load.ts';
import { failureOf } from '../loaded.tsx';

/** Fixed choices by value: { true: 'Active', false: 'Inactive' }. */
export function fixedChoices<const Value extends string>(
  labels: Readonly<Record<Value, string>>,
): () => Choices<Value> {
  // The type argument comes from the literal's own keys, so they have exactly this type.
  const values = Object.keys(labels) as Value[];
  const choices = { options: values.map((value) => ({ value, label: labels[value] })), loading: false };
  return () => choices;
}

/** Fixed choices whose values are also their labels. */
export function sameChoices<const Value extends string>(values: readonly Value[]): () => Choices<Value> {
  const choices = { options: values.map((value) => ({ value, label: value })), loading: false };
  return () => choices;
}

type Paper = CallAnswer<typeof predefinedPapers>['papers'][number];

const nameOf = ({ name }: { readonly name: string }) => name;

interface Sentences {
  readonly failed: string;
  /** If the server answered, but without a message; `failed` by default. */
  readonly failedOfServer?: string;
  /** If the answer is not of the contract's shape. */
  readonly failedOfFormat?: string;
  /** Shown where there are no choices; with a link it is a hint, otherwise an error. */
  readonly none?: string | Missing;
}

export interface Labels<Row> {
  readonly labelOf: (row: Row) => string;
  /** What tells rows with equal labels apart, in the order in which it is appended to them. */
  readonly tellingOf?: (row: Row) => readonly string[];
}

/** CN6: the choices with their labels; equal labels have what tells their rows apart. */
function labelled<Row extends { readonly _id: string }>(
  rows: readonly Row[],
  { labelOf, tellingOf }: Labels<Row>,
): Choices['options'] {
  const labels = rows.map(labelOf);
  const counts = new Map<string, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  return rows.map((row, index) => {
    const label = labels[index] ?? '';
    const telling = (counts.get(label) ?? 0) > 1 ? (tellingOf?.(row) ?? []) : [];
    return { value: row._id, label: [label, ...telling.filter((part) => part !== '')].join(' · ') };
  });
}

/** Loaded rows as choices. */
export function choicesOf<Row extends { readonly _id: string }>(
  result: UseQueryResult<readonly Row[]>,
  labels: Labels<Row>,
  { failed, failedOfServer, failedOfFormat, none }: Sentences,
): Choices {
  const options = labelled(result.data ?? [], labels);
  const isEmpty = result.data !== undefined && options.length === 0;
  return {
    options,
    // A disabled query is pending but not loading.
    loading: result.isPending && result.fetchStatus !== 'idle',
    failure:
      failureOf(result.error, failed, { ofServer: failedOfServer, ofFormat: failedOfFormat }) ??
      (isEmpty && typeof none === 'string' ? none : undefined),
    missing: isEmpty && typeof none === 'object' ? none : undefined,
    retry: () => void result.refetch(),
  };
}

/** All subjects. */
export function useSubjectChoices(sentences: Sentences): Choices {
  const result = useQuery({
    queryKey: ['subjects', 'every'],
    queryFn: async ({ signal }) => (await load(everySubject, {}, signal)).data.subjects,
  });
  return choicesOf(result, { labelOf: nameOf }, sentences);
}

/** BK10: the licences of the questions in the bank. */
export function useLicenceChoices(): Choices {
  const result = useQuery({
    queryKey: ['questions', 'licences'],
    queryFn: async ({ signal }) => (await load(questionLicences, {}, signal)).data,
    select: (licences) => licences.map((_id) => ({ _id })),
  });
  return choicesOf(result, { labelOf: ({ _id }) => _id }, { failed: 'Failed to fetch licences' });
}

const ofTemplates: Labels<Pick<ManagedTemplate, '_id' | 'name' | 'categoryId' | 'description'>> = {
  labelOf: ({ name, categoryId }) => `${name} (${categoryId.name})`,
  tellingOf: ({ description }) => [description],
};

/** All exam templates. */
export function useTemplates() {
  return useQuery({
    queryKey: ['templates', 'every'],
    queryFn: async ({ signal }) => (await load(allTemplates, {}, signal)).data,
  });
}

/** All exam templates, each with its exam. */
export function useTemplateChoices(): Choices {
  return choicesOf(useTemplates(), ofTemplates, { failed: 'Failed to fetch exam templates' });
}

/** All exam templates with their rules, also as choices. */
export function useManagedTemplates() {
  const result = useQuery({
    queryKey: ['templates', 'managed'],
    queryFn: ({ signal }) =>
      everyRow(async (page) => {
        const query = { page, limit: AT_ONCE, sort: 'name' as const };
        const { templates, pages } = await load(templateCalls.list, { query }, signal);
        return { rows: templates, pages };
      }),
  });
  const choices = choicesOf(result, ofTemplates, { failed: 'Failed to fetch exam templates' });
  return { choices, rows: result.data ?? [] };
}

const AT_ONCE = 100;

/** The topics of a subject, as possible parents; none while no subject is chosen. */
export function useParentChoices(subjectId: string, except?: string): Choices {
  const result = useQuery({
    queryKey: ['topics', 'of', subjectId],
    queryFn: ({ signal }) =>
      everyRow(async (page) => {
        const query = { subjectId, page, limit: AT_ONCE, sort: 'name' as const };
        const { topics, pages } = await load(topicCalls.list, { query }, signal);
        return { rows: topics, pages };
      }),
    enabled: subjectId !== '',
    select: (topics) => topics.filter(({ _id }) => _id !== except),
  });
  const labels: Labels<ManagedTopic> = {
    labelOf: nameOf,
    tellingOf: ({ parentTopicId, description }) => [parentTopicId?.name ?? '', description],
  };
  return choicesOf(result, labels, { failed: 'Failed to fetch topics' });
}

/** All exams, including those hidden from students. */
export function useCategoryChoices(sentences: Sentences): Choices {
  const result = useQuery({
    queryKey: ['categories', 'every'],
    queryFn: ({ signal }) =>
      everyRow(async (page) => {
        const query = { page, limit: AT_ONCE, sort: 'name' as const };
        const { categories, pages } = await load(categoryCalls.list, { query }, signal);
        return { rows: categories, pages };
      }),
  });
  return choicesOf(result, { labelOf: nameOf }, sentences);
}

/** OR31: the colleges that take members; none for a role that does not manage them. */
export function useCollegeChoices(): Choices {
  const result = useQuery({
    queryKey: ['colleges', 'active'],
    queryFn: ({ signal }) =>
      everyRow(async (page) => {
        const query = { page, limit: AT_ONCE, status: 'active' as const, sort: 'name' as const };
        const { data: rows, pages } = await load(collegeCalls.list, { query }, signal);
        return { rows, pages };
      }),
  });
  const labels: Labels<ManagedCollege> = {
    labelOf: ({ name }) => name,
    tellingOf: ({ code, address }) => [code, address.city],
  };
  return choicesOf(result, labels, { failed: 'Failed to fetch colleges' });
}

/** All sections of exam templates, by title. */
export function useSections(): UseQueryResult<readonly ManagedSection[]> {
  return useQuery({
    queryKey: ['sections', 'every'],
    queryFn: ({ signal }) =>
      everyRow(async (page) => {
        const query = { page, limit: AT_ONCE, sort: 'title' as const };
        const { sections, pages } = await load(sectionCalls.list, { query }, signal);
        return { rows: sections, pages };
      }),
  });
}

/** The sections with these ids, in their order. */
export function sectionsOf(all: readonly ManagedSection[], ids: readonly string[]): ManagedSection[] {
  return ids.flatMap((id) => all.find(({ _id }) => _id === id) ?? []);
}

export function useSectionChoices(sentences: Sentences): Choices {
  const { rows } = useManagedTemplates();
  const examsOf = (id: string) => {
    const using = rows.filter(({ sections }) => sections.some(({ _id }) => _id === id));
    return [...new Set(using.map(({ categoryId }) => categoryId.name))].join(', ');
  };
  const labels: Labels<ManagedSection> = {
    labelOf: ({ title, questionCount }) =>
      `${title} (${formatCount(questionCount, 'question', 'questions')})`,
    tellingOf: ({ _id, description, createdAt }) => [
      examsOf(_id),
      description || `created ${formatConsoleDate(createdAt)}`,
    ],
  };
  return choicesOf(useSections(), labels, sentences);
}

/** All test papers that administrators created. */
export function usePaperChoices(): Choices {
  const result = useQuery({
    queryKey: ['papers', 'every'],
    queryFn: ({ signal }) =>
      everyRow(async (page) => {
        const { papers, pages } = await load(predefinedPapers, { query: { page, limit: AT_ONCE } }, signal);
        return { rows: papers, pages };
      }),
  });
  const labels: Labels<Paper> = {
    labelOf: ({ title }) => title,
    tellingOf: ({ categoryId, createdAt }) => [categoryId.name, formatConsoleDate(createdAt)],
  };
  return choicesOf(result, labels, { failed: 'Failed to fetch test papers' });
}
