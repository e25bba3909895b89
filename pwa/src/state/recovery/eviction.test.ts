import { beforeEach, expect, test } from 'vitest';
import { database } from '../../offline/index.ts';
import { wasEvicted } from './eviction.ts';

beforeEach(async () => {
  localStorage.clear();
  await database.meta.clear();
});

test('a new device, and one that is opened again, has lost nothing', async () => {
  expect(await wasEvicted()).toBe(false);
  expect(await wasEvicted()).toBe(false);
});

test('cleared storage is noticed at the next start, even if the open page has written to it since', async () => {
  await wasEvicted();
  await database.meta.clear();
  await database.meta.put({ key: 'deviceId', value: 'd1' });
  expect(await wasEvicted()).toBe(true);
  expect(await wasEvicted()).toBe(false);
});
