import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Device, rightAnswers, questionsOf, optionId } from './support/device.ts';
import { openHall, type Hall } from './support/hall.ts';
import { publishSample } from './support/papers.ts';
import { dataIn, markedIn, resultIn, scoredIn } from './support/read.ts';
import { START } from './support/test-server.ts';

let hall: Hall;

beforeEach(async () => {
  hall = await openHall();
});

afterEach(async () => {
  await hall.server.close();
});

const storedAttempt = async () => {
  const [row] = await hall.server.context.store.read.select().from(hall.server.context.store.t.attempts);
  return row;
};

describe('marks and standings', () => {
  test('[SC2] thirds survive to the wire exactly', async () => {
    const thirds = { marks: '2', penalty: '2/3', partial: 'none' } as const;
    const scheme = { name: 'Thirds', version: 1, rules: { MCQ: thirds, MSQ: thirds, Numerical: thirds } };
    const paperId = await publishSample(hall.server.context, hall.adminId, { scheme });
    const issued = await hall.issue('asha', paperId);
    const [first, second] = questionsOf(issued.paper);
    const device = new Device(issued, START)
      .start()
      .answer(first?._id ?? '', optionId(first, 'wrong one'))
      .answer(second?._id ?? '', optionId(second, 'right'))
      .seal();
    const result = scoredIn(await hall.handIn(device.handIn()));
    expect(result).toMatchObject({
      totalScoreExact: '4/3',
      totalScore: 1.33,
      totalMarks: 8,
      percentage: 16.67,
      accuracy: 50,
    });
    expect(result.detailedResults.map(({ marksObtainedExact }) => marksObtainedExact)).toEqual([
      '-2/3',
      '2',
      '0',
      '0',
    ]);
    expect((await storedAttempt())?.scoreExact).toBe('4/3');
  });

  test('[SC4] 4 and -1 where nothing else is set; statistics by topic and section', async () => {
    const issued = await hall.issue();
    const [first, , third] = questionsOf(issued.paper);
    const device = new Device(issued, START)
      .start()
      .answer(first?._id ?? '', optionId(first, 'right'))
      .answer(third?._id ?? '', [optionId(third, 'right a')])
      .seal();
    const result = scoredIn(await hall.handIn(device.handIn()));
    expect(result).toMatchObject({
      totalScore: 3,
      correctAnswers: 1,
      wrongAnswers: 1,
      unanswered: 2,
      accuracy: 50,
    });
    expect(result.topicWiseStats).toEqual([
      { topic: 'Sets', correct: 1, incorrect: 0, unanswered: 1, total: 2 },
      { topic: 'General', correct: 0, incorrect: 1, unanswered: 1, total: 2 },
    ]);
    expect(result.sectionWiseStats).toEqual([
      { section: 'Choice', correct: 1, incorrect: 1, unanswered: 1, total: 3, score: 3, maximum: 12 },
      { section: 'Number', correct: 0, incorrect: 0, unanswered: 1, total: 1, score: 0, maximum: 4 },
    ]);
    expect(result.detailedResults).toHaveLength(4);
    expect(result.detailedResults[3]?.correctAnswer).toBe('987.25 to 987.75');
  });

  test('[ST7] only the first attempt of a user at a paper ranks', async () => {
    const first = await hall.finished();
    const second = new Device(first.issued, START + 9000)
      .start()
      .answerAll(rightAnswers(first.issued.paper))
      .seal();
    await hall.handIn(first.handIn());
    await hall.handIn(second.handIn());
    const { read, t } = hall.server.context.store;
    const rows = await read.select({ id: t.attempts.id, ranked: t.attempts.ranked }).from(t.attempts);
    expect(rows.filter(({ ranked }) => ranked).map(({ id }) => id)).toEqual([first.header.attemptId]);
  });

  test('[ST7] a key that is released later holds score and key back, in the result and in the list', async () => {
    const releaseAt = START + 7_200_000;
    const paperId = await publishSample(hall.server.context, hall.adminId, { keyReleaseAt: releaseAt });
    const device = await hall.finished(paperId);
    const handedIn = await hall.handIn(device.handIn());
    expect(resultIn(handedIn)).toMatchObject({
      status: 'pending',
      availableAt: new Date(releaseAt).toISOString(),
    });
    expect(handedIn.text).not.toMatch(/EXPLANATION-MARKER|correctAnswer|totalScore/);
    const list = await hall.server.ask('GET', '/api/test-attempts/my-attempts?sort=score', {
      token: hall.asha.token,
    });
    expect(list.json).toMatchObject({ page: 1, pages: 1, totalPages: 1, total: 1, count: 1 });
    expect(dataIn<object[]>(list)).toMatchObject([
      { status: 'pending', totalScore: null, correctAnswers: null, accuracy: null },
    ]);
    hall.server.clock.advance(7_200_001);
    const later = await hall.server.ask('GET', `/api/test-attempts/${device.header.attemptId}`, {
      token: hall.asha.token,
    });
    expect(scoredIn(later).totalScore).toBe(16);
  });

  test('[ST5] a plain client without a log is accepted and marked, flagged and not ranked', async () => {
    const device = await hall.finished();
    const answer = await hall.handIn({ ...device.handIn(), log: undefined });
    expect(markedIn(answer)).toMatchObject({ totalScore: 16, flags: ['no-log'] });
    expect((await storedAttempt())?.ranked).toBe(false);
  });

  test('[AT7] an answer whose time nobody measured took a minute', async () => {
    const { paper, ticket } = await hall.issue();
    const [questionId = '', selectedAnswer] = Object.entries(rightAnswers(paper))[0] ?? [];
    const { attemptId } = resultIn(
      await hall.handIn({ testId: paper.testId, ticket, responses: [{ questionId, selectedAnswer }] }),
    );
    const token = await hall.server.signIn('admin');
    const result = scoredIn(await hall.server.ask('GET', `/api/test-attempts/${attemptId}`, { token }));
    expect(result.detailedResults.map(({ timeTaken }) => timeTaken)).toEqual([60, 0, 0, 0]);
  });
});
