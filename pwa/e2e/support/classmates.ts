import type Sqlite from 'better-sqlite3';
import { openServerDatabase } from './server-database.ts';

/**
 * Others who have sat the only paper that was handed in here, with these scores. The server must be stopped: this writes
 * into its database beside it.
 */
export function addClassmates(dataDir: string, scores: readonly number[]): void {
  const database = openServerDatabase(dataDir);
  try {
    database.transaction(() => scores.forEach((score, place) => addOne(database, score, place)))();
    addSections(database, scores);
  } finally {
    database.close();
  }
}

type Row = Record<string, unknown>;

function addOne(database: Sqlite.Database, score: number, place: number): void {
  const attempt = database.prepare('select * from attempts order by receivedAt limit 1').get() as Row;
  const user = database.prepare('select * from users where id = ?').get(attempt['userId']) as Row;
  const id = `classmate-${place}`;
  const phone = { phone: null, countryCode: null };
  insert(database, 'users', { ...user, ...phone, id, username: id, email: `${id}@example.com` });
  insert(database, 'attempts', { ...attempt, id, userId: id, score, scoreExact: String(score) });
}

function insert(database: Sqlite.Database, table: string, row: Row): void {
  const names = Object.keys(row);
  const columns = names.map((name) => `"${name}"`).join(', ');
  const places = names.map(() => '?').join(', ');
  database.prepare(`insert into ${table} (${columns}) values (${places})`).run(...Object.values(row));
}

/** As the background would count them in some minutes: half of each score in either section. */
function addSections(database: Sqlite.Database, scores: readonly number[]): void {
  const sections = database
    .prepare(
      'select paperId, position, title from paper_sections where paperId in (select paperId from attempts)',
    )
    .all() as Row[];
  const counts: Record<string, number> = {};
  for (const score of scores) counts[score / 2] = (counts[score / 2] ?? 0) + 1;
  for (const section of sections)
    insert(database, 'section_statistics', { ...section, scores: JSON.stringify(counts) });
}
