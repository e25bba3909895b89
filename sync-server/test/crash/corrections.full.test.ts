import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { ResponseOnWire } from '@exam/shared-schema/attempt';
import { mark } from '@exam/shared-schema/marking';
import { paperPackageSchema } from '@exam/shared-schema/paper-package';
import type { AnswerKey } from '@exam/shared-schema/question-types';
import { connect, DATABASE_FILE } from '../../src/database/open-sqlite.ts';
import { rounds } from '../../../scripts/vitest/size.ts';
import { STARTS_WITHIN_MS } from './support/bounds.ts';
import { eachInOwnDirectory } from './support/own-directory.ts';
import { DEMO_ADMIN, handInAll, issueDemoPaper, sealedAttempt } from './support/school.ts';
import { startServer } from './support/server-process.ts';

const ROUNDS = rounds({ short: 2, full: 40 });
const ATTEMPTS = 80;
const FINISHED_WITHIN_MS = 120_000;

let directory: string;

eachInOwnDirectory((made) => (directory = made));

/** Past any server. */
function onDisk<T>(look: (connection: ReturnType<typeof connect>) => T): T {
  const connection = connect(path.join(directory, DATABASE_FILE));
  try {
    return look(connection);
  } finally {
    connection.close();
  }
}

async function asAdmin(address: string, method: 'GET' | 'POST', route: string, body?: object) {
  const call = async (to: string, token: string | undefined, json: object | undefined) => {
    const answer = await fetch(`${address}/api${to}`, {
      method: json === undefined ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    });
    if (!answer.ok) throw new Error(`${to}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as { token: string; data: { _id: string; finishedAt: number | null } };
  };
  const { token } = await call('/auth/login', undefined, DEMO_ADMIN);
  return (await call(route, token, method === 'GET' ? undefined : (body ?? {}))).data;
}

/** Waits until the job has marked so many attempts of this correction again. */
async function whenMarked(changeId: string, count: number): Promise<void> {
  const marked = () =>
    onDisk((connection) =>
      Number(
        connection.prepare('SELECT marked FROM key_corrections WHERE changeId = ?').pluck().get(changeId),
      ),
    );
  const until = Date.now() + FINISHED_WITHIN_MS;
  while (marked() < count) {
    if (Date.now() > until) throw new Error(`After ${FINISHED_WITHIN_MS} ms ${marked()} are marked again`);
    await delay(5);
  }
}

/** What a lease is for: nobody takes the job over while its process may still be alive. */
const endLeases = () =>
  onDisk((connection) => connection.exec("UPDATE jobs SET leaseUntil = 0 WHERE state = 'running'"));

interface Row {
  readonly packageVersion: string;
  readonly responses: string;
  readonly scoreExact: string;
  readonly correct: number;
  readonly keyVersion: number;
}

/** Every attempt has the marks of the newest key; @returns how many notes there are of the correction. */
function expectAllMarked(changeId: string): number {
  return onDisk((connection) => {
    expect(connection.pragma('integrity_check', { simple: true })).toBe('ok');
    const rows = connection.prepare('SELECT * FROM attempts').all() as Row[];
    expect(rows).toHaveLength(ATTEMPTS);
    const newest = connection.prepare(
      'SELECT keys, keyVersion FROM answer_keys WHERE packageVersion = ? ORDER BY keyVersion DESC LIMIT 1',
    );
    const content = connection.prepare('SELECT content FROM package_versions WHERE version = ?').pluck();
    for (const row of rows) {
      const key = newest.get(row.packageVersion) as { keys: string; keyVersion: number };
      const paper = paperPackageSchema.parse(JSON.parse(String(content.get(row.packageVersion))));
      const responses = JSON.parse(row.responses) as ResponseOnWire[];
      const answers = Object.fromEntries(responses.map((one) => [one.questionId, one.selectedAnswer]));
      const marks = mark(paper, JSON.parse(key.keys) as Record<string, AnswerKey>, answers);
      expect([row.scoreExact, row.correct, row.keyVersion]).toEqual([
        marks.total,
        marks.counts.correct,
        key.keyVersion,
      ]);
    }
    const notes = connection.prepare('SELECT count(*) FROM result_notes WHERE changeId = ?').pluck();
    return Number(notes.get(changeId));
  });
}

test(
  `[BK2] [BK3] killed ${ROUNDS} times in the middle, marking again goes on: every attempt once, with one note`,
  async () => {
    let server = startServer(directory);
    const issued = await issueDemoPaper(await server.address);
    const attempts = Array.from({ length: ATTEMPTS }, (_, each) => sealedAttempt(issued, `sat-${each}`));
    await handInAll(await server.address, attempts);
    const question = issued.paper.sections
      .flatMap((section) => section.questions)
      .find(({ type }) => type === 'MCQ');
    const [chosen, other] = question?.options.map(({ _id }) => _id) ?? [];
    for (let round = 0; round < ROUNDS; round += 1) {
      // The first option is what everybody has chosen, so each correction changes every result.
      const correct = isRight(question?._id ?? '', chosen ?? '') ? other : chosen;
      const { _id: changeId } = await asAdmin(
        await server.address,
        'POST',
        `/questions/${question?._id}/key`,
        { key: { type: 'MCQ', correct: [correct] }, reason: `Round ${round}` },
      );
      await whenMarked(changeId, 1 + Math.floor(Math.random() * (ATTEMPTS - 15)));
      server.child.kill('SIGKILL');
      await server.ended;
      endLeases();
      server = startServer(directory);
      const address = await server.address;
      await expect
        .poll(async () => (await asAdmin(address, 'GET', `/admin/corrections/${changeId}`)).finishedAt, {
          timeout: FINISHED_WITHIN_MS,
          interval: 300,
        })
        .not.toBeNull();
      expect(expectAllMarked(changeId)).toBe(ATTEMPTS);
    }
  },
  ROUNDS * STARTS_WITHIN_MS,
);

/** By the bank's key. */
function isRight(questionId: string, option: string): boolean {
  return onDisk((connection) => {
    const key = connection.prepare('SELECT key FROM questions WHERE id = ?').pluck().get(questionId);
    return String(key).includes(option);
  });
}
