import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyJwt from '@fastify/jwt';
import * as z from 'zod/mini';
import type { Access, User } from '@exam/shared-schema/contract';
import type { Context } from '../context.ts';
import { AppError } from './errors.ts';

/** Who is calling, as far as the access token tells. */
export type Identity =
  | { readonly kind: 'nobody' }
  /** A token was there and is expired, forged or for somebody who no longer exists. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'disabled' }
  | { readonly kind: 'user'; readonly user: Caller };

export type Caller = User & { readonly extraTimePercent: number };

declare module 'fastify' {
  interface FastifyRequest {
    identity: Identity;
  }
}

const ISSUER = 'prep';
const AUDIENCE = 'prep-api';
const NOBODY: Identity = { kind: 'nobody' };

const claimsSchema = z.object({ sub: z.string().check(z.maxLength(64)), exp: z.number() });

export interface AccessTokens {
  sign(userId: string): { readonly token: string; readonly expiresAt: string };
  /** The user's id, or null where the token does not hold now. */
  verify(token: string): string | null;
}

/** HS256 with the algorithm, issuer and audience pinned: a token that says otherwise is refused, 'none' included. */
export async function accessTokens(
  app: FastifyInstance,
  context: Context,
  lifeSeconds: number,
): Promise<AccessTokens> {
  await app.register(fastifyJwt, {
    secret: context.installation.sessionSecret,
    sign: { algorithm: 'HS256', iss: ISSUER, aud: AUDIENCE },
    // Expiry is judged below, by the clock that the whole server goes by.
    verify: { algorithms: ['HS256'], allowedIss: ISSUER, allowedAud: AUDIENCE, ignoreExpiration: true },
  });
  const seconds = () => Math.floor(context.clock.now() / 1000);
  return {
    sign: (userId) => {
      const exp = seconds() + lifeSeconds;
      const token = app.jwt.sign({ sub: userId, iat: seconds(), exp });
      return { token, expiresAt: new Date(exp * 1000).toISOString() };
    },
    verify: (token) => {
      const claims = claimsSchema.safeParse(verifiedClaims(app, token));
      return claims.success && claims.data.exp > seconds() ? claims.data.sub : null;
    },
  };
}

function verifiedClaims(app: FastifyInstance, token: string): unknown {
  try {
    return app.jwt.verify(token);
  } catch {
    return null;
  }
}

/** Reads who calls. The user's row is read on every call, so that a ban holds at once (ST4). */
export async function identify(
  context: Context,
  tokens: AccessTokens,
  request: FastifyRequest,
): Promise<Identity> {
  const token = bearerToken(request.headers.authorization);
  if (token === null) return NOBODY;
  const userId = tokens.verify(token);
  if (userId === null) return { kind: 'unknown' };
  const user = await readCaller(context, userId);
  if (user === undefined) return { kind: 'unknown' };
  return isDisabled(user.accountStatus) ? { kind: 'disabled' } : { kind: 'user', user };
}

function bearerToken(header: string | undefined): string | null {
  return /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(header ?? '')?.[1] ?? null;
}

export function isDisabled(status: User['accountStatus']): boolean {
  return status === 'banned' || status === 'deactivated';
}

async function readCaller({ store: { read, t } }: Context, userId: string): Promise<Caller | undefined> {
  const [row] = await read
    .select({
      _id: t.users.id,
      fullName: t.users.fullName,
      username: t.users.username,
      email: t.users.email,
      role: t.users.role,
      accountStatus: t.users.accountStatus,
      extraTimePercent: t.users.extraTimePercent,
    })
    .from(t.users)
    .where(eq(t.users.id, userId));
  return row;
}

/** Lets in whom the call is for (api.md, 'Who may call'). A ticket is judged by the use case itself (ST4). */
export function admit(access: Access, request: FastifyRequest): void {
  if (access === 'loopback') return admitLoopback(request);
  if (access === 'public' || access === 'ticket-or-signed-in' || access === 'refresh-token') return;
  const caller = signedIn(request.identity);
  if (access === 'admin' && caller.role !== 'admin') throw new AppError('FORBIDDEN');
}

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/** A proxy on this machine speaks for others: what it passes on does not come from here. */
const PASSED_ON = ['forwarded', 'x-forwarded-for', 'x-real-ip'];

/** The connection's own address counts; what a proxy says of it does not. */
export function isLoopback({ socket, headers }: FastifyRequest): boolean {
  return LOOPBACK.test(socket.remoteAddress ?? '') && PASSED_ON.every((name) => headers[name] === undefined);
}

function admitLoopback(request: FastifyRequest): void {
  if (!isLoopback(request)) throw new AppError('NOT_FOUND');
}

/** @throws AppError where nobody who may call is signed in. */
export function signedIn(identity: Identity): Caller {
  if (identity.kind === 'user') return identity.user;
  throw new AppError(identity.kind === 'disabled' ? 'ACCOUNT_DISABLED' : 'UNAUTHENTICATED');
}
