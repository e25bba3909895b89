/** What students add to a question without asking for anything else: how long the answer may be, and why they ask. */
const CHAT: readonly RegExp[] = [
  /\b(?:no|not)\s+(?:long|lengthy|detailed|big)\s+(?:ans\w*|explanation|theory)\b/giu,
  /\b(?:explain|tell|define|batao|samjhao|btao)?\s*(?:it\s+)?in\s+(?:very\s+)?(?:simple|short|brief|easy|own|plain|layman'?s?|few|one|two|three|single|a|1|2|3)\s*(?:single|simple|short|easy)?\s*(?:words?|lines?|language|terms|english|sentences?)\b/giu,
  /\b(?:simple|easy|saral|aasan)\s+(?:words?|language|bhasha|shabdon)\s*(?:me|mein)?\b/giu,
  /\bfor\s+(?:\d+|one|two|five)\s+marks?\b|\bin\s+(?:\d+|one|two|five)\s+marks?\b/giu,
  /(?:सरल|आसान)\s+(?:भाषा|शब्दों|शब्द)\s+में|संक्षेप में|एक (?:पंक्ति|लाइन|वाक्य) में|छोटे में/gu,
  /[,.\s]*\b(?:i\s+have\s+(?:my\s+|a\s+|an\s+)?|my\s+)?(?:\w+\s+)?(?:test|exam|paper|viva|interview|mock|class)\s+(?:is\s+|hai\s+)?(?:tomorrow|today|tmrw|kal|in\s+\d+\s*\w+|next week)\b(?:\s+hai)?/giu,
  /\b(?:i\s+)?always\s+(?:get\s+)?(?:confused?|mix(?:ed)?\s*(?:up|them)?|forget|confuse)(?:\s+(?:them|these|it|in (?:it|this)))?\b/giu,
  /\b(?:what|which)?\s*exactly\b(?=\s*[?.]*\s*$)|\b(?:quickly|urgently|asap|urgent)\b/giu,
  /[,\s]*\b(?:with|k\s*sath|ke\s*saath?|k\s*sth)\s+(?:an?\s+|one\s+)?(?:real life\s+|simple\s+)?e?x?a?mple\b/giu,
];

/** AS112: the question without chat around it; null if there is none. */
export function withoutChat(text: string): string | null {
  const plain = CHAT.reduce((own, pattern) => own.replace(pattern, ' '), text)
    .replace(/\s+/g, ' ')
    .replace(/[\s,;-]+(?=[?.!]*$)/, '')
    .trim();
  return plain === text.replace(/\s+/g, ' ').trim() || plain.split(' ').length < 2 ? null : plain;
}
