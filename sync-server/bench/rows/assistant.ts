import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { readStudyQuestions } from '../../src/eval-assistant/study-questions.ts';
import { addGrants } from '../../src/tokens/index.ts';
import { accessToken, freshCopy, openContext } from '../prepare.ts';
import { serve, type Served } from '../processes.ts';
import { measure, type Measured } from '../runs.ts';
import { allReceipted, milliseconds, times, type Bench, type Row } from './row.ts';

/** Benches run from the root of the repository, as bundles. */
const OPEN_QUESTIONS = path.resolve('sync-server/src/eval-assistant/questions/open.json');
const QUESTIONS = 150;
const WARM_UP = 30;
/** The assistant is prepared in the background after the start. */
const PREPARED_AFTER_MS = 45_000;
const ASK_EVERY_MS = 200;
const FOR_MS = (QUESTIONS - WARM_UP) * ASK_EVERY_MS;
const PER_SECOND = 50;
const HAND_INS = (FOR_MS / 1000) * PER_SECOND;
const HAND_INS_WARM_UP = 200;
const CONNECTIONS = 32;
const P95_MUST_MS = 150;

/** AS50: students ask the assistant, which has no language model, while others hand in. */
export async function assistant({ world, handIns }: Bench): Promise<Row[]> {
  const questions = (await readStudyQuestions(OPEN_QUESTIONS))
    .filter(({ turns }) => turns.length === 1)
    .filter((_each, place, all) => place % Math.floor(all.length / QUESTIONS) === 0)
    .slice(0, QUESTIONS)
    .map(({ turns }) => turns[0] ?? '');
  const copy = freshCopy(world);
  const askers = world.userIds.slice(0, QUESTIONS);
  await grant(copy.directory, askers);
  const server = await serve('serve', copy.directory, copy.env);
  await setTimeout(PREPARED_AFTER_MS);
  await timeAnswers(server, questions.slice(0, WARM_UP), askers);
  const beside = handInsOf({ handIns }, server);
  const answers = await timeAnswers(server, questions.slice(WARM_UP), askers.slice(WARM_UP));
  const handedIn = await beside;
  await server.stop();
  rmSync(copy.directory, { recursive: true, force: true });
  allReceipted('Hand-ins beside the assistant', handedIn);
  const at = (share: number) => answers[Math.floor(answers.length * share)] ?? 0;
  return [
    {
      what: `Answers of the assistant, ${1000 / ASK_EVERY_MS} a second, with ${PER_SECOND} hand-ins a second`,
      figure: `p50 ${milliseconds(at(0.5))}, p95 ${milliseconds(at(0.95))}, worst ${milliseconds(at(1 - 1e-9))}`,
      ratio: `p95 ${times(at(0.95), P95_MUST_MS)} of the ${P95_MUST_MS} ms allowed; hand-ins p99 ${milliseconds(handedIn.p99)}`,
    },
  ];
}

async function grant(directory: string, userIds: readonly string[]): Promise<void> {
  const { store, ids, clock } = await openContext(directory);
  const grants = userIds.map((userId) => ({
    ...{ id: ids.next(), userId, source: 'bench', tokens: 100, expiresAt: null, at: clock.now() },
  }));
  await store.write((queries) => addGrants(store, queries, grants));
  await store.close();
}

/** Each question by a student of its own. @returns ms, ascending. */
async function timeAnswers(
  { port }: Served,
  questions: readonly string[],
  userIds: readonly string[],
): Promise<number[]> {
  const times = await Promise.all(
    questions.map(async (question, place) => {
      await setTimeout(place * ASK_EVERY_MS);
      const begun = performance.now();
      const answer = await fetch(`http://127.0.0.1:${port}/api/ask`, {
        method: 'POST',
        headers: { ...accessToken(userIds[place] ?? ''), 'content-type': 'application/json' },
        body: JSON.stringify({ question }),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`'${question}': ${answer.status} ${text}`);
      return performance.now() - begun;
    }),
  );
  return times.toSorted((one, other) => one - other);
}

function handInsOf({ handIns }: Pick<Bench, 'handIns'>, server: Served): Promise<Measured> {
  return measure(server, {
    ...{ requestFile: handIns.file, skip: 0, take: HAND_INS_WARM_UP + HAND_INS, warmUp: HAND_INS_WARM_UP },
    ...{ connections: CONNECTIONS, dueWithinMs: FOR_MS },
  });
}
