// @vitest-environment happy-dom
import { expect, test } from 'vitest';

import { pagesAround } from './pager.tsx';

test.each([
  [1, 0, [1]],
  [2, 3, [1, 2, 3]],
  [5, 5, [1, 2, 3, 4, 5]],
  [1, 12, [1, 2, 3, 4, 'gap', 12]],
  [3, 12, [1, 2, 3, 4, 'gap', 12]],
  [4, 12, [1, 'gap', 3, 4, 5, 'gap', 12]],
  [9, 12, [1, 'gap', 8, 9, 10, 'gap', 12]],
  [10, 12, [1, 'gap', 9, 10, 11, 12]],
  [12, 12, [1, 'gap', 9, 10, 11, 12]],
  [3, 6, [1, 2, 3, 4, 'gap', 6]],
  [4, 6, [1, 'gap', 3, 4, 5, 6]],
])('page %i of %i shows the buttons %j', (page, totalPages, shown) => {
  expect(pagesAround(page, totalPages)).toEqual(shown);
});
