import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'sqlite',
  schema: './sync-server/src/database/schema.sqlite.ts',
  out: './drizzle/sqlite',
});
