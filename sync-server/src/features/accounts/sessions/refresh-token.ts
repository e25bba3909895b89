import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from '../../../context.ts';
import { deriveSecret } from '../../../installation/index.ts';
import { digestOf, newSecretToken } from '../secret-tokens.ts';

/** A session's id, a secret of 256 bits, and a MAC of this installation. */
export interface RefreshToken {
  readonly sessionId: string;
  readonly text: string;
  /** The stored form. */
  readonly digest: string;
}

const MARK_LENGTH = 22;
const FORM = /^(\w{1,64})\.([\w-]{43})\.([\w-]{22})$/;

/** The token of a new session. */
export function firstToken(context: Context, sessionId: string): RefreshToken {
  return assemble(context, sessionId, newSecretToken(context.ids));
}

/**
 * AC10: the next token. It is derived from this one and the installation's key, so that concurrent and repeated requests
 * get the same one.
 */
export function successorOf(context: Context, { sessionId, text }: RefreshToken): RefreshToken {
  return assemble(context, sessionId, mac(context, 'successor', text));
}

/**
 * Reads a token. The MAC distinguishes a token of ours that was used long ago, and was therefore stolen, from a made-up
 * text, so that a session cannot be ended by knowing only its id.
 */
export function readToken(context: Context, text: string): RefreshToken | null {
  const [, sessionId, secret, mark] = FORM.exec(text) ?? [];
  if (sessionId === undefined || secret === undefined || mark === undefined) return null;
  const real = assemble(context, sessionId, secret);
  return timingSafeEqual(Buffer.from(real.text), Buffer.from(text)) ? real : null;
}

function assemble(context: Context, sessionId: string, secret: string): RefreshToken {
  const body = `${sessionId}.${secret}`;
  const text = `${body}.${mac(context, 'ours', body).slice(0, MARK_LENGTH)}`;
  return { sessionId, text, digest: digestOf(secret) };
}

function mac({ installation }: Context, purpose: string, text: string): string {
  const key = deriveSecret(installation.sessionSecret, 'refresh tokens', purpose);
  return createHmac('sha256', key).update(text).digest('base64url');
}
