import { sql } from 'drizzle-orm';

/** The expression of PostgreSQL's index question_search_words. */
export const lexemes = sql`array_to_tsvector(string_to_array(btrim(question_search.words || ' ' || question_search.facets), ' '))`;
