import { expect, test } from 'vitest';
import { nounOf, defaultTexts } from './nouns.ts';

test('a list says how many there are; its pager says which page this is', () => {
  const { summary } = defaultTexts(nounOf({ one: 'category', many: 'categories' }));
  expect([summary({ page: 1, pages: 1, total: 1 }), summary({ page: 1, pages: 2, total: 12 })]).toEqual([
    '1 category',
    '12 categories',
  ]);
});

test('the sentences of an entity follow from its noun', () => {
  expect(defaultTexts(nounOf({ one: 'test paper', many: 'test papers' }))).toMatchObject({
    title: 'Test Papers',
    loading: 'Loading test papers...',
    failed: 'Failed to load test papers',
    empty: 'No test papers found',
    emptyText: 'Create your first test paper to get started',
    search: 'Search test papers',
    add: 'Add Test Paper',
    createTitle: 'Create New Test Paper',
    createPage: 'Create Test Paper',
    backToList: 'All test papers',
  });
});
