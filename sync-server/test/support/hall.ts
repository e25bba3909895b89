import type { AppOptions } from '../../src/build-app.ts';
import type { Context } from '../../src/context.ts';
import type { NewPaper } from '../../src/papers/create-paper.ts';
import { Device, issueAndFetch, rightAnswers, type Issued } from './device.ts';
import { publishSample } from './papers.ts';
import { START, startTestServer, type Answer, type TestServer } from './test-server.ts';

export const HAND_IN = '/api/test-attempts/create_test_attempt';

/** A server with an admin, two students and one paper. */
export interface Hall {
  readonly server: TestServer;
  readonly paperId: string;
  readonly adminId: string;
  readonly asha: { readonly id: string; readonly token: string };
  readonly ravi: { readonly id: string; readonly token: string };
  issue(who?: 'asha' | 'ravi', paperId?: string): Promise<Issued>;
  /** A device of Asha's with everything answered right and sealed. */
  finished(paperId?: string): Promise<Device>;
  handIn(body: unknown, token?: string): Promise<Answer>;
  /**
   * A further student sits the paper: `right` of its first questions are answered, and rightly.
   * @returns the attempt's id.
   */
  sit(name: string, right: number): Promise<string>;
}

export async function openHall(
  paper: Partial<NewPaper> = {},
  options: Partial<AppOptions> = {},
  edge: Partial<Context> = {},
): Promise<Hall> {
  const server = await startTestServer(options, edge);
  const adminId = await server.addUser({ username: 'admin', role: 'admin' });
  const asha = { id: await server.addUser({ username: 'asha' }), token: await server.signIn('asha') };
  const ravi = { id: await server.addUser({ username: 'ravi' }), token: await server.signIn('ravi') };
  const paperId = await publishSample(server.context, adminId, paper);
  const people = { asha, ravi };
  const issue = (who: 'asha' | 'ravi' = 'asha', id = paperId) =>
    issueAndFetch(server, people[who].token, people[who].id, id);
  return {
    server,
    paperId,
    adminId,
    asha,
    ravi,
    issue,
    finished: async (id) => {
      const issued = await issue('asha', id);
      return new Device(issued, START + 1000).start().answerAll(rightAnswers(issued.paper)).seal();
    },
    handIn: (body, token) => server.ask('POST', HAND_IN, { body, token }),
    sit: async (name, right) => {
      const userId = await server.addUser({ username: name });
      const issued = await issueAndFetch(server, await server.signIn(name), userId, paperId);
      const answers = Object.entries(rightAnswers(issued.paper)).slice(0, right);
      const device = new Device(issued, START + 1000).start().answerAll(Object.fromEntries(answers)).seal();
      const answer = await server.ask('POST', HAND_IN, { body: device.handIn() });
      if (answer.status !== 201) throw new Error(answer.text);
      return device.header.attemptId;
    },
  };
}
