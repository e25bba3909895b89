/** Words that no question about studies or the product has. */
const OUTSIDE =
  /\b(?:reels?|selfies?|captions?|followers|insta(?:gram)?|girlfriend|boyfriend|crush|breakup|dating|tinder|pick ?up lines?|pizza|biryani|momos|recipes?|lyrics|netflix|hotstar|horoscope|zodiac|rashifal|kundli|csk|rcb|kkr|srh|points table|dream ?11|bgmi|free fire|pubg|gta|oneplus|redmi|realme|swiggy|zomato|irctc|(?:train|flight|movie|bus) tickets?|jokes?|chutkul[ae]|shayari|useless|stupid|so dumb|i (?:love|hate) (?:you|u)|shut up|marry me|idiot|bakwas|bewakoof|python script|love letter|birthday wish\w*|whatsapp status|(?:i am|i'?m|feeling) bored|talk to me|(?:earn|make) money|paise? kama\w*|my (?:dog|mom|mummy|dad|papa|parents|wife|husband|boss|gf|bf)|what time is it|what is the (?:date|day) today|actress|bollywood|petrol price|gold (?:rate|price)|bitcoin|passport|visa|recharge plan)\b|(?:राशिफल|चुटकुल|शायरी|बिरयानी|पिज़्ज़ा|गर्लफ्रेंड|बॉयफ्रेंड|बेवकूफ|बकवास)/iu;

/** Whether a message is about something else than studies and the product. One with numbers may be a sum about anything. */
export const isOutside = (text: string): boolean => !/\d/.test(text) && OUTSIDE.test(text);
