import { ask, attemptFlags, ERRORS, RESET_RULES, type ErrorCode } from '@exam/shared-schema/contract';
import { flagLabel } from '@exam/shared-schema/labels';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { messages as english } from './en/messages.ts';
import { messages } from './hi/messages.ts';
import { accountMessages } from './hi/messages/account.ts';
import { assistantMessages } from './hi/messages/assistant.ts';
import { attemptMessages } from './hi/messages/attempts.ts';
import { batchMessages } from './hi/messages/batches.ts';
import { generationMessages } from './hi/messages/generation.ts';
import { moreMessages } from './hi/messages/more.ts';
import { paymentMessages } from './hi/messages/payments.ts';
import { planMessages } from './hi/messages/plans.ts';
import { profileMessages } from './hi/messages/profile.ts';
import { takeSentences, translate } from './index.ts';

type Sources = Readonly<Record<string, string>>;

/** Modules whose messages students see. */
const sources: Sources = {
  ...import.meta.glob<string>(
    [
      '../../../sync-server/src/features/{accounts,own-data,issue,packages,generation,attempts,profile,results,receipts,hand-in-files,payments,notices}/**/*.ts',
      '../../../sync-server/src/{papers,marked-attempts,release}/**/*.ts',
      '../../../sync-server/src/features/batches/student-routes.ts',
      '../../../shared-schema/src/contract/batches/join-code.ts',
      // Errors of the assistant; its answers are not translated.
      '../../../sync-server/src/features/assistant/{known-question,return-token}.ts',
      '../../../shared-schema/src/contract/{accounts,profile}/*.ts',
      '../../../shared-schema/src/contract/payments/student.ts',
      '../../../shared-schema/src/attempt/log-text.ts',
      '../../../sync-server/src/http/issue-sentence.ts',
      '../{api,offline,parts,state}/**/*.ts',
      '../features/accounts/registration.ts',
      '!../**/*.test.ts',
      '!../../../**/*.test.ts',
      // Excludes e-mails and text messages, and messages that only administrators see.
      '!../../../sync-server/src/features/accounts/messages.ts',
      '!../../../sync-server/src/features/accounts/registration/create-account.ts',
      '!../../../sync-server/src/features/payments/compare.ts',
      '!../../../sync-server/src/features/payments/college/{create-link,routes,students}.ts',
      '!../../../sync-server/src/papers/import/*.ts',
      // A page that the user saves, in English.
      '!../../../sync-server/src/features/own-data/html.ts',
      '!../../../sync-server/src/papers/pools.ts',
      // Prompts for a language model.
      '!../../../sync-server/src/features/generation/by-model/prompts.ts',
      '!../../../sync-server/src/features/generation/by-model/question-types/*.ts',
      '!../../../sync-server/src/features/attempts/results/doubted-attempts.ts',
      '!../../../sync-server/src/features/generation/refused-drafts.ts',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
};

const OF_ADMINISTRATORS: readonly ErrorCode[] = ['KEY_WOULD_LEAK', 'UNSUPPORTED_MEDIA'];

/** Messages of successful calls that are not shown, and errors that the caller replaces. */
const NOT_SHOWN = new Set([
  'Your account was created. Please log in.',
  'Your account was deleted.',
  'Email verified',
  'Mobile number verified',
  'You have joined the batch.',
  'You have been logged out',
  'You have been logged out on all devices',
  'The device has been logged out',
  'The reset link is valid',
  'Payment successful. Your plan is active.',
  'Your payment is being confirmed. Nothing is lost; this takes a few minutes at most.',
  'No provider is set up to pay back by',
  'The sandbox has no 7 payment 7',
  'The sandbox has no link 7',
  'A ticket has two parts.',
  'A ticket holds JSON as base64url.',
  'What sets formulas could not be stored.',
  'The list of what sets formulas did not come.',
  'The module has no exports.',
  'Bearer 7',
]);

const COMMENT = /\/\*.*?\*\/|^\s*\/\/.*$/gms;
const LITERAL =
  /(summary:\s*|new (?:Type|Range)?Error\(\s*)?(?:`([^`]*)`|'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)")/g;
const PLACEHOLDER = /\$\{[^}]*\}/g;

/** A server error that is not in the table is sent as INTERNAL; an error of the device may be shown. */
const isSilent = (path: string, before: string | undefined): boolean =>
  before !== undefined && (before.startsWith('summary') || path.includes('sync-server'));

/**
 * The messages in a source file: string literals of several words that begin with a capital letter. Each placeholder
 * is replaced with a number.
 */
function sentencesIn([path, source]: readonly [string, string]): string[] {
  const literals = source.replace(COMMENT, '').matchAll(LITERAL);
  return [...literals].flatMap(([, before, template, single, double]) => {
    const text = (template?.replace(PLACEHOLDER, '7') ?? single ?? double ?? '').replaceAll('\\', '');
    return /^[A-Z][\w']* [a-z0-9(]/.test(text) && !isSilent(path, before) ? [text] : [];
  });
}

/** Refusals that single screens show. */
const OF_SINGLE_SCREENS: readonly ErrorCode[] = ['BANK_TOO_SMALL', 'FILE_REFUSED', 'MALFORMED_FILE'];

const declared = (without: readonly ErrorCode[] = []): string[] =>
  Object.entries(ERRORS).flatMap(([code, { message }]) =>
    [...OF_ADMINISTRATORS, ...without].includes(code as ErrorCode) ? [] : [message],
  );

const untranslatedOf = (messages: readonly string[]): string[] =>
  [...new Set(messages)].filter((message) => !NOT_SHOWN.has(message) && translate(message) === message);

const untranslated = (from: Sources): string[] => {
  const rules = RESET_RULES.map(({ sentence }) => sentence);
  const flags = attemptFlags.flatMap((flag) => flagLabel(flag) ?? []);
  const written = Object.entries(from).flatMap(sentencesIn);
  return untranslatedOf([...declared(), ...rules, ...written, ...flags]);
};

const OF_SCREENS = {
  accountMessages,
  assistantMessages,
  attemptMessages,
  batchMessages,
  generationMessages,
  moreMessages,
  paymentMessages,
  planMessages,
  profileMessages,
};
const WITHOUT = {
  accountMessages: {},
  assistantMessages: {},
  attemptMessages: {},
  batchMessages: {},
  generationMessages: {},
  moreMessages: {},
  paymentMessages: {},
  planMessages: {},
  profileMessages: {},
};

beforeEach(() => takeSentences('hi', { messages, ...OF_SCREENS }));
afterAll(() => takeSentences('en', { messages: english, ...WITHOUT }));

test('[LA3] every message that a student can get is translated', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(50);
  expect(untranslated(sources)).toEqual([]);
});

test('[LA3] a message that nobody has translated is found, also one with something in it', () => {
  const planted =
    "throw new AppError('REFUSED', `Only ${n} of these may be asked for.`);\nconst A = 'Say it again';";
  expect(untranslated({ planted })).toEqual(['Only 7 of these may be asked for.', 'Say it again']);
});

test('[LA90] the plans that an installation begins with are described in Hindi too', () => {
  const [source = ''] = Object.values(
    import.meta.glob<string>('../../../sync-server/src/first-start/plans.ts', {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  );
  const written = [...source.matchAll(/(?:has|hasNot)\('([^']+)'\)|description: '([^']+)'/g)];
  const texts = written.map(([, feature, description]) => feature ?? description ?? '');
  expect(texts.length).toBeGreaterThan(15);
  expect(untranslatedOf(texts)).toEqual([]);
});

test('[LA3] what any page may say needs the messages of no single screen', () => {
  takeSentences('hi', { messages, ...WITHOUT });
  // The screens of attempts alone show why a hand-in or its file failed.
  const isOfAttempts = (path: string) =>
    path.startsWith('../offline/hand-in-file/') || path.endsWith('/submission-sentence.ts');
  const ofEveryPage = Object.entries(sources).filter(
    ([path]) => /^\.\.\/(api|offline|parts|state)\/|features\/papers\//.test(path) && !isOfAttempts(path),
  );
  expect(ofEveryPage.length).toBeGreaterThan(30);
  expect(untranslatedOf([...declared(OF_SINGLE_SCREENS), ...ofEveryPage.flatMap(sentencesIn)])).toEqual([]);
});

test('[LA3] what differs is translated too: a code, a time to wait', () => {
  expect(translate('Please request phone OTP first')).toBe('कृपया पहले फ़ोन OTP मँगाएँ');
  expect(translate('Too many requests. Please try again in 45 seconds.')).toBe(
    'बहुत ज़्यादा अनुरोध हो गए हैं। कृपया 45 सेकंड बाद फिर से कोशिश करें।',
  );
  expect(translate('Event 3 of the log is malformed.')).toBe('लॉग की घटना 3 सही रूप में नहीं है।');
  const hidden = ask.body.safeParse({ question: 'पेपर\u202e' });
  expect(translate(hidden.error?.issues[0]?.message ?? '')).toBe(
    "प्रश्न में 'पेपर' के बाद एक छिपा हुआ अक्षर (U+202E) है। कृपया उसे हटाएँ।",
  );
  expect(translate('Not 3 minutes')).toBe('Not 3 minutes');
});
