import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import * as contract from './index.ts';
import type { Call } from './index.ts';

/** CN7: the strings of bodies that may have hidden characters, by the reason. */
const NOT_WRITTEN: Readonly<Record<string, readonly string[]>> = {
  'a password is never displayed': [
    'accounts.login password',
    'accounts.register password',
    'accounts.register confirmPassword',
    'accounts.resetPassword confirmPassword',
    'ownData.deleteAccount password',
    'users.create confirmPassword',
    'users.create password',
  ],
  'the server or the payment provider made it, and it is only compared': [
    'accounts.register emailOtpToken',
    'accounts.register phoneOtpToken',
    'accounts.verifyEmailCode emailOtpToken',
    'accounts.verifyPhoneCode phoneOtpToken',
    'attempts.create ticket',
    'attempts.known attempts[].ticket',
    'attempts.time ticket',
    'batches.join code',
    'corrections.correctKey key.alternatives[][]',
    'corrections.correctKey key.correct[]',
    'corrections.preview key.alternatives[][]',
    'corrections.preview key.correct[]',
    'papers.key ticket',
    'papers.openingReport ticket',
    'payments.createCollegePackage collegeId',
    'payments.createCollegePackage packageId',
    'payments.createOrder planId',
    'payments.sandbox orderId',
    'payments.verify razorpay_signature',
    'payments.verifyLink razorpay_signature',
    'questions.update options[]._id',
  ],
  'nothing well-formed of an attempt is refused': [
    'attempts.create log.events',
    'attempts.create responses[].answeredAt',
    'attempts.create responses[].selectedAnswer',
    'attempts.create responses[].selectedAnswer.*',
    'attempts.create responses[].selectedAnswer.key',
    'attempts.create responses[].selectedAnswer[]',
    'attempts.create startedAt',
    'attempts.create submittedAt',
    'attempts.putProgress events',
    'attempts.sync attempts[]',
  ],
  'the app refuses it, and the server removes it from a note that a device has stored': [
    'notebook.push entries[].text',
  ],
  'it repeats a text of the bank or of the assistant, and is not stored': [
    'assistant.ask conversation[].text',
    'assistant.solve conversation[].text',
    'assistant.solve correctAnswer',
    'assistant.solve difficulty',
    'assistant.solve explanation',
    'assistant.solve options[]',
    'assistant.solve question',
    'assistant.solve subject',
    'assistant.solve topic',
    'assistant.solve userAnswer',
  ],
  'invisible characters are removed from an address before it is checked': [
    'accounts.forgotPassword email',
    'accounts.login email',
    'accounts.register email',
    'accounts.resendEmailCode email',
    'accounts.sendEmailCode email',
    'colleges.create contactInfo.email',
    'colleges.update contactInfo.email',
    'users.create email',
  ],
  'only the addresses in it are read': ['batches.import csv'],
  'each question in it is checked as if it were written': ['questions.import text'],
  'it is parsed as a number': [
    'corrections.correctKey key.ranges[].max',
    'corrections.correctKey key.ranges[].min',
    'corrections.correctKey key.tolerance',
    'corrections.correctKey key.values[]',
    'corrections.preview key.ranges[].max',
    'corrections.preview key.ranges[].min',
    'corrections.preview key.tolerance',
    'corrections.preview key.values[]',
    'questions.create answer',
    'questions.create tolerance',
    'questions.create upTo',
    'questions.update answer',
    'questions.update tolerance',
    'questions.update upTo',
    'sections.create marksPerQuestion',
    'sections.create negativeMarks',
    'sections.update marksPerQuestion',
    'sections.update negativeMarks',
  ],
};

type Schema = z.core.$ZodTypes;
interface Leaf {
  readonly name: string;
  readonly schema: z.core.$ZodType;
}

function leavesOf(schema: z.core.$ZodType, name: string): Leaf[] {
  // Every schema is one of these classes; the base class does not express it.
  const { def } = (schema as Schema)._zod;
  switch (def.type) {
    case 'string':
    case 'unknown':
    case 'any':
      return [{ name, schema }];
    case 'object': {
      const members = Object.entries(def.shape).flatMap(([key, member]) =>
        leavesOf(member, name === '' ? key : `${name}.${key}`),
      );
      return def.catchall === undefined ? members : [...members, ...leavesOf(def.catchall, `${name}.*`)];
    }
    case 'array':
      return leavesOf(def.element, `${name}[]`);
    case 'record':
      return [...leavesOf(def.keyType, `${name}.key`), ...leavesOf(def.valueType, `${name}.*`)];
    case 'union':
      return def.options.flatMap((option) => leavesOf(option, name));
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return leavesOf(def.innerType, name);
    case 'pipe': {
      const from = (def.in as Schema)._zod.def.type;
      if (from === 'string') return [{ name, schema }];
      // What is transformed first is checked afterwards.
      return leavesOf(from === 'transform' ? def.out : def.in, name);
    }
    case 'enum':
    case 'literal':
    case 'number':
    case 'boolean':
    case 'never':
    case 'null':
      return [];
    default:
      throw new Error(`${name}: a schema of kind ${def.type} is unknown to this test`);
  }
}

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value && 'answer' in value;
const callsIn = (value: unknown): Call[] => {
  if (isCall(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).filter(isCall) : [];
};

const leaves = (Object.values(contract) as unknown[])
  .flatMap(callsIn)
  .flatMap(({ name, body }) =>
    body === undefined ? [] : leavesOf(body, '').map((leaf) => ({ ...leaf, name: `${name} ${leaf.name}` })),
  );

/** Texts of many forms, of which a field that has a format accepts some. */
const SAMPLES = ['abc', 'abcdefghijklmnopqrst', 'asha@example.com', '4', '2/3', 'https://i.imgur.com/a.png'];
const HIDDEN = ['\u202e', '\0', '\u200b', '\u2067', '\u{e0041}'];

const accepts = (schema: z.core.$ZodType, text: string) =>
  // Every schema of the contract is one of zod/mini, which has this method.
  (schema as z.ZodMiniType).safeParse(text).success;
const hides = ({ schema }: Leaf) =>
  SAMPLES.some((sample) =>
    HIDDEN.some((sign) => accepts(schema, `${sample.slice(0, 1)}${sign}${sample.slice(1)}`)),
  );

describe('[CN7] every text that may be written refuses hidden characters', () => {
  const open = [...new Set(leaves.filter(hides).map(({ name }) => name))];

  test('except those that nobody writes', () => {
    expect(open.sort()).toEqual(Object.values(NOT_WRITTEN).flat().sort());
  });

  test('and the texts are found', () => {
    const names = leaves.map(({ name }) => name);
    expect(names).toContain('questions.create options[].textInHindi');
    expect(names.length).toBeGreaterThan(100);
  });
});
