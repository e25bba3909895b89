import { createHmac, timingSafeEqual } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../../context.ts';
import { deriveSecret } from '../../../installation/index.ts';
import { isPlainLoopback } from './refresh-cookie.ts';

/** Another host of the same domain could set this cookie, but only with a mark that this server issued. */
const NAME = 'device';
/** The maximum in browsers. */
const MAX_AGE_SECONDS = 400 * 86_400;
const ID_BYTES = 16;
/** 128 bits in base64url. */
const MARK_LENGTH = 22;
/** Enough for a family's phone or a school computer. The account used longest ago is dropped first. */
const MOST_ACCOUNTS = 8;
const FORM = new RegExp(`^[\\w-]{${MARK_LENGTH}}(\\.[\\w-]{${MARK_LENGTH}}){1,${MOST_ACCOUNTS}}$`);

/** A browser with a mark for each account that was signed in on it. */
interface KnownDevice {
  readonly id: string;
  readonly marks: readonly string[];
}

/**
 * AC6: whether this browser was signed in to the account before. It does not check that the account exists.
 * @returns the browser's id, or null if it was not.
 */
export function knownDeviceId(context: Context, request: FastifyRequest, email: string): string | null {
  const device = readDevice(request);
  if (device === null) return null;
  const expected = Buffer.from(markOf(context, device.id, email));
  return device.marks.some((mark) => timingSafeEqual(Buffer.from(mark), expected)) ? device.id : null;
}

/** Marks the browser as known to an account, after a correct password or a valid reset link. */
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
