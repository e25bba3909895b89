/** Of a title that is part of a file's name, so that the whole stays short enough for any system. */
const LONGEST = 60;

/** What every file system takes: letters and digits of any script, joined by hyphens. */
const safe = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '');

const two = (value: number) => String(value).padStart(2, '0');

/**
 * The name of a hand-in file: its paper, the device's date when it was submitted, and a code that differs between the files
 * of a class that submitted the same paper. Nothing in it says whose it is.
 * @param sealedAt epoch ms. @param random base64url.
 */
export function handInName(title: string, sealedAt: number, random: string): string {
  const date = new Date(sealedAt);
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  const parts = ['hand-in', safe(title), day, random.replaceAll(/[-_]/g, '0').slice(0, 4)];
  return `${parts.filter((part) => part !== '').join('-')}.txt`;
}
