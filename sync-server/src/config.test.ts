import { availableParallelism } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('an empty environment is a development server for this machine only', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDirectory: path.resolve('data'),
    environment: 'development',
    appDirectory: undefined,
    migrationsDirectory: path.resolve('drizzle'),
    sessionSecret: undefined,
    accessTokenSeconds: 900,
    logLevel: 'info',
    trustProxy: false,
    messaging: {
      publicUrl: 'http://localhost:3000',
      smsPerDay: 2000,
      smtp: undefined,
      smsGateway: undefined,
      msg91: undefined,
    },
    payments: { way: 'sandbox', razorpay: undefined, seller: null },
    languageModel: null,
    demoAttempts: true,
    metricsToken: undefined,
    drainSeconds: 0,
    handInWorkers: Math.min(3, availableParallelism() - 1),
    failPoint: undefined,
    // See configured-settings.test.ts.
    settings: expect.any(Array) as unknown,
  });
});

test('[ST32] only production listens to the network unasked', () => {
  expect(readConfig({ NODE_ENV: 'production' }).host).toBe('0.0.0.0');
  expect(readConfig({ NODE_ENV: 'production', HOST: '10.0.0.7' }).host).toBe('10.0.0.7');
  expect(readConfig({ NODE_ENV: 'test' }).host).toBe('127.0.0.1');
});

test('all unusable settings are reported at once, by name', () => {
  expect(() => readConfig({ PORT: 'eighty', LOG_LEVEL: 'loud', SESSION_SECRET: 'short' })).toThrow(
    'The settings cannot be used: PORT must be a number; SESSION_SECRET must be at least 32 characters; LOG_LEVEL must be a level such as info.',
  );
  expect(() => readConfig({ PORT: '70000' })).toThrow('PORT must be 0 to 65535');
});

test('an empty setting is one that is not set', () => {
  expect(readConfig({ PORT: '', HOST: '' })).toMatchObject({ port: 3000, host: '127.0.0.1' });
});

test('the database is a PostgreSQL where one is named, and its address is not repeated where it is wrong', () => {
  expect(readConfig({}).databaseUrl).toBeUndefined();
  for (const url of ['postgres://prep:secret@db/prep', 'postgresql://db/prep'])
    expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
  expect(() => readConfig({ DATABASE_URL: 'mysql://prep:secret@db/prep' })).toThrow(
    'The settings cannot be used: DATABASE_URL must begin with postgres://, or be left out for the embedded database.',
  );
});

test('fail points exist only in tests', () => {
  expect(
    readConfig({ NODE_ENV: 'production', PREP_FAIL_POINT: 'hand-in-committed' }).failPoint,
  ).toBeUndefined();
  expect(readConfig({ NODE_ENV: 'test', PREP_FAIL_POINT: 'hand-in-committed' }).failPoint).toBe(
    'hand-in-committed',
  );
});

test('messages go to the configured providers, and incomplete groups of settings are reported together', () => {
  const smtp = { SMTP_URL: 'smtp://mail.example.com:587', MAIL_FROM: 'Prep <prep@example.com>' };
  expect(readConfig(smtp).messaging).toMatchObject({
    smtp: { url: smtp.SMTP_URL, from: smtp.MAIL_FROM },
    publicUrl: 'http://localhost:3000',
  });
  expect(
    readConfig({ SMS_URL: 'https://sms.example.com', SMS_HEADERS: '{"a":"b"}' }).messaging,
  ).toMatchObject({
    smsGateway: { url: 'https://sms.example.com', method: 'POST', headers: { a: 'b' } },
  });
  expect(readConfig({ MSG91_AUTH_KEY: 'key', MSG91_TEMPLATE_ID: 'id' }).messaging.msg91).toMatchObject({
    variable: 'OTP',
    url: 'https://control.msg91.com/api/v5/flow',
  });
  expect(() => readConfig({ SMTP_URL: smtp.SMTP_URL })).toThrow('MAIL_FROM must be set with SMTP_URL');
  expect(() => readConfig({ ...smtp, NODE_ENV: 'production' })).toThrow('PUBLIC_URL must be set');
  expect(() => readConfig({ MSG91_AUTH_KEY: 'key' })).toThrow('must be set together');
  expect(() => readConfig({ SMS_HEADERS: 'a: b' })).toThrow('SMS_HEADERS must be a JSON object of texts');
});

test('a link leads to the public address, without a slash at its end', () => {
  expect(readConfig({ PUBLIC_URL: 'https://prep.example.com/' }).messaging.publicUrl).toBe(
    'https://prep.example.com',
  );
});

test('as many proxies are believed as there are', () => {
  expect(readConfig({ TRUST_PROXY: 'true' }).trustProxy).toBe(1);
  expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
  expect(readConfig({ TRUST_PROXY: 'false' }).trustProxy).toBe(false);
  expect(() => readConfig({ TRUST_PROXY: 'yes' })).toThrow('TRUST_PROXY must be true, false or the number');
});

describe('[LM1] the language model', () => {
  const local = { AI_BASE_URL: 'http://localhost:11434/v1/', AI_MODEL: 'qwen3' };

  test('is one on a machine of one’s own with an address and a name alone, free and bounded', () => {
    expect(readConfig(local).languageModel).toEqual({
      settings: { baseUrl: 'http://localhost:11434/v1', apiKey: null, model: 'qwen3', embeddingModel: null },
      prices: { input: 0, output: 0, dailyRupees: 20, dailyCalls: 200 },
    });
  });

  test('may have a key, a model for vectors, prices in rupees and paise, and other bounds', () => {
    const hosted = {
      ...local,
      AI_API_KEY: 'key',
      AI_EMBEDDING_MODEL: 'vectors',
      AI_PRICE_INPUT: '12.50',
      AI_PRICE_OUTPUT: '50',
      AI_DAILY_RUPEES: '0',
      AI_DAILY_CALLS: '0',
    };
    expect(readConfig(hosted).languageModel).toMatchObject({
      settings: { apiKey: 'key', embeddingModel: 'vectors' },
      prices: { input: 12.5, output: 50, dailyRupees: 0, dailyCalls: 0 },
    });
  });

  test.each([
    [{ AI_BASE_URL: local.AI_BASE_URL }, 'AI_BASE_URL and AI_MODEL must be set together'],
    [{ AI_MODEL: 'qwen3' }, 'AI_BASE_URL and AI_MODEL must be set together'],
    [{ AI_API_KEY: 'key' }, 'AI_API_KEY is of use only with AI_BASE_URL and AI_MODEL'],
    [{ AI_EMBEDDING_MODEL: 'v' }, 'AI_EMBEDDING_MODEL is of use only with AI_BASE_URL and AI_MODEL'],
    [{ ...local, AI_PRICE_OUTPUT: '5' }, 'AI_PRICE_INPUT and AI_PRICE_OUTPUT must be set together'],
    [{ ...local, AI_PRICE_INPUT: '5' }, 'AI_PRICE_INPUT and AI_PRICE_OUTPUT must be set together'],
    [{ ...local, AI_BASE_URL: 'ftp://localhost' }, 'AI_BASE_URL must begin with http:// or https://'],
    [{ ...local, AI_DAILY_CALLS: '1.5' }, 'AI_DAILY_CALLS must be a whole number'],
    [{ ...local, AI_DAILY_RUPEES: '-1' }, 'AI_DAILY_RUPEES must be 0 to 1000000'],
    [{ ...local, AI_PRICE_INPUT: 'much', AI_PRICE_OUTPUT: '1' }, 'AI_PRICE_INPUT must be a number of rupees'],
  ])('%o is refused with a sentence', (settings, sentence) => {
    expect(() => readConfig(settings)).toThrow(`The settings cannot be used: ${sentence}.`);
  });
});

describe('[ST68] simulated attempts', () => {
  test('are made in development unless they are switched off, and in tests if they are switched on', () => {
    expect(readConfig({ DEMO_ATTEMPTS: 'off' }).demoAttempts).toBe(false);
    expect(readConfig({ NODE_ENV: 'test' }).demoAttempts).toBe(false);
    expect(readConfig({ NODE_ENV: 'test', DEMO_ATTEMPTS: 'on' }).demoAttempts).toBe(true);
  });

  test('are never made in production', () => {
    expect(readConfig({ NODE_ENV: 'production' }).demoAttempts).toBe(false);
    expect(() => readConfig({ NODE_ENV: 'production', DEMO_ATTEMPTS: 'on' })).toThrow(
      'DEMO_ATTEMPTS cannot be on in production, which has no demo',
    );
  });
});
