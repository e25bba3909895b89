import { availableParallelism } from 'node:os';
import path from 'node:path';
import * as z from 'zod/mini';
import type { ModelSettings } from './adapters/language-model/openai-compatible.ts';
import type { MessagingSettings } from './adapters/messaging.ts';
import type { Seller } from './adapters/payments/payment-provider.ts';
import type { RazorpaySettings } from './adapters/payments/razorpay.ts';
import { configuredSettings, SHOWN_SETTINGS, type ConfiguredSetting } from './configured-settings.ts';
import type { ModelPrices } from './model-use/index.ts';

const port = z
  .pipe(z.coerce.number('must be a number'), z.int('must be a whole number'))
  .check(z.gte(0, 'must be 0 to 65535'), z.lte(65_535, 'must be 0 to 65535'));
const secret = z.string().check(z.minLength(32, 'must be at least 32 characters'));

const postgresUrl = z
  .string()
  .check(
    z.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://, or be left out for the embedded database'),
  );

const DAY = 86_400;
/** Limits the use of a stolen access token; the refresh token gets the next one (ST30). */
const ACCESS_TOKEN_SECONDS = 900;
const SMS_PER_DAY = 2000;
/** More worker threads would not help: the single writer becomes the bottleneck. */
const MOST_WORKERS = 3;
const RAZORPAY_URL = 'https://api.razorpay.com';
/** For commercial training and coaching (SAC 999293). */
const GST_PERCENT = 18;
const GST_SAC = '999293';
/** Budget of the language model per user and day (in India). */
const AI_DAILY_RUPEES = 20;
const AI_DAILY_CALLS = 200;
const MSG91_URL = 'https://control.msg91.com/api/v5/flow';

/** False, or the number of proxies in front of the server: this many addresses are trusted, counted from the end. */
const proxies = z.pipe(
  z.string().check(z.regex(/^(true|false|[1-5])$/, 'must be true, false or the number of proxies, 1 to 5')),
  z.transform((text) => (text === 'false' ? false : text === 'true' ? 1 : Number(text))),
);

const httpUrl = z.string().check(
  z.regex(/^https?:\/\/[^\s/]+/, 'must begin with http:// or https://'),
  z.refine((text) => URL.canParse(text), 'must be an address'),
);
const rupees = z.pipe(
  z.coerce.number('must be a number of rupees'),
  z.number().check(z.gte(0, 'must be 0 to 1000000'), z.lte(1_000_000, 'must be 0 to 1000000')),
);
const headers = z.string().check(z.refine(isHeaders, 'must be a JSON object of texts'));

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
      .check(z.gte(1, 'must be 1 or more'), z.lte(30 * DAY, 'must be 30 days or less')),
    ACCESS_TOKEN_SECONDS,
  ),
  LOG_LEVEL: z._default(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a level such as info'),
    'info',
  ),
  TRUST_PROXY: z._default(proxies, false),
  PUBLIC_URL: z.optional(httpUrl),
  SMTP_URL: z.optional(
    z.string().check(z.regex(/^smtps?:\/\/[^\s]+$/, 'must begin with smtp:// or smtps://')),
  ),
  MAIL_FROM: z.optional(z.string().check(z.regex(/@/, 'must be an e-mail address'))),
  SMS_URL: z.optional(httpUrl),
  SMS_METHOD: z._default(z.enum(['GET', 'POST'], 'must be GET or POST'), 'POST'),
  SMS_HEADERS: z.optional(headers),
  SMS_BODY: z.optional(z.string()),
  SMS_PER_DAY: z._default(
    z
      .pipe(z.coerce.number('must be a number'), z.int('must be a whole number'))
      .check(z.gte(0, 'must be 0 or more')),
    SMS_PER_DAY,
  ),
  MSG91_AUTH_KEY: z.optional(z.string()),
  MSG91_TEMPLATE_ID: z.optional(z.string()),
  MSG91_VARIABLE: z._default(z.string(), 'OTP'),
  MSG91_URL: z._default(httpUrl, MSG91_URL),
  PAYMENTS: z.optional(z.enum(['razorpay', 'sandbox', 'none'], 'must be razorpay, sandbox or none')),
  RAZORPAY_KEY_ID: z.optional(z.string()),
  RAZORPAY_KEY_SECRET: z.optional(z.string()),
  RAZORPAY_WEBHOOK_SECRET: z.optional(z.string()),
  RAZORPAY_URL: z._default(httpUrl, RAZORPAY_URL),
  SELLER_NAME: z.optional(z.string()),
  SELLER_ADDRESS: z.optional(z.string()),
  SELLER_GSTIN: z.optional(
    z.string().check(z.regex(/^[0-9A-Z]{15}$/, 'must be the 15 characters of a GSTIN')),
  ),
  GST_PERCENT: z._default(
    z.pipe(
      z.coerce.number('must be a number'),
      z.number().check(z.gte(0, 'must be 0 to 100'), z.lte(100, 'must be 0 to 100')),
    ),
    GST_PERCENT,
  ),
  GST_SAC: z._default(z.string(), GST_SAC),
  AI_BASE_URL: z.optional(httpUrl),
  AI_API_KEY: z.optional(z.string()),
  AI_MODEL: z.optional(z.string()),
  AI_EMBEDDING_MODEL: z.optional(z.string()),
  AI_PRICE_INPUT: z._default(rupees, 0),
  AI_PRICE_OUTPUT: z._default(rupees, 0),
  AI_DAILY_RUPEES: z._default(rupees, AI_DAILY_RUPEES),
  AI_DAILY_CALLS: z._default(
    z
      .pipe(z.coerce.number('must be a number'), z.int('must be a whole number'))
      .check(z.gte(0, 'must be 0 or more')),
    AI_DAILY_CALLS,
  ),
  DEMO_ATTEMPTS: z.optional(z.enum(['on', 'off'], 'must be on or off')),
  METRICS_TOKEN: z.optional(secret),
  DRAIN_SECONDS: z._default(
    z
      .pipe(z.coerce.number('must be a number'), z.int('must be a whole number'))
      .check(z.gte(0, 'must be 0 to 300'), z.lte(300, 'must be 0 to 300')),
    0,
  ),
  HAND_IN_WORKERS: z._default(
    z
      .pipe(z.coerce.number('must be a number'), z.int('must be a whole number'))
      .check(z.gte(0, 'must be 0 to 16'), z.lte(16, 'must be 0 to 16')),
    Math.min(MOST_WORKERS, availableParallelism() - 1),
  ),
  PREP_FAIL_POINT: z.optional(z.string()),
});

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDirectory: string;
  /** A PostgreSQL database, which several servers may share; the embedded one in `dataDirectory` if absent. */
  readonly databaseUrl: string | undefined;
  readonly environment: 'production' | 'development' | 'test';
  /** The built app, if this server serves it. */
  readonly appDirectory: string | undefined;
  readonly migrationsDirectory: string;
  /** Signs access tokens; if absent, a secret is created at the first start and stored in the database. */
  readonly sessionSecret: string | undefined;
  readonly accessTokenSeconds: number;
  readonly logLevel: z.infer<typeof environmentSchema>['LOG_LEVEL'];
  /** The number of proxies in front of the server. */
  readonly trustProxy: number | false;
  /** Providers of e-mail and SMS, and the base URL of links in them. */
  readonly messaging: MessagingSettings;
  /** The payment provider, and the issuer of receipts. */
  readonly payments: {
    readonly way: 'razorpay' | 'sandbox' | 'none';
    readonly razorpay: RazorpaySettings | undefined;
    readonly seller: Seller | null;
  };
  /** The language model and its prices; null if none is configured. */
  readonly languageModel: { readonly settings: ModelSettings; readonly prices: ModelPrices } | null;
  /** ST68: whether demo students and attempts are simulated; if not, existing ones are removed. */
  readonly demoAttempts: boolean;
  /** Allows callers from other machines to read /metrics. */
  readonly metricsToken: string | undefined;
  /** How long /readyz reports that the server is stopping, before it rejects calls. */
  readonly drainSeconds: number;
  /** Worker threads that read, verify and mark hand-ins; with 0 the main thread does it. */
  readonly handInWorkers: number;
  /** Where a test makes the process crash. Never set outside tests. */
  readonly failPoint: string | undefined;
  /** SE1: what the console shows of all this, without any secret. */
  readonly settings: readonly ConfiguredSetting[];
}

/**
 * Reads the environment once, at start.
 * @throws Error with a sentence for each unusable setting.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = withoutEmpty(environment);
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const sentences = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new Error(`The settings cannot be used: ${sentences.join('; ')}.`);
  }
  const values = parsed.data;
  const contradictions = contradictionsIn(values);
  if (contradictions.length > 0)
    throw new Error(`The settings cannot be used: ${contradictions.join('; ')}.`);
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
    messaging: messagingOf(values),
    payments: paymentsOf(values),
    languageModel: languageModelOf(values),
    demoAttempts:
      values.DEMO_ATTEMPTS === undefined ? values.NODE_ENV === 'development' : values.DEMO_ATTEMPTS === 'on',
    metricsToken: values.METRICS_TOKEN,
    drainSeconds: values.DRAIN_SECONDS,
    handInWorkers: values.HAND_IN_WORKERS,
    failPoint: values.NODE_ENV === 'test' ? values.PREP_FAIL_POINT : undefined,
    settings: configuredSettings(SHOWN_SETTINGS satisfies Classified, given, values),
  };
}

/** `PORT=` in a shell means the same as not setting it. */
function withoutEmpty(environment: Readonly<Record<string, string | undefined>>) {
  return Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
}

type Values = z.infer<typeof environmentSchema>;

/** SE2: does not compile while a variable does not state what may be shown of it. */
type Classified = Readonly<Record<Exclude<keyof Values, 'PREP_FAIL_POINT'>, unknown>>;

/** Combinations of settings that are invalid. */
function contradictionsIn(values: Values): string[] {
  const sentences: string[] = [];
  if (values.SMTP_URL !== undefined && values.MAIL_FROM === undefined)
    sentences.push('MAIL_FROM must be set with SMTP_URL');
  if (values.NODE_ENV === 'production' && values.SMTP_URL !== undefined && values.PUBLIC_URL === undefined)
    sentences.push('PUBLIC_URL must be set with SMTP_URL in production, because links in e-mails lead there');
  if ((values.MSG91_AUTH_KEY === undefined) !== (values.MSG91_TEMPLATE_ID === undefined))
    sentences.push('MSG91_AUTH_KEY and MSG91_TEMPLATE_ID must be set together');
  if (values.MSG91_AUTH_KEY !== undefined && values.SMS_URL !== undefined)
    sentences.push('SMS_URL and MSG91_AUTH_KEY name two providers; set one');
  if (values.NODE_ENV === 'production' && values.DEMO_ATTEMPTS === 'on')
    sentences.push('DEMO_ATTEMPTS cannot be on in production, which has no demo');
  return [...sentences, ...whatContradictsInPayments(values), ...whatContradictsAboutModel(values)];
}

function whatContradictsAboutModel(values: Values): string[] {
  const { AI_BASE_URL: baseUrl, AI_MODEL: model, AI_PRICE_INPUT: input, AI_PRICE_OUTPUT: output } = values;
  const sentences: string[] = [];
  if ((baseUrl === undefined) !== (model === undefined))
    sentences.push('AI_BASE_URL and AI_MODEL must be set together');
  for (const name of ['AI_API_KEY', 'AI_EMBEDDING_MODEL'] as const)
    if (values[name] !== undefined && baseUrl === undefined)
      sentences.push(`${name} is of use only with AI_BASE_URL and AI_MODEL`);
  if (input > 0 !== output > 0) sentences.push('AI_PRICE_INPUT and AI_PRICE_OUTPUT must be set together');
  return sentences;
}

function languageModelOf(values: Values): Config['languageModel'] {
  const { AI_BASE_URL: baseUrl, AI_MODEL: model } = values;
  if (baseUrl === undefined || model === undefined) return null;
  return {
    settings: {
      baseUrl: baseUrl.replace(/\/+$/, ''),
      apiKey: values.AI_API_KEY ?? null,
      model,
      embeddingModel: values.AI_EMBEDDING_MODEL ?? null,
    },
    prices: {
      input: values.AI_PRICE_INPUT,
      output: values.AI_PRICE_OUTPUT,
      dailyRupees: values.AI_DAILY_RUPEES,
      dailyCalls: values.AI_DAILY_CALLS,
    },
  };
}

function whatContradictsInPayments(values: Values): string[] {
  const sentences: string[] = [];
  const keys = [values.RAZORPAY_KEY_ID, values.RAZORPAY_KEY_SECRET, values.RAZORPAY_WEBHOOK_SECRET];
  const given = keys.filter((key) => key !== undefined).length;
  if (given > 0 && given < keys.length)
    sentences.push('RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET must be set together');
  if (values.PAYMENTS === 'razorpay' && given === 0)
    sentences.push('RAZORPAY_KEY_ID must be set where PAYMENTS is razorpay');
  const seller = [values.SELLER_NAME, values.SELLER_ADDRESS, values.SELLER_GSTIN];
  if (seller.some(Boolean) && !seller.every(Boolean))
    sentences.push('SELLER_NAME, SELLER_ADDRESS and SELLER_GSTIN must be set together');
  return sentences;
}

function paymentsOf(values: Values): Config['payments'] {
  const {
    RAZORPAY_KEY_ID: keyId,
    RAZORPAY_KEY_SECRET: keySecret,
    RAZORPAY_WEBHOOK_SECRET: webhookSecret,
  } = values;
  const { SELLER_NAME: name, SELLER_ADDRESS: address, SELLER_GSTIN: gstin } = values;
  const hasKeys = keyId !== undefined && keySecret !== undefined && webhookSecret !== undefined;
  const without = values.NODE_ENV === 'production' ? 'none' : 'sandbox';
  return {
    way: values.PAYMENTS ?? (hasKeys ? 'razorpay' : without),
    razorpay: hasKeys ? { keyId, keySecret, webhookSecret, url: values.RAZORPAY_URL } : undefined,
    seller:
      name !== undefined && address !== undefined && gstin !== undefined
        ? { name, address, gstin, gstPercent: values.GST_PERCENT, sac: values.GST_SAC }
        : null,
  };
}

function messagingOf(values: Values): MessagingSettings {
  const { SMTP_URL, MAIL_FROM, SMS_URL, MSG91_AUTH_KEY, MSG91_TEMPLATE_ID } = values;
  return {
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
    smsPerDay: values.SMS_PER_DAY,
    smtp: SMTP_URL === undefined || MAIL_FROM === undefined ? undefined : { url: SMTP_URL, from: MAIL_FROM },
    smsGateway:
      SMS_URL === undefined
        ? undefined
        : {
            url: SMS_URL,
            method: values.SMS_METHOD,
            headers: JSON.parse(values.SMS_HEADERS ?? '{}') as Record<string, string>,
            body: values.SMS_BODY,
          },
    msg91:
      MSG91_AUTH_KEY === undefined || MSG91_TEMPLATE_ID === undefined
        ? undefined
        : {
            authKey: MSG91_AUTH_KEY,
            templateId: MSG91_TEMPLATE_ID,
            variable: values.MSG91_VARIABLE,
            url: values.MSG91_URL,
          },
  };
}

function isHeaders(text: string): boolean {
  try {
    return z.record(z.string(), z.string()).safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}
