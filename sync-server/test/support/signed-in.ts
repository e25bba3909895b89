import { PASSWORD, type Answer, type TestServer } from './test-server.ts';

export type Headers = Readonly<Record<string, string>>;

/** As a browser on the machine itself, where the cookie has its plain name. */
const HERE: Headers = { host: 'localhost' };

export const login = (server: TestServer, headers: Headers = {}, who = 'asha'): Promise<Answer> =>
  server.ask('POST', '/api/auth/login', {
    body: { email: `${who}@example.com`, password: PASSWORD },
    headers: { ...HERE, ...headers },
  });

export const refresh = (server: TestServer, token: string, headers: Headers = {}): Promise<Answer> =>
  server.ask('POST', '/api/auth/refresh', { headers: { ...HERE, cookie: `refresh=${token}`, ...headers } });

export const profile = (server: TestServer, token: string): Promise<Answer> =>
  server.ask('GET', '/api/users/profile', { token });

const cookiesIn = ({ headers }: Answer): string[] => [headers['set-cookie'] ?? []].flat();

/** The refresh token's cookie, with its attributes. */
export const cookieIn = (answer: Answer): string =>
  cookiesIn(answer).find((cookie) => /^(__Host-)?refresh=/.test(cookie)) ?? '';

/** The cookie by which a device is known at its next login. */
export const deviceIn = (answer: Answer): string =>
  /^device=([^;]+)/.exec(cookiesIn(answer).find((cookie) => cookie.startsWith('device=')) ?? '')?.[1] ?? '';

/** The refresh token that an answer gave. */
export const givenBy = (answer: Answer): string => /refresh=([^;]+)/.exec(cookieIn(answer))?.[1] ?? '';

export const accessIn = ({ json }: Answer): string => (json as { token?: string }).token ?? '';

export interface Tokens {
  readonly refreshToken: string;
  readonly token: string;
}

export async function signedIn(server: TestServer, headers: Headers = {}, who = 'asha'): Promise<Tokens> {
  const answer = await login(server, headers, who);
  return { refreshToken: givenBy(answer), token: accessIn(answer) };
}
