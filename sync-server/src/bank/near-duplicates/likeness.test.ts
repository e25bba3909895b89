import { expect, test } from 'vitest';
import { likenessDigest, storedShingles } from './index.ts';

const OPTIONS = [{ text: 'It ends' }, { text: 'It goes on' }];
const asked = (text: string, code: string) => ({
  text: `${text}\n\`\`\`\n${code}\n\`\`\``,
  options: OPTIONS,
});

test('[BK35] questions are different that differ by the signs or the indentation of their code', () => {
  const one = asked('What does it do?', 'while (p != q)\n    p = next(p);');
  const others = [
    asked('What does it do?', 'while (p == q)\n    p = next(p);'),
    asked('What does it do?', 'while (p != q)\np = next(p);'),
  ];
  for (const other of others) expect(likenessDigest(other)).not.toBe(likenessDigest(one));
  expect(storedShingles(one)).toBeNull();
  const plain = { text: 'What, then?', options: OPTIONS };
  expect(likenessDigest(plain)).toBe(likenessDigest({ ...plain, text: 'what then' }));
});
