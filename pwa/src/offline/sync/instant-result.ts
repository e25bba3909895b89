import { responsesOf } from '@exam/shared-schema/attempt';
import { scoredResultSchema, type ScoredResult } from '@exam/shared-schema/contract';
import { compilePaper } from '@exam/shared-schema/marking';
import { questionIdsInOrder } from '@exam/shared-schema/paper-package';
import { resultTexts, scoredText } from '@exam/shared-schema/results';
import * as z from 'zod/mini';
import { packageOf, stateOf } from '../attempt/attempts.ts';
import type { AttemptRow, ExamDatabase, PackageRow } from '../database/database.ts';
import { drawnForTicket } from '../packages/drawn-paper.ts';
import { readTicket } from '../packages/read-ticket.ts';
import { openEncryptedKey } from '../packages/encrypted-key.ts';

/** The result computed on the device. It has no receipt, because only the server issues those. */
export type InstantResult = Omit<ScoredResult, 'receipt'>;

const instantResultSchema = z.omit(scoredResultSchema, { receipt: true });

/**
 * PK8, ST8: marks a sealed attempt on the device, if its paper allows it. The decrypted key is never stored.
 * @returns null if the key is not on this device or the log is not sealed.
 */
export async function instantResult(
  database: ExamDatabase,
  attemptId: string,
): Promise<InstantResult | null> {
  const attempt = await database.attempts.get(attemptId);
  const saved = attempt && (await packageOf(database, attempt));
  if (saved?.sealedKey === undefined) return null;
  const revealed = await reveal(database, attemptId);
  return revealed === null ? null : markHere(database, revealed, saved);
}

/**
 * Records that the key was opened. From then on the seal is final (ST12): a student who has seen the key cannot
 * continue.
 */
function reveal(database: ExamDatabase, attemptId: string): Promise<AttemptRow | null> {
  return database.transaction('rw', database.attempts, async () => {
    const attempt = await database.attempts.get(attemptId);
    if (attempt?.status !== 'sealed') return null;
    if (attempt.keyOpenedAt === undefined)
      await database.attempts.update(attemptId, { keyOpenedAt: database.edge.now() });
    return attempt;
  });
}

async function markHere(
  database: ExamDatabase,
  attempt: AttemptRow,
  { content, sealedKey, ticket }: PackageRow,
): Promise<InstantResult | null> {
  const state = await stateOf(database, attempt);
  if (state.seal === null || sealedKey === undefined) return null;
  const opened = await openEncryptedKey(sealedKey, readTicket(ticket).secret);
  if (opened === null) return null;
  const paper = drawnForTicket(content, attempt.ticket);
  const marker = compilePaper(paper, opened.keys);
  const texts = resultTexts({ paper, ...opened, marker });
  const answered = {
    responses: responsesOf(state, questionIdsInOrder(content)),
    totalTimeSeconds: Math.round(state.seal.elapsedMs / 1000),
    startedAt: state.startedAt,
    submittedAt: state.seal.at,
  };
  const head = { attemptId: attempt.attemptId, testId: attempt.testId, testTitle: content.title, flags: [] };
  const rest = scoredText(answered, { marker, texts, keyVersion: sealedKey.keyVersion });
  return instantResultSchema.parse(JSON.parse(`${JSON.stringify(head).slice(0, -1)},${rest}}`));
}
