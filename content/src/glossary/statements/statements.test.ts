import { glossaryEntrySchema } from '@exam/shared-schema/contract';
import { expect, test } from 'vitest';
import { catalogue } from '../../catalogue.ts';
import { statements } from './index.ts';
import { linesOf } from './pairs/pair-family.ts';

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

test('[AS74] a family of pairs gives a sentence of its own for each pair, in English and in Hindi', () => {
  const lines = linesOf({
    ...{ topic: 'Geography', words: 'where lake jheel' },
    ...{ text: '{thing} lake is in {value}.', hindi: '{thing} झील {value} में है।' },
    pairs: `
Odisha / ओडिशा: Chilika / चिल्का
Ladakh / लद्दाख: Pangong / पैंगोंग; Tso Moriri`,
  });
  expect(lines.split('\n')).toEqual([
    'Chilika lake is in Odisha. | where lake jheel | चिल्का झील ओडिशा में है।',
    'Pangong lake is in Ladakh. | where lake jheel | पैंगोंग झील लद्दाख में है।',
    'Tso Moriri lake is in Ladakh. | where lake jheel | Tso Moriri झील लद्दाख में है।',
  ]);
  const ofPairs = statements.filter(({ id }) => id.startsWith('statement-pairs'));
  expect(ofPairs.length).toBeGreaterThan(1500);
  for (const { id, text, hi } of ofPairs)
    expect(`${text} ${hi?.text ?? ''}`, id).not.toMatch(/[{}]| \/ |: *[;.]/);
});

test('[AS74] no two statements say the same in another order', () => {
  const byWords = new Map<string, string[]>();
  for (const { id, text } of statements) {
    const words = text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
    const key = words
      .filter((word) => !['the', 'and', 'was', 'were'].includes(word))
      .toSorted()
      .join(' ');
    byWords.set(key, [...(byWords.get(key) ?? []), id]);
  }
  expect([...byWords.values()].filter((ids) => ids.length > 1)).toEqual([]);
});
