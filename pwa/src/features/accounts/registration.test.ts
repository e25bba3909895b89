import { ERRORS } from '@exam/shared-schema/contract';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RegistrationController } from './registration.ts';
import { after, faultOf, proofOf, reachable, shownFault, steps, type Step } from './registration-steps.ts';

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

function failed(status: number, code: string, message: string, retryAfter?: string): Response {
  const headers = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
  return HttpResponse.json({ success: false, code, message, error: message }, { status, headers });
}

const open = (): RegistrationController =>
  new RegistrationController({ storage, now: () => now, noteCall: () => undefined });

/** Advances to a step with valid input. */
async function goTo(controller: RegistrationController, goal: Step): Promise<void> {
  const fill: Record<Step, () => void> = {
    username: () => controller.enter({ username: 'asha' }),
    fullName: () => controller.enter({ fullName: 'Asha Sharma' }),
    email: () => controller.enter({ email: 'asha@example.com' }),
    emailCode: () => controller.enterSecret({ emailCode: '123456' }),
    phone: () => controller.enter({ phone: '9876543210' }),
    phoneCode: () => controller.enterSecret({ phoneCode: '123456' }),
    category: () => controller.enter({ category: 'c1' }),
    password: () => controller.enterSecret({ password: 'correct horse' }),
    confirmPassword: () => controller.enterSecret({ confirmPassword: 'correct horse' }),
  };
  for (const step of steps) {
    if (step === goal) return;
    fill[step]();
    expect(await controller.submit(step)).not.toBeNull();
  }
}

const fault = (controller: RegistrationController, step: Step) => faultOf(step, controller.store.getState());

describe('the nine steps', () => {
  it('lead to an account, each code asked for once and the payload as the interface has it', async () => {
    const controller = open();
    await goTo(controller, 'confirmPassword');
    controller.enterSecret({ confirmPassword: 'correct horse' });
    expect(await controller.submit('confirmPassword')).toBe('done');
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
    const controller = open();
    const faultAt = (step: Step) => shownFault(step, controller.store.getState());
    for (const step of steps) expect(faultAt(step)).toBeUndefined();
    controller.enter({ username: 'a', fullName: 'A', email: 'a@b', phone: '98' });
    controller.enterSecret({ emailCode: '12', password: 'short', confirmPassword: 'shor' });
    expect(faultAt('username')).toBe('Username must be at least 3 characters');
    controller.enter({ username: 'a b c' });
    expect(faultAt('username')).toBe('Username can only contain letters, numbers, and underscores');
    expect(faultAt('fullName')).toBe('Full name must be at least 2 characters');
    expect(faultAt('email')).toBe('Please enter a valid email address');
    expect(faultAt('emailCode')).toBe('Please enter the complete 6-digit code');
    expect(faultAt('phone')).toBe('Please enter a valid 10-digit mobile number');
    expect(faultAt('password')).toBe('Password must be at least 8 characters');
    expect(faultAt('confirmPassword')).toBe('Passwords do not match');
    expect(fault(controller, 'category')).toBe('Please select an exam category');
  });

  it('cannot be passed by: a later one is shown only when those before it are done', async () => {
    const controller = open();
    const shown = (wanted: string | null) => reachable(wanted, controller.store.getState());
    expect(shown('password')).toBe('username');
    await goTo(controller, 'emailCode');
    expect(shown('password')).toBe('emailCode');
    expect(shown('fullName')).toBe('fullName');
    expect(shown(null)).toBe('emailCode');
    controller.enter({ email: 'other@example.com' });
    expect(shown('emailCode')).toBe('email');
    controller.enter({ email: 'asha@example.com' });
    expect(shown('emailCode')).toBe('emailCode');
  });
});

it('[AC60] a password is confirmed in another form of the same characters', () => {
  const controller = open();
  controller.enterSecret({ password: 'caf\u00e9-mango', confirmPassword: 'cafe\u0301-mango' });
  expect(faultOf('confirmPassword', controller.store.getState())).toBeNull();
});

it('another password has to be confirmed anew', () => {
  const controller = open();
  controller.enterSecret({ password: 'first-secret', confirmPassword: 'first-secret' });
  controller.enterSecret({ password: 'second-secret' });
  expect(controller.store.getState().secrets.confirmPassword).toBe('');
  controller.enterSecret({ confirmPassword: 'second-secret' });
  expect(controller.store.getState().secrets).toMatchObject({
    password: 'second-secret',
    confirmPassword: 'second-secret',
  });
});

describe('[ST31] what is taken', () => {
  it('[ST31] a username holds the first step up; another lets it go', async () => {
    const controller = open();
    controller.enter({ username: 'taken' });
    expect(await controller.submit('username')).toBeNull();
    expect(fault(controller, 'username')).toBe('This username is already taken. Please choose another.');
    controller.enter({ username: 'asha' });
    expect(await controller.submit('username')).toBe('fullName');
  });

  it('[ST31] a username that cannot be asked about holds nobody up', async () => {
    server.use(http.get('*/api/auth/username-available', () => HttpResponse.error()));
    const controller = open();
    controller.enter({ username: 'asha' });
    expect(await controller.submit('username')).toBe('fullName');
  });

  it('[ST31] an address is told after its code, and leads back to it', async () => {
    const controller = open();
    await goTo(controller, 'emailCode');
    refuse('otp/verify-email-otp', 409, 'CONFLICT', { email: 'Taken' });
    controller.enterSecret({ emailCode: '123456' });
    expect(await controller.submit('emailCode')).toBe('email');
    expect(fault(controller, 'email')).toBe('Taken');
    controller.enter({ email: 'other@example.com' });
    expect(fault(controller, 'email')).toBeNull();
  });

  it('[ST31] and so is whatever the last step learns', async () => {
    const controller = open();
    await goTo(controller, 'confirmPassword');
    controller.enterSecret({ confirmPassword: 'correct horse' });
    refuse('auth/register', 409, 'CONFLICT', { phone: 'Phone taken', username: 'Name taken' });
    expect(await controller.submit('confirmPassword')).toBe('username');
    expect([fault(controller, 'username'), fault(controller, 'phone')]).toEqual([
      'Name taken',
      'Phone taken',
    ]);
    expect(controller.store.getState().secrets.password).toBe('correct horse');
  });
});

describe('codes', () => {
  it('a wrong one is reported beside the boxes, and another may be tried', async () => {
    const controller = open();
    await goTo(controller, 'emailCode');
    controller.enterSecret({ emailCode: '000000' });
    refuse('otp/verify-email-otp', 422, 'REFUSED', { otp: 'Invalid OTP. Please try again.' });
    expect(await controller.submit('emailCode')).toBeNull();
    expect(fault(controller, 'emailCode')).toBe('Invalid OTP. Please try again.');
    controller.enterSecret({ emailCode: '000001' });
    expect(fault(controller, 'emailCode')).toBeNull();
  });

  it.each<[string, () => Response, string]>([
    ['the network is lost', () => HttpResponse.error(), 'Network error, please try again.'],
    [
      'a proxy answers',
      () => new HttpResponse('<html>', { status: 502 }),
      'Something went wrong. Please try again later.',
    ],
    ['a captive portal answers', () => new HttpResponse('<html>'), 'Invalid response format from server'],
    [
      'the server fails',
      () => failed(500, 'INTERNAL', 'Server error occurred.'),
      'Something went wrong. Please try again later.',
    ],
    ['the server is busy', () => failed(503, 'OVERLOADED', 'Busy. Try again.'), 'Busy. Try again.'],
    [
      'there were too many tries',
      () => failed(429, 'RATE_LIMITED', ERRORS.RATE_LIMITED.message, '45'),
      'Too many requests. Please try again in 45 seconds.',
    ],
  ])(
    '[ST55] a right one is not called wrong when %s, and may be sent again',
    async (_what, reply, message) => {
      for (const step of ['emailCode', 'phoneCode'] as const) {
        const controller = open();
        await goTo(controller, step);
        controller.enterSecret({ [step]: '123456' });
        server.use(http.post('*/api/otp/verify-*-otp', reply, { once: true }));
        expect(await controller.submit(step)).toBeNull();
        expect(controller.store.getState().notice).toEqual({ own: null, message });
        expect(fault(controller, step)).toBeNull();
        expect(await controller.submit(step)).toBe(after(step));
        sessionStorage.clear();
      }
    },
  );

  it('back and forward asks for no second one, before and after it was verified', async () => {
    const controller = open();
    await goTo(controller, 'emailCode');
    expect(await controller.submit('email')).toBe('emailCode');
    controller.enterSecret({ emailCode: '123456' });
    await controller.submit('emailCode');
    expect(await controller.submit('email')).toBe('emailCode');
    expect(await controller.submit('emailCode')).toBe('phone');
    expect(sent).toHaveLength(2);
  });

  it('another one replaces the first, and the countdown begins again', async () => {
    const controller = open();
    await goTo(controller, 'emailCode');
    now += 120_000;
    expect(await controller.resend('email')).toBe(true);
    const proof = proofOf('email', controller.store.getState());
    expect(proof).toMatchObject({ token: 'email 2', resendAt: now + 120_000, verified: false });
  });

  it("the server's own countdown counts", async () => {
    const controller = open();
    await goTo(controller, 'emailCode');
    refuse('otp/resend-email-otp', 429, 'RATE_LIMITED', {}, 45);
    expect(await controller.resend('email')).toBe(false);
    expect(proofOf('email', controller.store.getState())).toMatchObject({
      token: 'email 1',
      resendAt: now + 45_000,
    });
  });

  it('whose proof has ended at the last step are asked for again', async () => {
    const controller = open();
    await goTo(controller, 'confirmPassword');
    controller.enterSecret({ confirmPassword: 'correct horse' });
    refuse('auth/register', 422, 'REFUSED', { emailOtpToken: 'Please verify your email again.' });
    await controller.submit('confirmPassword');
    const state = controller.store.getState();
    expect(state.notice).toEqual({ own: null, message: 'Please verify your email again.' });
    expect(reachable('emailCode', state)).toBe('email');
  });
});

describe('a reload', () => {
  it('[AC33] goes on where it was, with the countdown; passwords and codes are nowhere', async () => {
    const controller = open();
    await goTo(controller, 'confirmPassword');
    controller.enterSecret({ confirmPassword: 'correct horse' });
    const kept = JSON.stringify(storage);
    expect(kept).not.toContain('correct horse');
    expect(kept).not.toContain('123456');
    const again = open().store.getState();
    expect(reachable('confirmPassword', again)).toBe('password');
    expect(again.values).toEqual(controller.store.getState().values);
    expect(again.proofs.phone?.resendAt).toBe(now + 120_000);
  });

  it('after an hour begins again', async () => {
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
  it('is reported, and nothing that was typed is lost', async () => {
    const controller = open();
    await goTo(controller, 'email');
    controller.enter({ email: 'asha@example.com' });
    server.use(http.post('*/api/otp/send-email-otp', () => HttpResponse.error()));
    expect(await controller.submit('email')).toBeNull();
    expect(controller.store.getState()).toMatchObject({
      busy: false,
      notice: {
        own: 'Failed to send email OTP',
        message: 'No response from server. Please check your connection.',
      },
      values: { email: 'asha@example.com', fullName: 'Asha Sharma' },
    });
  });
});
