import { handInFileHeadSchema, type HandInFileHead } from '@exam/shared-schema/attempt';
import { LARGEST_HAND_IN_FILE } from '@exam/shared-schema/contract';
import { AppError, readJson, type BodyCredential } from '../../http/index.ts';
import type { Installation } from '../../installation/index.ts';
import { isHeadAuthentic } from './open-file.ts';

/** Bytes. The part before the encrypted one has about 500. */
const LONGEST_HEAD = 4096;
const SEALED = /,\s*"sealed"\s*:/;

/**
 * AC40: the header of a hand-in file, which comes before the encrypted part, proves that it was written with the
 * ticket's secret.
 */
export function fileCredential(installation: Installation): BodyCredential {
  return {
    claimed: () => null,
    proven: (first) => {
      const head = headIn(first);
      if (head === null) throw new AppError('MALFORMED_FILE');
      if (!isHeadAuthentic(installation, head)) throw new AppError('FILE_REFUSED');
      return { key: `file ${head.ticketId}`, mostBytes: LARGEST_HAND_IN_FILE };
    },
  };
}

function headIn(first: Buffer): HandInFileHead | null {
  const text = first.toString('latin1', 0, LONGEST_HEAD);
  const end = text.search(SEALED);
  if (end < 0) return null;
  try {
    const parsed = handInFileHeadSchema.safeParse(readJson(Buffer.from(`${text.slice(0, end)}}`, 'latin1')));
    return parsed.success ? parsed.data : null;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
