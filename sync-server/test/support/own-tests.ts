import type { Answer } from '@exam/shared-schema/question-types';
import { expect } from 'vitest';
import { Device, issueAndFetch, optionId, questionsOf } from './device.ts';
import type { Workshop } from './workshop.ts';

/** A signed-in student who makes tests. */
export interface Student {
  readonly id: string;
  readonly token: string;
}

const ADAPTIVE = '/api/user-defined/generate_admin_defined_test';
const MINUTE_MS = 60_000;

/** The texts of options in questions of `stock` with one right option. */
export const RIGHT = 'right';
export const WRONG = 'wrong one';

export async function signInStudent({ server }: Workshop, username: string): Promise<Student> {
  const id = await server.addUser({ username });
  return { id, token: await server.signIn(username) };
}

/** Makes an adaptive test of topics of physics for JEE Main. @returns the paper's id. */
export async function makeOwnTest(
  workshop: Workshop,
  { token }: Student,
  topics: readonly string[],
  difficultyLevel = { min: 1, max: 10 },
): Promise<string> {
  const body = {
    categoryId: workshop.exam('JEE Main'),
    subjectIds: [workshop.subject('Physics')],
    topicIds: topics.map((topic) => workshop.topic('Physics', topic)),
    difficultyLevel,
  };
  const made = await workshop.server.ask('POST', ADAPTIVE, { token, body });
  expect(made.status, made.text).toBe(200);
  return (made.json as { testPaper: { id: string } }).testPaper.id;
}

/** Takes a test and hands it in. @param answer an option's text by the question's place and topic; null for none. */
export async function sitOwnTest(
  { server }: Workshop,
  { token, id }: Student,
  paperId: string,
  answer: (place: number, topic: string | undefined) => string | null,
): Promise<string> {
  const issued = await issueAndFetch(server, token, id, paperId);
  const answers: Record<string, Answer> = {};
  for (const [place, question] of questionsOf(issued.paper).entries()) {
    const given = answer(place, question.topic);
    if (given !== null) answers[question._id] = optionId(question, given);
  }
  const device = new Device(issued, server.clock.now()).start().answerAll(answers).seal();
  const handedIn = await server.ask('POST', '/api/test-attempts/create_test_attempt', {
    body: device.handIn(),
  });
  expect(handedIn.status, handedIn.text).toBe(201);
  server.clock.advance(5 * MINUTE_MS);
  return device.header.attemptId;
}
