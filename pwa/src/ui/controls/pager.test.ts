// @vitest-environment happy-dom
import { expect, test } from 'vitest';

import { pagesAround } from './pager.tsx';

test.each([
  [1, 12, [1, 2, 3, 4, 5]],
  [6, 12, [4, 5, 6, 7, 8]],
  [12, 12, [8, 9, 10, 11, 12]],
  [2, 3, [1, 2, 3]],
  [1, 0, [1]],
])('page %i of %i shows the buttons %j', (page, totalPages, shown) => {
  expect(pagesAround(page, totalPages)).toEqual(shown);
});
