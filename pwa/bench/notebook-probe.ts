import { openDatabase, type NotebookCardRow } from '../src/offline/database/database.ts';
import { allCards, dueCards, dueCount } from '../src/offline/notebook/lists.ts';

const USER = 'bench';
const DAY_MS = 24 * 3_600_000;

function card(index: number): NotebookCardRow {
  return {
    userId: USER,
    questionId: `question-${index}`,
    mistakes: [{ attemptId: `attempt-${index % 100}`, at: index * 1_000, isWrong: true }],
    schedule: { due: index * 1_000, lastReviewAt: index * 1_000 - DAY_MS, state: 'review' },
    choice: null,
    note: index % 5 === 0 ? 'What is conserved is the angular momentum about the point of contact.' : '',
    subject: `Subject ${index % 4}`,
    topic: `Topic ${index % 60}`,
    due: index * 1_000,
  };
}

/** A session's cards, which is also what a page of the list shows. */
const PAGE = 20;

export interface ProbedTimes {
  /** The first page and how many there are, together: what a session begins with. */
  readonly list: number[];
  /** How many there are: what home asks. */
  readonly count: number[];
  /** Every card, as the page that searches notes reads them. */
  readonly all: number[];
}

/** Milliseconds of each round. */
export async function timesOf(cards: number, rounds: number): Promise<ProbedTimes> {
  const database = openDatabase('notebook-bench');
  await database.notebookCards.bulkPut(Array.from({ length: cards }, (_, index) => card(index)));
  const times: ProbedTimes = { list: [], count: [], all: [] };
  const timed = async (into: number[], work: () => Promise<number>) => {
    const from = performance.now();
    const found = await work();
    into.push(performance.now() - from);
    if (found !== cards) throw new Error(`Found ${found} of ${cards} cards`);
  };
  const count = () => dueCount(database, USER, Infinity);
  for (let round = 0; round < rounds; round += 1) {
    await timed(times.list, async () => {
      const [page, total] = await Promise.all([dueCards(database, USER, Infinity, { most: PAGE }), count()]);
      return page.length === PAGE ? total : 0;
    });
    await timed(times.count, count);
    await timed(times.all, async () => (await allCards(database, USER)).length);
  }
  await database.delete();
  return times;
}
