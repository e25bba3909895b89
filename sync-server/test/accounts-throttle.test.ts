import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { refusalIn } from './support/read.ts';
import { deviceIn } from './support/signed-in.ts';
import { PASSWORD, startTestServer, type Answer, type TestServer } from './support/test-server.ts';

const SECOND = 1000;
const WRONG = `${PASSWORD}-not`;
const VICTIM = 'asha@example.com';
const HERE = '203.0.113.9';
const ELSEWHERE = '203.0.113.10';

let server: TestServer;

beforeEach(async () => {
  // One proxy, so that callers can come from other networks.
  server = await startTestServer({ limits: true, trustProxy: 1 });
  await server.addUser({ username: 'asha' });
});

afterEach(async () => {
  await server.close();
});

interface From {
  readonly network?: string;
  readonly cookie?: string;
}

function login(email: string, password: string, { network = HERE, cookie }: From = {}): Promise<Answer> {
  return server.ask('POST', '/api/auth/login', {
    body: { email, password },
    headers: {
      host: 'localhost',
      'x-forwarded-for': network,
      ...(cookie !== undefined && { cookie: `device=${cookie}` }),
    },
  });
}

/** Tries whose answers may be held back: `answered` grows as they come. */
function begin(count: number, ask: (index: number) => Promise<Answer>) {
  const answered: string[] = [];
  const all = Array.from({ length: count }, async (_, index) => {
    answered.push(refusalIn(await ask(index)));
  });
  return { answered, all: Promise.all(all) };
}

/** Longer than the throttle takes to look again. */
const LOOK_MS = 200;

let looks = 0;

/**
 * Passwords are checked in their turn: once two of people whom no limit holds back are, one after the other, so is
 * what was let in before. The server's clock must not go on while a slow machine is still at it.
 */
async function checkWhatWasLetIn(): Promise<void> {
  for (let times = 0; times < 2; times += 1) {
    looks += 1;
    await login(`nobody_${looks}@example.com`, WRONG, { network: `192.0.2.${looks}` });
  }
}

/** Moves the server's clock until it has answered. @returns the answer and the seconds that it took. */
async function waitFor(asked: Promise<Answer>): Promise<{ answer: Answer; seconds: number }> {
  let isAnswered = false;
  const arrived = asked.finally(() => (isAnswered = true));
  for (let seconds = 0; ; seconds += 1) {
    await Promise.race([arrived, new Promise((resolve) => setTimeout(resolve, LOOK_MS))]);
    if (!isAnswered) await checkWhatWasLetIn();
    if (isAnswered) return { answer: await arrived, seconds };
    server.clock.advance(SECOND);
  }
}

describe('[AC6] wrong passwords for one account', () => {
  test('are slowed after ten from one network, however the address is spelled', async () => {
    const spelled = (index: number) =>
      ['asha@example.com', 'ASHA@example.com.', 'asha+x@example.com'][index % 3];
    const first = begin(10, (index) => login(spelled(index) as string, WRONG));
    await first.all;
    expect(new Set(first.answered)).toEqual(new Set(['401 BAD_CREDENTIALS']));
    const { answer, seconds } = await waitFor(login('asha@example.com.', WRONG));
    expect(refusalIn(answer)).toBe('401 BAD_CREDENTIALS');
    expect(seconds).toBeGreaterThanOrEqual(10);
  });

  test('do not lock the owner out: a right password on a new device is let in, later', async () => {
    await begin(10, () => login(VICTIM, WRONG)).all;
    const { answer, seconds } = await waitFor(login(VICTIM, PASSWORD));
    expect([answer.status, seconds <= 15]).toEqual([200, true]);
  });

  test('do not delay a device that was signed in to the account before', async () => {
    const cookie = deviceIn(await login(VICTIM, PASSWORD));
    await begin(10, () => login(VICTIM, WRONG)).all;
    expect((await login(VICTIM, PASSWORD, { cookie })).status).toBe(200);
  });

  test('do not delay the owner on another network', async () => {
    await begin(10, () => login(VICTIM, WRONG)).all;
    expect((await login(VICTIM, PASSWORD, { network: ELSEWHERE })).status).toBe(200);
  });

  test('from a known device are slowed as well, by a count of their own', async () => {
    const cookie = deviceIn(await login(VICTIM, PASSWORD));
    await begin(10, () => login(VICTIM, WRONG, { cookie })).all;
    const eleventh = begin(1, () => login(VICTIM, WRONG, { cookie }));
    expect((await login(VICTIM, PASSWORD)).status).toBe(200);
    expect(eleventh.answered).toEqual([]);
  });

  test('beyond the three that may wait are refused, and told when to come back', async () => {
    await begin(10, () => login(VICTIM, WRONG)).all;
    const waiting = begin(3, () => login(VICTIM, WRONG));
    const refused = await login(VICTIM, WRONG);
    expect([refusalIn(refused), refused.headers['retry-after']]).toEqual(['429 RATE_LIMITED', '10']);
    expect(waiting.answered).toEqual([]);
  });

  test('that wait are told to come again when the server leaves', async () => {
    await begin(10, () => login(VICTIM, WRONG)).all;
    const held = begin(1, () => login(VICTIM, PASSWORD));
    expect(refusalIn(await login('ravi@example.com', WRONG))).toBe('401 BAD_CREDENTIALS');
    expect(held.answered).toEqual([]);
    await server.app.close();
    await held.all;
    expect(held.answered).toEqual(['503 OVERLOADED']);
  });

  test('from everywhere together are slowed after a hundred', async () => {
    const first = begin(100, (index) => login(VICTIM, WRONG, { network: `198.51.100.${index}` }));
    await first.all;
    expect(new Set(first.answered)).toEqual(new Set(['401 BAD_CREDENTIALS']));
    const { answer, seconds } = await waitFor(login(VICTIM, PASSWORD, { network: ELSEWHERE }));
    expect([answer.status, seconds >= 10]).toEqual([200, true]);
  });
});

describe('[AC6] passwords sprayed over many accounts from one network', () => {
  const sprayed = (index: number) => login(`student_${index % 30}@example.com`, WRONG);

  test('are slowed after a hundred, and right ones from the same network go first', async () => {
    const spray = begin(140, sprayed);
    await expect.poll(() => spray.answered.length, { timeout: 40_000 }).toBe(100);
    const owner = login(VICTIM, PASSWORD);
    const { answer, seconds } = await waitFor(owner);
    expect([answer.status, seconds <= 3]).toEqual([200, true]);
    expect(spray.answered.length).toBeLessThanOrEqual(102);
  });

  test('do not slow other networks', async () => {
    const spray = begin(110, sprayed);
    await expect.poll(() => spray.answered.length, { timeout: 40_000 }).toBe(100);
    expect(refusalIn(await login(VICTIM, WRONG, { network: ELSEWHERE }))).toBe('401 BAD_CREDENTIALS');
    expect((await login(VICTIM, PASSWORD, { network: ELSEWHERE })).status).toBe(200);
  });
});

describe('[AC53] made-up addresses from one network', () => {
  const madeUp = (index: number) => login(`made_up_${index}@example.com`, WRONG);
  const STUDENTS = ['ravi', 'meena', 'kiran', 'zoya'];

  /** A hundred are answered, and the others wait. */
  async function flood(count: number) {
    const made = begin(count, madeUp);
    await expect.poll(() => made.answered.length, { timeout: 40_000 }).toBe(100);
    return made;
  }

  const signIn = (username: string) => login(`${username}@example.com`, PASSWORD);

  test('do not delay right passwords from new devices, however many wait', async () => {
    for (const username of STUDENTS) await server.addUser({ username });
    const made = await flood(200);
    const answers = await Promise.all(STUDENTS.map(signIn));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(made.answered).toHaveLength(100);
  });

  test('do not keep them out by taking all places: the try that has waited longest gives its place up', async () => {
    await server.addUser({ username: 'ravi' });
    const made = await flood(600);
    const more = begin(20, (index) => madeUp(600 + index));
    expect((await signIn('ravi')).status).toBe(200);
    expect(made.answered.slice(100)).toEqual(Array(20 + 1).fill('503 OVERLOADED'));
    expect(more.answered).toEqual([]);
  });

  test('wait as long as a wrong password of an account, which is not answered when it is checked', async () => {
    await flood(101);
    const wrong = begin(1, () => login(VICTIM, WRONG));
    await checkWhatWasLetIn();
    expect(wrong.answered).toEqual([]);
  });

  test('do not let more passwords of accounts be tried than without them', async () => {
    const accounts = Array.from({ length: 34 }, (_, index) => `student_${index}`);
    for (const username of accounts) await server.addUser({ username });
    await flood(101);
    begin(34 * 3, (index) => login(`${accounts[index % 34]}@example.com`, WRONG));
    const owner = login(VICTIM, PASSWORD);
    const { answer, seconds } = await waitFor(owner);
    expect([answer.status, seconds >= 3]).toEqual([200, true]);
  });
});

describe('[AC6] a known device', () => {
  test('is known by a cookie that says nothing of whose account it is', async () => {
    const answer = await login(VICTIM, PASSWORD);
    const [text = ''] = [answer.headers['set-cookie']].flat().filter((each) => each?.startsWith('device='));
    expect(text.split('; ').slice(1).sort()).toEqual(
      ['HttpOnly', 'Max-Age=34560000', 'Path=/api/auth', 'SameSite=Strict'].sort(),
    );
    expect(deviceIn(answer)).toMatch(/^[\w-]{22}\.[\w-]{22}$/);
  });

  test('keeps its marks of several accounts, and one that somebody made up is worth nothing', async () => {
    await server.addUser({ username: 'ravi' });
    const first = deviceIn(await login(VICTIM, PASSWORD));
    const both = deviceIn(await login('ravi@example.com', PASSWORD, { cookie: first }));
    expect(both.split('.')).toHaveLength(3);
    await begin(10, () => login(VICTIM, WRONG)).all;
    expect((await login(VICTIM, PASSWORD, { cookie: both })).status).toBe(200);
    const [id = '', raviMark = ''] = both.split('.');
    for (const cookie of [`${id}.${raviMark}`, `${'A'.repeat(22)}.${'A'.repeat(22)}`, 'x']) {
      const held = begin(1, () => login(VICTIM, PASSWORD, { cookie }));
      expect((await login('ravi@example.com', PASSWORD)).status).toBe(200);
      expect(held.answered, cookie).toEqual([]);
    }
  });
});
