import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

/** In the order in which the console shows them. */
export const settingGroups = ['payments', 'mail', 'sms', 'model', 'storage', 'server'] as const;
export type SettingGroup = (typeof settingGroups)[number];

/** The groups that reach out to something, which can be tried. */
export const triedGroups = ['payments', 'mail', 'sms', 'model', 'storage'] as const;
export type TriedGroup = (typeof triedGroups)[number];

/**
 * Where a value is from: a variable of the server's environment (also by way of a file that the process was started
 * with), the default of this version, made at the first start and kept in the database, or set in the console.
 */
export const settingSources = ['environment', 'default', 'first-start', 'console'] as const;
export type SettingSource = (typeof settingSources)[number];

/** SE1: a setting of the server. */
const settingSchema = z.object({
  /** The variable of the environment. */
  name: z.string(),
  /** Of an address only protocol, host and port; null if it is a secret, or unset. */
  value: z.nullable(z.string()),
  isSecret: z.boolean(),
  /** Null if it is unset. */
  source: z.nullable(z.enum(settingSources)),
});
export type Setting = z.infer<typeof settingSchema>;

const groupSchema = z.object({
  group: z.enum(settingGroups),
  /** `local`: played by this server, for development and tests. */
  state: z.enum(['on', 'local', 'off']),
  settings: z.array(settingSchema),
});
export type SettingsOfGroup = z.infer<typeof groupSchema>;

const priceSchema = z.object({
  /** Tokens. */
  tokens: z.int(),
  source: z.enum(['default', 'console']),
});

export const settingsSchema = z.object({
  groups: z.array(groupSchema),
  /** When the newest backup was made, ISO 8601 UTC; null if none is known. */
  backedUpThrough: z.nullable(z.string()),
  /** SE5: the prices that can be set. */
  prices: z.object({ adaptiveTest: priceSchema, aiTest: priceSchema }),
  /** Tokens that a question to the study assistant costs, and that a new account gets; neither can be set here. */
  fixed: z.object({ question: z.int(), signUp: z.int() }),
});
export type Settings = z.infer<typeof settingsSchema>;

export const readSettings = defineCall({
  name: 'settings.read',
  summary: 'How this installation is set up, without any secret (SE1)',
  method: 'GET',
  path: '/admin/settings',
  access: 'admin',
  answer: z.object({ data: settingsSchema }),
});

export const trySetting = defineCall({
  name: 'settings.try',
  summary: 'Try one group of the settings for real (SE3)',
  method: 'POST',
  path: '/admin/settings/{group}/try',
  access: 'admin',
  params: z.object({ group: z.enum(triedGroups) }),
  answer: z.object({ data: z.object({ ok: z.boolean(), sentence: z.string() }) }),
});

export const MOST_TOKEN_PRICE = 1000;
const PRICE = `A price must be a whole number from 0 to ${MOST_TOKEN_PRICE}`;
const price = z.int(PRICE).check(z.gte(0, PRICE), z.lte(MOST_TOKEN_PRICE, PRICE));
const prices = { adaptiveTest: price, aiTest: price };

export const setPrices = defineCall({
  name: 'settings.setPrices',
  summary: 'Set the prices of tests that students have made (SE5)',
  method: 'PUT',
  path: '/admin/settings/prices',
  access: 'admin',
  body: z.object({
    ...prices,
    /** The prices that the form began with; others are refused (SE6). */
    startedFrom: z.object({ adaptiveTest: z.int(), aiTest: z.int() }),
  }),
  answer: z.object({ message: z.string() }),
});
