import type { AttemptResult } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { handle, nothing, type JobHandler, type JobKind } from '../../jobs/index.ts';
import { attemptIdsOf, readAccountData, readAttemptData } from './collect.ts';
import { exportKind, keepExport, sweepExports, waitingExport } from './exports.ts';
import { attemptHtml, PAGE_END, pageStart } from './html.ts';
import { ZipWriter } from './zip.ts';

/** JSON of the result of a user's attempt, as far as it is released; null if it cannot be shown now. */
export type ResultOf = (userId: string, attemptId: string) => Promise<string | null>;

const sweepKind: JobKind<object> = { kind: 'sweep-own-data', payload: nothing };
/** About 02:30 in India. */
const HOUR_UTC = 21;

export function ownDataJobs(context: Context, resultOf: ResultOf): JobHandler[] {
  const make = handle(exportKind, async ({ exportId }, { signal }) => {
    const userId = await waitingExport(context, exportId);
    if (userId === undefined) return;
    const file = await zipOf(context, resultOf, userId, signal);
    if (file !== null) await keepExport(context, { id: exportId, userId }, file);
  });
  return [make, handle(sweepKind, () => sweepExports(context), { dailyAt: HOUR_UTC })];
}

/** @returns null if the account was deleted. */
async function zipOf(
  context: Context,
  resultOf: ResultOf,
  userId: string,
  signal: AbortSignal,
): Promise<Buffer | null> {
  const account = await readAccountData(context, userId);
  if (account === undefined) return null;
  const zip = new ZipWriter(context.clock.now());
  await zip.add('account.json', jsonText(account));
  const page = [pageStart(account)];
  const ids = await attemptIdsOf(context, userId);
  for (const [index, attemptId] of ids.entries()) {
    signal.throwIfAborted();
    const attempt = await readAttemptData(context, userId, attemptId);
    if (attempt === undefined) continue;
    const text = await resultOf(userId, attemptId);
    const result = text === null ? null : (JSON.parse(text) as AttemptResult);
    const file = `attempts/${String(index + 1).padStart(4, '0')}.json`;
    await zip.add(file, jsonText({ ...attempt, result }));
    page.push(attemptHtml(attempt, result, file));
  }
  if (ids.length === 0) page.push('<p>None.</p>');
  await zip.add('your-data.html', page.join('') + PAGE_END);
  return zip.finish();
}

function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
