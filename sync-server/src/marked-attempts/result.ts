import { isHeldBack } from '@exam/shared-schema/access';
import type { MarkingResult } from '@exam/shared-schema/marking';
import { drawnTexts, scoredText, scoreOnlyText, summaryText } from '@exam/shared-schema/results';
import type { Store } from '../database/index.ts';
import { optionSeed, type Installation } from '../installation/index.ts';
import { sha256 } from '../sha256.ts';
import { earnsKey, keyStayedHere } from './key-access.ts';
import type { KeyedPaper, PaperPolicy } from './keyed-papers.ts';

/** A stored attempt without its evidence. */
export type AttemptRow = Omit<Store['t']['attempts']['$inferSelect'], 'log' | 'claims'>;

/** What the form of a result depends on. */
export interface Release extends PaperPolicy {
  /** The seed of the order of options (ST71). */
  readonly installation: Pick<Installation, 'secret'>;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Whether the caller is an administrator, who sees every key (ST71). */
  readonly toAdmin?: boolean;
}

/** All of a result, or without its questions (SY14). */
export type ResultExtent = 'whole' | 'summary';

/**
 * SC1-SC5: the results of an attempt, marked from its responses and the paper's current key.
 * @param marks of the responses, where they have just been marked.
 * @returns the JSON of a resultSchema, or of a handInResultSchema if a summary is requested. It is written as text,
 * because parsing and serialising 60 questions again costs more than the rest of an answer. A test checks that it
 * fits the schema and has no other members (attempts-result.test.ts).
 */
export function resultText(
  row: AttemptRow,
  keyed: KeyedPaper,
  release: Release,
  extent: ResultExtent = 'whole',
  marks?: MarkingResult,
): string {
  const { heldUntil, now } = release;
  const head =
    `{"attemptId":${JSON.stringify(row.id)},"testId":${JSON.stringify(row.paperId)},"testTitle":${keyed.texts.title},` +
    `"flags":${JSON.stringify(row.flags)},"receipt":${JSON.stringify(row.receipt)},`;
  if (isHeldBack(heldUntil, now))
    return `${head}"status":"pending","availableAt":"${new Date(heldUntil).toISOString()}"}`;
  if (isWithheld(row, keyed, release)) return `${head}${scoreOnlyText(row, keyed, 'cannot-rank', marks)}}`;
  if (extent === 'summary') return `${head}${summaryText(row, keyed, marks)}}`;
  return `${head}${scoredText(row, asSeen(row, keyed, release), marks)}}`;
}

/** ST71: with the options in the order in which the student saw them. */
function asSeen(row: AttemptRow, keyed: KeyedPaper, { installation }: Release): KeyedPaper {
  return { ...keyed, texts: drawnTexts(keyed.texts, optionSeed(installation, row), sha256) };
}

/** ST71: the key of a ranked paper is shown only for attempts that could rank. */
export function isWithheld(
  row: Pick<AttemptRow, 'flags' | 'ranked'>,
  { paper }: KeyedPaper,
  release: Release,
): boolean {
  return release.toAdmin !== true && keyStayedHere(release, paper) && !earnsKey(row);
}
