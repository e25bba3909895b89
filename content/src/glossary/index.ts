import type { GlossaryEntry } from '@exam/shared-schema/contract';
import type { WordEntry } from './english/index.ts';
import { factsFromTables } from './tables/facts.ts';

/** The terms of the syllabuses. */
export interface Glossary {
  /** Where several have the same name, those of school subjects first. */
  readonly entries: readonly GlossaryEntry[];
  /** Single facts from tables: elements, constants, units, capitals, words. They belong to no topic's list. */
  readonly facts: readonly GlossaryEntry[];
  /** AS74: single sentences with the words that ask for them. */
  readonly statements: readonly GlossaryEntry[];
  /** GL12: words with synonyms and antonyms. */
  readonly words: readonly WordEntry[];
  /** GL14: the same about exams. */
  readonly examFacts: readonly GlossaryEntry[];
  /** @param subject and topic by their names in the catalogue. */
  readonly ofTopic: (subject: string, topic: string) => readonly GlossaryEntry[];
}

/** GL2: the files are two megabytes, so they are loaded when the glossary is first asked for, once. */
const FILES: readonly (() => Promise<{ readonly default: unknown }>)[] = [
  () => import('./physics.json', { with: { type: 'json' } }),
  () => import('./chemistry.json', { with: { type: 'json' } }),
  () => import('./mathematics.json', { with: { type: 'json' } }),
  () => import('./biology.json', { with: { type: 'json' } }),
  () => import('./society.json', { with: { type: 'json' } }),
  () => import('./computing.json', { with: { type: 'json' } }),
  () => import('./aptitude.json', { with: { type: 'json' } }),
];

let loaded: Promise<Glossary> | undefined;

/** GL2 */
export function loadGlossary(): Promise<Glossary> {
  return (loaded ??= readAll());
}

async function readAll(): Promise<Glossary> {
  const files: { readonly default: unknown }[] = [];
  // One after the other, because each takes some milliseconds, in which a server does nothing else.
  for (const load of FILES) files.push(await load());
  const { statements, examFacts } = await import('./statements/index.ts');
  const { words, phraseStatements } = await import('./english/index.ts');
  // Their members are checked by a test and not at each start.
  const entries = files.flatMap((file) => file.default as readonly GlossaryEntry[]);
  const topics = new Map<string, GlossaryEntry[]>();
  for (const entry of entries) {
    for (const topic of entry.topics) {
      const key = `${entry.subject}: ${topic}`;
      const own = topics.get(key);
      if (own === undefined) topics.set(key, [entry]);
      else own.push(entry);
    }
  }
  return {
    entries,
    facts: factsFromTables(entries),
    statements: [...statements, ...phraseStatements],
    words,
    examFacts,
    ofTopic: (subject, topic) => topics.get(`${subject}: ${topic}`) ?? [],
  };
}
