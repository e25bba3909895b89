/** Synonyms. */
const OTHERS: Readonly<Record<string, string>> = {
  find: 'work out',
  calculate: 'work out',
  body: 'thing',
  starts: 'begins',
  covers: 'goes',
  largest: 'biggest',
  smallest: 'tiniest',
  following: 'next',
  which: 'what',
  statements: 'sentences',
  correct: 'true',
  number: 'count',
  value: 'amount',
  equal: 'same',
  ball: 'stone',
  person: 'man',
  takes: 'needs',
};

/** Every n-th word is left out. */
const LEFT_OUT = 9;

/**
 * A paraphrase of a question: the last sentence first, synonyms, some words left out. Formulas and numbers stay, since
 * they determine the answer.
 */
export function reworded(text: string): string {
  const sentences = text.split(/(?<=[.?])\s+(?=[A-Z])/);
  const turned = [...sentences.slice(-1), ...sentences.slice(0, -1)].join(' ');
  let words = 0;
  const parts = turned.split(/(\$[^$]*\$|\s+)/).map((part) => {
    if (!/^[A-Za-z]+[.,?]?$/.test(part)) return part;
    words += 1;
    if (words % LEFT_OUT === 0) return '';
    const plain = part.replace(/[.,?]$/, '');
    const other = OTHERS[plain.toLowerCase()];
    return other === undefined ? part : part.replace(plain, other);
  });
  return `I am stuck, can you help? ${parts.join('')}`;
}
