import { createDecipheriv, hkdfSync } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  openedKeySchema,
  ENCRYPTED_KEY_PURPOSE,
  encryptedKeyContext,
  type EncryptedKey,
} from '@exam/shared-schema/paper-package';
import { catalogue } from '@exam/content';
import { drawnQuestion, everySentence, makeQuestion, templates, translationsOf } from '@exam/content/testing';
import { newQuestion } from '../src/bank/new-questions.ts';
import type { StoredTranslations } from '../src/database/index.ts';
import { saveCatalogue } from '../src/bank/save-catalogue.ts';
import { createPaper, type NewPaper } from '../src/papers/create-paper.ts';
import { poolOf } from '../src/papers/pools.ts';
import { publishPaper } from '../src/papers/publish-paper.ts';
import { completeQuestions } from '../src/bank/complete-questions.ts';
import { saveQuestions, type NewQuestion } from '../src/bank/save-questions.ts';
import { claimedTicket } from '../src/installation/index.ts';
import { Device, questionsOf, type Issued } from './support/device.ts';
import { openHall, type Hall } from './support/hall.ts';
import { editQuestions } from './support/questions.ts';
import { dataIn, scoredIn } from './support/read.ts';
import { START } from './support/test-server.ts';

const NAMES = ['physics/two-halves-of-a-road', 'physics/projectile'] as const;

let hall: Hall;

beforeEach(async () => {
  hall = await openHall();
});

afterEach(async () => {
  await hall.server.close();
});

/** The question of a template, the first in Hindi too, the other in English alone. */
async function drawnQuestions(): Promise<[NewQuestion, NewQuestion]> {
  const { context } = hall.server;
  const saved = await saveCatalogue(context, catalogue);
  const [both, english] = await Promise.all(
    NAMES.map(async (name) => {
      const template = templates.find((one) => one.name === name);
      if (template === undefined) throw new Error(`There is no template ${name}`);
      const made = makeQuestion(template, 'in Hindi');
      const { translations: _own, ...question } = await newQuestion(
        context,
        saved,
        drawnQuestion({ template, turn: 0, made }),
      );
      return { ...question, ...(name === NAMES[0] && translationsOf(made, everySentence)) };
    }),
  );
  return [both as NewQuestion, english as NewQuestion];
}

async function publishBoth(changes: Partial<NewPaper> = {}) {
  const { context } = hall.server;
  const { categories } = await saveCatalogue(context, catalogue);
  const drawn = await drawnQuestions();
  const pool = poolOf(changes.resultsPolicy ?? 'after-sync');
  const saved = await saveQuestions(
    context,
    drawn.map((question) => ({ ...question, pool })),
  );
  const paperId = await createPaper(context, {
    title: 'In two languages',
    description: '',
    categoryId: categories.get('neet') as string,
    subjectIds: [],
    durationMinutes: 10,
    difficultyLevel: 5,
    createdBy: hall.adminId,
    sections: [{ title: 'Physics', questions: saved.map(({ id }) => ({ questionId: id })) }],
    ...changes,
  });
  await publishPaper(context, paperId);
  const [both, english] = drawn;
  return { paperId, both, english, hindi: both.translations?.['hi'] };
}

/** The result of who hands in the paper without an answer. */
async function resultOf(issued: Issued) {
  const device = new Device(issued, START + 1000).start().seal();
  return scoredIn(await hall.handIn(device.handIn())).detailedResults;
}

async function openedKey({ paper, ticket }: Issued) {
  const url = `/api/test-papers/${paper.testId}/sealed-key?version=${paper.packageVersion}`;
  const sealed = dataIn<EncryptedKey>(await hall.server.ask('GET', url, { token: hall.asha.token }));
  const secret = Buffer.from(claimedTicket(ticket)?.secret ?? '', 'base64url');
  const salt = Buffer.from(paper.packageVersion, 'hex');
  const key = Buffer.from(hkdfSync('sha256', secret, salt, ENCRYPTED_KEY_PURPOSE, 32));
  const bytes = Buffer.from(sealed.sealed, 'base64url');
  const cipher = createDecipheriv('aes-256-gcm', key, Buffer.from(sealed.iv, 'base64url'));
  cipher.setAAD(Buffer.from(encryptedKeyContext(sealed)));
  cipher.setAuthTag(bytes.subarray(-16));
  const text = Buffer.concat([cipher.update(bytes.subarray(0, -16)), cipher.final()]).toString('utf8');
  return openedKeySchema.parse(JSON.parse(text));
}

describe('[CT16] a paper with a question of a template in Hindi', () => {
  test('[PK9] [PK2] has its text and options in both languages, and its explanation in none', async () => {
    const { paperId, both, hindi } = await publishBoth();
    const { paper } = await hall.issue('asha', paperId);
    const [asked, other] = questionsOf(paper);
    expect(paper.languages).toEqual(['en', 'hi']);
    expect(asked?.text).toBe(both.text);
    expect(asked?.translations?.['hi']?.text).toBe(hindi?.text);
    expect(asked?.translations?.['hi']?.text).toMatch(/^हिन्दी/);
    expect(asked?.translations?.['hi']?.options).toEqual(asked?.options);
    expect(other?.translations).toBeUndefined();
    const sent = JSON.stringify(paper);
    for (const { explanation } of [both, hindi ?? {}]) {
      expect(explanation).toBeTruthy();
      expect(sent).not.toContain(JSON.stringify(explanation).slice(1, -1));
    }
    expect(sent).not.toMatch(/explanation/i);
  });

  test('[PK9] has the explanation in both languages in the result, where it has two', async () => {
    const { paperId, both, english, hindi } = await publishBoth();
    const [first, second] = await resultOf(await hall.issue('asha', paperId));
    expect(first?.explanation).toBe(both.explanation);
    expect(first?.explanationTranslations).toEqual({ hi: hindi?.explanation });
    expect(second?.explanation).toBe(english.explanation);
    expect(second).not.toHaveProperty('explanationTranslations');
  });

  test('[PK8] has it in both in the key that is sealed for a device, where an older app finds the English one', async () => {
    const { paperId, both, english, hindi } = await publishBoth({ resultsPolicy: 'on-submit' });
    const issued = await hall.issue('asha', paperId);
    const [first, second] = questionsOf(issued.paper).map(({ _id }) => _id) as [string, string];
    const opened = await openedKey(issued);
    expect(opened.explanations).toEqual({ [first]: both.explanation, [second]: english.explanation });
    expect(opened.explanationTranslations).toEqual({ [first]: { hi: hindi?.explanation } });
  });

  test('[SC5] a reworded explanation in Hindi is a new version of the key and not of the paper', async () => {
    const { paperId, hindi } = await publishBoth();
    const issued = await hall.issue('asha', paperId);
    const { context } = hall.server;
    const [row] = (await context.store.read.select().from(context.store.t.questions)).filter(
      ({ translations }) => translations !== null,
    );
    const before = row?.translations?.['hi'];
    expect(before?.explanation).toBe(hindi?.explanation);
    const translations = { hi: { ...before, explanation: 'नया' } } as StoredTranslations;
    await editQuestions(context, { translations }, ({ id }) => id === row?.id);
    expect(await publishPaper(context, paperId)).toBe(issued.paper.packageVersion);
    const [first] = await resultOf(issued);
    expect(first?.explanationTranslations).toEqual({ hi: 'नया' });
  });
});

describe('[PK9] an explanation in another language', () => {
  test('[PK9] stays when an import brings other words in that language, and goes when it brings another one', async () => {
    const { both } = await publishBoth();
    const { context } = hall.server;
    const stored = async () => {
      const rows = await context.store.read.select().from(context.store.t.questions);
      return rows.find(({ sourceKey }) => sourceKey === both.sourceKey)?.translations?.['hi'];
    };
    const bring = (words: object) =>
      context.store.write((queries) =>
        completeQuestions(context, queries, [
          { ...both, translations: { hi: { text: 'कौन?', options: [], ...words } } },
        ]),
      );
    const before = await stored();
    await bring({});
    expect(await stored()).toEqual({ text: 'कौन?', options: [], explanation: before?.explanation });
    await bring({ explanation: 'क्योंकि' });
    expect(await stored()).toEqual({ text: 'कौन?', options: [], explanation: 'क्योंकि' });
  });
});
