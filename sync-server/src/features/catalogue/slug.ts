/** ST40: the human-readable name in addresses, made once from the name: 'JEE Main' -> 'jee-main'. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * The first slug that is free: the name's own, else the same with a number behind it. A name without a single Latin
 * letter or digit goes by `kind`.
 */
export async function freeSlug(
  name: string,
  kind: string,
  isTaken: (slug: string) => Promise<boolean>,
): Promise<string> {
  const plain = slugOf(name) || kind;
  let slug = plain;
  for (let number = 2; await isTaken(slug); number += 1) slug = `${plain}-${number}`;
  return slug;
}
