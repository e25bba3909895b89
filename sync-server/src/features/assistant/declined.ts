import { isHindi } from './embedded-phrases.ts';
import type { Looked } from './embedded-free.ts';

const RUNNING =
  /\b(?:in the )?middle of (?:the|my|a) (?:test|exam|paper|mock)\b.{0,20}\b(?:right )?now\b|\b(?:live|running|ongoing|abhi)\b[^.?!।]{0,25}\b(?:test|exam|paper|mock|pariksha)\b|\b(?:test|exam|paper|mock|pariksha)\b[^.?!।]{0,25}\b(?:chal|chl|running|going on|live|ongoing|hall me|baith)\b|(?:परीक्षा|टेस्ट|पेपर|एग्ज़ाम|एग्जाम)[^.?!।]{0,25}(?:चल|दे रहा|दे रही|बैठ)/iu;
const WANTS_ANSWER =
  /\b(?:quick|answer|ans|option|correct|sahi|solve|bta|bata|batao|btao|tell|help|jaldi|fasa|stuck|left|bache|minutes?)\b|(?:उत्तर|जवाब|विकल्प|बता|सही|हल)/iu;

const DURING_EXAM =
  'While your exam is running I answer nothing about it. Submit it first: then I explain every question, and why an option is right or wrong.';
const DURING_EXAM_IN_HINDI =
  'परीक्षा चलते समय मैं उसके बारे में कुछ नहीं बताता। पहले उसे जमा करें: फिर मैं हर प्रश्न समझाऊँगा, और यह भी कि कोई विकल्प सही या गलत क्यों है।';

const DISTRESS =
  /\b(?:suicid\w*|kill myself|end my life|want to die|wanna die|don'?t want to live|no reason to live|self harm|hurt myself|jeena nahi|jeena nhi|jina nahi|jeene ka mann|marna chahta|marna chahti|mar jana|mar jaun|jaan dena|jaan de du|khudkushi|aatmahatya)\b|(?:आत्महत्या|मर जाना|मरना चाहत|जीना नहीं|जीने का मन नहीं|जान दे)/iu;

const CARE =
  'I am sorry that it is this hard right now. A result is not the end, and you are not alone. ' +
  'Please talk to somebody now: Tele-MANAS, free and day and night, at **14416** or 1-800-891-4416; in danger, **112**. ' +
  'Talk to a person you trust too: a parent, a friend, a teacher. They would rather hear it than not.';
const CARE_IN_HINDI =
  'मुझे दुख है कि अभी सब इतना कठिन लग रहा है। एक परिणाम अंत नहीं है, और आप अकेले नहीं हैं। ' +
  'कृपया अभी किसी से बात करें: टेली-मानस (Tele-MANAS), मुफ़्त और दिन-रात, **14416** या 1-800-891-4416; खतरे में **112**। ' +
  'किसी ऐसे व्यक्ति से भी बात करें जिस पर आपको भरोसा हो: माता-पिता, मित्र, शिक्षक।';

/**
 * AS46: what is not answered as a question: a message in distress gets the number of a helpline, and one from a running
 * exam nothing about it. No engine reads it further, and it costs nothing. @returns null for all other messages.
 */
export function declined(text: string): Looked | null {
  if (DISTRESS.test(text)) return { text: isHindi(text) ? CARE_IN_HINDI : CARE, sources: [] };
  if (RUNNING.test(text) && WANTS_ANSWER.test(text) && FIRST_PERSON.test(text))
    return { text: isHindi(text) ? DURING_EXAM_IN_HINDI : DURING_EXAM, sources: [] };
  return null;
}

/** It is about an exam of one's own now, not about what happens in exams. */
const FIRST_PERSON =
  /\b(?:my|i am|i'm|im|mera|meri|mere|me fasa|fasa|chal rha|chal raha|chal rahi|chal rhi|chl rha|chl rhi|question \d+|qs? ?\d+|q\.? ?no|give me the|live test|bhai)\b|(?:मेरी|मेरा|मैं|प्रश्न \d|अभी चल)/iu;
