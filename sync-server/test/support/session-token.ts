import type { TestServer } from './test-server.ts';

/** A token of a session of its own, since some calls end the caller's; made without a login, which costs a password hash. */
export async function sessionToken({ app, context }: TestServer, userId: string): Promise<string> {
  const { store, ids, clock } = context;
  const now = clock.now();
  const sid = ids.next();
  const session = { id: sid, userId, tokenDigest: 'none', device: 'Test' };
  await store.write((queries) =>
    queries.insert(store.t.sessions).values({ ...session, startedAt: now, lastUsedAt: now }),
  );
  return app.jwt.sign({ sub: userId, sid, exp: Math.floor(now / 1000) + 3600 });
}
