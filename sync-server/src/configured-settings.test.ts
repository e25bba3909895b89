import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const settingIn = (environment: Readonly<Record<string, string>>, name: string) =>
  readConfig(environment).settings.find((setting) => setting.name === name);

test('[SE1] a setting states its value, and whether that is from the environment or the default', () => {
  expect(settingIn({}, 'SMS_PER_DAY')).toMatchObject({ value: '2000', source: 'default', isSecret: false });
  expect(settingIn({ SMS_PER_DAY: '50' }, 'SMS_PER_DAY')).toMatchObject({
    value: '50',
    source: 'environment',
  });
  expect(settingIn({}, 'AI_MODEL')).toMatchObject({ value: null, source: null });
  expect(settingIn({ AI_MODEL: '' }, 'AI_MODEL')).toMatchObject({ value: null, source: null });
  expect(settingIn({}, 'SESSION_SECRET')).toMatchObject({ value: null, source: 'first-start' });
});

test('[SE2] of a secret only that it is set is known, and of an address neither password nor path', () => {
  const secret = 'a-secret-of-at-least-32-characters';
  expect(settingIn({ METRICS_TOKEN: secret }, 'METRICS_TOKEN')).toEqual({
    name: 'METRICS_TOKEN',
    group: 'server',
    isSecret: true,
    value: null,
    source: 'environment',
  });
  const addresses = {
    DATABASE_URL: [`postgres://prep:${secret}@db.example.com:5432/prep`, 'postgres://db.example.com:5432'],
    SMTP_URL: [`smtps://user:${secret}@smtp.example.com:465`, 'smtps://smtp.example.com:465'],
    SMS_URL: [`https://sms.example.com/${secret}/send?key=${secret}`, 'https://sms.example.com'],
  } as const;
  for (const [name, [given, shown]] of Object.entries(addresses))
    expect(settingIn({ [name]: given, MAIL_FROM: 'a@example.com' }, name)?.value).toBe(shown);
  const unreadable = `postgres://prep:${secret}@one,two/prep`;
  expect(settingIn({ DATABASE_URL: unreadable }, 'DATABASE_URL')?.value ?? '').not.toContain(secret);
});
