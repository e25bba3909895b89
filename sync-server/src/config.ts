import path from 'node:path';
import * as z from 'zod/mini';

const port = z
  .pipe(z.coerce.number('must be a number'), z.int('must be a whole number'))
  .check(z.gte(0, 'must be 0 to 65535'), z.lte(65_535, 'must be 0 to 65535'));
const yesOrNo = z.pipe(
  z.enum(['true', 'false'], 'must be true or false'),
  z.transform((text) => text === 'true'),
);
const secret = z.string().check(z.minLength(32, 'must be at least 32 characters'));

const postgresUrl = z
  .string()
  .check(
    z.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://, or be left out for the embedded database'),
  );

const DAY = 86_400;
/** Half a day, so that one sign-in lasts an exam and its travel; minutes, once refresh tokens come. */
const ACCESS_TOKEN_SECONDS = DAY / 2;

const environmentSchema = z.object({
  PORT: z._default(port, 3000),
  HOST: z.optional(z.string().check(z.minLength(1, 'must not be empty'))),
  DATA_DIR: z._default(z.string().check(z.minLength(1, 'must not be empty')), './data'),
  DATABASE_URL: z.optional(postgresUrl),
  NODE_ENV: z._default(
    z.enum(['production', 'development', 'test'], 'must be production, development or test'),
    'development',
  ),
  APP_DIR: z.optional(z.string()),
  MIGRATIONS_DIR: z._default(z.string(), './drizzle'),
  SESSION_SECRET: z.optional(secret),
  ACCESS_TOKEN_SECONDS: z._default(
    z
      .pipe(z.coerce.number('must be a number'), z.int('must be a whole number'))
      .check(z.gte(60, 'must be 60 or more'), z.lte(30 * DAY, 'must be 30 days or less')),
    ACCESS_TOKEN_SECONDS,
  ),
  LOG_LEVEL: z._default(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a level such as info'),
    'info',
  ),
  TRUST_PROXY: z._default(yesOrNo, false),
  METRICS_TOKEN: z.optional(secret),
  DRAIN_SECONDS: z._default(
    z
      .pipe(z.coerce.number('must be a number'), z.int('must be a whole number'))
      .check(z.gte(0, 'must be 0 to 300'), z.lte(300, 'must be 0 to 300')),
    0,
  ),
  PREP_FAIL_POINT: z.optional(z.string()),
});

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDirectory: string;
  /** A PostgreSQL that several servers may share; the embedded database in `dataDirectory` where absent. */
  readonly databaseUrl: string | undefined;
  readonly environment: 'production' | 'development' | 'test';
  /** The built app, where this server serves it. */
  readonly appDirectory: string | undefined;
  readonly migrationsDirectory: string;
  /** Signs access tokens; made at first start and kept in the database where none is given. */
  readonly sessionSecret: string | undefined;
  readonly accessTokenSeconds: number;
  readonly logLevel: z.infer<typeof environmentSchema>['LOG_LEVEL'];
  readonly trustProxy: boolean;
  /** Lets a caller from elsewhere read /metrics. */
  readonly metricsToken: string | undefined;
  /** For how long a server that was told to stop says so at /readyz before it takes no more calls. */
  readonly drainSeconds: number;
  /** Where a test wants the process to die. Never set outside tests. */
  readonly failPoint: string | undefined;
}

/**
 * Reads the environment once, at start.
 * @throws Error with a sentence per setting that cannot be used.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const parsed = environmentSchema.safeParse(withoutEmpty(environment));
  if (!parsed.success) {
    const sentences = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new Error(`The settings cannot be used: ${sentences.join('; ')}.`);
  }
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST ?? (values.NODE_ENV === 'production' ? '0.0.0.0' : '127.0.0.1'),
    dataDirectory: path.resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    environment: values.NODE_ENV,
    appDirectory: values.APP_DIR === undefined ? undefined : path.resolve(values.APP_DIR),
    migrationsDirectory: path.resolve(values.MIGRATIONS_DIR),
    sessionSecret: values.SESSION_SECRET,
    accessTokenSeconds: values.ACCESS_TOKEN_SECONDS,
    logLevel: values.LOG_LEVEL,
    trustProxy: values.TRUST_PROXY,
    metricsToken: values.METRICS_TOKEN,
    drainSeconds: values.DRAIN_SECONDS,
    failPoint: values.NODE_ENV === 'test' ? values.PREP_FAIL_POINT : undefined,
  };
}

/** `PORT=` in a shell means the same as not setting it. */
function withoutEmpty(environment: Readonly<Record<string, string | undefined>>) {
  return Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
}
