import type { Context } from '../src/context.ts';
import { DEFAULT_ORGANISATION } from '../src/database/index.ts';
import { saveCatalogue } from '../src/bank/save-catalogue.ts';
import { createPaper } from '../src/papers/create-paper.ts';
import { publishPaper } from '../src/papers/publish-paper.ts';
import { saveQuestions, type NewQuestion } from '../src/bank/save-questions.ts';

/** The one way in for all: what a hash costs is another row's business. */
const NO_PASSWORD = 'none';
const ROWS_AT_ONCE = 500;

export async function addStudents(
  context: Context,
  count: number,
  called = 'student',
  passwordHash = NO_PASSWORD,
): Promise<string[]> {
  const { store, clock } = context;
  const ids: string[] = [];
  for (let first = 0; first < count; first += ROWS_AT_ONCE) {
    const rows = Array.from({ length: Math.min(ROWS_AT_ONCE, count - first) }, (_, index) => ({
      id: context.ids.next(),
      email: `${called}-${first + index}@example.com`,
      username: `${called}-${first + index}`,
      fullName: `Student ${first + index}`,
      passwordHash,
      role: 'student' as const,
      accountStatus: 'approved' as const,
      organisationId: DEFAULT_ORGANISATION,
      createdAt: clock.now(),
    }));
    await store.write(async (queries) => {
      await queries.insert(store.t.users).values(rows);
      await queries.insert(store.t.sessions).values(rows.map(({ id }) => sessionOf(id, clock.now())));
    });
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

/** Under the user's own id, so that access tokens can be made without asking. */
function sessionOf(userId: string, now: number) {
  return { id: userId, userId, tokenDigest: 'none', device: 'bench', startedAt: now, lastUsedAt: now };
}

const WORDS =
  'a body of mass moves along the smooth inclined plane while the spring is compressed so that energy is conserved and the field of the charged ring at a point on its axis is $E = \\frac{kqx}{(x^2 + R^2)^{3/2}}$';

function prose(characters: number, salt: number): string {
  const from = (salt * 7) % 60;
  return `${WORDS} ${WORDS} ${WORDS}`.slice(from, from + characters);
}

/** Texts of the length of those of real papers: 160 characters, four options of 20, 240 of explanation. */
export function questionOf(paper: number, number: number): NewQuestion {
  return {
    sourceName: 'bench',
    sourceKey: `${paper}-${number}`,
    difficulty: 5,
    explanation: prose(240, number + 3),
    type: 'MCQ',
    text: `${paper}.${number} ${prose(160, number)}`,
    options: ['a', 'b', 'c', 'd'].map((name, index) => ({ _id: name, text: prose(20, number + index) })),
    key: { type: 'MCQ', correct: [['a', 'b', 'c', 'd'][number % 4] as string] },
  };
}

export async function addPapers(
  context: Context,
  createdBy: string,
  {
    count,
    questions,
    title = 'Bench paper',
  }: { readonly count: number; readonly questions: number; readonly title?: string },
): Promise<string[]> {
  const saved = await saveCatalogue(context, [
    { name: 'Bench', description: '', subjects: [{ name: 'Physics', description: '', topics: [] }] },
  ]);
  const papers: string[] = [];
  for (let paper = 0; paper < count; paper += 1) {
    const drafts = Array.from({ length: questions }, (_, number) => questionOf(paper, number));
    const ids = await saveQuestions(context, drafts);
    const places = ids.map(({ id }) => ({ questionId: id }));
    const half = Math.ceil(questions / 2);
    const paperId = await createPaper(context, {
      title: count === 1 ? title : `${title} ${paper}`,
      description: 'Made for measuring',
      categoryId: saved.categories.get('bench') as string,
      subjectIds: [...saved.subjects.values()],
      durationMinutes: 180,
      difficultyLevel: 5,
      createdBy,
      sections: [
        { title: 'First half', questions: places.slice(0, half) },
        { title: 'Second half', questions: places.slice(half) },
      ],
    });
    await publishPaper(context, paperId);
    papers.push(paperId);
  }
  return papers;
}
