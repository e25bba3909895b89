import type { Setting, SettingGroup, SettingsOfGroup, TriedGroup } from '@exam/shared-schema/contract';

interface GroupWords {
  readonly title: string;
  readonly on: string;
  /** Played by this server. */
  readonly local?: string;
  readonly off?: string;
}

export const GROUPS: Readonly<Record<SettingGroup, GroupWords>> = {
  payments: {
    title: 'Payments',
    on: 'Plans are paid at Razorpay.',
    local: 'A sandbox plays the provider. No real money is paid.',
    off: 'Nothing can be bought.',
  },
  mail: {
    title: 'Mail',
    on: 'E-mails are sent by the mail server.',
    local: 'No mail server is set: e-mails are kept on this server, for development.',
    off: 'No e-mail can be sent, so nobody can register or reset a password.',
  },
  sms: {
    title: 'SMS',
    on: 'Codes are sent by the gateway.',
    local: 'No gateway is set: messages are kept on this server, for development.',
    off: 'No text message can be sent, so nobody can register.',
  },
  model: {
    title: 'Language model',
    on: 'It writes tests by AI and answers questions of students.',
    off: 'Tests by AI are made from templates, and the assistant answers from the bank.',
  },
  storage: { title: 'Storage and backups', on: 'Backups are made by the command npm run backup.' },
  server: { title: 'Server', on: 'How this process runs.' },
};

export const STATES: Readonly<Record<SettingsOfGroup['state'], string>> = {
  on: 'On',
  local: 'Played here',
  off: 'Off',
};

/** SE3: what a try does, on its button. */
export const TRIES: Readonly<Record<TriedGroup, string>> = {
  payments: 'Check the key',
  mail: 'Send me a test e-mail',
  sms: 'Send me a test message',
  model: 'Ask for one token',
  storage: 'Write a test value',
};

const LABELS: Readonly<Record<string, string>> = {
  PAYMENTS: 'Provider',
  RAZORPAY_KEY_ID: 'Key id',
  RAZORPAY_KEY_SECRET: 'Key secret',
  RAZORPAY_WEBHOOK_SECRET: 'Secret of the webhook',
  RAZORPAY_URL: 'Address of Razorpay',
  SELLER_NAME: 'Seller on receipts',
  SELLER_ADDRESS: 'Address of the seller',
  SELLER_GSTIN: 'GSTIN',
  GST_PERCENT: 'GST, per cent',
  GST_SAC: 'Service code',
  SMTP_URL: 'Mail server',
  MAIL_FROM: 'Sender',
  PUBLIC_URL: 'Address in links',
  SMS_URL: 'Gateway',
  SMS_METHOD: 'Method',
  SMS_HEADERS: 'Headers',
  SMS_BODY: 'Body',
  MSG91_AUTH_KEY: 'MSG91 key',
  MSG91_TEMPLATE_ID: 'MSG91 template',
  MSG91_VARIABLE: 'MSG91 variable',
  MSG91_URL: 'Address of MSG91',
  SMS_PER_DAY: 'Messages a day, at most',
  AI_BASE_URL: 'Address',
  AI_MODEL: 'Model',
  AI_API_KEY: 'Key',
  AI_EMBEDDING_MODEL: 'Model for embeddings',
  AI_PRICE_INPUT: 'Rupees per million tokens of prompts',
  AI_PRICE_OUTPUT: 'Rupees per million tokens of answers',
  AI_DAILY_RUPEES: 'Rupees a day for one user, at most',
  AI_DAILY_CALLS: 'Calls a day for one user, at most',
  DATABASE_URL: 'PostgreSQL database',
  DATA_DIR: 'Folder of the data',
  MIGRATIONS_DIR: 'Folder of the migrations',
  APP_DIR: 'Folder of the app',
  NODE_ENV: 'Environment',
  HOST: 'Address it listens on',
  PORT: 'Port',
  TRUST_PROXY: 'Proxies in front of it',
  SESSION_SECRET: 'Secret of the sessions',
  ACCESS_TOKEN_SECONDS: 'Lifetime of an access token, seconds',
  LOG_LEVEL: 'Level of the log',
  METRICS_TOKEN: 'Token for metrics',
  DRAIN_SECONDS: 'Drains before it stops, seconds',
  HAND_IN_WORKERS: 'Threads for hand-ins',
  DEMO_ATTEMPTS: 'Simulated students',
};

export const labelOf = ({ name }: Setting): string => LABELS[name] ?? name;

/** SE2: of a secret only whether it is set. */
export const valueOf = ({ value, source }: Setting): string =>
  value ?? (source === null ? 'Not set' : 'Set, not shown');

const SOURCES: Readonly<Record<NonNullable<Setting['source']>, string>> = {
  environment: 'Environment',
  default: 'Default',
  'first-start': 'Made at the first start',
  console: 'This page',
};

export const sourceOf = ({ source }: Pick<Setting, 'source'>): string =>
  source === null ? '–' : SOURCES[source];
