import { isHindi } from '../embedded-phrases.ts';
import type { Looked } from '../embedded-free.ts';

const wordsOf = (words: string) => new Set(words.split(' '));

const GREETINGS = wordsOf('hi hii hello hey namaste namaskar नमस्ते नमस्कार हाय हेलो हैलो');
const THANKS = wordsOf(
  'thanks thank thankyou thankx thx ty ok okay bye goodbye shukriya dhanyavad dhanyawad धन्यवाद शुक्रिया थैंक्स ठीक अलविदा',
);
/** They stand beside a greeting or thanks, and say nothing by themselves. */
const BESIDE = wordsOf(
  'you so much very a lot for the your this help again sir madam mam bhai there good great nice got it now everyone morning afternoon evening है बहुत आपका सर मैम जी ji bahut aapka hai',
);

const TEXTS = {
  greeting: [
    'Hello! Ask for a calculation, a formula, a topic, or a way to solve a problem.',
    'नमस्ते! कोई गणना, सूत्र, विषय या किसी सवाल को हल करने का तरीका पूछें।',
  ],
  thanks: ['You are welcome. Ask the next question at any time.', 'आपका स्वागत है। अगला प्रश्न कभी भी पूछें।'],
} as const;

/** ST133: the answer to a greeting or thanks without a question, which rests on no source and so costs nothing. */
export function courtesyTo(text: string): Looked | null {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const has = (those: ReadonlySet<string>) => words.some((word) => those.has(word));
  const isOnly = words.every((word) => GREETINGS.has(word) || THANKS.has(word) || BESIDE.has(word));
  if (!isOnly || /\d/.test(text)) return null;
  const kind = has(GREETINGS) ? 'greeting' : has(THANKS) ? 'thanks' : null;
  return kind && { text: TEXTS[kind][isHindi(text) ? 1 : 0], sources: [] };
}
