import { expect, test } from 'vitest';
import { STARTS_WITHIN_MS } from './support/bounds.ts';
import { eachInOwnDirectory } from './support/own-directory.ts';
import { handIn, issueDemoPaper, sealedAttempt } from './support/school.ts';
import { startServer, stop } from './support/server-process.ts';

let directory: string;

eachInOwnDirectory((made) => (directory = made));

test(
  'a server judges in threads as it does without them, and says by whom',
  async () => {
    const receipts = [];
    for (const threads of ['1', '0']) {
      const server = startServer(directory, { HAND_IN_WORKERS: threads });
      const address = await server.address;
      const measured = async (name: string) => {
        const text = await (await fetch(`${address}/metrics`)).text();
        return text.split('\n').find((line) => line.startsWith(name)) ?? null;
      };
      if (threads === '1')
        await expect
          .poll(() => measured('prep_hand_in_workers'), { timeout: 20_000 })
          .toBe('prep_hand_in_workers 1');
      const attempt = sealedAttempt(await issueDemoPaper(address), `judged-by-${threads}`);
      receipts.push((await handIn(address, attempt)).receipt);
      expect(await measured('prep_verified_calls_total')).toBe(
        threads === '1' ? 'prep_verified_calls_total{by="thread"} 1' : null,
      );
      // The receipt is of the log, wherever that was judged.
      expect(receipts.at(-1)?.head).toBe(attempt.log?.head);
      await stop(server);
    }
    expect(new Set(receipts.map(({ answersDigest }) => answersDigest)).size).toBe(1);
  },
  STARTS_WITHIN_MS,
);
