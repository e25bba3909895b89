/** The maximum length of the title in the file name, so that the whole name is short enough for any file system. */
const LONGEST = 60;

/** Characters that every file system accepts: letters and digits of any script, joined by hyphens. */
const safe = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '');

const two = (value: number) => String(value).padStart(2, '0');

/**
 * The name of a hand-in file: the paper, the local date of submission, and a code that tells apart the files of a
 * class that submitted the same paper. It does not identify the student.
 * @param sealedAt epoch ms.
 * @param random base64url.
 */
export function handInName(title: string, sealedAt: number, random: string): string {
  const date = new Date(sealedAt);
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  const parts = ['hand-in', safe(title), day, random.replaceAll(/[-_]/g, '0').slice(0, 4)];
  return `${parts.filter((part) => part !== '').join('-')}.txt`;
}
