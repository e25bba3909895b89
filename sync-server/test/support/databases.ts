import { randomBytes } from 'node:crypto';
import pg from 'pg';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL of this run's own: scripts/vitest/postgres-cluster.ts starts it. */
    postgresUrl: string;
  }
}

export interface EmptyDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** Makes a database of its own on the server that `url` names. */
export async function emptyDatabase(url: string): Promise<EmptyDatabase> {
  const name = `prep_test_${randomBytes(6).toString('hex')}`;
  await command(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { url: own.href, drop: () => command(url, `drop database if exists ${name} with (force)`) };
}

/** A connection beside the store's, for as long as the PostgreSQL of this run is there. */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // The PostgreSQL is stopped while the client waits.
  client.on('error', () => undefined);
  return client;
}

/** Runs one statement beside the store, as an administrator of the database does. */
export async function command(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
