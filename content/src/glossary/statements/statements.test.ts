import { glossaryEntrySchema } from '@exam/shared-schema/contract';
import { expect, test } from 'vitest';
import { catalogue } from '../../catalogue.ts';
import { statements } from './index.ts';

test('[AS74] statements are entries of topics of the catalogue, with words that ask for them', () => {
  const topics = new Set(
    catalogue.flatMap(({ subjects }) =>
      subjects.flatMap(({ name, topics: own }) => own.map((topic) => `${name}: ${topic.name}`)),
    ),
  );
  expect(statements.length).toBeGreaterThan(400);
  expect(new Set(statements.map(({ text }) => text)).size).toBe(statements.length);
  for (const entry of statements) {
    expect(glossaryEntrySchema.safeParse(entry).error?.message, entry.id).toBeUndefined();
    for (const topic of entry.topics) expect(topics, entry.id).toContain(`${entry.subject}: ${topic}`);
    expect(entry.text, entry.id).toMatch(/[.!)]$/);
  }
});
