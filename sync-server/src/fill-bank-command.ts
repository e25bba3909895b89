import { noMessaging } from './adapters/messaging.ts';
import { Refusal, runCommand } from './command-line.ts';
import { readConfig } from './config.ts';
import { fillBank } from './bank/fill-bank.ts';
import { systemClock, systemIds } from './context.ts';
import { openStore } from './database/index.ts';
import { openInstallation } from './installation/index.ts';

const DEFAULT_TOTAL = 100_000;
const SAY_EVERY = 10_000;

await runCommand(async () => {
  const [typed = String(DEFAULT_TOTAL)] = process.argv.slice(2);
  const total = Number(typed);
  if (!Number.isInteger(total) || total < 1)
    throw new Refusal(`State the number of questions: npm run fill-bank -- ${DEFAULT_TOTAL}`);
  const config = readConfig(process.env);
  if (config.environment === 'production')
    throw new Refusal('These are copies for trials. They cannot be added to a bank in production.');
  const store = await openStore(config);
  try {
    const edge = { clock: systemClock, ids: systemIds };
    const installation = await openInstallation(store, { ...edge, sessionSecret: config.sessionSecret });
    const context = { ...edge, store, installation, messaging: noMessaging, failPoint: () => undefined };
    const added = await fillBank(context, total, (done) => {
      if (done % SAY_EVERY === 0) process.stdout.write(`${done} of ${total}\n`);
    });
    return [`${added} copies were added; the bank has ${total} of them.`];
  } finally {
    await store.close();
  }
});
