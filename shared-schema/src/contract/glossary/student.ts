import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

const kindSchema = z.enum(['definition', 'law', 'formula', 'constant', 'unit', 'fact']);

/** GL1: one term of a syllabus. Texts are in the format of question text (`parseRichText`). */
export const glossaryEntrySchema = z.object({
  /** Unique among all entries; never changes. */
  id: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  /** As the catalogue names it. */
  subject: z.string().check(z.minLength(1)),
  /** Topics of the subject, by their names in the catalogue. */
  topics: z.array(z.string()).check(z.minLength(1)),
  kind: kindSchema,
  term: z.string().check(z.minLength(1)),
  /** Other names, abbreviations and frequent misspellings. */
  aliases: z.array(z.string().check(z.minLength(1))),
  text: z.string().check(z.minLength(1)),
  /** TeX without delimiters. */
  formula: z.optional(z.string()),
  /** What the letters of the formula are. */
  symbols: z.optional(z.string()),
  /** Of constants and units. */
  value: z.optional(z.string()),
  example: z.optional(z.string()),
  /** A chapter of a standard textbook, an article, a table of constants. */
  source: z.string().check(z.minLength(1)),
  hi: z.optional(
    z.object({
      term: z.string().check(z.minLength(1)),
      /** Mostly Hindi in Latin letters, as students type it. */
      aliases: z.array(z.string().check(z.minLength(1))),
      text: z.string().check(z.minLength(1)),
      example: z.optional(z.string()),
    }),
  ),
});
export type GlossaryEntry = z.infer<typeof glossaryEntrySchema>;

/** GL7: names of the catalogue are at most 100 characters. */
const nameSchema = z.string().check(z.minLength(1), z.maxLength(100));

export const glossaryOfTopic = defineCall({
  name: 'glossary.ofTopic',
  summary: 'The terms of a topic, by the names of its subject and itself',
  method: 'GET',
  path: '/glossary/topic',
  access: 'public',
  query: z.object({ subject: nameSchema, topic: nameSchema }),
  answer: z.object({ entries: z.array(glossaryEntrySchema) }),
});

/** GL8: terms of school subjects for use without a network, by columns, because that compresses best. */
const packedGlossarySchema = z.object({
  topics: z.array(z.object({ subject: z.string(), topic: z.string() })),
  terms: z.array(z.string()),
  /** The first other name of each term; may be empty. */
  otherNames: z.array(z.string()),
  texts: z.array(z.string()),
  /** TeX without delimiters; empty if the term has none or its text contains it. */
  formulas: z.array(z.string()),
  /** Of each term its topics, as places in `topics`. */
  topicsOf: z.array(z.array(z.int())),
});
export type PackedGlossary = z.infer<typeof packedGlossarySchema>;

export const offlineGlossary = defineCall({
  name: 'glossary.offline',
  summary:
    'The definitions, laws, formulas, constants and units of Physics, Chemistry, Mathematics and Biology',
  method: 'GET',
  path: '/glossary/offline',
  access: 'public',
  answer: z.object({ glossary: packedGlossarySchema }),
});
