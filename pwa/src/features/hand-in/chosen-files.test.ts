import { LARGEST_HAND_IN_FILE } from '@exam/shared-schema/contract';
import { expect, it, vi } from 'vitest';
import { readFile } from './chosen-files.ts';

const file = (text: string) => new File([text], 'file.txt');

it('[ST15] what is larger than any hand-in file is not read at all', async () => {
  const film = file('A'.repeat(LARGEST_HAND_IN_FILE + 1));
  const text = vi.spyOn(film, 'text');
  expect(await readFile(film)).toMatchObject({ kind: 'unreadable' });
  expect(text).not.toHaveBeenCalled();
});

it('a file that cannot be read says so, and is no reason to stop with the others', async () => {
  const gone = file('{}');
  vi.spyOn(gone, 'text').mockRejectedValue(new DOMException('Gone', 'NotFoundError'));
  expect(await readFile(gone)).toMatchObject({
    kind: 'unreadable',
    why: 'not-read',
  });
});

it.each([
  ['Buy milk', 'not-ours'],
  ['{"format":"prep-hand-in","version":1}', 'incomplete'],
  ['{"log":{}}', 'plain-text'],
])('%s is told from what is meant', async (text, why) => {
  expect(await readFile(file(text))).toEqual({ kind: 'unreadable', why });
});
