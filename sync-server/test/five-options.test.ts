import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compilePaper } from '@exam/shared-schema/marking';
import type { PaperPackage } from '@exam/shared-schema/paper-package';
import { drawnQuestion, makeQuestion, type OptionCount, templates } from '@exam/content/testing';
import { templateVariants } from '../src/bank/template-variants.ts';
import { newQuestion } from '../src/bank/new-questions.ts';
import { readCatalogue } from '../src/bank/save-catalogue.ts';
import { saveQuestions } from '../src/bank/save-questions.ts';
import { openStudyHall, type StudyHall } from './support/study-hall.ts';

let hall: StudyHall;

beforeAll(async () => {
  hall = await openStudyHall();
});
afterAll(() => hall.server.close());

/** The first question of the template that most bank papers have. */
async function stored(options: OptionCount) {
  const template = templates.find(({ name }) => name === 'reasoning-ability/two-conclusions');
  if (template === undefined) throw new Error('There is no such template');
  const drawn = { template, turn: 0, made: makeQuestion(template, 'bank', 0, options) };
  const question = await newQuestion(hall.context, await readCatalogue(hall.context), drawnQuestion(drawn));
  return saveQuestions(hall.context, [question]);
}

describe('a question of five options', () => {
  test('[CT14] is stored beside the one of four, printed with five in the package, and marked by each of them', async () => {
    const [four] = await stored(4);
    const [five] = await stored(5);
    expect([four?.status, five?.status]).toEqual(['created', 'created']);
    await hall.paperOf([five?.id ?? '']);
    const { read, t } = hall.context.store;
    const [version] = await read.select().from(t.packageVersions);
    const paper = JSON.parse(version?.content ?? '') as PaperPackage;
    const [asked] = paper.sections.flatMap(({ questions }) => questions);
    const options = asked?.options ?? [];
    expect(new Set(options.map(({ text }) => text)).size).toBe(5);
    const [row] = await read
      .select()
      .from(t.answerKeys)
      .where(eq(t.answerKeys.packageVersion, paper.packageVersion));
    const marker = compilePaper(paper, row?.keys ?? {});
    const outcomes = options.map(({ _id }) => marker.mark({ [asked?._id ?? '']: _id }).counts);
    expect(outcomes.map(({ correct }) => correct).sort()).toEqual([0, 0, 0, 0, 1]);
    expect(outcomes.map(({ incorrect }) => incorrect).sort()).toEqual([0, 1, 1, 1, 1]);
  });

  test('[CT14] is known by its template: a variant of it can be tried', async () => {
    const [saved] = await stored(5);
    const { read, t } = hall.context.store;
    const [row] = await read
      .select()
      .from(t.questions)
      .where(eq(t.questions.id, saved?.id ?? ''));
    expect(row?.sourceKey).toBe('five reasoning-ability/two-conclusions#0');
    const variant = await templateVariants(hall.context)(row as NonNullable<typeof row>, 1);
    expect(variant?.text).toMatch(/Conclusions/);
  });
});
