import { isHindi } from './embedded-phrases.ts';
import type { Looked } from './embedded-free.ts';

const REFUSED =
  'I cannot do that: I change no marks, ranks, tokens or papers, show nothing of other people, and know neither keys of papers that are not handed in nor how the server is set up. ' +
  'This costs no token.';
const REFUSED_IN_HINDI =
  'मैं यह नहीं कर सकता: मैं अंक, रैंक, टोकन या पेपर नहीं बदलता, दूसरों का कुछ नहीं दिखाता, और न जमा न किए गए पेपर की कुंजी जानता हूँ, न सर्वर की सेटिंग। ' +
  'इसका कोई टोकन नहीं लगा।';

const words = (...alternatives: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${alternatives.join('|')})(?![\\p{L}\\p{M}])`, 'iu');

/** A question about how something works, why it is so, or what it means. */
const ASKS =
  /^\W*(?:(?:please|pls|plz|hey|hi|bro|sir|so|and|but|also)[,\s]+)*(?:how|why|what|when|where|which|will|does|do|is|are|if|can i|should|has|have)\b|\b(?:kyu|kyun|kyon|kab|kahan|kitne|kitna|kitni|kaise)\b|क्यों|कब|कहाँ|कितने|कितना|कितनी|कैसे/iu;

/** What a student may not have changed, and words that order it. */
const RECORDS = words(
  'marks?|score|rank|percentile|negative marks?|attendance|result|accuracy|timer|time limit|leaderboard',
  'ank|mer[aei] number|अंक|अंकों|रैंक|स्कोर|मेरे नंबर|परिणाम|रिजल्ट|रिज़ल्ट',
);
const ORDERS_CHANGE =
  /^\s*(?:(?:please|pls|plz|hey|bro|bhai|sir|can you|could you|will you|just|quietly|secretly|ok)[,\s]+)*(?:change|increase|raise|boost|fix|hack|edit|delete|remove|erase|make|set|put|update|add|give|bump|upgrade|modify|alter|double|pause|stop|extend)\b|\bmake it (?:under|above|over|below|less|more|\d)|(?:badha|badal|hata|kam kar|kar|de)\s*(?:do|de|dijiye|dena)\b|(?:बढ़ा|बदल|हटा|कम कर|जोड़|दे)\s*(?:दो|दीजिए|दें|देना)/iu;
const OWN = words("my|mine|everyone'?s|all", 'mera|meri|mere', 'मेरा|मेरी|मेरे');
const OWN_GIFT = words(
  'free|unlimited|coupon|promo ?code|discount|muft|मुफ़्त|मुफ्त|फ्री|कूपन',
  '\\d{2,} (?:free )?tokens?',
);
const GIVES =
  /^\s*(?:(?:please|pls|plz|hey|bro|bhai|sir|can you|could you)[,\s]+)*(?:give|add|send|credit|get|grant|unlock|share|activate|transfer)\b|(?:^|\s)(?:de|bhej|add kar|dila)\s*(?:do|dijiye|de|na)\b|(?:दे|भेज|जोड़)\s*(?:दो|दीजिए)/iu;
const GIFTS = words('tokens?|premium|plan|coins?|wallet|account|subscription|coupon|टोकन|प्लान|योजना');

/** What belongs to another person. */
const OTHERS = words(
  "(?:my )?(?:friend|sister|brother|classmate|roommate|cousin|neighbou?r|topper|crush|rival)(?:'?s)?|someone else(?:'?s)?|somebody else(?:'?s)?|other (?:students?|users?|people|candidates?)(?:'?s?)?|another (?:student|user|person|candidate)(?:'?s)?|everyone(?:'?s)?|all (?:the )?students?|first ranker",
  'dost|dusre|doosre|dusron|kisi aur|kisi dusre|behen|bhai ka|saheli|दोस्त|दूसरे|दूसरों|किसी और|बहन|भाई का|सहेली',
);
const PRIVATE = words(
  'notes?|doubts?|papers?|marks?|result|results|score|scores|answers?|password|passwords|phone numbers?|mobile numbers?|e-?mails?|email ids?|id|account|responses?|answer sheet|attempt|login|data|address|aadhaar',
  'उत्तर|अंक|परिणाम|पासवर्ड|नंबर|रिजल्ट|रिज़ल्ट|जवाब',
);
const SHOWS = words(
  'show|see|tell|give|send|get|list|open|dekh\\w*|dikha\\w*|bata\\w*|bta\\w*|batao|download|access|login|hack|check|दिखा\\S*|बता\\S*|देख\\S*|दो',
);

/** 'can my friend see my result' asks about what is one's own. */
const OF_ONES_OWN =
  /\b(?:my|mera|meri|mere) (?:own )?(?:notes?|papers?|doubts?|results?|marks|scores?|answers?|data|account|e-?mail|name|phone number|attempts?|rank)\b|(?:मेरा|मेरी|मेरे) (?:परिणाम|अंक|उत्तर|नाम|पेपर|नोट)/iu;

/** How the server or the assistant is set up. */
const SETUP = words(
  'system prompt|your (?:initial |hidden |secret )?(?:prompt|instructions|rules|configuration|source code|settings)|admin(?:istrator)? (?:password|login|panel|credentials|account|access|id)|api[ _-]?keys?|secret keys?|private key|source code of (?:this|the|your) (?:app|site|server)|database (?:password|dump|credentials|url|name)|environment variables?|env (?:file|variables?)|jwt|session secret|root password|\\.env|server (?:ip|password|logs)',
  'which (?:llm|gpt)|(?:which|what) (?:llm|model) (?:are|do) you|what (?:llm|gpt)|connection string|hidden (?:prompt|commands?)|sudo|root user|max(?:imum)? tokens? (?:setting|limit of the model)|(?:model|llm) temperature|developer mode|debug mode|admin mode|sql injection|drop table|select \\* from',
  'एडमिन (?:का )?पासवर्ड|सिस्टम प्रॉम्प्ट|admin ka password|तुम्हारे निर्देश',
);
const ROLE =
  /\b(?:you are now|act as|pretend (?:to be|you|that)|roleplay|role play|from now on you|jailbreak|dan mode|do anything now|simulate being|imagine you are)\b|\b(?:ignore|forget|disregard|override|bypass|skip)\b.{0,25}\b(?:rules?|instructions?|prompt|restrictions?|guidelines|policy|policies|above|previous)\b|(?:नियम|निर्देश)\S*\s+(?:भूल|तोड़|छोड़)|\b(?:rules?|instructions?)\s+(?:bhool|bhul|tod|chhod|ignore)/iu;

/** Papers and keys that are not open yet. */
const NOT_OPEN =
  /\b(?:leaked|scheduled|upcoming|unreleased|running|ongoing|current|live)\W+(?:\w+\W+){0,3}?(?:test|paper|exam|mock|quiz|shift|set)\b|\b(?:test|paper|exam|mock)\b.{0,15}\bleak|\bleak\w*\b.{0,15}\b(?:test|paper|exam|mock)\b|\bbefore (?:its|the) (?:start|exam|test|release|time)\b|\bbefore it (?:starts|opens)\b|\b(?:test|paper|exam|mock)\b.{0,25}\b(?:is still open|not yet (?:open|released|started)|(?:giving|writing|taking|doing) (?:right )?now)\b|\b(?:tomorrow'?s|next (?:week|sunday|saturday)'?s)\b|\bkal (?:ka|ke|ki|wale|wala)\b|\binspect element\b|\bdev(?:eloper)? ?tools?\b|लीक|कल (?:का|के|की|वाले)|आने वाले (?:पेपर|टेस्ट)|(?:पेपर|टेस्ट|परीक्षा) चल रह/iu;
const PAPER = words(
  'papers?|answer keys?|keys?|answers?|correct (?:answers?|options?)|questions?|solutions|पेपर|कुंजी|उत्तर कुंजी|उत्तर|जवाब|प्रश्न',
);
const KEY_OF_PAPER = words(
  'answer keys? (?:of|for|to) (?:the |my |this |that )?(?:ranked|scheduled|college|mock|all india|test|paper|set|exam)\\S*|key to set|keys? of set|(?:ranked|scheduled) (?:test|paper|mock)(?: ka| ki| ke)? (?:answers?|key|questions?)|all (?:the )?answer keys?|(?:show|give|tell|send|reveal|print|dump)(?: me)? (?:the |all |all the )?(?:answer keys?|correct options?)',
);

/** Characters. */
const LONGEST = 400;

/** A sentence to be changed is no record. */
const EXERCISE =
  /\b(?:passive|active|voice|indirect|direct|speech|narration|tense|sentence|translate|synonym|antonym|opposite|spelling)\b/i;

/** Reporting a wrong key is what the product offers. */
const REPORTS = words('report|wrong|galat|challenge|objection|mistake|error|ग़लत|गलत|शिकायत|complain\\w*');

/**
 * AS160: a message that wants marks, ranks or tokens changed, what belongs to others, keys and papers that are not open, or
 * how the server is set up. It is declined with no source, so that it costs nothing. A question about how these work is
 * none. @returns null for all other messages.
 */
export function fishing(text: string): Looked | null {
  if (!isFishing(text)) return null;
  return { text: isHindi(text) ? REFUSED_IN_HINDI : REFUSED, sources: [] };
}

function isFishing(text: string): boolean {
  // No such message is longer, and patterns are not tried on what is pasted.
  if (text.length > LONGEST) return false;
  if (SETUP.test(text) || ROLE.test(text)) return true;
  if (REPORTS.test(text)) return false;
  if (KEY_OF_PAPER.test(text)) return true;
  if (
    NOT_OPEN.test(text) &&
    PAPER.test(text) &&
    (SHOWS.test(text) || /\b(?:how|kaise|want|chahiye)\b|कैसे|चाहिए/iu.test(text))
  )
    return !/\b(?:previous|last|old|past|pichh?l\w*)\b|पिछल/iu.test(text);
  if (OTHERS.test(text) && PRIVATE.test(text) && SHOWS.test(text)) return !OF_ONES_OWN.test(text);
  if (ASKS.test(text) || EXERCISE.test(text)) return false;
  if (/\bmark me present\b/i.test(text)) return true;
  if (ORDERS_CHANGE.test(text) && RECORDS.test(text) && OWN.test(text)) return true;
  return GIVES.test(text) && GIFTS.test(text) && OWN_GIFT.test(text);
}
