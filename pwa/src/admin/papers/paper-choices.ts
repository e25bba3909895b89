import { useQuery } from '@tanstack/react-query';
import {
  allCategories,
  subjectsOfCategory,
  topicsOfSubjects,
  type Topic,
} from '@exam/shared-schema/contract';
import type { Choices } from '../form/field.ts';
import { load } from '../load.ts';
import { choicesOf, type Labels } from '../fields/choices.ts';

// Each choice depends on the one above it (MP6). Only active entities are offered, because the server refuses inactive
// ones for a paper.

const byName = { labelOf: ({ name }: { readonly name: string }) => name };

/** The exams that students see. */
export function useActiveCategories(): Choices {
  const result = useQuery({
    queryKey: ['categories', 'active'],
    queryFn: async ({ signal }) => (await load(allCategories, {}, signal)).data,
  });
  return choicesOf(result, byName, {
    failed: 'Failed to fetch categories',
    none: 'No categories available. Please create categories first.',
  });
}

/** The subjects of an exam, once one is chosen. */
export function useSubjectsOf(categoryId: string): Choices {
  const isWaiting = categoryId === '';
  const result = useQuery({
    queryKey: ['subjects', 'of', categoryId],
    queryFn: async ({ signal }) =>
      (await load(subjectsOfCategory, { params: { id: categoryId } }, signal)).data,
    enabled: !isWaiting,
  });
  const choices = choicesOf(result, byName, {
    failed: 'Failed to fetch subjects. Please try again.',
    none: 'This category has no active subjects. Please choose another one, or add subjects to it.',
  });
  return isWaiting ? { ...choices, waitsFor: 'Please select a category first to load subjects' } : choices;
}

/** The topics of the chosen subjects of an exam, once there are any. */
export function useTopicsOf(subjectIds: readonly string[], categoryId = ''): Choices {
  const subjects = useSubjectsOf(categoryId).options;
  const isWaiting = subjectIds.length === 0;
  const joined = [...subjectIds].sort().join(',');
  const result = useQuery({
    queryKey: ['topics', 'by', joined],
    queryFn: async ({ signal }) =>
      (await load(topicsOfSubjects, { query: { subjectIds: joined } }, signal)).data,
    enabled: !isWaiting,
  });
  const labels: Labels<Topic> = {
    labelOf: ({ name }) => name,
    tellingOf: ({ subjectId, description }) => [
      subjects.find(({ value }) => value === subjectId)?.label ?? '',
      description,
    ],
  };
  const choices = choicesOf(result, labels, {
    failed: 'Failed to fetch topics',
    none: 'These subjects have no active topics. Please create topics first.',
  });
  return isWaiting ? { ...choices, waitsFor: 'Please select subjects first to load topics' } : choices;
}
