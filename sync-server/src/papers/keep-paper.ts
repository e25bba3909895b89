import { and, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { createPaper, type NewPaper } from './create-paper.ts';
import { publishPaper } from './publish-paper.ts';

/**
 * Makes and publishes a paper unless its category has one of the same title. One that was made and never published,
 * because the process ended in between, is published now.
 */
export async function keepPaper(context: Context, paper: NewPaper): Promise<'created' | 'there'> {
  const { papers } = context.store.t;
  const [before] = await context.store.read
    .select({ id: papers.id, version: papers.currentVersion })
    .from(papers)
    .where(and(eq(papers.title, paper.title), eq(papers.categoryId, paper.categoryId)))
    .limit(1);
  if (before !== undefined && before.version !== null) return 'there';
  await publishPaper(context, before?.id ?? (await createPaper(context, paper)));
  return 'created';
}
