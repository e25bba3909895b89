import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyJwt from '@fastify/jwt';
import * as z from 'zod/mini';
import {
  mayCall,
  scopeIn,
  type Area,
  type ConsoleScope,
  type Permissions,
  type Scope,
} from '@exam/shared-schema/access';
import type { Call, User } from '@exam/shared-schema/contract';
import type { Context } from '../context.ts';
import { statement } from '../database/index.ts';
import { AppError } from './errors.ts';
import { isLoopback } from './loopback.ts';
import { requireSameSite } from './same-site.ts';

/** The caller according to the access token. */
export type Identity =
  | { readonly kind: 'anonymous' }
  /** A token was sent but is expired, forged, of an ended session or of a deleted user. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'disabled' }
  | { readonly kind: 'user'; readonly user: Caller };

export type Caller = User & {
  readonly extraTimePercent: number;
  readonly sessionId: string;
  /** OR1. */
  readonly organisationId: string;
  /** OR2: what the caller's role may do. */
  readonly permissions: Permissions;
};

/** OR2: the permissions of each role. A user with a role that it does not have may do nothing. */
export type PermissionTable = Readonly<Record<string, Permissions>>;

declare module 'fastify' {
  interface FastifyRequest {
    identity: Identity;
  }
}

const ISSUER = 'prep';
const AUDIENCE = 'prep-api';
const ANONYMOUS: Identity = { kind: 'anonymous' };

const id = z.string().check(z.maxLength(64));
const claimsSchema = z.object({ sub: id, sid: id, with: z.optional(id), exp: z.number() });

interface Claimed {
  readonly userId: string;
  readonly sessionId: string;
  /** The beginning of the digest of the refresh token that was issued with it. */
  readonly givenWith: string | null;
}

/** Long enough to distinguish the refresh tokens of one session. */
const DIGEST_START = 16;

export interface AccessTokens {
  /** @param givenWith the refresh token issued with it: using the access token proves that both arrived. */
  sign(
    userId: string,
    givenWith: { readonly sessionId: string; readonly digest: string },
  ): { readonly token: string; readonly expiresAt: string };
  /** The user and session of a token, or null if it is not valid now. */
  verify(token: string): Claimed | null;
}

/** HS256 with pinned algorithm, issuer and audience: any other token is rejected, including 'none'. */
export async function accessTokens(
  app: FastifyInstance,
  context: Context,
  lifeSeconds: number,
): Promise<AccessTokens> {
  await app.register(fastifyJwt, {
    secret: context.installation.sessionSecret,
    sign: { algorithm: 'HS256', iss: ISSUER, aud: AUDIENCE },
    // Expiry is checked below, by the injected clock.
    verify: { algorithms: ['HS256'], allowedIss: ISSUER, allowedAud: AUDIENCE, ignoreExpiration: true },
  });
  const seconds = () => Math.floor(context.clock.now() / 1000);
  return {
    sign: (userId, { sessionId, digest }) => {
      const exp = seconds() + lifeSeconds;
      const givenWith = digest.slice(0, DIGEST_START);
      const token = app.jwt.sign({ sub: userId, sid: sessionId, with: givenWith, iat: seconds(), exp });
      return { token, expiresAt: new Date(exp * 1000).toISOString() };
    },
    verify: (token) => {
      const { success, data } = claimsSchema.safeParse(verifiedClaims(app, token));
      if (!success || data.exp <= seconds()) return null;
      return { userId: data.sub, sessionId: data.sid, givenWith: data.with ?? null };
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

/** What callers are identified by. */
export interface Identifying {
  readonly tokens: AccessTokens;
  readonly permissions: PermissionTable;
}

/** Authenticates the caller. Session and user are read on every call, so that sign-out and ban take effect at once (ST4, ST30). */
export async function identify(
  context: Context,
  { tokens, permissions }: Identifying,
  request: FastifyRequest,
): Promise<Identity> {
  const token = bearerToken(request.headers.authorization);
  if (token === null) return ANONYMOUS;
  const claimed = tokens.verify(token);
  if (claimed === null) return { kind: 'unknown' };
  const { userId, sessionId } = claimed;
  const [row] = await readCaller(context.store, context.store.read, { userId, sessionId });
  if (row === undefined) return { kind: 'unknown' };
  const { tokenDigest, arrivedAt, ...user } = row;
  if (arrivedAt === null && tokenDigest.slice(0, DIGEST_START) === claimed.givenWith)
    await noteArrival(context, sessionId, tokenDigest).catch((error: unknown) =>
      request.log.warn({ err: error }, 'the arrival of a refresh token could not be recorded'),
    );
  if (isDisabled(user.accountStatus)) return { kind: 'disabled' };
  return { kind: 'user', user: { ...user, permissions: permissions[user.role] ?? {} } };
}

function bearerToken(header: string | undefined): string | null {
  return /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(header ?? '')?.[1] ?? null;
}

/** ST34: accounts of every other status may log in. */
export function isDisabled(status: User['accountStatus']): boolean {
  return status === 'banned' || status === 'deactivated' || status === 'deleted';
}

/** AC10: records that the current refresh token arrived, which invalidates the previous one. */
async function noteArrival({ store, clock }: Context, sessionId: string, tokenDigest: string): Promise<void> {
  const { sessions } = store.t;
  const isStillThis = and(eq(sessions.id, sessionId), eq(sessions.tokenDigest, tokenDigest));
  await store.write((queries) => queries.update(sessions).set({ arrivedAt: clock.now() }).where(isStillThis));
}

type CallerRow = Omit<Caller, 'permissions'> & {
  readonly tokenDigest: string;
  readonly arrivedAt: number | null;
};

const readCaller = statement<{ userId: string; sessionId: string }, CallerRow[]>(
  'caller',
  (queries, { users, sessions }) =>
    queries
      .select({
        _id: users.id,
        fullName: users.fullName,
        username: users.username,
        email: users.email,
        role: users.role,
        accountStatus: users.accountStatus,
        extraTimePercent: users.extraTimePercent,
        organisationId: users.organisationId,
        sessionId: sessions.id,
        tokenDigest: sessions.tokenDigest,
        arrivedAt: sessions.arrivedAt,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(eq(sessions.id, sql.placeholder('sessionId')), eq(users.id, sql.placeholder('userId')))),
);

/** Admits the callers that the call's access allows. A ticket is checked by the use case (ST4). */
export function admit(call: Call, request: FastifyRequest, ourOrigin: string): void {
  const { access } = call;
  if (access === 'loopback') return admitLoopback(request);
  if (access === 'refresh-token') return requireSameSite(request, ourOrigin);
  if (!isForSignedIn(call)) return;
  const caller = signedIn(request.identity);
  if (access === 'admin' && !mayCall(caller.permissions, call)) throw new AppError('FORBIDDEN');
}

/** OR2: the rows of an area that a caller has; null if none. */
export function scopeOf({ _id, organisationId, permissions }: Scoped, area: Area): Scope | null {
  return scopeIn(permissions, area, { userId: _id, organisationId });
}

type Scoped = Pick<Caller, '_id' | 'organisationId' | 'permissions'>;

/** OR2: the rows that a caller has in an area of the console. @throws AppError FORBIDDEN if there are none. */
export function consoleScope(caller: Scoped, area: Area): ConsoleScope {
  const scope = scopeOf(caller, area);
  if (scope === null || scope.reach === 'own') throw new AppError('FORBIDDEN');
  return scope;
}

/** Whether admitted callers are signed in. */
export function isForSignedIn({ access }: Pick<Call, 'access'>): boolean {
  return access === 'signed-in' || access === 'admin';
}

function admitLoopback(request: FastifyRequest): void {
  if (!isLoopback(request)) throw new AppError('NOT_FOUND');
}

/** @throws AppError if the caller is not signed in. */
export function signedIn(identity: Identity): Caller {
  if (identity.kind === 'user') return identity.user;
  throw new AppError(identity.kind === 'disabled' ? 'ACCOUNT_DISABLED' : 'UNAUTHENTICATED');
}
