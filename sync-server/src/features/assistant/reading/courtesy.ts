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

/** What is asked of the assistant as of a person. */
const OF_ITSELF =
  /^\W*(?:(?:hey|hi|hello|bro|sir|so|but)[,\s]+)?(?:are you (?:an? )?(?:real|human|person|robot|bot|ai|machine|girl|boy|alive|chatgpt|gpt|gemini|single|married)\b|do you (?:have (?:any )?(?:feelings|friends|a (?:girl|boy)friend|a name)|love me|like me|sleep|eat)\b|who (?:are you|made you|created you|built you)\b|what(?:'?s| is) your (?:name|age|gender|favou?rite)\b|what are you\b|how old are you\b|how (?:are|r) (?:you|u)(?:,? (?:doing|feeling|today|bro|bhai|sir|mam|dear))*\W*$|where do you live\b)|\b(?:tum|aap|tu|tm)\s+(?:kaun|kon|insaan|insan|robot|ladki|ladka|ai|asli|human)\b.{0,20}\b(?:ho|hai|h|hain)\b|\b(?:tumhara|aapka|tera)\s+naam\b|(?:तुम|आप|तू)\s+(?:कौन|इंसान|रोबोट|लड़की|लड़का|असली)|(?:तुम्हारा|आपका)\s+नाम/iu;
const LONGEST = 120;

const TEXTS = {
  itself: [
    "I am Prep's built-in assistant, a program and no person: I look things up and compute. Ask me about your exams.",
    'मैं Prep का अंतर्निर्मित सहायक हूँ, एक प्रोग्राम, कोई व्यक्ति नहीं: मैं जानकारी खोजता और गणना करता हूँ। अपनी परीक्षाओं के बारे में पूछें।',
  ],
  greeting: [
    'Hello! Ask for a calculation, a formula, a topic, or a way to solve a problem.',
    'नमस्ते! कोई गणना, सूत्र, विषय या किसी सवाल को हल करने का तरीका पूछें।',
  ],
  thanks: ['You are welcome. Ask the next question at any time.', 'आपका स्वागत है। अगला प्रश्न कभी भी पूछें।'],
} as const;

/** ST133: the answer to a greeting, to thanks without a question, or to what is asked of the assistant as of a person, which rests on no source and so costs nothing. */
export function courtesyTo(text: string): Looked | null {
  if (text.length <= LONGEST && OF_ITSELF.test(text)) return reply('itself', text);
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const has = (those: ReadonlySet<string>) => words.some((word) => those.has(word));
  const isOnly = words.every((word) => GREETINGS.has(word) || THANKS.has(word) || BESIDE.has(word));
  if (!isOnly || /\d/.test(text)) return null;
  const kind = has(GREETINGS) ? 'greeting' : has(THANKS) ? 'thanks' : null;
  return kind && reply(kind, text);
}

const reply = (kind: keyof typeof TEXTS, text: string): Looked => ({
  text: TEXTS[kind][isHindi(text) ? 1 : 0],
  sources: [],
});
