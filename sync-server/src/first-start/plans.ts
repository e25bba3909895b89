import { eq } from 'drizzle-orm';
import { UNLIMITED } from '@exam/shared-schema/contract';
import type { Context } from '../context.ts';
import { TOKENS } from '../tokens/index.ts';

type NewPlan = Omit<Context['store']['t']['plans']['$inferInsert'], 'id' | 'createdAt'>;

const has = (text: string) => ({ text, included: true });
const hasNot = (text: string) => ({ text, included: false });

/** What a first visit finds under Plans. Prices in paise. */
const demoPlans: readonly NewPlan[] = [
  {
    name: 'Free',
    description: 'For a first look at how you prepare here',
    price: 0,
    planType: 'free',
    features: [
      has('All free papers, offline too'),
      has('Tests from your own choice of topics'),
      has('Results, analysis and rank'),
      hasNot('Your level in each topic'),
    ],
    icon: 'fa-solid fa-graduation-cap',
    gradientColor: 'from-green-500 to-green-700',
    monthlyTests: 0,
    aiEnabled: true,
    advancedAnalytics: false,
    tokens: TOKENS.signUp,
  },
  {
    name: 'Basic',
    description: 'For one exam, a test every other day',
    price: 19_900,
    planType: 'basic',
    features: [
      has('Everything in Free'),
      has('10 priced papers a month'),
      has('Tests by AI'),
      hasNot('Your level in each topic'),
    ],
    icon: 'fa-solid fa-star',
    gradientColor: 'from-blue-500 to-blue-700',
    monthlyTests: 10,
    aiEnabled: true,
    advancedAnalytics: false,
    tokens: 300,
  },
  {
    name: 'Pro',
    description: 'For the months before the exam',
    price: 49_900,
    planType: 'other',
    isPopular: true,
    features: [
      has('Everything in Basic'),
      has('All priced papers'),
      has('Tests by AI'),
      has('Your level in each topic'),
    ],
    icon: 'fa-solid fa-crown',
    gradientColor: 'from-indigo-500 to-purple-700',
    monthlyTests: UNLIMITED,
    aiEnabled: true,
    advancedAnalytics: true,
    tokens: 1000,
  },
  {
    name: 'Unlimited',
    description: 'For those who practise every day',
    price: 99_900,
    planType: 'other',
    features: [has('Everything in Pro'), has('As many tests as you like'), has('Your level in each topic')],
    icon: 'fa-solid fa-bolt',
    gradientColor: 'from-orange-500 to-red-600',
    monthlyTests: UNLIMITED,
    aiEnabled: true,
    advancedAnalytics: true,
    tokens: UNLIMITED,
  },
];

const MARK = 'demo-plans';

/** The plans of the demo, once per installation: what an administrator changes or deletes stays so. */
export async function seedPlans({ store, ids, clock }: Context): Promise<void> {
  const { plans, installation } = store.t;
  await store.write(async (queries) => {
    const made = await queries.$count(installation, eq(installation.name, MARK));
    if (made > 0) return;
    const createdAt = clock.now();
    for (const plan of demoPlans) await queries.insert(plans).values({ ...plan, id: ids.next(), createdAt });
    await queries.insert(installation).values({ name: MARK, value: '1' });
  });
}
