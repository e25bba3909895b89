import { meaningsByWord } from '../reading/meanings-by-word.ts';
import { meaningWords, stemOf } from '../reading/meaning-words.ts';

/** Words of one meaning in questions about the product. */
const PRODUCT_WORDS = `
network: internet net connection wifi signal data-off online इंटरनेट नेटवर्क नेट offline ऑफलाइन ऑफ़लाइन without bina बिना
save: saved saves download downloads downloaded keep store stored sahej सहेज सहेजें सहेजे डाउनलोड
phone: mobile cell smartphone handset फोन फ़ोन मोबाइल laptop computer pc tablet device devices डिवाइस desktop
die: died dies dead discharge discharged band switched off battery crash crashed closes closed bandh बंद बैटरी
submit: submitted submission handin jama जमा सबमिट handing handed hand send sent bhej bheju finish finished complete completed पूरा
token: tokens tokn coins coin credit credits points टोकन
plan: plans subscription premium pro membership योजना प्लान yojana
buy: purchase purchased kharid kharidu kharidna kharide khareed le lena खरीदें खरीदना recharge
pay: payment paid money paise paisa upi razorpay debited deducted amount भुगतान पैसे कट kat
result: results rslt reslt rizalt scorecard marks score scores परिणाम रिजल्ट रिज़ल्ट नतीजा अंक
analysis: solutions solution explanation explanations विश्लेषण review reviews
mistake: mistakes galti galtiyon galtiyan galtiya errors wrong-questions गलती गलतियाँ गलतियों गलतियां
notebook: नोटबुक copy revision
rank: ranking standing position place रैंक
leaderboard: leadboard board लीडरबोर्ड
receipt: rasid raseed proof acknowledgement रसीद
verify: genuine real fake check checks checked authentic valid सत्यापन जाँच असली
test: tests exam exams paper papers mock mocks quiz टेस्ट परीक्षा पेपर pariksha मॉक
password: passcode pwd पासवर्ड
forgot: forget forgotten bhul bhool भूल lost
login: log-in signin sign-in लॉगिन logging signing
logout: log-out signout sign-out लॉगआउट
account: id khata खाता खाते अकाउंट
delete: remove erase close-account hata hataye हटाएँ हटाना
language: bhasha भाषा medium
install: setup इंस्टॉल add-to-home homescreen apk playstore
notification: notifications notice notices alert alerts reminders सूचना सूचनाएँ नोटिफिकेशन
stop: disable mute turn-off rok
time: timer clock samay समय टाइमर
contact: support helpline customer care complain complaint help-desk संपर्क सहायता reach
wrong: incorrect galat गलत mistake-in error
key: answer-key answerkey uttar
challenge: object objection report dispute
batch: class group बैच
college: school institute coaching कॉलेज स्कूल
see: view check find dekh dekhe dekhna dekhu dikh dikhega milegi milega milenge दिखेगा देखें देखूँ कहाँ कहां kahan kaha where
cost: costs price charge charged charges fee fees paid-for spend spent use-up uses consume consumed lagta lagte kharch
over: khatam khtm finished-up exhausted ran-out खत्म समाप्त ख़त्म
change: edit update badle badlu badal बदलें बदलना switch
answer: answers uttar उत्तर
sync: syncing synced sink सिंक
profile: प्रोफाइल प्रोफ़ाइल
continue: resume jari जारी
name: naam नाम
again: dobara dubara retake reattempt दोबारा
`;

const byWord = meaningsByWord(PRODUCT_WORDS);
const stems = new Map([...byWord].map(([word, meaning]) => [stemOf(word), stemOf(meaning)]));

/** The words of a question about the product by their meaning there. */
export const productWords = (text: string, without?: ReadonlySet<string>): string[] => {
  const plain = text
    .toLowerCase()
    .replace(/\blog (?:out|off)\b|\bsign (?:out|off)\b/g, 'logout')
    .replace(/\blog in\b|\bsign in\b/g, 'login')
    .replace(/\bhand(?:ed|ing)? in\b/g, 'submit')
    .replace(/\bswitch(?:ed|es)? off\b|\bpower cut\b/g, 'die')
    .replace(/\buse(?:s)? up\b/g, 'cost')
    .replace(/[\p{L}\p{M}]+/gu, (word) => byWord.get(word.normalize('NFC')) ?? word);
  return meaningWords(plain, without).map((word) => stems.get(word) ?? word);
};
