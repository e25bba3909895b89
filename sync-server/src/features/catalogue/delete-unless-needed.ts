import { isReferred, type Store, type Transaction } from '../../database/index.ts';
import { AppError } from '../../http/index.ts';
import { rootCause } from '../../root-cause.ts';

/** Something that would be left without what it needs, and how it is told. */
export interface Dependant {
  readonly count: (queries: Transaction) => Promise<number>;
  /** 'test paper', counted in front of it: '1 test paper', '3 test papers'. */
  readonly word: string;
}

export interface Deletion {
  /** 'category': in the sentence that refuses. */
  readonly kind: string;
  readonly dependants: readonly Dependant[];
  /** @returns how many rows went. */
  readonly delete: (queries: Transaction) => Promise<readonly unknown[]>;
}

/** Whoever changes the catalogue does so alone: slugs, parents and what depends on what are read before the write. */
export const CATALOGUE = 'catalogue';

/**
 * Deletes what nothing depends on. The database has the last word: a table that refers to it and that nobody thought of
 * here leads to the same refusal, without the numbers.
 */
export async function deleteUnlessNeeded(
  store: Store,
  { kind, dependants, ...deletion }: Deletion,
): Promise<void> {
  const work = async (queries: Transaction): Promise<void> => {
    await queries.lock(CATALOGUE);
    const needed: string[] = [];
    for (const { count, word } of dependants) {
      const number = await count(queries);
      if (number > 0) needed.push(`${number} ${word}${number === 1 ? '' : 's'}`);
    }
    if (needed.length > 0) throw refusal(kind, inWords(needed));
    if ((await deletion.delete(queries)).length === 0) throw new AppError('NOT_FOUND', goneSentence(kind));
  };
  try {
    await store.write(work);
  } catch (error) {
    if (error instanceof AppError || !isReferred(rootCause(error))) throw error;
    throw refusal(kind, 'other entries');
  }
}

function refusal(kind: string, users: string): AppError {
  return new AppError(
    'CONFLICT',
    `This ${kind} is still used by ${users} and cannot be deleted. You can set it to inactive instead.`,
  );
}

/** 'a', 'a and b', 'a, b and c'. */
function inWords(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** Somebody else was faster. */
export const goneSentence = (kind: string) =>
  `${kind.charAt(0).toUpperCase()}${kind.slice(1)} not found. It may have been deleted.`;
