import { domainToASCII } from 'node:url';

/** Dots in the local part do not change the mailbox. */
const GMAIL = new Set(['gmail.com', 'googlemail.com']);
/** White space, control and format characters, quotes and comments of a local part, which mail programs drop. */
const DROPPED = /[\s\p{C}"\\<>(),;:[\]]/gu;

/**
 * The mailbox of an e-mail address, independent of its spelling: case, width, dots, tags and a final dot are folded. It is
 * used only for limits (ST72): messages go to the address as it was written, and two accounts may share a mailbox.
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

/** As DNS looks it up: international names in ASCII, without the trailing dot. */
function foldDomain(domain: string): string {
  const relative = domain.replace(/\.+$/, '');
  return domainToASCII(relative) || relative;
}
