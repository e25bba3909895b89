import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DATABASE_FILE, openStore } from '../src/database/index.ts';
import { connect } from '../src/database/open-sqlite.ts';
import { shared, SAME_WORDS, shinglesOf } from '@exam/shared-schema/likeness';
import { storedShingles } from '../src/bank/near-duplicates/index.ts';
import {
  addCategory,
  addPaper,
  addQuestion,
  HAIL,
  OTHER_SPEED,
  placeFor,
  RAIN,
  refusalOf,
  setShingles,
  SPEED,
  type Words,
} from './support/exclusive-papers.ts';
import { migrationsDirectory } from './support/engine.ts';
import { openHall, type Hall } from './support/hall.ts';
import { editQuestions } from './support/questions.ts';

let hall: Hall;

beforeEach(async () => {
  hall = await openHall();
});

afterEach(() => hall.server.close());

const NEAR = 'BK27: another paper of this exam asks nearly the same';
const LEAVES: Words = ['Which gas do green plants take in by day?', 'carbon dioxide', 'argon'];

const question = (words: Words) => addQuestion(hall.server.context, words);
const paper = (title: string, ...questionIds: readonly string[]) =>
  addPaper(hall.server.context, title, questionIds);

/** A statement of its own, as somebody at the database would write it. */
async function insertPlace(paperId: string, questionId: string): Promise<string | null> {
  const { context } = hall.server;
  const { t, write } = context.store;
  const place = await placeFor(context, paperId, questionId);
  return refusalOf(write((queries) => queries.insert(t.paperQuestions).values(place)));
}

describe('[BK27] exclusive papers of one exam', () => {
  test('have no two questions that are nearly the same, whoever writes them', async () => {
    await paper('One', await question(RAIN));
    const two = await paper('Two', await question(LEAVES));
    const hail = await question(HAIL);
    expect(await refusalOf(paper('Three', hail))).toBe(NEAR);
    expect(await insertPlace(two, hail)).toBe(NEAR);
  });

  test('may have one of another exam, and two of the same paper', async () => {
    const { context } = hall.server;
    const one = await paper('One', await question(RAIN));
    const hail = await question(HAIL);
    const categoryId = await addCategory(context);
    await addPaper(context, 'Of another exam', [hail], { isExclusive: true, categoryId });
    await addPaper(context, 'Not exclusive', [hail], {});
    expect(await insertPlace(one, hail)).toBeNull();
  });

  test('may have the same calculation with other numbers', async () => {
    await paper('One', await question(SPEED));
    const two = await paper('Two', await question(LEAVES));
    expect(await insertPlace(two, await question(OTHER_SPEED))).toBeNull();
  });

  test('are free to ask it again when the paper or the place is gone', async () => {
    const { t, write } = hall.server.context.store;
    const [rain, hail] = [await question(RAIN), await question(HAIL)];
    const one = await paper('One', rain);
    const two = await paper('Two', await question(LEAVES));
    expect(await insertPlace(two, hail)).toBe(NEAR);
    await write((queries) => queries.delete(t.papers).where(eq(t.papers.id, one)));
    expect(await insertPlace(two, hail)).toBeNull();
    expect(await refusalOf(paper('Three', rain))).toBe(NEAR);
    await write((queries) => queries.delete(t.paperQuestions).where(eq(t.paperQuestions.questionId, hail)));
    expect(await refusalOf(paper('Three', rain))).toBeNull();
  });

  test('do not get one by moving a place', async () => {
    const { context } = hall.server;
    const { t, write } = context.store;
    const rain = await question(RAIN);
    const one = await paper('One', rain);
    const hail = await question(HAIL);
    expect(await insertPlace(one, hail)).toBeNull();
    const two = await paper('Two', await question(LEAVES));
    const { sectionId } = await placeFor(context, two, hail);
    const move = write((queries) =>
      queries
        .update(t.paperQuestions)
        .set({ paperId: two, sectionId, position: 1 })
        .where(eq(t.paperQuestions.questionId, hail)),
    );
    expect(await refusalOf(move)).toBe(NEAR);
  });

  test('do not get one by an edit, which says why beside the text', async () => {
    const { context } = hall.server;
    await paper('One', await question(RAIN));
    const leaves = await question(LEAVES);
    await paper('Two', leaves);
    const { read, write, t } = context.store;
    const [row] = await read.select().from(t.questions).where(eq(t.questions.id, leaves));
    const options = (row?.options ?? []).map(({ _id }, place) => ({ _id, text: HAIL[place + 1] ?? '' }));
    const hail = { text: HAIL[0], options };
    const edit = (members: Partial<typeof hail>) =>
      editQuestions(context, members, ({ id }) => id === leaves);
    await expect(edit(hail)).rejects.toMatchObject({
      errors: { text: 'The paper One of this exam already asks nearly the same question.' },
    });
    const shingles = storedShingles(hail) ?? [];
    const written = write((queries) => setShingles(context, queries, leaves, shingles));
    expect(await refusalOf(written)).toBe(NEAR);
    await edit({ text: 'Which gas do all green plants give off by day?' });
    await expect(edit(hail)).rejects.toThrow('already asks nearly the same question');
  });

  test('do not get one by REPLACE, which is no update to the embedded engine', async () => {
    const directory = mkdtempSync(path.join(tmpdir(), 'prep-replace-'));
    const store = await openStore({ databaseUrl: undefined, dataDirectory: directory, migrationsDirectory });
    const { context } = (await openHall({}, {}, { store })).server;
    await addPaper(context, 'One', [await addQuestion(context, RAIN)]);
    const leaves = await addQuestion(context, LEAVES);
    await addPaper(context, 'Two', [leaves]);
    await store.close();
    const database = connect(path.join(directory, DATABASE_FILE));
    const [text, ...options] = HAIL;
    const shingles = storedShingles({ text, options: options.map((each) => ({ text: each })) });
    database.prepare('CREATE TEMP TABLE copy AS SELECT * FROM questions WHERE id = ?').run(leaves);
    const replace = () => database.exec('REPLACE INTO questions SELECT * FROM copy');
    expect(replace).toThrow('BK1: ');
    // As another program opens the file.
    database.pragma('recursive_triggers = OFF');
    replace();
    database.prepare('UPDATE copy SET shingles = ?').run(JSON.stringify(shingles));
    expect(replace).toThrow(NEAR);
    database.close();
    rmSync(directory, { recursive: true });
  });

  test('are compared by what a question says since its last edit', async () => {
    const { context } = hall.server;
    const rain = await question(RAIN);
    await paper('One', rain);
    const two = await paper('Two', await question(LEAVES));
    const hail = await question(HAIL);
    await editQuestions(context, { text: 'Which of them is the highest?' }, ({ id }) => id === rain);
    expect(await insertPlace(two, hail)).toBeNull();
  });

  test('are refused from exactly the share on from which two questions are nearly the same', async () => {
    const { context } = hall.server;
    const [first, second] = [await question(RAIN), await question(LEAVES)];
    await paper('One', first);
    await paper('Two', second);
    const numbers = (from: number, count: number) =>
      Array.from({ length: count }, (_, place) => from + place);
    const sizes = [1, 2, 4, 5, 9, 10, 36, 45];
    const wrong: unknown[] = [];
    for (const one of sizes)
      for (const other of sizes.filter((size) => size >= one)) {
        const own = numbers(0, one);
        const sharing = (both: number) => [...numbers(0, both), ...numbers(1000, other - both)];
        const isNear = (both: number) => shared(new Set(own), new Set(sharing(both))) >= SAME_WORDS;
        const least = numbers(0, one + 1).find(isNear) ?? one + 1;
        for (const both of [least - 1, least].filter((each) => each >= 0 && each <= one)) {
          const write = context.store.write(async (queries) => {
            await setShingles(context, queries, second, []);
            await setShingles(context, queries, first, own);
            await setShingles(context, queries, second, sharing(both));
          });
          const refusal = await refusalOf(write);
          if ((refusal !== null) !== isNear(both)) wrong.push({ one, other, both, refusal });
        }
      }
    expect(wrong).toEqual([]);
  });

  test('[BK37] are compared in one encoding, and without invisible characters', () => {
    const words = (text: string) => shinglesOf({ text, options: [{ text }] });
    expect(words('Poincar\u00e9 and his con\u00adjecture')).toEqual(
      words('Poincare\u0301 and his conjecture'),
    );
  });

  test('have as many numbers stored of a question as it has shingles, and none of a calculation', async () => {
    const { read, t } = hall.server.context.store;
    const stored = async (words: Words) => {
      const [row] = await read
        .select()
        .from(t.questions)
        .where(eq(t.questions.id, await question(words)));
      return row;
    };
    const row = await stored(RAIN);
    expect(new Set(row?.shingles).size).toBe(shinglesOf(row ?? { text: '', options: [] }).size);
    expect((await stored(SPEED))?.shingles).toBeNull();
  });
});
