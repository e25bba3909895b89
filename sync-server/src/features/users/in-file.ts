import {
  UNLIMITED,
  type ManagedUser,
  type UserAttempt,
  type UserPayment,
} from '@exam/shared-schema/contract';
import { flagLabel, rupeesOf } from '@exam/shared-schema/labels';
import { fileTime, type FileColumns } from '../../crud/index.ts';

/** OP8 */
export const USERS_IN_FILE: FileColumns<ManagedUser> = {
  Name: ({ fullName }) => fullName,
  Username: ({ username }) => username,
  'E-mail': ({ email }) => email,
  Phone: ({ phone, countryCode }) => (phone === null ? null : `${countryCode ?? ''} ${phone}`.trim()),
  Role: ({ role }) => role,
  Simulated: ({ isDemo }) => (isDemo === true ? 'yes' : 'no'),
  Status: ({ accountStatus }) => accountStatus,
  College: ({ college }) => college?.name ?? null,
  Exam: ({ preferences }) => preferences.categories.map(({ name }) => name).join('; '),
  'Difficulty preference': ({ preferences }) => preferences.difficultyPreference,
  Tests: ({ performance }) => performance.tests,
  'Accuracy, per cent': ({ performance }) => performance.accuracy,
  'Tokens left': ({ tokensLeft }) => (tokensLeft === UNLIMITED ? 'Unlimited' : tokensLeft),
  'Created, India time': ({ createdAt }) => fileTime(createdAt),
};

/** OP8: of one user. */
export const ATTEMPTS_IN_FILE: FileColumns<UserAttempt> = {
  'Test paper': ({ paper }) => paper.title,
  Score: ({ score }) => score,
  'Total marks': ({ totalMarks }) => totalMarks,
  'Accuracy, per cent': ({ accuracy }) => accuracy,
  Ranks: ({ ranked }) => (ranked ? 'yes' : 'no'),
  'What was noticed': ({ flags }) => flags.map((flag) => flagLabel(flag) ?? flag).join(' '),
  'Received, India time': ({ receivedAt }) => fileTime(receivedAt),
};

/** OP8: of one user. */
export const PAYMENTS_IN_FILE: FileColumns<UserPayment> = {
  Plan: ({ plan }) => plan,
  Tokens: ({ tokens }) => (tokens === UNLIMITED ? 'Unlimited' : tokens),
  'Amount, rupees': ({ amount }) => rupeesOf(amount),
  State: ({ state }) => state,
  Provider: ({ provider }) => provider,
  Note: ({ note }) => note,
  'Created, India time': ({ createdAt }) => fileTime(createdAt),
};
