import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Device, optionId, questionsOf, rightAnswers, type Issued } from './support/device.ts';
import { openHall, type Hall } from './support/hall.ts';
import { scoredIn } from './support/read.ts';
import { START } from './support/test-server.ts';

const MINUTE = 60_000;

let hall: Hall;
let issued: Issued;

/** An hour, two sections, each its half: three questions, then one. */
beforeAll(async () => {
  hall = await openHall({ sectionTiming: 'locked' });
  issued = await hall.issue();
});

afterAll(async () => {
  await hall.server.close();
});

const device = () => new Device(issued, START + 1000).start();

function split(): [first: Record<string, string | readonly string[]>, second: Record<string, string>] {
  const right = rightAnswers(issued.paper);
  const [last] = questionsOf(issued.paper).slice(-1);
  const { [last?._id ?? '']: number, ...choice } = right;
  return [choice as Record<string, string>, { [last?._id ?? '']: number as string }];
}

describe('[ST17] a hand-in of a paper whose sections are locked', () => {
  test('[ST17] answers given while their section was open all count', async () => {
    const [choice, number] = split();
    const sealed = device()
      .answerAll(choice)
      .wait(30 * MINUTE)
      .answerAll(number)
      .seal();
    expect(scoredIn(await hall.handIn(sealed.handIn()))).toMatchObject({ totalScore: 16, flags: [] });
  });

  test('[ST17] an answer changed after its section closed does not count, and the one before it does', async () => {
    const [choice] = split();
    const [first] = questionsOf(issued.paper);
    const sealed = device()
      .answerAll(choice)
      .wait(30 * MINUTE)
      .answer(first?._id ?? '', optionId(first, 'wrong one'))
      .seal();
    const scored = scoredIn(await hall.handIn(sealed.handIn()));
    expect(scored).toMatchObject({ totalScore: 12, flags: ['over-time'] });
  });

  test('[ST17] an answer given before its section opened does not count', async () => {
    const [, number] = split();
    const sealed = device().answerAll(number).seal();
    const scored = scoredIn(await hall.handIn(sealed.handIn()));
    expect(scored).toMatchObject({ totalScore: 0, flags: ['over-time'] });
  });
});
