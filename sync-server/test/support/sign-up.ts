import { saveCatalogue } from '../../src/bank/save-catalogue.ts';
import type { Answer, TestServer } from './test-server.ts';

interface Message {
  readonly channel: 'email' | 'sms';
  readonly to: string;
  readonly subject: string | null;
  readonly text: string;
}

/** What the server would have sent to an address or number, newest first. */
export async function messagesTo(server: TestServer, to: string): Promise<Message[]> {
  const answer = await server.ask('GET', `/api/dev/messages?to=${encodeURIComponent(to)}`);
  return (answer.json as { messages: Message[] }).messages;
}

/** The code in the newest message. */
export async function codeTo(server: TestServer, to: string): Promise<string> {
  const [newest] = await messagesTo(server, to);
  const code = /\b\d{6}\b/.exec(newest?.text ?? '')?.[0];
  if (code === undefined) throw new Error(`No code was sent to ${to}`);
  return code;
}

export const EMAIL = 'kiran@example.com';
export const PHONE = { phone: '9876543210', countryCode: '+91' } as const;
export const NUMBER = '+919876543210';

export type Headers = Readonly<Record<string, string>>;

export const sendEmail = (
  server: TestServer,
  email: string = EMAIL,
  headers: Headers = {},
): Promise<Answer> => server.ask('POST', '/api/otp/send-email-otp', { body: { email }, headers });

export const sendPhone = (
  server: TestServer,
  phone: object = PHONE,
  headers: Headers = {},
): Promise<Answer> => server.ask('POST', '/api/otp/send-phone-otp', { body: phone, headers });

export function tokenIn(answer: Answer): string {
  const { emailOtpToken, phoneOtpToken } = answer.json as Record<string, string | undefined>;
  const token = emailOtpToken ?? phoneOtpToken;
  if (token === undefined) throw new Error(`No token in ${answer.text}`);
  return token;
}

export const verifyEmail = (server: TestServer, emailOtpToken: string, otp: string): Promise<Answer> =>
  server.ask('POST', '/api/otp/verify-email-otp', { body: { emailOtpToken, otp } });

export const verifyPhone = (server: TestServer, phoneOtpToken: string, otp: string): Promise<Answer> =>
  server.ask('POST', '/api/otp/verify-phone-otp', { body: { phoneOtpToken, otp } });

/** A wrong code that looks like the right one. */
export function otherThan(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

export interface Filled {
  readonly username: string;
  readonly fullName: string;
  readonly email: string;
  readonly emailOtpToken: string;
  readonly phone: string;
  readonly countryCode: string;
  readonly phoneOtpToken: string;
  readonly categories: readonly string[];
  readonly password: string;
  readonly confirmPassword: string;
}

export const GOOD_PASSWORD = 'purple-mango-tree';

/** The wizard filled in, with both codes verified. */
export async function filledForm(server: TestServer, changes: Partial<Filled> = {}): Promise<Filled> {
  const email = changes.email ?? EMAIL;
  const phone = { ...PHONE, ...(changes.phone !== undefined && { phone: changes.phone }) };
  const emailOtpToken = changes.emailOtpToken ?? tokenIn(await sendEmail(server, email));
  if (changes.emailOtpToken === undefined)
    await verifyEmail(server, emailOtpToken, await codeTo(server, email.toLowerCase()));
  const phoneOtpToken = changes.phoneOtpToken ?? tokenIn(await sendPhone(server, phone));
  if (changes.phoneOtpToken === undefined)
    await verifyPhone(server, phoneOtpToken, await codeTo(server, `${phone.countryCode}${phone.phone}`));
  return {
    username: 'kiran_01',
    fullName: 'Kiran Rao',
    ...phone,
    categories: [await someCategory(server)],
    password: GOOD_PASSWORD,
    confirmPassword: changes.password ?? GOOD_PASSWORD,
    ...changes,
    email,
    emailOtpToken,
    phoneOtpToken,
  };
}

export const register = (server: TestServer, form: Filled): Promise<Answer> =>
  server.ask('POST', '/api/auth/register', { body: form });

async function someCategory(server: TestServer): Promise<string> {
  const { categories } = await saveCatalogue(server.context, [
    { name: 'JEE Main', description: '', subjects: [] },
  ]);
  return categories.get('jee-main') as string;
}
