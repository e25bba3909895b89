import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { questionTypes, rightOptions } from '@exam/shared-schema/question-types';
import {
  firstStepOf,
  openStudyHall,
  told,
  type StoredQuestion,
  type StudyHall,
} from './support/study-hall.ts';

let hall: StudyHall;

beforeEach(async () => {
  hall = await openStudyHall();
});

afterEach(() => hall.server.close());

const rightText = ({ key, options }: StoredQuestion): string =>
  questionTypes[key.type].acceptedTexts(key)[0] ??
  options.find(({ _id }) => _id === rightOptions(key)[0])?.text ??
  '';

const INTRODUCTION = /built-in assistant[^.]*not a language model/;

describe('[AS1] the embedded engine', () => {
  test('says what it is, once in a conversation, and names itself in every answer', async () => {
    const first = told(await hall.ask({ question: 'What is 15% of 240?' }));
    expect(first.answer).toMatch(INTRODUCTION);
    expect(first.engine).toBe('embedded');
    const conversation = [
      { role: 'student', text: 'What is 15% of 240?' },
      { role: 'assistant', text: first.answer },
    ];
    const second = told(await hall.ask({ question: 'And 20% of 240?', conversation }));
    expect(second.answer).not.toMatch(INTRODUCTION);
  });
});

describe('[AS13] the embedded engine finds', () => {
  test('the formulae of a chapter by their names, with their sources', async () => {
    const { answer, sources, hasRelevantMaterials } = told(
      await hall.ask({ question: "Please explain Bernoulli's principle to me" }),
    );
    expect(answer).toContain(String.raw`p + \frac{1}{2}\rho v^2`);
    expect(sources.map(({ type, name }) => `${type} ${name}`)).toContain(
      "formulae Bernoulli's principle and the equation of continuity (Physics)",
    );
    expect(hasRelevantMaterials).toBe(true);
  });

  test('the worked solution of a generated question by its words, and gives another one to try', async () => {
    const [question] = (await hall.generated(['physics/distance-in-one-second'])) as [StoredQuestion];
    const { answer, sources } = told(await hall.ask({ question: question.text }));
    expect(answer).toContain(firstStepOf(question.explanation));
    expect(answer).toContain(`Answer: “${rightText(question)}”`);
    expect(sources[0]).toMatchObject({ type: 'explanation', name: 'Kinematics' });
    const [, tried = ''] = answer.split('**Now one for you**');
    expect(tried).toMatch(/distance that it covers in the \d\w+ second/);
    expect(tried).toMatch(/To check yourself: \$/);
    expect(tried).not.toContain(question.text);
  });

  test('the same question in other words, by its numbers', async () => {
    const questions = [
      ...(await hall.generated(['physics/distance-in-one-second'], 0)),
      ...(await hall.generated(['physics/distance-in-one-second'], 1)),
      ...(await hall.generated(['physics/distance-in-one-second'], 2)),
    ];
    for (const question of questions) {
      const reworded = question.text
        .replace('A body', 'Please help: some body')
        .replace('moves along a straight line with', 'then has, moving on a straight line,');
      expect(told(await hall.ask({ question: reworded })).answer).toContain(
        `Answer: “${rightText(question)}”`,
      );
    }
  });

  test('a variant with other numbers is a similar question and not the same', async () => {
    const [question] = (await hall.generated(['physics/distance-in-one-second'])) as [StoredQuestion];
    const other = question.text.replace(/\d+/g, (digits) => String(Number(digits) + 51));
    const { answer, sources } = told(await hall.ask({ question: other }));
    expect(sources.map(({ type }) => type)).not.toContain('explanation');
    expect(answer).not.toContain('Step by step');
  });

  test("the student's own newest notes, and nobody else's", async () => {
    const [question] = (await hall.generated(['physics/projectile'])) as [StoredQuestion];
    await note(hall.asha.id, question.id, 1, 'An old remark about zirconium whiskers');
    await note(hall.asha.id, question.id, 2, 'Zirconium whiskers grow at 400 kelvin');
    const asked = { question: 'zirconium whiskers' };
    const { answer, sources } = told(await hall.ask(asked));
    expect(sources.map(({ type }) => type)).toEqual(['note']);
    expect(answer).toContain('Zirconium whiskers grow at 400 kelvin');
    expect(answer).not.toContain('An old remark');
    expect(told(await hall.ask(asked, hall.ravi)).sources).toEqual([]);
  });

  test('nothing where there is nothing, says so, and takes no token for it', async () => {
    for (const question of ['Who won the cricket world cup?', 'asdf qwer', 'hmm', 'Tell me a joke']) {
      const answer = told(await hall.ask({ question }));
      expect(answer, question).toMatchObject({ sources: [], hasRelevantMaterials: false });
      expect(answer.answer).toContain('I have found nothing about this');
      expect(answer.tokenInfo).toEqual({ cost: 0, remaining: 100 });
    }
  });

  test('[ST133] no follow-up in thanks, and takes no token for them', async () => {
    const conversation = [{ role: 'student', text: "What is Bernoulli's principle?" }];
    const answer = told(await hall.ask({ question: 'thanks', conversation }));
    expect(answer.answer).toContain('You are welcome');
    expect(answer).toMatchObject({ sources: [], tokenInfo: { cost: 0, remaining: 100 } });
  });

  test('what a follow-up means by what was asked before', async () => {
    const conversation = [{ role: 'student', text: "What is Bernoulli's principle?" }];
    const question = 'and the formula?';
    const { answer } = told(await hall.ask({ question, conversation }));
    expect(answer).toContain(String.raw`p + \frac{1}{2}\rho v^2`);
    expect(told(await hall.ask({ question })).sources).toEqual([]);
  });

  test('the question that is named again, whatever the follow-up says', async () => {
    const [question] = (await hall.generated(['physics/projectile'])) as [StoredQuestion];
    const asked = { mode: 'question-specific', questionId: question.id };
    const first = told(await hall.ask({ ...asked, question: 'Explain this' }));
    const conversation = [
      { role: 'student', text: 'Explain this' },
      { role: 'assistant', text: first.answer },
    ];
    const second = told(await hall.ask({ ...asked, question: 'why?', conversation }));
    for (const { answer } of [first, second]) expect(answer).toContain(firstStepOf(question.explanation));
  });
});

async function note(userId: string, questionId: string, number: number, text: string): Promise<void> {
  const { store } = hall.context;
  const row = { userId, id: `note-${number}`, questionId, kind: 'note' as const, text, at: number, number };
  await store.write((queries) =>
    queries.insert(store.t.notebookEntries).values({ ...row, receivedAt: number }),
  );
}
