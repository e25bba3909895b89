import { paperEdit, stateTag, type ManagedPaper } from '@exam/shared-schema/contract';
import { sha256 } from './digest.ts';
import { makePaper, signInByCall } from './made-paper.ts';

/** A word of the questions that is nowhere else. */
export const WORD = 'walrusquestion';

const HOUR_MS = 3_600_000;

const question = (thing: string) => ({
  text: `What is the ${WORD} of the ${thing}?`,
  options: [
    { text: `${WORD} one`, isRight: true },
    { text: `${WORD} two`, isRight: false },
  ],
});

/** An encrypted paper, made by the calls of the console. */
export interface EncryptedExam {
  readonly id: string;
  readonly title: string;
  /** Of everyone. */
  readonly code: string;
  readonly opensAt: number;
  /** A call of an administrator. @throws Error with the server's answer if it refuses. */
  readonly ask: (method: string, path: string, body?: object) => Promise<Record<string, unknown>>;
}

/** @param opensInMs after the paper was made, which takes a moment. */
export async function makeEncryptedExam(
  url: string,
  title: string,
  opensInMs: number,
): Promise<EncryptedExam> {
  const group = { type: 'MCQ', marks: '4', penalty: '1', partial: 'none' };
  const questions = ['glacier', 'delta', 'dune'].map((thing) => question(`${thing} of ${title}`));
  const id = await makePaper(url, title, [{ title: 'One', group, questions }]);
  const token = await signInByCall(url);
  const asking = async (method: string, path: string, body?: object, more: Record<string, string> = {}) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...more };
    const answer = await fetch(`${url}/api/${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
    return JSON.parse(text) as Record<string, unknown>;
  };
  const list = await asking('GET', `admin/get_test_papers?search=${encodeURIComponent(title)}`);
  const row = (list['papers'] as ManagedPaper[]).find(({ _id }) => _id === id);
  if (row === undefined) throw new Error('The paper is not in the list');
  const opensAt = Date.now() + opensInMs;
  const window = { opensAt: iso(opensAt), closesAt: iso(opensAt + HOUR_MS) };
  await asking('PUT', `admin/test-papers/${id}/settings`, window, {
    'if-match': `"${stateTag(paperEdit, row, sha256)}"`,
  });
  await asking('POST', `admin/test-papers/${id}/exam-day`, {});
  const shown = await asking('POST', `admin/test-papers/${id}/exam-day/codes`);
  const [{ code = '' } = {}] = shown['data'] as { code: string }[];
  return { id, title, code, opensAt, ask: (method, path, body) => asking(method, path, body) };
}

const iso = (at: number) => new Date(at).toISOString();
