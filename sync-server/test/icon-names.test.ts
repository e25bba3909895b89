import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brandsIcons, solidIcons } from '../src/features/catalogue/icon-names.ts';

const folder = new URL('../../node_modules/@fortawesome/fontawesome-free/svgs/', import.meta.url);

test.each([
  ['solid', solidIcons],
  ['brands', brandsIcons],
])('[AC52] the server knows the very icons that the app can draw: %s', (family, names) => {
  const files = readdirSync(new URL(`${family}/`, folder)).filter((file) => file.endsWith('.svg'));
  expect(names.trim().split(/\s+/)).toEqual(files.map((file) => file.slice(0, -'.svg'.length)).sort());
});
