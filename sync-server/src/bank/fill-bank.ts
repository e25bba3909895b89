import { count, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { addSearchTerms } from './search/search.ts';
import { BANK } from '../database/index.ts';
import { saveCatalogue } from './save-catalogue.ts';
import type { NewQuestion } from './save-questions.ts';
import { searchedOf } from './texts-of.ts';
import { loadContent } from './content.ts';
import { newQuestion } from './new-questions.ts';

/** Marks what was made here, so that nobody takes it for questions of an exam. */
const COPIES = 'Copies for trials';
const LICENCE = 'Copy of a generated question; only for trials and measurements';

/** Different questions of each template; the rest are their copies. */
const VARIANTS = 20;
const ROWS_AT_ONCE = 500;

/**
 * BK9: fills the practice pool with copies of generated questions until it has so many of them, for trials and
 * measurements of a large bank. Goes on where an earlier run ended.
 * @returns how many were added.
 */
export async function fillBank(
  context: Context,
  total: number,
  say: (done: number) => void = () => undefined,
): Promise<number> {
  const { store } = context;
  const { questions } = store.t;
  const { catalogue, questionOfTemplate, templateNames } = await loadContent();
  const saved = await saveCatalogue(context, catalogue);
  const variants: NewQuestion[] = [];
  for (let turn = 0; turn < VARIANTS && variants.length < total; turn += 1)
    for (const name of templateNames) {
      const question = questionOfTemplate(name, COPIES, turn);
      if (question !== null) variants.push(await newQuestion(context, saved, question));
    }
  const [there] = await store.read
    .select({ questions: count() })
    .from(questions)
    .where(eq(questions.sourceName, COPIES));
  const start = there?.questions ?? 0;
  for (let next = start; next < total; next += ROWS_AT_ONCE) {
    const rows = Array.from({ length: Math.min(ROWS_AT_ONCE, total - next) }, (_, place) => ({
      ...(variants[(next + place) % variants.length] as NewQuestion),
      id: context.ids.next(),
      pool: 'practice' as const,
      licence: LICENCE,
      sourceName: COPIES,
      sourceKey: String(next + place),
      createdAt: context.clock.now(),
    }));
    await store.write(async (queries) => {
      await queries.lock(BANK);
      await queries.insert(questions).values(rows);
      await addSearchTerms(store, queries, rows.map(searchedOf));
    });
    say(Math.min(total, next + ROWS_AT_ONCE));
  }
  return Math.max(0, total - start);
}
