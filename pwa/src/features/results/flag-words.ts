import type { AttemptFlag } from '@exam/shared-schema/contract';

/** SY5: what the server noticed, told plainly. None of it takes an answer away or accuses anybody. */
const flagWords: Readonly<Record<AttemptFlag, string>> = {
  'no-log': 'It came without its log and does not rank.',
  'log-broken': 'Its log is not whole, so it does not rank.',
  'log-differs': 'The answers sent beside the log differ from it; the log was marked.',
  late: 'It was sealed after its time was over.',
  'over-time': 'Answers given after the time was over do not count.',
  'before-ticket': "It was started before its ticket was issued, by this device's clock.",
  'clock-jumped': "This device's clock was moved during the exam.",
  'clock-offset': "This device's clock is not right.",
  unsealed: 'It was not sealed on the device.',
  superseded: 'Another log of this attempt reached the server first; that one was marked.',
  'no-ticket': 'It came without its ticket.',
  'account-disabled': 'The account was not active, so it does not rank.',
  'newer-log': 'A newer version of the app wrote its log; the server keeps what it does not know yet.',
};

/** A flag of a newer server has no words here and is not shown. */
export function wordsOfFlag(flag: string): string | undefined {
  return flag in flagWords ? flagWords[flag as AttemptFlag] : undefined;
}
