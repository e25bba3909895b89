import * as z from 'zod/mini';

export const NO_DOMAIN = 'Please enter a domain';
export const BAD_DOMAIN = 'Please enter a valid domain (e.g., college.edu, university.ac.in)';
export const REPEATED_DOMAIN = 'This domain is already added';
/** OR21 */
export const PUBLIC_DOMAIN =
  'Anyone can get an address at this domain. Please enter one of the college alone';

const LONGEST_NAME = 253;
export const MOST_DOMAINS = 50;

/** A host name (RFC 1123) with a top level of two or more letters. */
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

/** OR21: providers of mailboxes for everyone. */
const PUBLIC: ReadonlySet<string> = new Set(
  `aol.com fastmail.com gmail.com gmx.com gmx.net googlemail.com hey.com hotmail.co.in hotmail.co.uk hotmail.com
  icloud.com inbox.com in.com indiatimes.com live.com live.in mac.com mail.com mail.ru mailinator.com me.com msn.com
  outlook.com outlook.in pm.me proton.me protonmail.com rediff.com rediffmail.com rocketmail.com sify.com tutanota.com
  yahoo.co.in yahoo.co.uk yahoo.com yahoo.in yandex.com yandex.ru ymail.com zoho.com zoho.in zohomail.com
  zohomail.in`.split(/\s+/),
);

/** A domain whose addresses belong to a college, in lower case. */
export const domainField = z.string(NO_DOMAIN).check(
  z.trim(),
  z.toLowerCase(),
  z.minLength(1, { error: NO_DOMAIN, abort: true }),
  z.maxLength(LONGEST_NAME, { error: BAD_DOMAIN, abort: true }),
  z.regex(DOMAIN, { error: BAD_DOMAIN, abort: true }),
  z.refine((domain) => !PUBLIC.has(domain), PUBLIC_DOMAIN),
);

export const domainsField = z.array(domainField).check(
  z.maxLength(MOST_DOMAINS, `At most ${MOST_DOMAINS} domains`),
  z.refine((domains) => new Set(domains).size === domains.length, REPEATED_DOMAIN),
);

/**
 * A domain as it is typed, beside those that are there.
 * @returns the domain to add, or the reason why it is not added.
 */
export function addedDomain(
  typed: string,
  domains: readonly string[],
): { readonly ok: true; readonly value: string } | { readonly ok: false; readonly sentence: string } {
  const { data, error } = domainField.safeParse(typed);
  if (error !== undefined) return { ok: false, sentence: error.issues[0]?.message ?? BAD_DOMAIN };
  return domains.includes(data) ? { ok: false, sentence: REPEATED_DOMAIN } : { ok: true, value: data };
}
