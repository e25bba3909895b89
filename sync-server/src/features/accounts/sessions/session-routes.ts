import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  endSession as endSessionCall,
  login,
  logout,
  logoutEverywhere,
  mySessions,
  refresh,
} from '@exam/shared-schema/contract';
import type { Context } from '../../../context.ts';
import { AppError, bind, isLoopback, networkOf, type AccessTokens } from '../../../http/index.ts';
import { appVersionOf } from './app-version.ts';
import { describeUserAgent } from './describe-user-agent.ts';
import { knownDeviceId, rememberDevice } from './known-device.ts';
import { answerSession, loginWith, type PasswordGate, type SessionAnswer, type SignedIn } from './login.ts';
import { giveRefreshToken, refreshTokenOf, takeRefreshToken } from './refresh-cookie.ts';
import { endByToken, endSession, endSessionsOf, renewSession, sessionsOf } from './sessions.ts';

export interface Gate extends PasswordGate {
  readonly tokens: AccessTokens;
}

const LOGGED_OUT = { message: 'You have been logged out' };

/** Login, renewal and logout (ST30). */
export function sessionRoutes(app: FastifyInstance, context: Context, gate: Gate): void {
  const logIn = loginWith(context, gate.tokens, gate);
  bind(app, login, async ({ body }, { request, reply }) => {
    const signedIn = await logIn(body, {
      isHere: isLoopback(request),
      network: networkOf(request.ip),
      knownDeviceId: knownDeviceId(context, request, body.email),
      device: describeUserAgent(request.headers['user-agent']),
      appVersion: appVersionOf(request),
      refreshToken: refreshTokenOf(request),
    });
    rememberDevice(context, request, reply, body.email);
    return handOver(request, reply, signedIn);
  });
  bind(app, refresh, async (_input, { request, reply }) => {
    const renewed = await renewSession(context, refreshTokenOf(request), appVersionOf(request));
    if (renewed.kind === 'renewed')
      return handOver(request, reply, answerSession(context, gate.tokens, renewed.user, renewed.token));
    takeRefreshToken(request, reply);
    throw new AppError(renewed.kind === 'disabled' ? 'ACCOUNT_DISABLED' : 'UNAUTHENTICATED');
  });
  endingRoutes(app, context);
}

function handOver(
  request: FastifyRequest,
  reply: FastifyReply,
  { answer, refreshToken }: SignedIn,
): SessionAnswer {
  giveRefreshToken(request, reply, refreshToken.text);
  reply.header('cache-control', 'no-store');
  return answer;
}

function endingRoutes(app: FastifyInstance, context: Context): void {
  const { store, clock } = context;
  bind(app, logout, async (_input, { request, reply, identity }) => {
    await store.write(async (queries) => {
      await endByToken(context, queries, refreshTokenOf(request));
      // The cookie may be gone while the access token is still valid.
      if (identity.kind === 'user') await endSession(context, queries, identity.user.sessionId);
    });
    takeRefreshToken(request, reply);
    return LOGGED_OUT;
  });
  bind(app, logoutEverywhere, async (_input, { caller, request, reply }) => {
    await store.write((queries) => endSessionsOf(context, queries, caller._id));
    takeRefreshToken(request, reply);
    return { message: 'You have been logged out on all devices' };
  });
  bind(app, mySessions, async (_input, { caller }) => ({
    data: (await sessionsOf(context, caller._id)).map((row) => ({
      _id: row.id,
      device: row.device,
      startedAt: new Date(row.startedAt).toISOString(),
      lastUsedAt: new Date(Math.min(row.lastUsedAt, clock.now())).toISOString(),
      isCurrent: row.id === caller.sessionId,
    })),
  }));
  bind(app, endSessionCall, async ({ params }, { caller, request, reply }) => {
    const isEnded = await store.write((queries) => endSession(context, queries, params.id, caller._id));
    if (!isEnded) throw new AppError('NOT_FOUND');
    if (params.id === caller.sessionId) takeRefreshToken(request, reply);
    return { message: 'The device has been logged out' };
  });
}
