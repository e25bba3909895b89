import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Plan } from '@exam/shared-schema/contract';
import { showInConsole } from '../../test/console.tsx';
import PlansScreen from './plans-screen.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const basic: Plan = {
  _id: 'p1',
  name: 'Basic',
  description: 'For one exam',
  price: 199.9,
  planType: 'basic',
  isPopular: true,
  features: [
    { text: 'Ready-made papers', included: true },
    { text: 'Tests by AI', included: false },
  ],
  isActive: true,
  icon: 'fa-solid fa-star',
  gradientColor: 'from-blue-500 to-blue-700',
  monthlyTests: -1,
  aiEnabled: false,
  advancedAnalytics: true,
  Tokens: 1500,
};
const retired: Plan = {
  ...basic,
  _id: 'p2',
  name: 'Retired',
  isActive: false,
  isPopular: false,
  features: [],
};

/** The server's state; a call may change it. */
let plans: Plan[];
/** The requests that reached the server. */
let sent: unknown[];
const refuse = (status: number, message: string, errors: Record<string, string> = {}) =>
  HttpResponse.json({ success: false, code: 'CONFLICT', message, error: message, errors }, { status });

beforeEach(() => {
  plans = [basic, retired];
  sent = [];
  server.use(
    http.get('*/assets/icons-*.json', () => HttpResponse.json({ shapes: {} })),
    http.get('*/api/plans', ({ request }) => {
      expect(new URL(request.url).searchParams.get('all')).toBe('true');
      return HttpResponse.json({ success: true, data: plans, payment: 'sandbox' });
    }),
  );
});

function show() {
  showInConsole(<PlansScreen />);
}

const card = (name: string) => screen.findByRole('article', { name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const type = (label: string, value: string) =>
  fireEvent.change(dialog().getByLabelText(label), { target: { value } });
const submit = (name: string) => fireEvent.click(dialog().getByRole('button', { name }));

describe('the plans', () => {
  test('are cards that say what is sold: price, counts, and what is and is not included', async () => {
    show();
    const shown = within(await card('Basic'));
    shown.getByText('₹199.90 / month');
    shown.getByText('Popular');
    shown.getByText('Unlimited');
    shown.getByText('1,500');
    const features = shown
      .getAllByRole('listitem')
      .map((item) => [within(item).getByRole('img').getAttribute('aria-label'), item.textContent]);
    expect(features).toEqual([
      ['Included', 'Ready-made papers'],
      ['Not included', 'Tests by AI'],
    ]);
    expect(shown.queryByText('Disabled')).toBeNull();
  });

  test('a disabled one says so, and offers to be enabled', async () => {
    show();
    const shown = within(await card('Retired'));
    shown.getByText('Disabled');
    shown.getByRole('button', { name: 'Enable Retired' });
  });

  test('where there are none, the first one is asked for', async () => {
    plans = [];
    show();
    await screen.findByText('No Plans Yet');
    press('Create First Plan');
    screen.getByRole('dialog', { name: 'Create Plan' });
  });

  test('that failed to load say why and can be tried again', async () => {
    server.use(http.get('*/api/plans', () => refuse(403, 'Not for you.'), { once: true }));
    show();
    await screen.findByText('Failed to load plans');
    screen.getByText('Not for you.');
    press('Try Again');
    await card('Basic');
  });

  test('show where payments are not available', async () => {
    server.use(
      http.get('*/api/plans', () => HttpResponse.json({ success: true, data: plans, payment: 'none' })),
    );
    show();
    await screen.findByText('Payments are not set up');
  });
});

describe('enabling and disabling', () => {
  test('sends the flag alone, so that it does not undo another administrator’s changes', async () => {
    server.use(
      http.put('*/api/plans/p1', async ({ request }) => {
        const body = (await request.json()) as Plan;
        sent.push(body);
        plans = [{ ...basic, isActive: false }, retired];
        return HttpResponse.json({ success: true, data: plans[0], message: 'Plan updated successfully!' });
      }),
    );
    show();
    await card('Basic');
    press('Disable Basic');
    await screen.findByText('Plan updated successfully!');
    expect(sent).toEqual([{ isActive: false }]);
    await screen.findByRole('button', { name: 'Enable Basic' });
  });

  test('what is pressed while the last press is being sent is sent after it, and the plan is edited once that is done', async () => {
    const answers: (() => void)[] = [];
    server.use(
      http.put('*/api/plans/p1', async ({ request }) => {
        const body = (await request.json()) as Plan;
        sent.push(body.isActive);
        await new Promise<void>((resolve) => answers.push(resolve));
        plans = [{ ...basic, isActive: body.isActive }, retired];
        return HttpResponse.json({ success: true, data: plans[0], message: 'Plan updated successfully!' });
      }),
    );
    show();
    await card('Basic');
    press('Disable Basic');
    press('Enable Basic');
    await screen.findByRole('button', { name: 'Disable Basic' });
    for (const name of ['Edit Basic', 'Delete Basic']) press(name);
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.();
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Edit Basic' }).getAttribute('aria-disabled')).toBeNull(),
    );
    expect(sent).toEqual([false, true]);
    screen.getByRole('button', { name: 'Disable Basic' });
    press('Edit Basic');
    screen.getByRole('dialog');
  });

  test('that is refused shows a banner that can be dismissed, and leaves the card as it was', async () => {
    server.use(
      http.put('*/api/plans/p2', () => refuse(400, 'Another free plan is active. Disable it first.')),
    );
    show();
    await card('Retired');
    press('Enable Retired');
    const banner = await screen.findByText('Error: Another free plan is active. Disable it first.');
    await screen.findByRole('button', { name: 'Enable Retired' });
    expect(banner.closest('[role="alert"]')).not.toBeNull();
    press('Dismiss');
    expect(screen.queryByText(/^Error: /)).toBeNull();
  });
});

describe('the form of a new plan', () => {
  const answer = (response: () => Response) =>
    server.use(
      http.post('*/api/plans', async ({ request }) => {
        sent.push(await request.json());
        return response();
      }),
    );

  beforeEach(async () => {
    show();
    await card('Basic');
    press('Create Plan');
  });

  test('needs a name and a price', async () => {
    submit('Create Plan');
    await dialog().findByText('Plan name is required');
    dialog().getByText('Price is required');
    expect(sent).toEqual([]);
  });

  test('sends the price as a decimal, blank counts as 0, and no feature without text', async () => {
    answer(() => HttpResponse.json({ success: true, data: basic }, { status: 201 }));
    type('Plan Name', ' Plus ');
    type('Price (₹ per month)', '10.1');
    type('Tokens', '-1');
    type('Monthly Tests', '');
    submit('Add feature');
    const [first] = dialog().getAllByLabelText('Feature');
    fireEvent.change(first as Element, { target: { value: 'All papers' } });
    submit('Create Plan');
    await screen.findByText('Plan created successfully!');
    expect(sent).toEqual([
      {
        name: 'Plus',
        description: '',
        price: 10.1,
        planType: 'other',
        isPopular: false,
        icon: 'fa-solid fa-star',
        gradientColor: 'from-blue-500 to-blue-700',
        features: [{ text: 'All papers', included: true }],
        isActive: true,
        monthlyTests: 0,
        aiEnabled: false,
        advancedAnalytics: false,
        Tokens: -1,
      },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('keeps one row of features, which cannot be removed', () => {
    expect(dialog().getAllByLabelText('Feature')).toHaveLength(1);
    expect(dialog().queryByRole('button', { name: /^Remove feature/ })).toBeNull();
    submit('Add feature');
    submit('Remove feature 2');
    expect(dialog().queryByRole('button', { name: /^Remove feature/ })).toBeNull();
  });

  test('offers six icons and six gradients, and shows beside it what the plan will look like', () => {
    const names = dialog()
      .getAllByRole('radio')
      .map((one) => (one as HTMLInputElement).labels?.[0]?.textContent);
    expect(names).toEqual([
      ...['Shield', 'Star', 'Crown', 'Bolt', 'Users', 'Graduation cap'],
      ...['Blue', 'Purple-Pink', 'Orange-Red', 'Green', 'Indigo-Purple', 'Pink-Rose'],
    ]);
    type('Plan Name', 'Plus');
    type('Price (₹ per month)', '0');
    const preview = within(dialog().getByRole('region', { name: 'Preview' }));
    preview.getByText('Plus');
    preview.getAllByText('Free');
  });

  test('says the server’s refusal beside its field, and loses nothing', async () => {
    answer(() =>
      refuse(400, 'Please check.', { planType: 'Another free plan is active. Disable it first.' }),
    );
    type('Plan Name', 'Free too');
    type('Price (₹ per month)', '0');
    fireEvent.change(dialog().getByLabelText('Plan Type'), { target: { value: 'free' } });
    submit('Create Plan');
    await dialog().findByText('Another free plan is active. Disable it first.');
    expect((dialog().getByLabelText('Plan Name') as HTMLInputElement).value).toBe('Free too');
  });

  test('asks before what was typed is lost', () => {
    type('Plan Name', 'Plus');
    submit('Cancel');
    screen.getByText('Leave without saving?');
    press('Leave');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('editing begins with what the plan has, a blank row of features where it has none', async () => {
  server.use(
    http.put('*/api/plans/p2', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ success: true, data: retired, message: 'Plan updated successfully!' });
    }),
  );
  show();
  await card('Retired');
  press('Edit Retired');
  expect((dialog().getByLabelText('Price (₹ per month)') as HTMLInputElement).value).toBe('199.9');
  expect(dialog().getAllByLabelText('Feature')).toHaveLength(1);
  type('Plan Name', 'Back');
  submit('Update');
  await screen.findByText('Plan updated successfully!');
  const { _id: _, ...whole } = retired;
  expect(sent).toEqual([{ ...whole, name: 'Back' }]);
});

test('deleting asks first, and says why it cannot be', async () => {
  const reason = 'This plan is still used by 1 payment and cannot be deleted. You can disable it instead.';
  server.use(http.delete('*/api/plans/p1', () => refuse(409, reason)));
  show();
  await card('Basic');
  press('Delete Basic');
  dialog().getByText('Basic');
  submit('Delete');
  await dialog().findByText(reason);
  server.use(
    http.delete('*/api/plans/p1', () => {
      plans = [retired];
      return HttpResponse.json({ success: true, message: 'Plan deleted successfully!' });
    }),
  );
  submit('Delete');
  await screen.findByText('Plan deleted successfully!');
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Basic' })).toBeNull());
});
