import { eventsOf, packageOf, type ExamDatabase } from '../pwa/src/offline/index.ts';

/** Copies the current state of an attempt from one phone to another, as a restored phone backup does. */
export async function copyAttempt(from: ExamDatabase, onto: ExamDatabase, attemptId: string): Promise<void> {
  const attempt = await from.attempts.get(attemptId);
  const saved = attempt && (await packageOf(from, attempt));
  if (attempt === undefined || saved === undefined || attempt.status !== 'open')
    throw new Error('Nothing to copy');
  const events = await eventsOf(from, attemptId);
  await onto.transaction('rw', onto.packages, onto.attempts, onto.events, async () => {
    if ((await onto.attempts.get(attemptId)) !== undefined) throw new Error('The attempt is there already');
    await onto.packages.put(saved);
    await onto.attempts.add({ ...attempt });
    await onto.events.bulkAdd(events.map((event) => ({ ...event, attemptId })));
  });
}
