import { expect, test } from 'vitest';
import { STARTS_WITHIN_MS } from './support/bounds.ts';
import { readKept } from './support/database-file.ts';
import { eachInOwnDirectory } from './support/own-directory.ts';
import { handIn, issueDemoPaper, sealedAttempt } from './support/school.ts';
import { startServer, stop } from './support/server-process.ts';

const EXIT_AT_FAIL_POINT = 86;

let directory: string;

eachInOwnDirectory((made) => (directory = made));

test(
  '[SY3] a server that dies between commit and answer has the attempt: sent again, it is one attempt with one receipt',
  async () => {
    const dying = startServer(directory, { PREP_FAIL_POINT: 'hand-in-committed' });
    const attempt = sealedAttempt(await issueDemoPaper(await dying.address), 'answered-by-nobody');
    await expect(handIn(await dying.address, attempt)).rejects.toThrow();
    expect(await dying.ended).toBe(EXIT_AT_FAIL_POINT);

    const server = startServer(directory);
    const again = await handIn(await server.address, attempt);
    const repeated = await handIn(await server.address, attempt);
    expect(repeated.receipt).toEqual(again.receipt);
    const kept = readKept(directory, ['answered-by-nobody']);
    expect(kept.attempts).toBe(1);
    expect(kept.receipts.get('answered-by-nobody')).toEqual(again.receipt);
    await stop(server);
  },
  2 * STARTS_WITHIN_MS,
);
