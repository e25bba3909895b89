import { eq } from 'drizzle-orm';
import { JOIN_CODE_LENGTH, JOIN_LETTERS } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import type { Queries } from '../../database/index.ts';

/** The largest multiple of the number of letters that a byte can have, so that each letter is equally likely. */
const USED_BYTES = 256 - (256 % JOIN_LETTERS.length);
/** More than enough: one byte in sixteen is not used. */
const BYTES = 4 * JOIN_CODE_LENGTH;

function randomCode({ ids }: Pick<Context, 'ids'>): string {
  const letters = [...ids.bytes(BYTES)].flatMap((byte) =>
    byte < USED_BYTES ? [JOIN_LETTERS[byte % JOIN_LETTERS.length]] : [],
  );
  return letters.slice(0, JOIN_CODE_LENGTH).join('');
}

/** BA4: a code that no batch has. One of 20^8 codes is taken so rarely that the next one is free. */
export async function freshJoinCode(context: Context, queries: Queries): Promise<string> {
  const { batches } = context.store.t;
  for (;;) {
    const code = randomCode(context);
    const isTaken = (await queries.$count(batches, eq(batches.joinCode, code))) > 0;
    if (!isTaken && code.length === JOIN_CODE_LENGTH) return code;
  }
}
