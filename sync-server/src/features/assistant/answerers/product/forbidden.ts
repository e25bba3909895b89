/** Words as such, in either script. */
const words = (...alternatives: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${alternatives.join('|')})(?![\\p{L}\\p{M}])`, 'iu');

/** A question about how something works, why it is so, or what it means. */
const ASKS =
  /^\W*(?:(?:please|pls|plz|hey|hi|bro|sir|so|and|but|also)[,\s]+)*(?:how|why|what|when|where|which|will|does|do|is|are|if|can|should|has|have)\b|\b(?:kyu|kyun|kyon|kab|kahan|kitne|kitna|kitni|kaise)\b|क्यों|कब|कहाँ|कितने|कितना|कितनी|कैसे/iu;

/** An order to change what a student may not change, or to give what is paid for. */
const ORDERS =
  /^\W*(?:(?:please|pls|plz|hey|bro|bhai|sir|can you|could you|will you|just)[,\s]+)*(?:change|increase|raise|boost|fix|hack|edit|delete|remove|make|set|add|give|upgrade|modify|double|extend|mark me|send|credit|grant|unlock)\b|\bmake it (?:under|above|over|below)\b|\bmark me (?:as )?present\b|(?:badha|badal|hata|kar|de|bhej|dila)\s*(?:do|de|dijiye|dena)\b|(?:बढ़ा|बदल|हटा|कम कर|जोड़|दे|भेज)\s*(?:दो|दीजिए|दें|देना)/iu;
const RECORDS = words(
  'my (?:marks?|score|rank|percentile|negative marks?|attendance|result|accuracy)|mark me present',
  'mer[aeiy] (?:marks?|ank|number|rank|score|result|accuracy|percentile)|(?:मेरे|मेरा|मेरी) (?:अंक|रैंक|स्कोर|नंबर|परिणाम)',
);
const GIFTS = words(
  '(?:free|unlimited|\\d{2,}(?: free)?) (?:tokens?|premium|plan|coins?|account)',
  '(?:tokens?|premium|plan) (?:for )?(?:free|muft)',
  'coupon|promo ?code|(?:मुफ़्त|मुफ्त|फ्री) (?:टोकन|प्लान|योजना)',
);

/** What belongs to another person. */
const OTHERS = words(
  "(?:friend|sister|brother|classmate|roommate|cousin|topper|student|rival|someone|somebody|user|person)(?:['’]s| else['’]?s| ka| ki| ke)",
  'other (?:students?|users?)|another (?:student|user)|(?:dusre|doosre|kisi aur|kisi dusre)(?: (?:student|bachh?[eo]|user)\\w*)?(?: k[aei])?|दूसरे (?:छात्र|बच्च)\\S*|किसी और',
);
const PRIVATE = words(
  'notes?|marks?|results?|scores?|answers?|passwords?|(?:phone |mobile )?numbers?|e-?mails?|accounts?|responses?|attempts?|login|otp|id',
  'उत्तर|अंक|परिणाम|पासवर्ड|नंबर|रिजल्ट|रिज़ल्ट|जवाब',
);
const PRIVATE_OF =
  /\b(?:numbers?|e-?mails?|passwords?|address|scores?|marks|results?|accounts?|data|answers|otp|notes)\b.{0,20}\bof (?:the |a |an |any |another |other |my (?:friend|rival|classmate)|rank|topper|student)|\b(?:hamar[aei]|humar[aei]|our|my) (?:batch|class|college|section)\b.{0,30}\b(?:marks|scores?|rank|number)\b.{0,20}\b(?:kisk[aei]|kisne)\b/i;
/** 'can my friend see my result' asks about what is one's own. */
const OF_ONES_OWN =
  /\b(?:my|mera|meri|mere) (?:own )?(?:notes?|results?|marks|scores?|answers?|data|account|e-?mail|name|phone number|attempts?|rank)\b|(?:मेरा|मेरी|मेरे) (?:परिणाम|अंक|उत्तर|नाम)/iu;

/** How the server or the assistant is set up, and what it is to be made to do. */
const SETUP =
  /\b(?:system prompt|your (?:hidden |secret |initial )?(?:prompt|instructions|configuration|source code)|admin(?:istrator)? (?:ka )?(?:password|login|panel|account|access)|api key|connection string|(?:which|what) (?:llm|gpt|(?:llm|model) (?:are|do) you)|developer mode|you are now|pretend (?:to be|you)|jailbreak|ignore (?:all |your |the |previous )+(?:rules|instructions))\b/i;

/** Papers and keys that are not open. */
const NOT_OPEN =
  /\b(?:leak(?:ed|s)?|hack|cheat|telegram|inspect element|dev(?:eloper)? ?tools)\b|लीक|\b(?:open|see|get)\b.{0,20}\bbefore (?:its|the) (?:start|time)|\banswers?\b.{0,60}\b(?:still open|(?:giving|writing|taking) (?:it )?(?:right )?now)\b|\b(?:send|give|show|tell|reveal)(?: me)? (?:the |all |all the )*(?:answer keys?|correct (?:answers?|options?))\b/i;

/** A wrong key is reported, and one's own leaked password is another matter. */
const REPORTS = words('report|wrong|galat|challenge|objection|mistake|complain\\w*', 'ग़लत|गलत|शिकायत');

/**
 * AS160: whether a message wants marks, ranks or tokens changed, what belongs to others, keys and papers that are not open,
 * or how the server is set up. The product has no help for it. A question about how these work is another.
 */
export function isForbidden(text: string): boolean {
  if (SETUP.test(text)) return true;
  if (REPORTS.test(text)) return false;
  if (NOT_OPEN.test(text)) return true;
  if ((OTHERS.test(text) && PRIVATE.test(text)) || PRIVATE_OF.test(text)) return !OF_ONES_OWN.test(text);
  return !ASKS.test(text) && ORDERS.test(text) && (RECORDS.test(text) || GIFTS.test(text));
}
