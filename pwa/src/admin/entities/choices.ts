import { useQuery } from '@tanstack/react-query';
import { everySubject, listTopics, type ManagedTopic } from '@exam/shared-schema/contract';
import type { Choices } from '../form/declaration.ts';
import { CallFailedError, load, sentenceOf } from '../load.ts';

interface SubjectSentences {
  readonly failed: string;
  readonly none?: string;
}

/** Every subject, to choose from. */
export function useSubjectChoices({ failed, none }: SubjectSentences): Choices {
  const result = useQuery({
    queryKey: ['subjects', 'every'],
    queryFn: async ({ signal }) => (await load(everySubject, {}, signal)).data.subjects,
  });
  const options = (result.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }));
  const isEmpty = result.data !== undefined && options.length === 0;
  return {
    options,
    loading: result.isPending && result.error === null,
    failure: failureOf(result.error, failed) ?? (isEmpty ? none : undefined),
    retry: () => void result.refetch(),
  };
}

function failureOf(error: Error | null, otherwise: string): string | undefined {
  if (error === null) return undefined;
  return error instanceof CallFailedError ? sentenceOf(error.failure, otherwise) : otherwise;
}

const AT_ONCE = 100;

async function topicsOf(subjectId: string, signal: AbortSignal): Promise<ManagedTopic[]> {
  const topics: ManagedTopic[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = { subjectId, page, limit: AT_ONCE, sort: 'name' as const };
    const answer = await load(listTopics, { query }, signal);
    topics.push(...answer.topics);
    pages = answer.pages;
  }
  return topics;
}

/** The topics of a subject, to stand below; none before there is a subject. */
export function useParentChoices(subjectId: string, except?: string): Choices {
  const result = useQuery({
    queryKey: ['topics', 'of', subjectId],
    queryFn: ({ signal }) => topicsOf(subjectId, signal),
    enabled: subjectId !== '',
  });
  const others = (result.data ?? []).filter(({ _id }) => _id !== except);
  return {
    options: others.map(({ _id, name }) => ({ value: _id, label: name })),
    loading: subjectId !== '' && result.isPending && result.error === null,
    failure: failureOf(result.error, 'Failed to fetch topics'),
    retry: () => void result.refetch(),
  };
}
