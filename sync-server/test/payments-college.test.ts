import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CollegeChoice, CollegeLink, ManagedPayment, Notice } from '@exam/shared-schema/contract';
import { RazorpayBooks, type RazorpayLink } from '../../look-alikes/razorpay.ts';
import { dataIn, errorIn, refusalIn } from './support/read.ts';
import { interceptRazorpay, openShop, type Shop } from './support/shop.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let books: RazorpayBooks;
let shop: Shop;
let packageId: string;
const wire = interceptRazorpay(() => books);

beforeAll(() => wire.listen({ onUnhandledRequest: 'error' }));
afterAll(() => wire.close());
beforeEach(async () => {
  books = new RazorpayBooks();
  shop = await openShop(books);
  books.now = () => shop.server.clock.now();
  await write((queries, t) => queries.insert(t.organisations).values({ id: 'iit', name: 'IIT Delhi' }));
  for (let number = 0; number < 3; number += 1) await addStudent(`student${number}`);
  packageId = dataIn<{ _id: string }>(await asAdmin('POST', '/payments/packages', EXAM_PACK))._id;
});
afterEach(() => shop.server.close());

const EXAM_PACK = { name: 'Exam Pack', Tokens: 500, price: 99.5 };

type Store = Shop['server']['context']['store'];
const write = <T>(
  work: (queries: Parameters<Parameters<Store['write']>[0]>[0], t: Store['t']) => Promise<T>,
) => shop.server.context.store.write((queries) => work(queries, shop.server.context.store.t));

async function addStudent(username: string, own: Partial<Store['t']['users']['$inferInsert']> = {}) {
  const id = await shop.server.addUser({ username });
  const values = { organisationId: 'iit', ...own };
  await write((queries, { users }) => queries.update(users).set(values).where(eq(users.id, id)));
  return id;
}

async function asAdmin(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) {
  const token = await shop.server.signIn('admin');
  return shop.server.ask(method, `/api${path}`, { token, ...(body && { body }) });
}

const ask = (own: object = {}) =>
  asAdmin('POST', '/payments/create-college-package', { collegeId: 'iit', packageId, ...own });
const made = async () => dataIn<CollegeLink>(await ask());
const linkOf = (): RazorpayLink => {
  const [link] = [...books.links.values()].slice(-1);
  if (link === undefined) throw new Error('There is no link');
  return link;
};

async function stored(id: string) {
  const { read, t } = shop.server.context.store;
  const [row] = await read.select().from(t.payments).where(eq(t.payments.id, id));
  if (row === undefined) throw new Error(`There is no payment ${id}`);
  return row;
}

/** The tokens that students have of a payment, by name. */
async function tokensOf(id: string): Promise<Record<string, number>> {
  const { read, t } = shop.server.context.store;
  const isOf = and(eq(t.tokenGrants.userId, t.users.id), eq(t.tokenGrants.source, `payment ${id}`));
  const rows = await read
    .select({ name: t.users.username, tokens: t.tokenGrants.remaining })
    .from(t.tokenGrants)
    .innerJoin(t.users, isOf);
  return Object.fromEntries(rows.map(({ name, tokens }) => [name, tokens]));
}

const EACH = { student0: 500, student1: 500, student2: 500 };

describe('[PA15] packages', () => {
  test('are managed by administrators, and the active ones are offered by price', async () => {
    await asAdmin('POST', '/payments/packages', { name: 'Small', Tokens: 10, price: 10 });
    const path = `/payments/packages/${packageId}`;
    const token = shop.asha.token;
    const offered = async () =>
      dataIn<{ name: string }[]>(await shop.server.ask('GET', '/api/payments/packages', { token }));
    expect(await offered()).toMatchObject([
      { name: 'Small', Tokens: 10, price: 10 },
      { name: 'Exam Pack', Tokens: 500, price: 99.5, description: '', isActive: true },
    ]);
    await asAdmin('PUT', path, { isActive: false, price: 120 });
    expect(await offered()).toMatchObject([{ name: 'Small' }]);
    const list = await asAdmin('GET', '/admin/packages?isActive=false');
    expect(list.json).toMatchObject({ total: 1, collegePackages: [{ name: 'Exam Pack', price: 120 }] });
    expect((await asAdmin('DELETE', path)).status).toBe(200);
    const asStudent = await shop.server.ask('POST', '/api/payments/packages', { token, body: EXAM_PACK });
    expect(refusalIn(asStudent)).toBe('403 FORBIDDEN');
  });

  test.each([
    [{ ...EXAM_PACK, name: ' ' }, 'Package name is required'],
    [{ ...EXAM_PACK, Tokens: 0 }, 'Tokens must be a whole number from 1 to 1000000'],
    [{ ...EXAM_PACK, price: 9 }, 'Price must be ₹10 to ₹100000'],
    [{ ...EXAM_PACK, price: 10.005 }, 'Price must have at most two decimals'],
  ])('have their rules: %j', async (form, sentence) => {
    const answer = errorIn(await asAdmin('POST', '/payments/packages', form));
    expect(Object.values(answer.errors ?? {})).toEqual([sentence]);
  });

  test('for which a link was made are disabled, not deleted', async () => {
    await made();
    const refused = await asAdmin('DELETE', `/payments/packages/${packageId}`);
    expect(refusalIn(refused)).toBe('409 CONFLICT');
    expect(errorIn(refused).message).toContain('You can disable it instead.');
  });
});

describe('[PA16] a payment link', () => {
  test('[ST46] is for all students of the college, at their number, with an end', async () => {
    const count = await asAdmin('GET', '/payments/college-student-count/iit');
    expect(dataIn(count)).toEqual({ studentCount: 3, collegeName: 'IIT Delhi' });
    const link = await made();
    expect(link).toMatchObject({
      paymentLink: linkOf().short_url,
      summary: { totalTokens: 1500, totalAmount: 298.5, totalStudents: 3 },
      expiresAt: '2026-01-12T09:00:00.000Z',
    });
    expect(linkOf()).toMatchObject({
      amount: 29_850,
      currency: 'INR',
      reference_id: link.paymentId,
      description: 'Exam Pack: 3 students of IIT Delhi',
      callback_url: 'https://prep.test/payments/link',
    });
    const { payments } = (await asAdmin('GET', '/admin/get_all_payments?entityModel=College')).json as {
      payments: ManagedPayment[];
    };
    expect(payments).toMatchObject([
      {
        _id: link.paymentId,
        entityModel: 'College',
        entityId: { _id: 'iit', name: 'IIT Delhi' },
        status: 'pending',
        amount: 29_850,
        tokensPurchased: 1500,
        notes: { planName: 'Exam Pack' },
        link: { razorpayLinkId: linkOf().id, url: link.paymentLink, students: 3 },
      },
    ]);
    expect(await tokensOf(link.paymentId)).toEqual({});
  });

  test('counts no teachers of a college, no simulated, banned or deleted students', async () => {
    await addStudent('head', { role: 'admin' });
    await addStudent('played', { isDemo: true });
    for (const accountStatus of ['banned', 'deactivated', 'deleted'] as const)
      await addStudent(accountStatus, { accountStatus });
    await addStudent('new', { accountStatus: 'pending' });
    expect((await made()).summary.totalStudents).toBe(4);
  });

  test('is found again by the same request, also where its answer was lost, until a student is added', async () => {
    books.trouble = 'deaf';
    const lost = await ask();
    expect(errorIn(lost)).toMatchObject({ code: 'PAYMENTS_OFF', message: 'Failed to create payment' });
    books.trouble = null;
    const first = await made();
    const again = await Promise.all([made(), made(), made()]);
    expect(new Set(again.map(({ paymentLink }) => paymentLink))).toEqual(new Set([first.paymentLink]));
    expect(books.links.size).toBe(1);
    await addStudent('student3');
    const other = await made();
    expect(other).toMatchObject({ summary: { totalStudents: 4 } });
    await shop.after(16 * MINUTE);
    expect((await made()).paymentId).not.toBe(other.paymentId);
    expect(books.links.size).toBe(3);
  });

  test.each([
    [{ collegeId: 'default' }, '404 NOT_FOUND', 'College not found. It may have been deleted.'],
    [{ collegeId: 'nothing' }, '404 NOT_FOUND', 'College not found. It may have been deleted.'],
    [{ packageId: 'nothing' }, '404 NOT_FOUND', 'Package not found. It may have been deleted or disabled.'],
    [{ collegeId: 'empty' }, '422 REFUSED', 'No Students Found in Selected College'],
    [{ packageId: '' }, '400 VALIDATION', 'Please select both college and package'],
    [{ collegeId: undefined }, '400 VALIDATION', 'Please select both college and package'],
  ])('is refused: %j', async (own, refusal, sentence) => {
    await write((queries, t) => queries.insert(t.organisations).values({ id: 'empty', name: 'Empty' }));
    const answer = await ask(own);
    expect(refusalIn(answer)).toBe(refusal);
    const { message, errors } = errorIn(answer);
    expect([message, ...Object.values(errors ?? {})]).toContain(sentence);
    expect(books.links.size).toBe(0);
  });

  test('is offered for active colleges by name or code, which the default organisation is not', async () => {
    await write((queries, { organisations }) =>
      queries.insert(organisations).values([
        { id: 'nit', name: 'NIT Surat', code: 'SVNIT' },
        { id: 'closed', name: 'Closed College', code: 'CLOSED', isActive: false },
      ]),
    );
    await addStudent('teacher', { role: 'teacher' });
    await addStudent('banned', { accountStatus: 'banned' });
    const found = async (search: string) =>
      dataIn<CollegeChoice[]>(await asAdmin('GET', `/payments/colleges?search=${search}`));
    const iit = { _id: 'iit', name: 'IIT Delhi', code: '', studentCount: 3 };
    const nit = { _id: 'nit', name: 'NIT Surat', code: 'SVNIT', studentCount: 0 };
    expect(await found('')).toEqual([iit, nit]);
    expect(await found('surat')).toEqual([nit]);
    expect(await found('svn')).toEqual([nit]);
    expect(await found('closed')).toEqual([]);
  });
});

describe('[PA17] a paid package', () => {
  async function paid() {
    const link = await made();
    const payment = books.payLink(linkOf().id);
    return { ...link, payment };
  }

  async function expectCredited(id: string): Promise<void> {
    expect(await tokensOf(id)).toEqual(EACH);
    expect(await stored(id)).toMatchObject({ state: 'paid', endsAt: null });
    expect(await shop.faults()).toEqual([]);
  }

  test('by an event credits each student of that time once, with a notice', async () => {
    const { paymentId, payment } = await paid();
    await addStudent('late');
    await shop.send(books.event(payment));
    const event = books.linkEvent(payment);
    for (let again = 0; again < 3; again += 1) expect((await shop.send(event)).status).toBe(200);
    await shop.work();
    await shop.send(books.linkEvent(payment));
    await shop.send(books.event(payment));
    await shop.work();
    await expectCredited(paymentId);
    const token = await shop.server.signIn('student0');
    const notices = dataIn<Notice[]>(await shop.server.ask('GET', '/api/notices', { token }));
    expect(notices).toMatchObject([
      { kind: 'package-received', tokens: 500, packageName: 'Exam Pack', collegeName: 'IIT Delhi' },
    ]);
    const mine = await shop.server.ask('GET', '/api/payments/my-payments', { token });
    expect(mine.json).toMatchObject({ total: 0 });
    const details = dataIn(await asAdmin('GET', `/admin/payments/${paymentId}`));
    expect(details).toMatchObject({ credited: 3, differs: false, payment: { status: 'success' } });
  });

  test('[PA20] mails its students twenty at a time, and each of them once', async () => {
    for (let number = 3; number < 25; number += 1) await addStudent(`student${number}`);
    const { paymentId, payment } = await paid();
    const mailed = () =>
      (shop.server.context.messaging.outbox?.messages() ?? []).map(({ to }) => to).toSorted();
    await shop.send(books.linkEvent(payment));
    await shop.work();
    // None if the students were credited after the first look.
    expect([0, 20]).toContain(mailed().length);
    await shop.after(5000);
    const again = { state: 'waiting', runAt: 0 } as const;
    await write((queries, { jobs }) =>
      queries.update(jobs).set(again).where(eq(jobs.kind, 'mail-package-students')),
    );
    await shop.work();
    for (let pause = 0; pause < 3; pause += 1) await shop.after(5000);
    expect(mailed()).toHaveLength(25);
    expect(new Set(mailed()).size).toBe(25);
    expect(Object.keys(await tokensOf(paymentId))).toHaveLength(25);
    const { read, t } = shop.server.context.store;
    expect(await read.$count(t.jobs, ne(t.jobs.state, 'done'))).toBe(
      await read.$count(t.jobs, and(eq(t.jobs.state, 'waiting'), ne(t.jobs.kind, 'mail-package-students'))),
    );
  });

  test('[PA7] whose events are lost is found by asking, also where it was only authorized', async () => {
    const link = await made();
    books.payLink(linkOf().id, { status: 'authorized' });
    await shop.after(3 * MINUTE);
    await shop.work();
    await expectCredited(link.paymentId);
    expect([...books.payments.values()].map(({ status }) => status)).toEqual(['captured']);
  });

  test('[PA10] is settled by the administrator’s button', async () => {
    const { paymentId } = await paid();
    expect((await asAdmin('POST', `/admin/payments/${paymentId}/settle`, {})).status).toBe(200);
    await shop.work();
    await expectCredited(paymentId);
  });

  test('[PA18] [ST46] is reported by the payer’s browser, signed over link, reference, status and payment', async () => {
    const { paymentId, payment } = await paid();
    const callback = books.linkCallback(payment);
    const report = (own: object = {}) =>
      shop.server.ask('POST', '/api/payments/verify-link', { body: { ...callback, ...own } });
    for (const changed of [
      { razorpay_payment_link_status: 'created' },
      { razorpay_payment_id: 'pay_other' },
      { razorpay_signature: callback.razorpay_signature.replace(/.$/, 'x') },
    ])
      expect(refusalIn(await report(changed))).toBe('400 PAYMENT_SIGNATURE');
    expect(refusalIn(await report({ razorpay_payment_link_id: 'plink_other' }))).toBe('404 NOT_FOUND');
    expect((await stored(paymentId)).state).toBe('created');
    books.trouble = 'down';
    expect((await report()).json).toMatchObject({ status: 'pending' });
    books.trouble = null;
    expect((await report()).json).toMatchObject({ status: 'success' });
    expect((await report()).json).toMatchObject({ status: 'success' });
    await shop.work();
    await expectCredited(paymentId);
  });

  test('[PA6] that is paid twice is credited once, and one payment is paid back', async () => {
    const { paymentId, payment } = await paid();
    const second = books.payLink(linkOf().id);
    await shop.send(books.linkEvent(payment));
    await shop.send(books.linkEvent(second));
    await shop.work();
    await expectCredited(paymentId);
    expect([...books.refunds.values()]).toEqual([{ paymentId: second.id, amount: 29_850 }]);
  });

  test('[PA5] by another sum credits nobody, and is paid back', async () => {
    const link = await made();
    const payment = books.payLink(linkOf().id, { amount: 100 });
    await shop.send(books.linkEvent(payment));
    await shop.work();
    expect(await stored(link.paymentId)).toMatchObject({ state: 'failed' });
    expect(await tokensOf(link.paymentId)).toEqual({});
    expect(books.refunds.size).toBe(1);
  });

  test('[PA19] after the college was deleted is paid back; before it is paid, its link is cancelled', async () => {
    const { paymentId, payment } = await paid();
    const open = await (async () => {
      await addStudent('another');
      return made();
    })();
    const openLink = linkOf().id;
    await write(async (queries, { organisations, users }) => {
      await queries.update(users).set({ organisationId: 'default' }).where(eq(users.organisationId, 'iit'));
      await queries.delete(organisations).where(eq(organisations.id, 'iit'));
    });
    await shop.send(books.linkEvent(payment));
    await shop.work();
    expect(await stored(paymentId)).toMatchObject({
      state: 'failed',
      note: 'The college was deleted before the payment came. It is paid back.',
    });
    expect([...books.refunds.values()]).toEqual([{ paymentId: payment.id, amount: 29_850 }]);
    expect(await tokensOf(paymentId)).toEqual({});
    await shop.after(15 * MINUTE);
    expect(books.links.get(openLink)?.status).toBe('cancelled');
    expect((await stored(open.paymentId)).state).toBe('failed');
    expect(await shop.faults()).toEqual([]);
  });

  test('still credits students who have left the college meanwhile, and no deleted account', async () => {
    const { paymentId, payment } = await paid();
    await write(async (queries, { users }) => {
      await queries.update(users).set({ organisationId: 'default' }).where(eq(users.username, 'student0'));
      await queries.update(users).set({ accountStatus: 'deleted' }).where(eq(users.username, 'student1'));
    });
    await shop.send(books.linkEvent(payment));
    await shop.work();
    expect(await tokensOf(paymentId)).toEqual({ student0: 500, student2: 500 });
    const { read, t } = shop.server.context.store;
    expect(await read.$count(t.packageStudents, isNotNull(t.packageStudents.creditedAt))).toBe(3);
    expect(await shop.faults()).toEqual([]);
  });

  test('[PA6] that is paid back in full loses what is left of its tokens, and credits nobody any more', async () => {
    const { paymentId, payment } = await paid();
    await shop.send(books.linkEvent(payment));
    await shop.work();
    Object.assign(payment, { status: 'refunded', amount_refunded: 29_850 });
    await shop.send(books.event(payment, 'refund.processed'));
    await shop.work();
    expect(await tokensOf(paymentId)).toEqual({ student0: 0, student1: 0, student2: 0 });
    expect(await stored(paymentId)).toMatchObject({ state: 'paid', refunded: 29_850 });
    expect(await shop.faults()).toEqual([]);
  });

  test('[PA19] after its link has ended still counts, and without a payment it is given up a day later', async () => {
    const link = await made();
    await shop.after(7 * DAY + 6 * HOUR);
    expect((await stored(link.paymentId)).state).toBe('created');
    for (let hours = 0; hours < 24; hours += 6) await shop.after(6 * HOUR);
    expect((await stored(link.paymentId)).state).toBe('abandoned');
    await shop.send(books.linkEvent(books.payLink(linkOf().id)));
    await shop.work();
    await expectCredited(link.paymentId);
  });

  test('whose job was given up is resumed at night', async () => {
    const { paymentId, payment } = await paid();
    await shop.send(books.linkEvent(payment));
    await shop.work();
    await write(async (queries, { packageStudents, tokenEntries, tokenGrants, jobs }) => {
      await queries.update(packageStudents).set({ creditedAt: null });
      await queries.delete(jobs).where(eq(jobs.kind, 'credit-package-students'));
      return [tokenEntries, tokenGrants];
    });
    await shop.after(DAY);
    await expectCredited(paymentId);
    const { read, t } = shop.server.context.store;
    expect(await read.$count(t.packageStudents, isNotNull(t.packageStudents.creditedAt))).toBe(3);
  });
});

describe('[PA8] a link of the sandbox', () => {
  test('is paid on its page, and the students have their tokens', async () => {
    await shop.server.close();
    shop = await openShop(books, { sandbox: true });
    await write((queries, t) => queries.insert(t.organisations).values({ id: 'iit', name: 'IIT Delhi' }));
    for (let number = 0; number < 3; number += 1) await addStudent(`student${number}`);
    packageId = dataIn<{ _id: string }>(await asAdmin('POST', '/payments/packages', EXAM_PACK))._id;
    const link = await made();
    const url = new URL(link.paymentLink);
    expect(url.pathname).toBe('/payments/link');
    const path = `/api/payments/sandbox/links/${url.searchParams.get('sandbox')}`;
    const shown = async () => dataIn(await shop.server.ask('GET', path));
    expect(await shown()).toMatchObject({ amount: 29_850, status: 'created', expiresAt: link.expiresAt });
    const pay = (outcome: string) => shop.server.ask('POST', `${path}/pay`, { body: { outcome } });
    expect((await pay('failure')).json).toMatchObject({
      paid: null,
      failure: 'The bank declined the payment',
    });
    const { paid } = (await pay('success')).json as { paid: object };
    expect(await shown()).toMatchObject({ status: 'paid' });
    expect(refusalIn(await pay('success'))).toBe('409 CONFLICT');
    const report = await shop.server.ask('POST', '/api/payments/verify-link', { body: paid });
    expect(report.json).toMatchObject({ status: 'success' });
    await shop.work();
    expect(await tokensOf(link.paymentId)).toEqual(EACH);
    expect(await shop.faults()).toEqual([]);
  });
});
