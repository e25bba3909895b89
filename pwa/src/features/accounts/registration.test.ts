import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RegistrationDesk } from './registration.ts';
import { faultOf, proofOf, reachable, shownFault, steps, type Step } from './registration-steps.ts';

const server = setupServer();
let storage: Storage;
let now: number;
let sent: { path: string; body: Record<string, unknown> }[];

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
afterEach(() => server.resetHandlers());
beforeEach(() => {
  sessionStorage.clear();
  storage = sessionStorage;
  now = Date.parse('2026-05-03T10:00:00Z');
  sent = [];
  for (const channel of ['email', 'phone']) {
    for (const verb of ['send', 'resend']) {
      answer(`otp/${verb}-${channel}-otp`, () => ({
        [`${channel}OtpToken`]: `${channel} ${sent.length}`,
        expiresInSeconds: 600,
        resendInSeconds: 120,
        delivery: 'provider',
      }));
    }
    answer(`otp/verify-${channel}-otp`, () => ({ message: 'ok' }));
  }
  answer('auth/register', () => ({ message: 'ok' }));
  server.use(
    http.get('*/api/auth/username-available', ({ request }) => {
      const available = new URL(request.url).searchParams.get('username') !== 'taken';
      return HttpResponse.json({ success: true, available });
    }),
  );
});

function answer(path: string, body: () => Record<string, unknown>): void {
  server.use(
    http.post(`*/api/${path}`, async ({ request }) => {
      sent.push({ path, body: (await request.json()) as Record<string, unknown> });
      return HttpResponse.json({ success: true, ...body() });
    }),
  );
}

function refuse(
  path: string,
  status: number,
  code: string,
  errors: Record<string, string>,
  wait?: number,
): void {
  const message = Object.values(errors)[0] ?? code;
  const headers = wait === undefined ? {} : { 'retry-after': String(wait) };
  server.use(
    http.post(`*/api/${path}`, () =>
      HttpResponse.json({ success: false, code, message, error: message, errors }, { status, headers }),
    ),
  );
}

const open = (): RegistrationDesk =>
  new RegistrationDesk({ storage, now: () => now, noteCall: () => undefined });

/** Goes on up to a step, everything being fine. */
async function goTo(desk: RegistrationDesk, goal: Step): Promise<void> {
  const fill: Record<Step, () => void> = {
    username: () => desk.enter({ username: 'asha' }),
    fullName: () => desk.enter({ fullName: 'Asha Sharma' }),
    email: () => desk.enter({ email: 'asha@example.com' }),
    emailCode: () => desk.enterSecret({ emailCode: '123456' }),
    phone: () => desk.enter({ phone: '9876543210' }),
    phoneCode: () => desk.enterSecret({ phoneCode: '123456' }),
    category: () => desk.enter({ category: 'c1' }),
    password: () => desk.enterSecret({ password: 'correct horse' }),
    confirmPassword: () => desk.enterSecret({ confirmPassword: 'correct horse' }),
  };
  for (const step of steps) {
    if (step === goal) return;
    fill[step]();
    expect(await desk.submit(step)).not.toBeNull();
  }
}

const fault = (desk: RegistrationDesk, step: Step) => faultOf(step, desk.store.getState());

describe('the nine steps', () => {
  it('lead to an account, each code asked for once and the payload as the interface has it', async () => {
    const desk = open();
    await goTo(desk, 'confirmPassword');
    desk.enterSecret({ confirmPassword: 'correct horse' });
    expect(await desk.submit('confirmPassword')).toBe('done');
    expect(sent.map(({ path }) => path)).toEqual([
      'otp/send-email-otp',
      'otp/verify-email-otp',
      'otp/send-phone-otp',
      'otp/verify-phone-otp',
      'auth/register',
    ]);
    expect(sent.at(-1)?.body).toEqual({
      username: 'asha',
      fullName: 'Asha Sharma',
      email: 'asha@example.com',
      emailOtpToken: 'email 1',
      phone: '9876543210',
      countryCode: '+91',
      phoneOtpToken: 'phone 3',
      categories: ['c1'],
      password: 'correct horse',
      confirmPassword: 'correct horse',
    });
    expect(storage.length).toBe(0);
  });

  it('say what is wrong only about what is not empty', () => {
    const desk = open();
    const says = (step: Step) => shownFault(step, desk.store.getState());
    for (const step of steps) expect(says(step)).toBeUndefined();
    desk.enter({ username: 'a', fullName: 'A', email: 'a@b', phone: '98' });
    desk.enterSecret({ emailCode: '12', password: 'short', confirmPassword: 'shor' });
    expect(says('username')).toBe('Username must be at least 3 characters');
    desk.enter({ username: 'a b c' });
    expect(says('username')).toBe('Username can only contain letters, numbers, and underscores');
    expect(says('fullName')).toBe('Full name must be at least 2 characters');
    expect(says('email')).toBe('Please enter a valid email address');
    expect(says('emailCode')).toBe('Please enter the complete 6-digit code');
    expect(says('phone')).toBe('Please enter a valid 10-digit mobile number');
    expect(says('password')).toBe('Password must be at least 8 characters');
    expect(says('confirmPassword')).toBe('Passwords do not match');
    expect(fault(desk, 'category')).toBe('Please select an exam category');
  });

  it('cannot be passed by: a later one is shown only when those before it are done', async () => {
    const desk = open();
    const shown = (wanted: string | null) => reachable(wanted, desk.store.getState());
    expect(shown('password')).toBe('username');
    await goTo(desk, 'emailCode');
    expect(shown('password')).toBe('emailCode');
    expect(shown('fullName')).toBe('fullName');
    expect(shown(null)).toBe('emailCode');
    desk.enter({ email: 'other@example.com' });
    expect(shown('emailCode')).toBe('email');
    desk.enter({ email: 'asha@example.com' });
    expect(shown('emailCode')).toBe('emailCode');
  });
});

describe('[ST31] what is taken', () => {
  it('[ST31] a username holds the first step up; another lets it go', async () => {
    const desk = open();
    desk.enter({ username: 'taken' });
    expect(await desk.submit('username')).toBeNull();
    expect(fault(desk, 'username')).toBe('This username is already taken. Please choose another.');
    desk.enter({ username: 'asha' });
    expect(await desk.submit('username')).toBe('fullName');
  });

  it('[ST31] a username that cannot be asked about holds nobody up', async () => {
    server.use(http.get('*/api/auth/username-available', () => HttpResponse.error()));
    const desk = open();
    desk.enter({ username: 'asha' });
    expect(await desk.submit('username')).toBe('fullName');
  });

  it('[ST31] an address is told after its code, and leads back to it', async () => {
    const desk = open();
    await goTo(desk, 'emailCode');
    refuse('otp/verify-email-otp', 409, 'CONFLICT', { email: 'Taken' });
    desk.enterSecret({ emailCode: '123456' });
    expect(await desk.submit('emailCode')).toBe('email');
    expect(fault(desk, 'email')).toBe('Taken');
    desk.enter({ email: 'other@example.com' });
    expect(fault(desk, 'email')).toBeNull();
  });

  it('[ST31] and so is whatever the last step learns', async () => {
    const desk = open();
    await goTo(desk, 'confirmPassword');
    desk.enterSecret({ confirmPassword: 'correct horse' });
    refuse('auth/register', 409, 'CONFLICT', { phone: 'Phone taken', username: 'Name taken' });
    expect(await desk.submit('confirmPassword')).toBe('username');
    expect([fault(desk, 'username'), fault(desk, 'phone')]).toEqual(['Name taken', 'Phone taken']);
    expect(desk.store.getState().secrets.password).toBe('correct horse');
  });
});

describe('codes', () => {
  it('a wrong one is told beside the boxes, and another may be tried', async () => {
    const desk = open();
    await goTo(desk, 'emailCode');
    desk.enterSecret({ emailCode: '000000' });
    refuse('otp/verify-email-otp', 422, 'REFUSED', { otp: 'Invalid OTP. Please try again.' });
    expect(await desk.submit('emailCode')).toBeNull();
    expect(fault(desk, 'emailCode')).toBe('Invalid OTP. Please try again.');
    desk.enterSecret({ emailCode: '000001' });
    expect(fault(desk, 'emailCode')).toBeNull();
  });

  it('back and forward asks for no second one, before and after it was verified', async () => {
    const desk = open();
    await goTo(desk, 'emailCode');
    expect(await desk.submit('email')).toBe('emailCode');
    desk.enterSecret({ emailCode: '123456' });
    await desk.submit('emailCode');
    expect(await desk.submit('email')).toBe('emailCode');
    expect(await desk.submit('emailCode')).toBe('phone');
    expect(sent).toHaveLength(2);
  });

  it('another one replaces the first, and the countdown begins anew', async () => {
    const desk = open();
    await goTo(desk, 'emailCode');
    now += 120_000;
    expect(await desk.resend('email')).toBe(true);
    const proof = proofOf('email', desk.store.getState());
    expect(proof).toMatchObject({ token: 'email 2', resendAt: now + 120_000, verified: false });
  });

  it("the server's own countdown counts", async () => {
    const desk = open();
    await goTo(desk, 'emailCode');
    refuse('otp/resend-email-otp', 429, 'RATE_LIMITED', {}, 45);
    expect(await desk.resend('email')).toBe(false);
    expect(proofOf('email', desk.store.getState())).toMatchObject({
      token: 'email 1',
      resendAt: now + 45_000,
    });
  });

  it('whose proof has ended at the last step are asked for again', async () => {
    const desk = open();
    await goTo(desk, 'confirmPassword');
    desk.enterSecret({ confirmPassword: 'correct horse' });
    refuse('auth/register', 422, 'REFUSED', { emailOtpToken: 'Please verify your email again.' });
    await desk.submit('confirmPassword');
    const state = desk.store.getState();
    expect(state.notice).toBe('Please verify your email again.');
    expect(reachable('emailCode', state)).toBe('email');
  });
});

describe('a reload', () => {
  it('goes on where it was, with the countdown; passwords and codes are nowhere', async () => {
    const desk = open();
    await goTo(desk, 'confirmPassword');
    desk.enterSecret({ confirmPassword: 'correct horse' });
    const kept = JSON.stringify(storage);
    expect(kept).not.toContain('correct horse');
    expect(kept).not.toContain('123456');
    const again = open().store.getState();
    expect(reachable('confirmPassword', again)).toBe('password');
    expect(again.values).toEqual(desk.store.getState().values);
    expect(again.proofs.phone?.resendAt).toBe(now + 120_000);
  });

  it('after an hour begins anew', async () => {
    await goTo(open(), 'email');
    now += 3_600_000;
    expect(open().store.getState().values.username).toBe('');
  });

  it('does not stumble over what another version wrote', () => {
    storage.setItem('registration', '{"values":');
    expect(open().store.getState().values.username).toBe('');
    storage.setItem('registration', '{"savedAt":1}');
    expect(open().store.getState().values.username).toBe('');
  });
});

describe('a lost network', () => {
  it('is told, and nothing that was typed is lost', async () => {
    const desk = open();
    await goTo(desk, 'email');
    desk.enter({ email: 'asha@example.com' });
    server.use(http.post('*/api/otp/send-email-otp', () => HttpResponse.error()));
    expect(await desk.submit('email')).toBeNull();
    expect(desk.store.getState()).toMatchObject({
      busy: false,
      notice: 'No response from server. Please check your connection.',
      values: { email: 'asha@example.com', fullName: 'Asha Sharma' },
    });
  });
});
