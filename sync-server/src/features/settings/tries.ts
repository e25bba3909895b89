import { eq } from 'drizzle-orm';
import type { TriedGroup } from '@exam/shared-schema/contract';
import { emailOf } from '../../adapters/mail/written-email.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../http/index.ts';
import type { SettingsOptions } from './options.ts';
import { troubleOf, type Trouble } from './trouble.ts';

/** The user who tries, and for limits the network. */
interface By {
  readonly userId: string;
  readonly network: string;
}

/** SE3: how a try ended. */
interface Tried {
  readonly ok: boolean;
  readonly sentence: string;
  /** What did not work, for the log. */
  readonly log?: Trouble;
}

type Try = (by: By) => Promise<Tried>;

const worked = (sentence: string): Tried => ({ ok: true, sentence });
const isOff = (sentence: string): Tried => ({ ok: false, sentence });

/** SE3: tries each group for real: what it reaches out to accepts a message or a request, or the reason why not. */
export function triesOf(context: Context, options: SettingsOptions): Readonly<Record<TriedGroup, Try>> {
  return {
    mail: (by) => tryMail(context, by),
    sms: (by) => trySms(context, options, by),
    model: (by) => tryModel(options, by),
    payments: () => tryPayments(options),
    storage: () => tryStorage(context),
  };
}

async function tryMail(context: Context, { userId }: By): Promise<Tried> {
  const { mail } = context.messaging;
  if (mail === null) return isOff('No mail server is set, so nothing can be sent.');
  const { email } = await readUser(context, userId);
  const lines = ['This is a test message from the settings of your Prep installation.', 'E-mails arrive.'];
  return trying('The mail server', async () => {
    await mail.send({ to: email, ...emailOf('Test message from Prep', lines, {}) });
    return mail.delivery === 'local'
      ? 'No mail server is set: the test message was kept on this server.'
      : `The mail server has accepted a test message to ${email}.`;
  });
}

async function trySms(context: Context, { sendTestSms }: SettingsOptions, by: By): Promise<Tried> {
  const { sms } = context.messaging;
  if (sms === null) return isOff('No SMS gateway is set, so nothing can be sent.');
  const { phone, countryCode } = await readUser(context, by.userId);
  if (phone === null) return isOff('Your account has no phone number to send a test message to.');
  const number = `${countryCode ?? ''}${phone}`;
  return trying('The SMS gateway', async () => {
    await sendTestSms(number, by.network);
    return sms.delivery === 'local'
      ? 'No SMS gateway is set: the test message was kept on this server.'
      : `The SMS gateway has accepted a code to ${number}. You need not enter it anywhere.`;
  });
}

/** A whole answer is not needed: one token shows that address, key and model are right. */
const MODEL_WITHIN_MS = 30_000;

async function tryModel({ modelUse }: SettingsOptions, { userId }: By): Promise<Tried> {
  if (modelUse === undefined) return isOff('No language model is set.');
  const model = modelUse.modelFor(userId, 'try');
  const signal = AbortSignal.timeout(MODEL_WITHIN_MS);
  return trying('The language model', async () => {
    try {
      await model.write({
        turns: [{ role: 'user', text: 'Answer with OK.' }],
        mostTokens: 1,
        onText: () => undefined,
        signal,
      });
    } catch (error) {
      // An answer of one token is broken off, as is one that took too long.
      if (signal.aborted) throw signal.reason;
      if (!isBrokenOff(error)) throw error;
    }
    return `The language model ${model.name} answers.`;
  });
}

const isBrokenOff = (error: unknown): boolean =>
  error instanceof Error && 'kind' in error && error.kind === 'broken-off';

async function tryPayments({ payments: { provider } }: SettingsOptions): Promise<Tried> {
  if (provider === null) return isOff('Payments are off: nothing can be bought.');
  return trying('Razorpay', async () => {
    await provider.check();
    return provider.way === 'sandbox'
      ? 'The sandbox answers. No real money is paid.'
      : 'Razorpay accepts the key.';
  });
}

/** As large as a long hand-in. */
const WRITTEN_BYTES = 24 * 1024;

async function tryStorage({ store, ids }: Context): Promise<Tried> {
  const { installation } = store.t;
  const [name, value] = ['settings-try', ids.bytes(WRITTEN_BYTES).toString('base64')];
  return trying('The database', async () => {
    await store.write(async (queries) => {
      await queries.insert(installation).values({ name, value });
      await queries.delete(installation).where(eq(installation.name, name));
    });
    return 'The database has stored a test value, and deleted it again.';
  });
}

async function readUser({ store: { read, t } }: Context, userId: string) {
  const [user] = await read.select().from(t.users).where(eq(t.users.id, userId));
  if (user === undefined) throw new AppError('NOT_FOUND');
  return user;
}

/** @param what begins the sentence about a failure. */
async function trying(what: string, work: () => Promise<string>): Promise<Tried> {
  try {
    return worked(await work());
  } catch (error) {
    // A limit of the server itself, with its own sentence.
    if (error instanceof AppError && error.cause === undefined) return isOff(error.message);
    const trouble = troubleOf(error);
    return { ok: false, sentence: `${what} ${trouble.sentence}.`, log: trouble };
  }
}
