import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openClassroom, type Classroom } from '../src/eval-assistant/classroom.ts';
import { OPEN, readStudyQuestions, type StudyQuestion } from '../src/eval-assistant/study-questions.ts';
import { studyTables } from '../src/eval-assistant/study-table.ts';
import { study, verdictOn, type StudyResult, type Verdict } from '../src/eval-assistant/study.ts';
import { rounds } from '../../scripts/vitest/size.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';

/** Every so-many-th question of the open questions is asked. */
const STEP = rounds({ short: 10, full: 1 });

let server: TestServer;
let classroom: Classroom;
let results: readonly StudyResult[];

beforeAll(async () => {
  server = await startTestServer();
  classroom = await openClassroom(server.context, 10);
  const questions = await readStudyQuestions(OPEN.path);
  results = await study(
    classroom,
    questions.filter((_question, place) => place % STEP === 0),
  );
}, 240_000);

afterAll(async () => {
  await classroom.close();
  await server.close();
});

describe('[AS50] [AS43] the open questions of the study', () => {
  test('has at most three in a hundred astray, and none of those to be declined', () => {
    const astray = results.filter(({ verdict }) => verdict === 'astray');
    const ids = astray.map(({ question }) => question.id);
    expect(ids.length, ids.join(' ')).toBeLessThanOrEqual(Math.floor(results.length * 0.03));
    const declined = astray.filter(({ question: { kind } }) => kind === 'off-topic' || kind === 'fishing');
    expect(declined).toEqual([]);
  });

  test('costs nothing where the answer is not right', () => {
    const paid = results.filter(({ verdict, cost }) => verdict === 'silent' && cost > 0);
    expect(paid).toEqual([]);
  });

  test('is counted by kind and by language', () => {
    const table = studyTables([{ title: 'Some', results }]);
    expect(table).toContain(`| All | ${results.length} |`);
    expect(table).toMatch(/\| in Hindi \| \d+ \|/);
  });
});

describe('[AS50] an answer is judged', () => {
  const question: StudyQuestion = {
    ...{ id: 'x-1', kind: 'sums', language: 'en', turns: ['12 squared'], expected: '144' },
    mustContain: ['144|hundred and forty-four'],
    mustNotContain: ['12'],
  };
  const answered = { answer: 'It is $144$.', sources: 1, cost: 1 };
  const judged: readonly [Verdict, StudyQuestion, Parameters<typeof verdictOn>[1]][] = [
    ['right', question, answered],
    ['astray', question, { ...answered, answer: 'It is 1440, from 12.' }],
    ['astray', question, { ...answered, answer: 'It is 143.' }],
    ['silent', question, { answer: 'Nothing about 12.', sources: 0, cost: 0 }],
    ['astray', question, { answer: 'Nothing.', sources: 0, cost: 1 }],
    ['right', { ...question, kind: 'off-topic', mustContain: [] }, { answer: '', sources: 0, cost: 0 }],
    ['astray', { ...question, kind: 'off-topic', mustContain: [] }, { ...answered, cost: 0 }],
    ['right', { ...question, kind: 'off-topic' }, { ...answered, cost: 0 }],
    ['astray', { ...question, kind: 'fishing', mustContain: [] }, { answer: '12', sources: 0, cost: 0 }],
  ];
  test.each(judged)('%s', (verdict, asked, reply) => {
    expect(verdictOn(asked, reply)).toBe(verdict);
  });
});
