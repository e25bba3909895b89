import type { AttemptFlag } from '../contract/index.ts';

/**
 * SY5: the labels of an attempt's flags, the same for students and administrators. A flag removes no answer, and its
 * label accuses no one.
 */
const flagWords: Readonly<Record<AttemptFlag, string>> = {
  'no-log': 'It came without its log and does not rank.',
  'log-broken': 'Its log is not whole, so it does not rank.',
  'log-differs': 'The answers sent beside the log differ from it; the log was marked.',
  late: 'It took longer than the paper allows. It does not rank until an administrator has looked at it.',
  'over-time': 'Answers given after the time was over do not count.',
  'before-ticket': "It was started before its ticket was issued, by this device's clock.",
  'clock-jumped': "This device's clock was moved during the exam.",
  'clock-offset': "This device's clock is not right.",
  unsealed: 'It was not sealed on the device.',
  superseded: 'Another log of this attempt reached the server first; that one was marked.',
  'no-ticket': 'It came without its ticket.',
  'account-disabled': 'The account was not active, so it does not rank.',
  'time-claimed':
    'Its log gives exam time back that the server did not confirm. It does not rank until an administrator has looked at it.',
  'time-unclear':
    'The clocks of this device leave open how long it took. It does not rank until an administrator has looked at it.',
  'start-unclear':
    'Its log does not have exactly one start. It does not rank until an administrator has looked at it.',
  restarted:
    'An earlier attempt at this paper had been started and was not handed in. It does not rank until an administrator has looked at it.',
  'too-fast': 'The answers were given faster than the questions can be read.',
  'outside-window': 'It was started outside the time in which this paper was open, so it does not rank.',
  'future-start':
    'Its log says that it started after the server had received it. It does not rank until an administrator has looked at it.',
  'opened-early':
    'It was opened before its key was released. It does not rank until an administrator has looked at it.',
  'pending-review': 'Some answers are still to be marked by a person. It does not rank until they are.',
  'newer-log': 'A newer version of the app wrote its log; the server keeps what it does not know yet.',
};

/** Undefined for a flag of a newer server, which is not shown. */
export function flagLabel(flag: string): string | undefined {
  return flag in flagWords ? flagWords[flag as AttemptFlag] : undefined;
}
