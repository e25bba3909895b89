/** Stems of verbs that only help others, in Hinglish and Hindi. */
const STEMS = 'kar kr de le ja ho rah reh rh sak sk skt pa paa chuk chah ban bata bol laga lag par pad de';
const ENDINGS =
  'a e i o u un ne na ni ta te ti ti-hun tha the thi ega egi enge unga ungi oge enge ke kar iye iyega yega yegi ye ya yi di diya diye dun du lun lu';
const STEMS_IN_HINDI = 'कर दे ले जा हो रह सक पा चुक चाह बन बता बोल लग पड़ दि लि कि ग हु थ';
const ENDINGS_IN_HINDI =
  'ा े ी ो ना ने नी ता ते ती ऊँ ऊं ूँ ूं एगा एगी एँगे एंगे ेगा ेगी ेंगे ूँगा ूंगा ऊँगा ऊंगा या ये यी ए ई कर के िए िएगा इए ओ';

const OTHERS =
  'usme isme usmein ismein unme inme usko isko uska iska uski iski uske iske rehta rehti rahta karu karun kru kare karte karna chahte chahta chahiye chaiye dena deta dete deni du dun doon lu lun lena aa aana ana aata aate rha rhi rhe hua hue hui ho gya gyi gaye gye jaye jaega jayega jayegi jaenge kese kaise pe par wo woh bhi har ' +
  'de diya diye dia dedi diyaa lete leke lekar karke krke jo jisse jiska jisme jisko jab jb tab tak tk taki ab abhi phir fir bich beech bhich dauran toh waise vaise waha yaha yahan wahan idhar udhar mai mein maine mene hume humko hamko hamara hamari sath saath saari sari sara sare poora pura puri pure bilkul sirf bas bus aisa aisi aise waisa kaafi kafi thoda zara jara kripya plz pls yr yaar ek ik nai koi kisi kuch kuchh kch na ya aur or lekin magar kyuki kyunki isliye agr agar ki ko se me ka ke hi ' +
  'rahega rahegi rahenge hoga hogi honge hongi hote hoti hota hone hojaye hojayega karega karegi karenge karoge karun sakta sakte sakti skta skte skti paya paye payega paunga pata nhi ptaa lagta lagti lagega lagegi padega padegi padta padti rakhu chahu possible actually already able here there then if but so while when also still even ' +
  'रहता रहती रहते करना करता करते करूँ करूं दूँ दूं देना देने देते लेना लूँ लूं आ आने आना रहा रही रहे जाए जाएगा जाएगी जाएँ जाएं थे अब पर इस बार पूरा पूरी पूरे कैसे जो सकता सकती सकते सकूँ सकूं सकें सके दे दो लिया दिया लेकिन ताकि जब तब तक फिर साथ वही वहाँ यहाँ बीच दौरान बाद जिससे जिस अगर क्योंकि इसलिए हमें मुझको हमारा हमारी एक कोई किसी कुछ हर सारे सारी सिर्फ बस होगा होगी होंगे होने रहेगा रहेगी पाऊँ पाऊं पाता पाती हो कि चाहूँ चाहता चाहती चाहते लगता लगेगा लगेंगे पड़ेगा पड़ता';

const combined = (stems: string, endings: string): string[] =>
  stems.split(' ').flatMap((stem) => endings.split(' ').map((ending) => stem + ending));

/** Words of Hinglish, Hindi and English that help other words, and do not say what is asked. */
export const HELPING_WORDS: ReadonlySet<string> = new Set([
  ...combined(STEMS, ENDINGS).filter((word) => word.length > 2),
  ...combined(STEMS_IN_HINDI, ENDINGS_IN_HINDI),
  ...STEMS_IN_HINDI.split(' '),
  ...OTHERS.split(' '),
]);
