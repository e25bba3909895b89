import * as z from 'zod/mini';
import { aGradient, anIcon, descriptionField, MAX_NAME, nameField } from '../catalogue/admin/fields.ts';
import { changesOf, formOf } from '../forms.ts';
import { hidesSomething, visible } from '../hidden-characters.ts';
import { managed } from '../managed.ts';
import { planSchema, planTypes, UNLIMITED } from './student.ts';

/** ST42: the lowest price of a plan that is not free, rupees, so that its amount in paise is above 999. */
export const LEAST_PRICE = 10;
export const MOST_PRICE = 100_000;
export const MOST_FEATURES = 20;
export const MAX_FEATURE = 120;
const MOST_COUNT = 1_000_000;

/** The icons that the form offers; the server accepts every other class that draws an icon. */
export const planIcons = {
  'fa-solid fa-shield': 'Shield',
  'fa-solid fa-star': 'Star',
  'fa-solid fa-crown': 'Crown',
  'fa-solid fa-bolt': 'Bolt',
  'fa-solid fa-users': 'Users',
  'fa-solid fa-graduation-cap': 'Graduation cap',
} as const;

export const planGradients = {
  'from-blue-500 to-blue-700': 'Blue',
  'from-purple-500 to-pink-600': 'Purple-Pink',
  'from-orange-500 to-red-600': 'Orange-Red',
  'from-green-500 to-green-700': 'Green',
  'from-indigo-500 to-purple-700': 'Indigo-Purple',
  'from-pink-500 to-rose-600': 'Pink-Rose',
} as const;

const PRICE = 'Price is required';
const OUT_OF_RANGE = `Price must be 0, or ₹${LEAST_PRICE} to ₹${MOST_PRICE}`;

/** ST42: a price in rupees. */
export const priceInRupees = z
  .number(PRICE)
  .check(z.refine(isWholePaise, 'Price must have at most two decimals'));

const priceField = priceInRupees.check(
  z.refine((price) => price === 0 || (price >= LEAST_PRICE && price <= MOST_PRICE), OUT_OF_RANGE),
);

/** Doubles cannot represent hundredths exactly, so the paise are compared with the nearest whole number. */
function isWholePaise(rupees: number): boolean {
  const paise = rupees * 100;
  return Math.abs(paise - Math.round(paise)) < 1e-6;
}

const LONG_FEATURE = `A feature must be at most ${MAX_FEATURE} characters`;
const featureField = z.object({
  text: z
    .string('Please enter the feature')
    .check(z.trim(), z.maxLength(MAX_FEATURE, LONG_FEATURE), visible(hidesSomething('Feature'))),
  included: z.boolean(),
});

/** Empty rows are dropped. */
const featuresField = z.pipe(
  z
    .array(featureField, 'Features must be a list')
    .check(z.maxLength(MOST_FEATURES, `At most ${MOST_FEATURES} features`)),
  z.transform((features) => features.filter(({ text }) => text !== '')),
);

const countField = (what: string) => {
  const sentence = `${what} must be a whole number, or ${UNLIMITED} for unlimited`;
  return z
    .int(sentence)
    .check(z.gte(UNLIMITED, sentence), z.lte(MOST_COUNT, `${what} must be at most ${MOST_COUNT}`));
};

const fields = {
  name: nameField('Plan name', 'Plan name is required', `Plan name must be at most ${MAX_NAME} characters`),
  description: descriptionField,
  price: priceField,
  planType: z.enum(planTypes),
  isPopular: z.boolean(),
  icon: z.string('Icon must be text').check(z.trim(), z.maxLength(100), anIcon),
  gradientColor: z.string('Gradient color must be text').check(z.trim(), z.maxLength(200), aGradient),
  features: featuresField,
  isActive: z.boolean(),
  monthlyTests: countField('Monthly tests'),
  aiEnabled: z.boolean(),
  advancedAnalytics: z.boolean(),
  Tokens: countField('Tokens'),
};

const thing = managed({ area: 'plans', one: 'a plan', many: 'plans', row: planSchema });

/** The list is `plans` with all=true (ST41). */
export const planCalls = {
  create: thing.create({
    path: '/plans',
    form: formOf(fields, {
      description: '',
      planType: 'other',
      isPopular: false,
      icon: 'fa-solid fa-star',
      gradientColor: 'from-blue-500 to-blue-700',
      features: [],
      isActive: true,
      monthlyTests: 0,
      aiEnabled: false,
      advancedAnalytics: false,
      Tokens: 0,
    }),
  }),
  update: thing.update({
    path: '/plans/{id}',
    changes: changesOf(fields),
    answers: ['data', 'message'],
  }),
  delete: thing.delete({ path: '/plans/{id}', summary: 'Delete a plan without orders' }),
};
