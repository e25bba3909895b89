import { createHmac, timingSafeEqual } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../../context.ts';
import { deriveSecret } from '../../../installation/index.ts';
import { isPlainLoopback } from './refresh-cookie.ts';

/** Another host of the same domain could plant one, and would have planted a mark that this server made. */
const NAME = 'device';
/** As long as browsers keep a cookie. */
const MAX_AGE_SECONDS = 400 * 86_400;
const ID_BYTES = 16;
/** 128 bits in base64url. */
const MARK_LENGTH = 22;
/** A family's phone, a desk in a school. The account that was used longest ago is forgotten first. */
const MOST_ACCOUNTS = 8;
const FORM = new RegExp(`^[\\w-]{${MARK_LENGTH}}(\\.[\\w-]{${MARK_LENGTH}}){1,${MOST_ACCOUNTS}}$`);

/** A browser, and a mark for each account that it was signed in to. */
interface KnownDevice {
  readonly id: string;
  readonly marks: readonly string[];
}

/**
 * AC6: whether this browser was signed in to the account before. Whether there is such an account is not looked at.
 * @returns the browser's id, null where it was not.
 */
export function knownDeviceId(context: Context, request: FastifyRequest, email: string): string | null {
  const device = readDevice(request);
  if (device === null) return null;
  const expected = Buffer.from(markOf(context, device.id, email));
  return device.marks.some((mark) => timingSafeEqual(Buffer.from(mark), expected)) ? device.id : null;
}

/** Makes the browser known to an account: it has shown the password, or a link that was sent to the owner. */
export function rememberDevice(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  email: string,
): void {
  const { id, marks } = readDevice(request) ?? {
    id: context.ids.bytes(ID_BYTES).toString('base64url'),
    marks: [],
  };
  const mark = markOf(context, id, email);
  const kept = [mark, ...marks.filter((other) => other !== mark)].slice(0, MOST_ACCOUNTS);
  reply.setCookie(NAME, [id, ...kept].join('.'), {
    httpOnly: true,
    sameSite: 'strict',
    secure: !isPlainLoopback(request),
    path: '/api/auth',
    maxAge: MAX_AGE_SECONDS,
  });
}

function readDevice({ cookies }: FastifyRequest): KnownDevice | null {
  const text = cookies[NAME] ?? '';
  if (!FORM.test(text)) return null;
  const [id = '', ...marks] = text.split('.');
  return { id, marks };
}

function markOf({ installation }: Context, id: string, email: string): string {
  const key = deriveSecret(installation.secret, 'known devices');
  const mac = createHmac('sha256', key).update(`${id} ${email.toLowerCase()}`).digest('base64url');
  return mac.slice(0, MARK_LENGTH);
}
