import type { Setting, SettingGroup } from '@exam/shared-schema/contract';

/** `origin`: of an address only protocol, host and port, because the rest may have a password or a key. */
type Shown = 'value' | 'origin' | 'secret';

type ShownSettings = Readonly<Record<string, readonly [SettingGroup, Shown]>>;

export interface ConfiguredSetting extends Setting {
  readonly group: SettingGroup;
}

/** SE1, SE2: what the console may show of each variable. A variable without a line here does not compile (config.ts). */
export const SHOWN_SETTINGS = {
  PAYMENTS: ['payments', 'value'],
  RAZORPAY_KEY_ID: ['payments', 'value'],
  RAZORPAY_KEY_SECRET: ['payments', 'secret'],
  RAZORPAY_WEBHOOK_SECRET: ['payments', 'secret'],
  RAZORPAY_URL: ['payments', 'origin'],
  SELLER_NAME: ['payments', 'value'],
  SELLER_ADDRESS: ['payments', 'value'],
  SELLER_GSTIN: ['payments', 'value'],
  GST_PERCENT: ['payments', 'value'],
  GST_SAC: ['payments', 'value'],
  SMTP_URL: ['mail', 'origin'],
  MAIL_FROM: ['mail', 'value'],
  PUBLIC_URL: ['mail', 'origin'],
  SMS_URL: ['sms', 'origin'],
  SMS_METHOD: ['sms', 'value'],
  SMS_HEADERS: ['sms', 'secret'],
  SMS_BODY: ['sms', 'secret'],
  MSG91_AUTH_KEY: ['sms', 'secret'],
  MSG91_TEMPLATE_ID: ['sms', 'value'],
  MSG91_VARIABLE: ['sms', 'value'],
  MSG91_URL: ['sms', 'origin'],
  SMS_PER_DAY: ['sms', 'value'],
  AI_BASE_URL: ['model', 'origin'],
  AI_MODEL: ['model', 'value'],
  AI_API_KEY: ['model', 'secret'],
  AI_EMBEDDING_MODEL: ['model', 'value'],
  AI_PRICE_INPUT: ['model', 'value'],
  AI_PRICE_OUTPUT: ['model', 'value'],
  AI_DAILY_RUPEES: ['model', 'value'],
  AI_DAILY_CALLS: ['model', 'value'],
  DATABASE_URL: ['storage', 'origin'],
  DATA_DIR: ['storage', 'value'],
  MIGRATIONS_DIR: ['storage', 'value'],
  APP_DIR: ['storage', 'value'],
  NODE_ENV: ['server', 'value'],
  HOST: ['server', 'value'],
  PORT: ['server', 'value'],
  TRUST_PROXY: ['server', 'value'],
  SESSION_SECRET: ['server', 'secret'],
  ACCESS_TOKEN_SECONDS: ['server', 'value'],
  LOG_LEVEL: ['server', 'value'],
  METRICS_TOKEN: ['server', 'secret'],
  DRAIN_SECONDS: ['server', 'value'],
  HAND_IN_WORKERS: ['server', 'value'],
  DEMO_ATTEMPTS: ['server', 'value'],
} as const satisfies ShownSettings;

/**
 * @param given the variables that are set and not empty.
 * @param values after parsing, with defaults.
 */
export function configuredSettings(
  shownSettings: ShownSettings,
  given: Readonly<Record<string, unknown>>,
  values: Readonly<Record<string, unknown>>,
): ConfiguredSetting[] {
  return Object.entries(shownSettings).map(([name, [group, shown]]) => {
    const [isGiven, value] = [given[name] !== undefined, values[name]];
    return {
      ...{ name, group },
      isSecret: shown === 'secret',
      value: value === undefined || shown === 'secret' ? null : shownValue(shown, String(value)),
      source: isGiven ? 'environment' : sourceWithout(name, value),
    };
  });
}

function sourceWithout(name: string, value: unknown): Setting['source'] {
  if (name === 'SESSION_SECRET') return 'first-start';
  return value === undefined ? null : 'default';
}

function shownValue(shown: Shown, value: string): string | null {
  if (shown === 'value') return value;
  if (!URL.canParse(value)) return null;
  const { protocol, host } = new URL(value);
  return `${protocol}//${host}`;
}
