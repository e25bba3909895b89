import { LEAST_PRICE, type Plan } from '@exam/shared-schema/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openHall, type Hall } from './support/hall.ts';
import { dataIn, errorIn, refusalIn } from './support/read.ts';
import { START, type Answer } from './support/test-server.ts';

let hall: Hall;
let admin: string;

beforeEach(async () => {
  hall = await openHall();
  admin = await hall.server.signIn('admin');
});

afterEach(() => hall.server.close());

type Body = Readonly<Record<string, unknown>>;

const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: Body, token?: string) =>
  hall.server.ask(method, `/api${path}`, { token, ...(body !== undefined && { body }) });
const create = (body: Body = {}) => ask('POST', '/plans', { name: 'Basic', price: 199, ...body }, admin);
const made = async (body: Body = {}) => dataIn<Plan>(await create(body));
const change = (id: string, body: Body) => ask('PUT', `/plans/${id}`, body, admin);
const changed = async (id: string, body: Body) => dataIn<Plan>(await change(id, body));
const remove = (id: string) => ask('DELETE', `/plans/${id}`, undefined, admin);
const offered = async () => dataIn<Plan[]>(await ask('GET', '/plans'));
const everyPlan = async () => dataIn<Plan[]>(await ask('GET', '/plans?all=true', undefined, admin));
const namesOf = (plans: readonly Plan[]) => plans.map(({ name }) => name);
const errorsOf = (answer: Answer) => errorIn(answer).errors;

const free = { name: 'Free', planType: 'free', price: 0, Tokens: 100 };

function pricesStored() {
  const { read, t } = hall.server.context.store;
  return read.select({ name: t.plans.name, price: t.plans.price }).from(t.plans);
}

/** As if a student had paid for the plan. */
async function pay({ _id: planId, name: planName }: Plan): Promise<void> {
  const { store } = hall.server.context;
  const terms = { planName, tokens: 10, monthlyTests: 0, aiEnabled: false, advancedAnalytics: false };
  await store.write((queries) =>
    queries.insert(store.t.payments).values({
      id: 'a-payment',
      userId: hall.asha.id,
      planId,
      provider: 'sandbox',
      receipt: 'a-receipt',
      amount: 19_900,
      currency: 'INR',
      terms,
      state: 'created',
      createdAt: START,
    }),
  );
}

describe('what is offered', () => {
  test('[PL1] [ST41] everybody sees the active plans, the cheapest first and then by name', async () => {
    for (const body of [
      { name: 'Pro', price: 499 },
      { name: 'Plus', price: 199 },
      { name: 'Basic', price: 199 },
      { name: 'Gone', price: 99, isActive: false },
      free,
    ])
      await made(body);
    expect(namesOf(await offered())).toEqual(['Free', 'Basic', 'Plus', 'Pro']);
    expect(namesOf(await everyPlan())).toEqual(['Free', 'Gone', 'Basic', 'Plus', 'Pro']);
  });

  test('[ST41] what is not offered is shown to administrators alone', async () => {
    expect(refusalIn(await ask('GET', '/plans?all=true', undefined, hall.asha.token))).toBe('403 FORBIDDEN');
    expect(refusalIn(await ask('GET', '/plans?all=true'))).toBe('401 UNAUTHENTICATED');
    expect((await ask('GET', '/plans?all=false', undefined, hall.asha.token)).status).toBe(200);
  });

  test('how plans can be paid is said with them', async () => {
    expect((await ask('GET', '/plans')).json).toMatchObject({ data: [], payment: 'none' });
  });
});

describe('a plan', () => {
  test('has what its form left out by default, and drops features without text', async () => {
    const features = [
      { text: '  All papers ', included: true },
      { text: ' ', included: true },
      { text: 'AI', included: false },
    ];
    const answer = await create({ features });
    expect(answer.status).toBe(201);
    expect(dataIn<Plan>(answer)).toEqual({
      _id: expect.any(String) as string,
      name: 'Basic',
      description: '',
      price: 199,
      planType: 'other',
      isPopular: false,
      icon: 'fa-solid fa-star',
      gradientColor: 'from-blue-500 to-blue-700',
      features: [
        { text: 'All papers', included: true },
        { text: 'AI', included: false },
      ],
      isActive: true,
      monthlyTests: 0,
      aiEnabled: false,
      advancedAnalytics: false,
      Tokens: 0,
    });
  });

  test('[ST42] is kept in whole paise, and said in the rupees that were typed', async () => {
    for (const price of [199.99, 10.1, 1234.56, 10]) {
      const { _id } = await made({ name: String(price), price });
      expect((await changed(_id, { description: 'x' })).price).toBe(price);
    }
    expect((await pricesStored()).toSorted((a, b) => a.price - b.price)).toEqual([
      { name: '10', price: 1000 },
      { name: '10.1', price: 1010 },
      { name: '199.99', price: 19_999 },
      { name: '1234.56', price: 123_456 },
    ]);
  });

  test('[ST42] costs 10 rupees at least, and has at most two decimals', async () => {
    const said = async (price: unknown) => errorsOf(await create({ price }))?.['price'];
    expect(await said('')).toBe('Price is required');
    expect(await said(9.99)).toBe('Price must be 0, or ₹10 to ₹100000');
    expect(await said(-1)).toBe('Price must be 0, or ₹10 to ₹100000');
    expect(await said(10.001)).toBe('Price must have at most two decimals');
    expect(await said(0)).toBe('Only a free plan costs nothing. Set a price of at least ₹10.');
    expect(LEAST_PRICE).toBe(10);
  });

  test('[ST41] a change of some members leaves the others as they are', async () => {
    const features = [{ text: 'All papers', included: true }];
    const plan = await made({ features, Tokens: -1, monthlyTests: 20, price: 199.99, isPopular: true });
    const answer = await change(plan._id, { name: 'Better' });
    expect(answer.json).toMatchObject({ message: 'Plan updated successfully!' });
    expect(dataIn<Plan>(answer)).toEqual({ ...plan, name: 'Better' });
    expect(await changed(plan._id, { Tokens: 5, isActive: false })).toEqual({
      ...plan,
      name: 'Better',
      Tokens: 5,
      isActive: false,
    });
    expect(await offered()).toEqual([]);
  });

  test('is refused beside the field: a name, counts, an icon and a gradient that do not exist', async () => {
    expect(errorsOf(await create({ name: ' ' }))).toEqual({ name: 'Plan name is required' });
    expect(errorsOf(await create({ Tokens: -2, monthlyTests: 1.5 }))).toEqual({
      Tokens: 'Tokens must be a whole number, or -1 for unlimited',
      monthlyTests: 'Monthly tests must be a whole number, or -1 for unlimited',
    });
    expect(errorsOf(await create({ icon: 'fa-solid fa-bogus' }))).toHaveProperty('icon');
    expect(errorsOf(await create({ gradientColor: 'pink to nothing' }))).toHaveProperty('gradientColor');
    const { _id } = await made();
    expect(errorsOf(await change(_id, { icon: 'fa-solid fa-bogus' }))).toHaveProperty('icon');
  });

  test('that does not exist cannot be changed or deleted', async () => {
    expect(refusalIn(await change('nothing', { name: 'x' }))).toBe('404 NOT_FOUND');
    expect(refusalIn(await remove('nothing'))).toBe('404 NOT_FOUND');
  });
});

describe('the free plan', () => {
  const COSTS = 'A free plan costs nothing. Set its price to 0.';
  const ANOTHER = 'Another free plan is active. Disable it first.';

  test('costs nothing, also where a change names only one of the two', async () => {
    expect(errorsOf(await create({ ...free, price: 10 }))).toEqual({ price: COSTS });
    const plan = await made(free);
    expect(errorsOf(await change(plan._id, { price: 99 }))).toEqual({ price: COSTS });
    const bought = await made();
    expect(errorsOf(await change(bought._id, { planType: 'free' }))).toEqual({ price: COSTS });
    expect(errorsOf(await change(plan._id, { planType: 'basic' }))).toHaveProperty('price');
    expect((await changed(plan._id, { planType: 'basic', price: 10 })).planType).toBe('basic');
  });

  test('[PL2] is one: another that is active is refused, whichever change would make it so', async () => {
    const first = await made(free);
    expect(errorsOf(await create({ ...free, name: 'Free too' }))).toEqual({ planType: ANOTHER });
    const second = await made({ ...free, name: 'Free too', isActive: false });
    expect(errorsOf(await change(second._id, { isActive: true }))).toEqual({ planType: ANOTHER });
    expect((await changed(first._id, { Tokens: 50 })).Tokens).toBe(50);
    await changed(first._id, { isActive: false });
    expect((await changed(second._id, { isActive: true })).isActive).toBe(true);
  });

  test('is one, however many are made at the same moment', async () => {
    const answers = await Promise.all([create(free), create(free), create(free)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
  });
});

describe('deleting', () => {
  test('takes a plan that nobody has paid for', async () => {
    const { _id } = await made();
    expect((await remove(_id)).json).toMatchObject({ message: 'Plan deleted successfully!' });
    expect(await everyPlan()).toEqual([]);
  });

  test('[PL1] is refused with the reason while a payment names the plan', async () => {
    const plan = await made();
    await pay(plan);
    const answer = await remove(plan._id);
    expect(refusalIn(answer)).toBe('409 CONFLICT');
    expect(errorIn(answer).message).toBe(
      'This plan is still used by 1 payment and cannot be deleted. You can disable it instead.',
    );
    expect(namesOf(await everyPlan())).toEqual(['Basic']);
  });
});

test('[AC50] each change has its audit entry, in rupees as administrators saw it', async () => {
  const plan = await made({ price: 199.99 });
  await changed(plan._id, { price: 249 });
  await remove(plan._id);
  const { read, t } = hall.server.context.store;
  const entries = (await read.select().from(t.auditEntries)).filter(({ kind }) => kind === 'plans');
  expect(entries.map(({ action }) => action).sort()).toEqual(['create', 'delete', 'update']);
  expect(entries.find(({ action }) => action === 'update')).toMatchObject({
    userId: hall.adminId,
    thingId: plan._id,
    before: { price: 199.99 },
    after: { price: 249 },
  });
});

test('students change nothing', async () => {
  const { _id } = await made();
  const { token } = hall.asha;
  expect(refusalIn(await ask('POST', '/plans', { name: 'Mine', price: 10 }, token))).toBe('403 FORBIDDEN');
  expect(refusalIn(await ask('PUT', `/plans/${_id}`, { price: 10 }, token))).toBe('403 FORBIDDEN');
  expect(refusalIn(await ask('DELETE', `/plans/${_id}`, undefined, token))).toBe('403 FORBIDDEN');
});
