import { createDecipheriv, hkdfSync } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  openedKeySchema,
  ENCRYPTED_KEY_PURPOSE,
  encryptedKeyContext,
  type EncryptedKey,
} from '@exam/shared-schema/paper-package';
import { createPaper, type NewPaper } from '../src/papers/create-paper.ts';
import { publishPaper } from '../src/papers/publish-paper.ts';
import { claimedTicket } from '../src/installation/index.ts';
import { eq } from 'drizzle-orm';
import { Device, questionsOf, rightAnswers, type Issued } from './support/device.ts';
import { openHall, type Hall } from './support/hall.ts';
import { publishSample } from './support/papers.ts';
import { dataIn, refusalIn, scoredIn } from './support/read.ts';
import { editQuestions } from './support/questions.ts';
import { START } from './support/test-server.ts';

let hall: Hall;

beforeEach(async () => {
  hall = await openHall({ resultsPolicy: 'on-submit' });
});

afterEach(async () => {
  await hall.server.close();
});

const ask = ({ paper }: Issued, token = hall.asha.token) =>
  hall.server.ask('GET', `/api/test-papers/${paper.testId}/sealed-key?version=${paper.packageVersion}`, {
    token,
  });

/** As the device opens it, by another implementation. @throws where the seal does not fit. */
function open(sealed: EncryptedKey, ticket: string): string {
  const secret = Buffer.from(claimedTicket(ticket)?.secret ?? '', 'base64url');
  const salt = Buffer.from(sealed.packageVersion, 'hex');
  const key = Buffer.from(hkdfSync('sha256', secret, salt, ENCRYPTED_KEY_PURPOSE, 32));
  const bytes = Buffer.from(sealed.sealed, 'base64url');
  const cipher = createDecipheriv('aes-256-gcm', key, Buffer.from(sealed.iv, 'base64url'));
  cipher.setAAD(Buffer.from(encryptedKeyContext(sealed)));
  cipher.setAuthTag(bytes.subarray(-16));
  return Buffer.concat([cipher.update(bytes.subarray(0, -16)), cipher.final()]).toString('utf8');
}

describe('[PK8] the sealed key', () => {
  test('[PK8] opens with the ticket that it was sealed for, and with no other', async () => {
    const [mine, other] = [await hall.issue('asha'), await hall.issue('ravi')];
    const sealed = dataIn<EncryptedKey>(await ask(mine));
    const opened = openedKeySchema.parse(JSON.parse(open(sealed, mine.ticket)));
    expect(Object.keys(opened.keys).sort()).toEqual(
      questionsOf(mine.paper)
        .map(({ _id }) => _id)
        .sort(),
    );
    expect(() => open(sealed, other.ticket)).toThrow();
    expect(() => open({ ...sealed, keyVersion: sealed.keyVersion + 1 }, mine.ticket)).toThrow();
  });

  test('[PK8] says nothing while it is sealed', async () => {
    const answer = await ask(await hall.issue());
    expect(answer.text).not.toMatch(/EXPLANATION|right|correct/);
    expect(Object.keys(dataIn<EncryptedKey>(answer)).sort()).toEqual([
      'iv',
      'keyVersion',
      'packageVersion',
      'sealed',
    ]);
  });

  test('[PK2] of a paper that ranks is not to be had, and nobody has one of what was not issued to them', async () => {
    const ranked = await hall.issue('asha', await publishSample(hall.server.context, hall.adminId));
    expect(refusalIn(await ask(ranked))).toBe('404 NOT_FOUND');
    expect(refusalIn(await ask(await hall.issue('asha'), hall.ravi.token))).toBe('403 NOT_ISSUED');
  });
});

test('[ST85] the opened key and the result have the subject and the difficulty of each question, the package has neither', async () => {
  const { context } = hall.server;
  const [subject] = await context.store.read.select().from(context.store.t.subjects);
  await editQuestions(context, { subjectId: subject?.id ?? null, difficulty: 8 });
  const mine = await hall.issue('asha');
  const { facts = {} } = openedKeySchema.parse(
    JSON.parse(open(dataIn<EncryptedKey>(await ask(mine)), mine.ticket)),
  );
  const expected = { subject: 'Logic', difficulty: 8 };
  const ids = questionsOf(mine.paper).map(({ _id }) => _id);
  expect(facts).toEqual(Object.fromEntries(ids.map((id) => [id, expected])));
  const { detailedResults } = scoredIn(await hall.handIn(new Device(mine, START).start().seal().handIn()));
  expect(detailedResults).toHaveLength(ids.length);
  for (const question of detailedResults) expect(question).toMatchObject(expected);
  expect(JSON.stringify(mine.paper)).not.toMatch(/difficulty|Logic/);
});

test('[ST8] an attempt at a paper with results on the spot never ranks', async () => {
  const device = await hall.finished();
  expect(scoredIn(await hall.handIn(device.handIn())).totalScore).toBe(16);
  const { store } = hall.server.context;
  const rows = await store.read.select({ ranked: store.t.attempts.ranked }).from(store.t.attempts);
  expect(rows).toEqual([{ ranked: false }]);
});

test('[ST8] nor does one at a version whose key was on the device, whatever its paper says today', async () => {
  const issued = await hall.issue();
  const device = new Device(issued, START).start().answerAll(rightAnswers(issued.paper)).seal();
  const { store } = hall.server.context;
  await store.write(async (queries) => {
    await queries.delete(store.t.paperQuestions);
    await queries
      .update(store.t.papers)
      .set({ resultsPolicy: 'after-sync' })
      .where(eq(store.t.papers.id, hall.paperId));
  });
  await hall.handIn(device.handIn());
  const rows = await store.read.select({ ranked: store.t.attempts.ranked }).from(store.t.attempts);
  expect(rows).toEqual([{ ranked: false }]);
});

describe('[ST7] [BK4] of a question there is a paper that ranks or one with results on the spot, never both', () => {
  /** A further paper with the questions of another. */
  async function paperLike(paperId: string, changes: Partial<NewPaper>): Promise<string> {
    const { store } = hall.server.context;
    const places = await store.read
      .select({ questionId: store.t.paperQuestions.questionId })
      .from(store.t.paperQuestions)
      .where(eq(store.t.paperQuestions.paperId, paperId));
    const [paper] = await store.read.select().from(store.t.papers).where(eq(store.t.papers.id, paperId));
    return createPaper(hall.server.context, {
      title: 'Another',
      description: '',
      categoryId: paper?.categoryId ?? '',
      subjectIds: [],
      durationMinutes: 10,
      difficultyLevel: 5,
      createdBy: hall.adminId,
      sections: [{ title: 'One', questions: places }],
      ...changes,
    });
  }

  const paperCount = () => hall.server.context.store.read.$count(hall.server.context.store.t.papers);

  test('[BK4] a paper with a question of the other pool is not made, and nothing of it stays', async () => {
    const ranked = await publishSample(hall.server.context, hall.adminId);
    const before = await paperCount();
    await expect(paperLike(ranked, { resultsPolicy: 'on-submit' })).rejects.toMatchObject({
      code: 'KEY_WOULD_LEAK',
      message: expect.stringContaining('This question is kept for papers that rank') as string,
    });
    await expect(paperLike(hall.paperId, {})).rejects.toMatchObject({ code: 'KEY_WOULD_LEAK' });
    expect(await paperCount()).toBe(before);
    await expect(paperLike(ranked, {})).resolves.toBeTypeOf('string');
  });

  test('[BK4] no write gets round it: the database refuses each way of mixing them', async () => {
    const { context } = hall.server;
    const { write, t } = context.store;
    const ranked = await publishSample(context, hall.adminId);
    const rowsOf = (paperId: string) =>
      context.store.read.select().from(t.paperQuestions).where(eq(t.paperQuestions.paperId, paperId));
    const [of] = await rowsOf(ranked);
    const [other] = await rowsOf(hall.paperId);
    if (of === undefined || other === undefined) throw new Error('The papers have no questions');
    const place = { ...of, position: 99, questionId: other.questionId };
    const refused = [
      () => write((queries) => queries.insert(t.paperQuestions).values(place)),
      () => write((queries) => queries.insert(t.paperQuestions).values({ ...place, pool: 'practice' })),
      () =>
        write((queries) =>
          queries.insert(t.paperQuestions).values({ ...place, pool: 'practice', resultsPolicy: 'on-submit' }),
        ),
      () => write((queries) => queries.update(t.paperQuestions).set({ questionId: other.questionId })),
      () => write((queries) => queries.update(t.papers).set({ resultsPolicy: 'after-sync' })),
      () => editQuestions(context, { pool: 'ranked' }),
      // Also once no paper has it any more: its key is on devices.
      async () => {
        await write((queries) => queries.delete(t.paperQuestions));
        await editQuestions(context, { pool: 'ranked' });
      },
    ];
    for (const change of refused) await expect(change()).rejects.toThrow();
  });

  test('[ST7] a paper that shows its results at once holds no key back', async () => {
    const { store } = hall.server.context;
    await store.write((queries) => queries.update(store.t.papers).set({ keyReleaseAt: START }));
    await expect(publishPaper(hall.server.context, hall.paperId)).rejects.toMatchObject({
      code: 'KEY_WOULD_LEAK',
    });
  });
});
