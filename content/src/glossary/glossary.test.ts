import { glossaryEntrySchema, type GlossaryEntry } from '@exam/shared-schema/contract';
import { wordsOf } from '@exam/shared-schema/glossary';
import { formulasIn, parseRichText, wordsIn } from '@exam/shared-schema/rich-text';
import katex from 'katex';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { catalogue } from '../catalogue.ts';
import { loadGlossary, type Glossary } from './index.ts';

/** Their entries have Hindi, as have the papers of these subjects. */
const SCHOOL_SUBJECTS = ['Physics', 'Chemistry', 'Mathematics', 'Biology', 'Botany', 'Zoology'];

let glossary: Glossary;
let entries: readonly GlossaryEntry[];
beforeAll(async () => {
  glossary = await loadGlossary();
  ({ entries } = glossary);
});

/** All texts of an entry, each with where it stands. */
const textsOf = ({ id, text, symbols, value, example, hi }: GlossaryEntry): [place: string, text: string][] =>
  Object.entries({
    text,
    symbols,
    value,
    example,
    'Hindi text': hi?.text,
    'Hindi example': hi?.example,
  }).flatMap(([place, each]) => (each === undefined ? [] : [[`${id}, ${place}`, each] as [string, string]]));

const typeset = (formula: string, place: string) =>
  expect(() => katex.renderToString(formula, { throwOnError: true, strict: 'ignore' }), place).not.toThrow();

describe('[GL1] the glossary', () => {
  test('has at least 1,500 entries with the members of the schema and ids of their own', () => {
    expect(entries.length).toBeGreaterThanOrEqual(1_500);
    const faults = entries.flatMap((entry) => {
      const { success, error } = glossaryEntrySchema.safeParse(entry);
      return success ? [] : [`${entry.id}: ${error.message}`];
    });
    expect(faults).toEqual([]);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  });

  test('has formulas with their symbols, and values of constants', () => {
    const without = entries.filter(
      ({ kind, formula, symbols, value }) =>
        (kind === 'formula' && (formula === undefined || symbols === undefined)) ||
        (kind === 'constant' && value === undefined),
    );
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  test('names subjects and topics of the catalogue, and has entries for all topics that students are shown', () => {
    const shown = catalogue.flatMap(({ subjects }) =>
      subjects.flatMap(({ name, topics }) => topics.map((topic) => ({ subject: name, topic }))),
    );
    const names = new Set(shown.map(({ subject, topic }) => `${subject}: ${topic.name}`));
    const unknown = entries.flatMap(({ id, subject, topics }) =>
      topics
        .filter((topic) => !names.has(`${subject}: ${topic}`))
        .map((topic) => `${id}: ${subject}, ${topic}`),
    );
    expect(unknown).toEqual([]);
    const empty = shown.filter(
      ({ subject, topic }) => topic.isActive !== false && glossary.ofTopic(subject, topic.name).length === 0,
    );
    expect(new Set(empty.map(({ subject, topic }) => `${subject}: ${topic.name}`))).toEqual(new Set());
  });

  test('has no name twice in a subject', () => {
    const owners = new Map<string, string>();
    const twice: string[] = [];
    for (const { id, subject, term, aliases, hi } of entries) {
      for (const name of [term, ...aliases, ...(hi === undefined ? [] : [hi.term, ...hi.aliases])]) {
        const key = `${subject}: ${wordsOf(name).join(' ')}`;
        const owner = owners.get(key) ?? id;
        owners.set(key, owner);
        if (owner !== id) twice.push(`${name}: ${owner} and ${id}`);
      }
    }
    expect(twice).toEqual([]);
  });

  test('is in Hindi too where it is of a school subject', () => {
    const school = entries.filter(({ subject }) => SCHOOL_SUBJECTS.includes(subject));
    expect(school.filter(({ hi }) => hi === undefined).map(({ id }) => id)).toEqual([]);
    const hasDevanagari = (text: string) => /[\u0900-\u097f]/.test(text);
    const inEnglish = entries.filter(({ hi }) => hi !== undefined && !hasDevanagari(hi.text));
    expect(inEnglish.map(({ id }) => id)).toEqual([]);
  });

  test('is TeX that can be typeset, with every dollar sign closed', () => {
    for (const entry of entries) {
      if (entry.formula !== undefined) typeset(entry.formula, entry.id);
      for (const [place, text] of textsOf(entry)) {
        expect(text.replaceAll(/`[^`]*`/g, '').split('$').length % 2, place).toBe(1);
        for (const { tex } of formulasIn(text)) typeset(tex, place);
      }
    }
  });

  test('has no signs that rich text would take for marks of its own', () => {
    for (const entry of entries) {
      for (const [place, text] of textsOf(entry)) {
        const blocks = parseRichText(text);
        expect(
          blocks.map(({ kind }) => kind),
          place,
        ).toEqual(['paragraph']);
        expect(JSON.stringify(blocks), place).not.toMatch(/"kind":"(italic|image|link)"/);
        expect(wordsIn(text).join(' '), place).not.toMatch(/\*\*|\\/);
      }
    }
  });
});

test('[GL2] is loaded once, and not before it is asked for', async () => {
  vi.resetModules();
  const load = vi.fn(() => ({ default: [] }));
  vi.doMock('./physics.json', load);
  try {
    const content = await import('../index.ts');
    expect(load).not.toHaveBeenCalled();
    expect(content.loadGlossary()).toBe(content.loadGlossary());
    expect((await content.loadGlossary()).ofTopic('Physics', 'Current Electricity')).toEqual([]);
    expect(load).toHaveBeenCalledTimes(1);
  } finally {
    vi.doUnmock('./physics.json');
    vi.resetModules();
  }
});
