import type { Email } from '../../adapters/mail/mailer.ts';
import type { Sms } from '../../adapters/sms/sms-sender.ts';
import { RESET_LINK_SECONDS, withoutHiddenCharacters } from '@exam/shared-schema/contract';
import { CODE_SECONDS } from './codes/codes.ts';

type Words = Omit<Email, 'to'>;

const MINUTE = 60;

export function codeEmail(code: string): Words {
  const lines = [
    'Your code is:',
    code,
    `It is valid for ${CODE_SECONDS / MINUTE} minutes. Never share it with anyone.`,
    'If you did not ask for it, you can ignore this message.',
  ];
  return words(`${code} is your Prep code`, lines, { code });
}

export function codeSms(code: string): Omit<Sms, 'to'> {
  const text = `${code} is your Prep code, valid for ${CODE_SECONDS / MINUTE} minutes. Never share it with anyone.`;
  return { text, code };
}

export function resetEmail(fullName: string, link: string): Words {
  const lines = [
    `Hi ${fullName},`,
    'You can set a new password here:',
    link,
    `The link works once and expires in ${RESET_LINK_SECONDS / MINUTE} minutes.`,
    'If you did not ask for it, you can ignore this message. Your password stays the same.',
  ];
  return words('Set a new password for Prep', lines, { link });
}

export function passwordChangedEmail(fullName: string, forgotPage: string): Words {
  const lines = [
    `Hi ${fullName},`,
    'The password of your Prep account was changed, and all devices were signed out.',
    'If this was not you, set a new password now:',
    forgotPage,
  ];
  return words('Your Prep password was changed', lines, { link: forgotPage });
}

/**
 * @param texts one for each line. Control and direction characters in the names of older accounts are removed here.
 * @param marked the line that is a code or a link and is highlighted.
 */
function words(
  subject: string,
  texts: readonly string[],
  marked: { readonly code?: string; readonly link?: string },
): Words {
  const lines = texts.map(withoutHiddenCharacters);
  const paragraphs = lines.map((line) => {
    const safe = escapeHtml(line);
    if (line === marked.code)
      return `<p style="font-size:28px;letter-spacing:6px;font-weight:bold">${safe}</p>`;
    return line === marked.link ? `<p><a href="${safe}">${safe}</a></p>` : `<p>${safe}</p>`;
  });
  const html = `<!doctype html><html lang="en"><body style="font-family:sans-serif;font-size:16px;line-height:1.5">${paragraphs.join('')}</body></html>`;
  return { subject, text: `${lines.join('\n\n')}\n`, html };
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}
