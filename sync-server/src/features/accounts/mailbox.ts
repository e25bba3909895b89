import { domainToASCII } from 'node:url';

/** Their users may write dots into the local part as they like: the mailbox is the same. */
const GMAIL = new Set(['gmail.com', 'googlemail.com']);
/** White space, control and format characters, and what only quotes or comments a local part: mail programs drop it. */
const DROPPED = /[\s\p{C}"\\<>(),;:[\]]/gu;

/**
 * The mailbox that an e-mail address leads to, however the address is spelled: case, width, dots, tags and a final dot
 * are folded. Limits are counted by it (ST72) and nothing else is: messages go to the address as it was written, and
 * two accounts may share a mailbox.
 */
export function mailboxOf(address: string): string {
  const text = address.normalize('NFKC').toLowerCase().replace(DROPPED, '');
  const at = text.lastIndexOf('@');
  if (at === -1) return text;
  const domain = foldDomain(text.slice(at + 1));
  const [untagged = ''] = text.slice(0, at).split('+');
  const isGmail = GMAIL.has(domain);
  return `${isGmail ? untagged.replaceAll('.', '') : untagged}@${isGmail ? 'gmail.com' : domain}`;
}

/** As it is looked up: international names in ASCII, without the dot of the root. */
function foldDomain(domain: string): string {
  const relative = domain.replace(/\.+$/, '');
  return domainToASCII(relative) || relative;
}
