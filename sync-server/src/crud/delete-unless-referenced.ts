import { isReferred, type Store, type Transaction } from '../database/index.ts';
import { AppError } from '../http/index.ts';
import { rootCause } from '../root-cause.ts';
import { notFound } from './refusals.ts';

/** Rows that refer to the item, and would be left without it. */
export interface Dependant {
  readonly count: (queries: Transaction) => Promise<number>;
  /** 'test paper', for '1 test paper' and '3 test papers'. */
  readonly word: string;
}

export interface Deletion {
  /** 'category': used in the error message. */
  readonly kind: string;
  readonly lock?: string;
  readonly dependants: readonly Dependant[];
  /** The item as administrators see it; undefined if it does not exist for the caller. */
  readonly find: (queries: Transaction) => Promise<object | undefined>;
  /** @returns the deleted rows. */
  readonly delete: (queries: Transaction, before: object) => Promise<readonly unknown[]>;
  /** The alternative to deleting, as a sentence. */
  readonly instead?: string | undefined;
  /** The error message if there is nothing to delete. */
  readonly gone?: string | undefined;
}

/**
 * Deletes an item that nothing refers to. The foreign keys are the final check: a reference that is not listed here leads
 * to the same error, without the numbers.
 */
export async function deleteUnlessReferenced(store: Store, deletion: Deletion): Promise<void> {
  try {
    await store.write(async (queries) => {
      if (deletion.lock !== undefined) await queries.lock(deletion.lock);
      // First, so that the refusal does not reveal items that do not exist for the caller.
      const before = await deletion.find(queries);
      if (before === undefined) throw notFound(deletion.kind, deletion.gone);
      await refuseWhereReferenced(queries, deletion);
      const rows = await deletion.delete(queries, before);
      if (rows.length === 0) throw notFound(deletion.kind, deletion.gone);
    });
  } catch (error) {
    if (error instanceof AppError || !isReferred(rootCause(error))) throw error;
    throw refusal(deletion, 'other entries');
  }
}

async function refuseWhereReferenced(queries: Transaction, deletion: Deletion): Promise<void> {
  const users: string[] = [];
  for (const { count, word } of deletion.dependants) {
    const number = await count(queries);
    if (number > 0) users.push(`${number} ${word}${number === 1 ? '' : 's'}`);
  }
  if (users.length > 0) throw refusal(deletion, enumerated(users));
}

const INACTIVE_INSTEAD = 'You can set it to inactive instead.';

function refusal({ kind, instead = INACTIVE_INSTEAD }: Deletion, users: string): AppError {
  const sentence = `This ${kind} is still used by ${users} and cannot be deleted. ${instead}`;
  return new AppError('CONFLICT', sentence.trimEnd());
}

/** 'a', 'a and b', 'a, b and c'. */
function enumerated(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
