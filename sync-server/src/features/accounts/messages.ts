import { emailOf, type EmailContent } from '../../adapters/mail/written-email.ts';
import type { Sms } from '../../adapters/sms/sms-sender.ts';
import { RESET_LINK_SECONDS } from '@exam/shared-schema/contract';
import { CODE_SECONDS } from './codes/codes.ts';

const MINUTE = 60;

export function codeEmail(code: string): EmailContent {
  const lines = [
    'Your code is:',
    code,
    `It is valid for ${CODE_SECONDS / MINUTE} minutes. Never share it with anyone.`,
    'If you did not ask for it, you can ignore this message.',
  ];
  return emailOf(`${code} is your Prep code`, lines, { code });
}

export function codeSms(code: string): Omit<Sms, 'to'> {
  const text = `${code} is your Prep code, valid for ${CODE_SECONDS / MINUTE} minutes. Never share it with anyone.`;
  return { text, code };
}

export function resetEmail(fullName: string, link: string): EmailContent {
  const lines = [
    `Hi ${fullName},`,
    'You can set a new password here:',
    link,
    `The link works once and expires in ${RESET_LINK_SECONDS / MINUTE} minutes.`,
    'If you did not ask for it, you can ignore this message. Your password stays the same.',
  ];
  return emailOf('Set a new password for Prep', lines, { link });
}

export function passwordChangedEmail(fullName: string, forgotPage: string): EmailContent {
  const lines = [
    `Hi ${fullName},`,
    'The password of your Prep account was changed, and all devices were signed out.',
    'If this was not you, set a new password now:',
    forgotPage,
  ];
  return emailOf('Your Prep password was changed', lines, { link: forgotPage });
}
