import { withoutHiddenCharacters } from '@exam/shared-schema/contract';
import type { Email } from './mailer.ts';

export type EmailContent = Omit<Email, 'to'>;

/**
 * @param texts one per line. Control and direction characters in the names of older accounts are removed here.
 * @param marked the line that is a code or a link, which is highlighted.
 */
export function emailOf(
  subject: string,
  texts: readonly string[],
  marked: { readonly code?: string; readonly link?: string },
): EmailContent {
  const lines = texts.map((text) => withoutHiddenCharacters(text));
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
