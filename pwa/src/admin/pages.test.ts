// @vitest-environment happy-dom
import * as contract from '@exam/shared-schema/contract';
import { expect, test } from 'vitest';
import { fieldNameOf } from './form/errors.ts';
import { entities } from './pages.tsx';

type Creating = Pick<typeof contract.subjectCalls, 'create'>;

const isCreating = (value: unknown): value is Creating =>
  typeof value === 'object' && value !== null && 'create' in value;

/** The API alone has them: the console has no screens of them. */
const WITHOUT_SCREENS = ['sections', 'templates'];

const creates = (Object.values(contract) as unknown[])
  .filter(isCreating)
  .map(({ create }) => [create.area, create] as const)
  .filter(([area]) => !WITHOUT_SCREENS.includes(area));

test.each(creates)('%s: whatever the call needs has a field to say so beside', (area, { body }) => {
  const fields = entities.find(({ key }) => key === area)?.create?.fields ?? [];
  const missing = body.safeParse({}).error?.issues ?? [];
  expect(missing.length).toBeGreaterThan(0);
  expect(missing.filter(({ path }) => fieldNameOf(fields, path) === '')).toEqual([]);
});
