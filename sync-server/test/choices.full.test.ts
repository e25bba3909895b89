import type { CategorySupply } from '@exam/shared-schema/contract';
import { paperPackageSchema } from '@exam/shared-schema/paper-package';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillPracticePool } from '../src/bank/practice-pool.ts';
import { openWorkshop, type Workshop } from './support/workshop.ts';

const FEWEST = 10;
const FILLING_MS = 600_000;

let workshop: Workshop;
let student: string;

beforeAll(async () => {
  workshop = await openWorkshop({ makes: true });
  await fillPracticePool(workshop.context, new AbortController().signal);
  await workshop.server.addUser({ username: 'asha' });
  student = await workshop.server.signIn('asha');
  const { store } = workshop.context;
  await store.write((queries) => queries.update(store.t.tokenGrants).set({ remaining: 1_000_000 }));
}, FILLING_MS);
afterAll(() => workshop.close());

interface Choice {
  readonly name: string;
  readonly subjectIds: readonly string[];
  readonly topicIds: readonly string[];
}

async function ask<T>(path: string): Promise<T> {
  const { json } = await workshop.server.ask('GET', `/api${path}`, { token: student });
  return (json as { data: T }).data;
}

interface Named {
  readonly _id: string;
  readonly name: string;
}

/** All topics, each subject alone, four topics of it, and one: of the topics that have questions. */
async function choicesOf(category: Named): Promise<Choice[]> {
  const subjects = await ask<Named[]>(`/categories/${category._id}/subjects`);
  const supply = await ask<CategorySupply>(`/personalised/categories/${category._id}/supply`);
  const available = new Set(
    supply.topics
      .filter(({ singles, sets, made }) => singles.length + sets.length + made.length > 0)
      .map(({ topicId }) => topicId),
  );
  const topics = await ask<(Named & { subjectId: string })[]>(
    `/topics/by_subjects?subjectIds=${subjects.map(({ _id }) => _id).join(',')}`,
  );
  const bySubject = subjects.map((subject) => ({
    subject,
    ids: topics
      .filter(({ _id, subjectId }) => subjectId === subject._id && available.has(_id))
      .map(({ _id }) => _id),
  }));
  const filled = bySubject.filter(({ ids }) => ids.length > 0);
  return [
    {
      name: `${category.name}, all topics`,
      subjectIds: filled.map(({ subject }) => subject._id),
      topicIds: filled.flatMap(({ ids }) => ids),
    },
    ...filled.flatMap(({ subject: { _id, name }, ids }) =>
      [ids.length, 4, 1].map((count) => ({
        name: `${category.name}, ${name}, ${count} topics`,
        subjectIds: [_id],
        topicIds: ids.slice(0, count),
      })),
    ),
  ];
}

/** The ids of the questions of an adaptive test; a refusal as a text. */
async function make(category: Named, choice: Choice, max: number): Promise<readonly string[] | string> {
  const { subjectIds, topicIds } = choice;
  const body = { categoryId: category._id, subjectIds, topicIds, difficultyLevel: { min: 1, max } };
  const path = '/api/user-defined/generate_admin_defined_test';
  const { status, json } = await workshop.server.ask('POST', path, { token: student, body });
  if (status !== 200) return `${status} ${(json as { message: string }).message}`;
  const { id } = (json as { testPaper: { id: string } }).testPaper;
  await workshop.server.ask('POST', `/api/test-papers/${id}/issue`, { token: student });
  const { text } = await workshop.server.ask('GET', `/api/test-papers/${id}/package`, { token: student });
  return paperPackageSchema
    .parse(JSON.parse(text))
    .sections.flatMap(({ questions }) => questions.map(({ _id }) => _id));
}

test(
  '[GN11] every choice of topics makes a test, and the next one repeats no question',
  async () => {
    const categories = await ask<Named[]>('/personalised/categories');
    const faults: string[] = [];
    let made = 0;
    for (const category of categories)
      for (const choice of await choicesOf(category)) {
        // Another range, because the same choice would open the same test again.
        const [first, second] = [await make(category, choice, 10), await make(category, choice, 9)];
        made += 1;
        for (const each of [first, second])
          if (typeof each === 'string') faults.push(`${choice.name}: ${each}`);
          else if (each.length < FEWEST) faults.push(`${choice.name}: ${each.length} questions`);
        if (
          typeof first !== 'string' &&
          typeof second !== 'string' &&
          second.some((id) => first.includes(id))
        )
          faults.push(
            `${choice.name}: repeats ${second.filter((id) => first.includes(id)).length} questions`,
          );
      }
    expect(faults).toEqual([]);
    expect(made).toBeGreaterThan(100);
  },
  FILLING_MS,
);
