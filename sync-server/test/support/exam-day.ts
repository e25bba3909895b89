import type { CallAnswer, ExamDay, openingCodes } from '@exam/shared-schema/contract';
import type { Context } from '../../src/context.ts';
import type { NewPaper } from '../../src/papers/create-paper.ts';
import { publishSample } from './papers.ts';
import { dataIn } from './read.ts';
import { START, startTestServer, type Answer, type TestServer } from './test-server.ts';

const HOUR = 3_600_000;
/** When the paper opens, unless a test gives another time. */
export const OPENS = START + HOUR;
export const CLOSES = START + 5 * HOUR;

type Codes = CallAnswer<typeof openingCodes>['data'];

/** A server with an administrator, a student and a paper that opens in an hour and is not encrypted yet. */
export interface ExamDayHall {
  readonly server: TestServer;
  readonly root: { readonly id: string; readonly token: string };
  readonly asha: { readonly id: string; readonly token: string };
  readonly paperId: string;
  /** A call of the console about an exam day. @param path below that of the exam day. */
  manage(method: 'GET' | 'POST', path?: string, body?: object, paperId?: string): Promise<Answer>;
  encrypt(body?: object, paperId?: string): Promise<Answer>;
  day(paperId?: string): Promise<ExamDay>;
  codes(paperId?: string): Promise<Codes>;
  /** A ticket of Asha's. */
  issue(paperId?: string): Promise<{ readonly ticket: string; readonly packageVersion: string }>;
  askKey(ticket: string): Promise<Answer>;
}

export async function openExamDay(
  paper: Partial<NewPaper> = {},
  edge: Partial<Context> = {},
): Promise<ExamDayHall> {
  const server = await startTestServer({}, edge);
  const signedIn = async (username: string, role: 'admin' | 'student') => ({
    id: await server.addUser({ username, role }),
    token: await server.signIn(username),
  });
  const root = await signedIn('root', 'admin');
  const asha = await signedIn('asha', 'student');
  const own = await publishSample(server.context, root.id, { opensAt: OPENS, closesAt: CLOSES, ...paper });
  const manage: ExamDayHall['manage'] = (method, path = '', body = undefined, paperId = own) =>
    server.ask(method, `/api/admin/test-papers/${paperId}/exam-day${path}`, {
      token: root.token,
      ...(body && { body }),
    });
  return {
    ...{ server, root, asha, paperId: own, manage },
    encrypt: (body = {}, paperId = own) => manage('POST', '', body, paperId),
    day: async (paperId = own) => dataIn<ExamDay>(await manage('GET', '', undefined, paperId)),
    codes: async (paperId = own) => dataIn<Codes>(await manage('POST', '/codes', undefined, paperId)),
    issue: async (paperId = own) =>
      dataIn(await server.ask('POST', `/api/test-papers/${paperId}/issue`, { token: asha.token })),
    askKey: (ticket) => server.ask('POST', '/api/test-papers/key', { body: { ticket } }),
  };
}
