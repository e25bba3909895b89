// @vitest-environment happy-dom
import * as contract from '@exam/shared-schema/contract';
import { expect, test } from 'vitest';
import { fieldNameOf } from './form/errors.ts';
import type { FormPlan } from './form/plan.ts';
import { entities } from './pages.tsx';
import { newPlan } from './plans/plan-form.tsx';

type Creating = Pick<typeof contract.subjectCalls, 'create'>;

const isCreating = (value: unknown): value is Creating =>
  typeof value === 'object' && value !== null && 'create' in value;

/** Forms that belong to no declaration. */
const forms: Readonly<Record<string, FormPlan>> = { plans: newPlan };

const creates = (Object.values(contract) as unknown[])
  .filter(isCreating)
  .map(({ create }) => [create.area, create] as const);

test.each(creates)('%s: whatever the call needs has a field to say so beside', (area, { body }) => {
  const form = forms[area] ?? entities.find(({ key }) => key === area)?.create;
  const fields = form?.fields ?? [];
  const missing = body.safeParse({}).error?.issues ?? [];
  expect(missing.length).toBeGreaterThan(0);
  expect(missing.filter(({ path }) => fieldNameOf(fields, path) === '')).toEqual([]);
});
