import pg from 'pg';

export interface EmptyDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** Makes a database of its own on the server that `url` names. */
export async function emptyDatabase(url: string, suffix: string): Promise<EmptyDatabase> {
  const name = `prep_test_${suffix}`;
  await command(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { url: own.href, drop: () => command(url, `drop database if exists ${name} with (force)`) };
}

async function command(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
