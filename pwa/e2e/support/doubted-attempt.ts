import {
  foldAttempt,
  genesisHash,
  logText,
  LogWriter,
  responsesOf,
  type AttemptEvent,
  type RunningSha256,
} from '@exam/shared-schema/attempt';
import { questionIdsInOrder, timingFor, type PaperPackage } from '@exam/shared-schema/paper-package';
import { sha256 } from './digest.ts';
import { STUDENT } from './student.ts';

function runningSha256(): RunningSha256 {
  let text = '';
  return {
    update: (more) => {
      text += more;
    },
    digest: () => sha256(text),
  };
}

/** A call of the demo's student, as a client that is not the app makes it. */
async function ask<Answer>(url: string, path: string, token: string | null, body?: unknown): Promise<Answer> {
  const response = await fetch(`${url}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

interface Login {
  readonly token: string;
  readonly user: { readonly _id: string };
}

interface Papers {
  readonly papers: readonly { readonly _id: string; readonly title: string }[];
}

/** ST70: the student hands in an attempt at this paper whose log does not say when it was started. */
export async function handInInDoubt(url: string, title: string): Promise<void> {
  const { token, user } = await ask<Login>(url, '/auth/login', null, STUDENT);
  const { papers } = await ask<Papers>(url, '/test-papers/get_all_testpaper?limit=100', token);
  const id = papers.find((paper) => paper.title === title)?._id ?? '';
  const issued = await ask<{ data: { ticket: string } }>(url, `/test-papers/${id}/issue`, token, {});
  const paper = await ask<PaperPackage>(url, `/test-papers/${id}/package`, token);
  const { testId, packageVersion } = paper;
  const header = { attemptId: 'attempt-in-doubt', userId: user._id, testId, packageVersion };
  const genesis = genesisHash(header, sha256);
  const stamp = { at: Date.now(), mono: 1000 };
  const sealed = { type: 'sealed', by: 'student', elapsedMs: 0 } as const;
  const events: AttemptEvent[] = [new LogWriter(genesis, runningSha256(), []).next(sealed, stamp)];
  const state = foldAttempt(genesis, events, timingFor(paper, 0));
  await ask(url, '/test-attempts/create_test_attempt', token, {
    ...header,
    responses: responsesOf(state, questionIdsInOrder(paper)),
    submissionType: 'final',
    ticket: issued.data.ticket,
    clock: { offsetMs: 0, measuredAt: stamp.at },
    log: { head: events.at(-1)?.hash, events: logText(events) },
  });
}
