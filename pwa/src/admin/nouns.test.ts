import { expect, test } from 'vitest';
import { nounOf, wordsOf } from './nouns.ts';

test('the sentences of an entity follow from its noun', () => {
  expect(wordsOf(nounOf({ one: 'test paper', many: 'test papers' }))).toMatchObject({
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
