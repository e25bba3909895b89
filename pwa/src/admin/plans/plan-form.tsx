import { planCalls, planGradients, planIcons, type Plan } from '@exam/shared-schema/contract';
import { makingBy } from '../form/create.ts';
import { nounOf } from '../nouns.ts';
import { editBy, removeBy } from '../rows/action.ts';
import { toggleBy } from '../rows/toggle.ts';
import { fixedChoices } from '../fields/choices.ts';
import { PlanFace } from './plan-face.tsx';

const COUNT_HINT = '-1 means unlimited. Left empty, it is 0.';

const fields = [
  { kind: 'text', name: 'name', label: 'Plan Name', max: 100 },
  { kind: 'textarea', name: 'description', label: 'Description', max: 500, optional: true },
  {
    kind: 'number',
    name: 'price',
    label: 'Price (₹ per month)',
    hint: '0 for the free plan, at least ₹10 for every other.',
    min: 0,
    step: 0.01,
  },
  {
    kind: 'select',
    name: 'planType',
    label: 'Plan Type',
    hint: 'The tokens of the free plan come with every new account. One free plan can be active.',
    placeholder: 'Choose a type',
    useChoices: fixedChoices({ free: 'Free', basic: 'Basic', other: 'Other' }),
  },
  { kind: 'icon', name: 'icon', label: 'Icon', from: planIcons },
  { kind: 'gradient', name: 'gradientColor', label: 'Gradient', from: planGradients },
  {
    kind: 'rows',
    name: 'features',
    label: 'Features',
    hint: 'Rows without text are not saved.',
    noun: 'feature',
    atLeast: 1,
    blank: { text: '', included: true },
    fields: [
      { kind: 'text', name: 'text', label: 'Feature', max: 120 },
      { kind: 'switch', name: 'included', label: 'Included', on: 'Part of the plan', off: 'Not in the plan' },
    ],
  },
  {
    kind: 'number',
    name: 'monthlyTests',
    label: 'Monthly Tests',
    hint: `Priced test papers that the plan covers in a month. ${COUNT_HINT}`,
    min: -1,
    step: 1,
    none: 0,
    optional: true,
  },
  {
    kind: 'number',
    name: 'Tokens',
    label: 'Tokens',
    hint: `Tokens for the month. ${COUNT_HINT}`,
    min: -1,
    step: 1,
    none: 0,
    optional: true,
  },
  {
    kind: 'switch',
    name: 'aiEnabled',
    label: 'AI',
    on: 'Students can have tests made by AI.',
    off: 'No tests by AI.',
  },
  {
    kind: 'switch',
    name: 'advancedAnalytics',
    label: 'Advanced Analytics',
    on: 'Students see their advanced analytics.',
    off: 'No advanced analytics.',
  },
  { kind: 'switch', name: 'isPopular', label: 'Popular', on: 'Marked as popular.', off: 'Not marked.' },
  {
    kind: 'switch',
    name: 'isActive',
    label: 'Active',
    on: 'Students can buy it.',
    off: 'Students do not see it. What they bought stays.',
  },
] as const;

const noun = nounOf({ one: 'plan', many: 'plans' });

export const newPlan = makingBy(planCalls.create, {
  fields,
  empty: {
    planType: 'other',
    icon: 'fa-solid fa-star',
    gradientColor: 'from-blue-500 to-blue-700',
    isActive: true,
  },
  success: () => 'Plan created successfully!',
  preview: PlanFace,
})(noun);

export const editPlan = editBy<typeof planCalls.update, Plan>(planCalls.update, {
  fields,
  preview: PlanFace,
})(noun);

export const deletePlan = removeBy<typeof planCalls.delete, Plan>(planCalls.delete, {
  warning: 'This action cannot be undone. A plan that has been paid for can only be disabled.',
})(noun);

export const planSwitch = toggleBy<typeof planCalls.update, Plan, 'status'>(planCalls.update, {
  column: 'status',
  on: 'Disable',
  off: 'Enable',
  isOn: ({ isActive }) => isActive,
  bodyOf: (isActive) => ({ isActive }),
})(noun);
