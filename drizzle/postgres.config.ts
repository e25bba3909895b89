import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './sync-server/src/database/schema.postgres.ts',
  out: './drizzle/postgres',
});
