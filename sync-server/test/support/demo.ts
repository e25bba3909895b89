import { eq } from 'drizzle-orm';
import { FIRST_PAPERS_EDITION } from '@exam/content/editions';
import { seedDemoContent } from '../../src/first-start/demo.ts';
import { makeDemoAttempts } from '../../src/first-start/demo-attempts/make.ts';
import { Device, issueAndFetch, questionsOf } from './device.ts';
import { HAND_IN } from './hall.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const MINUTE = 60_000;
/** A paper of GATE with ten questions. */
export const SHORT_PAPER = 'GATE Aptitude Mini';

/** A server with the first papers of the demo and the attempts that its simulated students have made. */
export async function startDemoServer(): Promise<TestServer> {
  const server = await startTestServer();
  const adminId = await server.addUser({ username: 'admin', role: 'admin' });
  await seedDemoContent(server.context, adminId, FIRST_PAPERS_EDITION);
  await simulate(server);
  return server;
}

/** Makes what the job makes that a development server starts. */
export async function simulate({ context }: TestServer): Promise<void> {
  await makeDemoAttempts(context, new AbortController().signal);
}

/** A paper of the demo. */
export async function paperNamed({ context: { store } }: TestServer, title: string) {
  const [paper] = await store.read.select().from(store.t.papers).where(eq(store.t.papers.title, title));
  if (paper === undefined) throw new Error(`There is no paper ${title}`);
  return paper;
}

/** A new student sits a paper and answers some of its questions, in any way. @returns the attempt's id. */
export async function sitDemoPaper(server: TestServer, name: string, title = SHORT_PAPER): Promise<string> {
  const { id } = await paperNamed(server, title);
  const userId = await server.addUser({ username: name });
  const issued = await issueAndFetch(server, await server.signIn(name), userId, id);
  const device = new Device(issued, server.clock.now() + 1000, `of-${name}`).start();
  for (const { _id, type, options } of questionsOf(issued.paper))
    if (type === 'MCQ') device.answer(_id, options[0]?._id ?? '');
  server.clock.advance(10 * MINUTE);
  const answer = await server.ask('POST', HAND_IN, { body: device.seal().handIn() });
  if (answer.status !== 201) throw new Error(answer.text);
  return device.header.attemptId;
}
