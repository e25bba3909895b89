import { meaningsByWord } from '../../reading/meanings-by-word.ts';
import { ASKING_WORDS } from '../../reading/asking-words.ts';
import { usualMeanings } from '../../reading/meanings.ts';
import { PLAIN_WORDS } from '../../reading/short-forms.ts';
import { skeletonOf } from '../../reading/skeleton.ts';
import { distanceOf } from '../../reading/spelling.ts';

/** The ideas of questions about the product, each with its words in English, Hinglish and Hindi. */
const CONCEPTS = `
network: internet net network wifi connection connectivity signal online इंटरनेट नेटवर्क नेट ऑनलाइन
not: no not without bina nahi nhi nai nahin never cannot cant dont doesnt didnt isnt wont unable बिना नहीं नही ना gayab
save: save saved saves saving download downloads downloaded downloading keep store stored sahej sahejna rakh rakhu rakhna rakhe सहेज सहेजें सहेजे सहेजना डाउनलोड सेव रख रखूँ रखें preload
phone: phone phones mobile cell handset laptop computer pc tablet device devices desktop ipad android iphone फोन फ़ोन मोबाइल डिवाइस लैपटॉप
off: off die died dies dead discharge discharged drain drained crash crashed crashes close closes closed closing hang hanged freeze disable mute stop band bandh restart restarts shut shutdown quit बंद क्रैश
battery: battery power बैटरी
browser: browser chrome safari tab ब्राउज़र
submit: submit submits submitted submission submitting handin handed finish finished jama जमा सबमिट hand deliver
send: send sent bhej bheju bhejna upload uploaded uploads uploading reach reaches transfer pahunch pahuchega भेज भेजूँ पहुँच अपलोड
wait: pending waiting stuck processing ruka atka अटका लंबित
sync: sync syncs syncing synced sink सिंक synchronise synchronize
token: token tokens tokan tokn टोकन
plan: plan plans subscription premium pro membership package योजना योजनाएँ प्लान
buy: buy buying purchase purchased kharid kharidu kharidna kharide khareed recharge topup upgrade खरीदें खरीदना खरीद खरीदूँ
pay: pay paid paying payment payments money paise paisa upi gpay paytm phonepe razorpay netbanking transaction bhugtan भुगतान पैसे पैसा पेमेंट रेज़रपे
cut: cut kat kata katega kate katne deducted debited कट कटे
arrive: aaye aaya aayi mila mile added credited received arrive arrived increase increased आए आया मिले मिला
refund: refund refunds refunded moneyback wapas वापस रिफंड
result: result results rslt reslt rizalt scorecard marks score scores scored परिणाम रिजल्ट रिज़ल्ट नतीजा नतीजे अंक नंबर स्कोर marksheet
analysis: analysis analyse analyze analytics solution solutions explanation explanations review report विश्लेषण एनालिसिस हल
mistake: mistake mistakes galti galtiyon galtiyan galtiya galat wrong wrongly incorrect error errors गलती गलतियाँ गलतियों गलतियां गलत ग़लत ग़लतियाँ
notebook: notebook notebooks नोटबुक
revise: revise revision revising revisions dohrana dohraav card cards रिवीजन रिवीज़न दोहराव दोहराना दोहराने रिविज़न रिवाइज
rank: rank ranks ranking standing position रैंक
percentile: percentile पर्सेंटाइल परसेंटाइल
leaderboard: leaderboard leadboard leaderbord लीडरबोर्ड board
receipt: receipt receipts rasid raseed acknowledgement acknowledgment रसीद
fingerprint: fingerprint फिंगरप्रिंट
verify: verify verified verification genuine real fake check checks checked authentic valid prove proof सत्यापन सत्यापित जाँच जांच असली
test: test tests exam exams paper papers mock mocks quiz attempt attempts pariksha parchi टेस्ट परीक्षा पेपर मॉक एग्ज़ाम एग्जाम प्रयास
password: password passcode passwrd पासवर्ड
forgot: forgot forget forgotten bhul bhool भूल
link: link लिंक
login: login signin लॉगिन logging signing
logout: logout signout logoff लॉगआउट
account: account khata accnt खाता खाते अकाउंट
register: register registered registering registration signup joining joined रजिस्टर पंजीकरण
delete: delete remove removed erase deactivate hata hatau hataye hatana हटाएँ हटाना हटाऊँ हटा डिलीट
language: language languages bhasha medium भाषा
hindi: hindi हिंदी हिन्दी
english: english angrezi अंग्रेज़ी अंग्रेजी
install: install installed installing instal apk playstore homescreen इंस्टॉल इंस्टाल appstore
app: app application website site prep apps ऐप एप ऐप्प
notification: notification notifications notice notices alert alerts reminder reminders remind alarm सूचना सूचनाएँ नोटिफिकेशन नोटिफ़िकेशन
time: time timer clock samay timing घड़ी समय टाइमर घड़ी
over: over end ends khatam khtm exhausted ended finishes खत्म ख़त्म समाप्त
expire: expire expires expired expiry validity lapse
renew: renew renews renewal autorenew
cancel: cancel cancels cancelled canceled cancellation
username: username usernames userid यूज़रनेम यूजरनेम
status: status sthiti स्थिति
colour: colour color colours colors red lal laal green amber yellow orange lalrang लाल रंग हरा पीला
palette: palette पैलेट
mark: mark marked marking मार्क
evaluate: count counted counts evaluated considered gina गिना included
contact: contact support helpline complain complaint helpdesk संपर्क सहायता शिकायत
key: key answerkey
challenge: challenge object objection dispute चुनौती
batch: batch group बैच
college: college institute coaching university school campus institution कॉलेज कालेज स्कूल संस्थान
teacher: teacher professor faculty mentor शिक्षक
class: class classroom students
join: join जुड़ें जुड़ना
code: code कोड
locked: locked lock encrypted unlock opening
extra: extra compensatory additional अतिरिक्त
disabled: disabled disability scribe handicapped pwd pwbd
calculator: calculator calc कैलकुलेटर
rough: rough
where: where kahan kahaan kaha khan kidhar see view find look locate dekh dekhe dekhna dekhu dekhun dikh dikhega dikhta dikha dikhegi milega milegi milenge mil कहाँ कहां दिखेगा देखें देखूँ देखना मिलेगी मिलेगा दिखता
when: when kab कब
why: why kyu kyun kyon क्यों
count: many kitne kitna kitni कितने कितना कितनी
cost: cost costs price charge charged charges fee fees spent spend uses use consume consumes lagta lagte lagenge kharch katenge लगते खर्च मूल्य कीमत फीस
free: free muft मुफ्त मुफ़्त फ्री फ़्री
change: change changed changing edit update updated badle badlu badal badlein badalna switch correct बदलें बदलना बदलूँ बदल
profile: profile प्रोफाइल प्रोफ़ाइल
name: name naam नाम nickname
email: email mail gmail ईमेल
location: location address
photo: photo picture dp avatar
continue: continue resume resumed jari जारी carry
again: again dobara dubara dobaara retake reattempt twice second repeat phir दोबारा फिर
before: last latest previous recent pichla pichle pichli pichhla aakhri past old पिछला पिछले पिछली आखिरी पुराने kal purane purana
weak: weak weakest weakness weaknesses worst poor kamzor kamjor kamzori lowest losing improve कमज़ोर कमजोर least low
strong: strong strongest strength strengths best मज़बूत मजबूत
topic: topic topics area areas chapter chapters subject subjects physics chemistry maths mathematics biology vishay विषय टॉपिक अध्याय
progress: progress improvement performance performing accuracy graph track pragati प्रगति
remaining: left remaining remain balance bache bacha bachi baki bakaya बचे बचा बचें शेष बाकी
my: my mine mera mere meri mujhe i मेरा मेरे मेरी मुझे मैं मैंने अपना अपने अपनी apna apne apni
pause: pause paused roko ruk rok break
make: banate banata banwaye make create generate generated build banau banaye banana banane बनाएँ बनाना बनाऊँ design customise customize personalised personalized custom own
ai: ai artificial एआई
adaptive: adaptive एडेप्टिव अनुकूली
question: question questions sawal sawaal prashn q प्रश्न सवाल
answer: answer answers uttar jawab उत्तर जवाब
lose: lose lost loss safe gone चला चले सुरक्षित
storage: storage space memory full gb mb स्टोरेज जगह
dark: dark night theme थीम डार्क
data: data information डेटा
export: export copy
assistant: assistant chatbot bot सहायक
you: you aap आप
due: due
today: today aaj आज
level: level levels expert beginner intermediate advanced स्तर
points: points
exam-name: cuet xat snap cmat viteee wbjee mhtcet kcet comedk ailet lsat nift rrb ntpc bpsc uppsc rpsc mpsc chsl mts clerk nda cds afcat bitsat ctet एनडीए सीडीएस गेट कैट क्लैट यूपीएससी एसएससी सीयूईटी csat cat cuet jee neet gate upsc ssc cgl ibps sbi clat eapcet eamcet bank जेईई नीट
target: target preparing goal preparation
mock-list: readymade ready series available
session: sessions hacked everywhere cafe someone
privacy: privacy
practice: practice practise abhyas अभ्यास
clear: clear cleared uninstall uninstalled reinstall formatted cache clearing
new: new naya naye naya नया नए
jump: jump move navigate switch-question skip
zero: zero
fail: fail failed fails failure
obtain: get getting more earn obtain milte milta milti मिलते मिलता मिलती
choose: choose choosing chose chosen select selecting selected pick picking picked chun chune chunna chunne chunu चुनें चुनूँ चुनूं चुनना चुनने
show: show shows showing shown display displayed displays visible appear appears appearing
diagram: diagram diagrams image images figure figures चित्र
otp: otp ओटीपी
who: who whom kaun kon kise kisko कौन किसे किसको
others: others other everyone people parents dusre doosre log logo public private दूसरे लोग
lesson: lesson lessons video videos lecture lectures notes pdf book books ebook course courses live recorded material वीडियो नोट्स किताब लेक्चर
invoice: invoice bill bills gst इनवॉइस बिल
badge: badge badges achievement achievements medal medals trophy बैज
fullscreen: fullscreen फ़ुलस्क्रीन फुलस्क्रीन
leave-page: leave-page minimise minimize
marking: negative minus marking-scheme नेगेटिव
percentage: percentage percent प्रतिशत
length: length lamba chhota shorter
tool: tool tools zoom highlighter shortcut shortcuts टूल
share: share sharing whatsapp शेयर साझा
guest: guest demo trial try
coupon: coupon coupons promo discount voucher offer कूपन
reset-board: reset रीसेट weekly monthly week month alltime mahine mahina hafte hafta महीने महीना हफ़्ते हफ्ते
customtest: customtest
correct: correct right sahi सही
review: review baad
sort: sort sorted sorting arrange arranged filter filters filtered
history: history itihas इतिहास
click: click tap press clicking
flight: flight plane train travel travelling journey
step: step steps
section: section sections sectionwise खंड सेक्शन
ram: ram
given: taken given attempted diye done दिए
`;

const concepts = meaningsByWord(CONCEPTS);
/** All words of concepts, lower case. */
export const conceptWords: readonly string[] = [...concepts.keys()];

/** Words by their skeleton, for other spellings. */
const bySkeleton = new Map<string, string[]>();
for (const word of conceptWords) {
  const skeleton = skeletonOf(word);
  if (skeleton !== null) bySkeleton.set(skeleton, [...(bySkeleton.get(skeleton) ?? []), word]);
}
/** Letters that the forms of a word in Hinglish and Hindi begin with: 'dikhte' and 'dikhta'. */
const LETTERS_OF_STEM = 4;

/**
 * Whether a word is another spelling or form of one with the same consonants: a letter left out, doubled or exchanged with
 * the next, or another ending. Another vowel makes another word of most: 'beard' is no 'board', 'fund' no 'find'.
 */
function isSpelling(word: string, other: string): boolean {
  if (distanceOf(word, other, 1) !== null && word.length !== other.length) return true;
  if (word.slice(0, LETTERS_OF_STEM) === other.slice(0, LETTERS_OF_STEM))
    return word.length > LETTERS_OF_STEM;
  return [...word].sort().join('') === [...other].sort().join('');
}

/** Phrases that are one idea, before the words are read. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\boffline\b|ऑफ़?लाइन/giu, 'network not'],
  [
    /\b(?:zero|no|poor|weak|bad|slow|low|patchy|kam|khatam|khtm) (?:signal|network|net|internet|range|connectivity|connection|coverage|data)s?\b/gi,
    'network not',
  ],
  [
    /\b(?:signal|network|net|wifi|internet|range) (?:zero|weak|poor|bad|slow|kam|gaya|gya|chala|chla|gayab|band|khatam|khtm)\b/gi,
    'network not',
  ],
  [
    /\ba?ap (?=(?:\S+ ){0,2}(?:bnd|band|bandh|crash|hang|khul|install|update|delete|chal|close|download)\w*\b)/gi,
    'app ',
  ],
  [/सूचना (?:का|के) अधिकार|सूचना प्रौद्योगिकी/gu, 'rti'],
  [/\bfull[ -]?length\b/gi, 'full-length'],
  [/\bfull[ -]?screen\b/gi, 'fullscreen'],
  [
    /\b(?:switch|chang|leav)\w* (?:the )?(?:tabs?|windows?|apps?)\b|\btab (?:switch|change)\w*\b/gi,
    'leave-page',
  ],
  [/\b(?:airplane|aeroplane|flight) mode\b/gi, 'network not'],
  [/\blog(?:ged)?[ -](?:out|off)\b|\bsign(?:ed)?[ -](?:out|off)\b|लॉग ?आउट/giu, 'logout'],
  [/\blog(?:ged)?[ -]in\b|\bsign(?:ed)?[ -]in\b/gi, 'login'],
  [/\bsign[ -]up\b/gi, 'register'],
  [/\bhand(?:ed|ing)?[ -]in\b|\bturn(?:ed)? in\b/gi, 'submit'],
  [/\b(?:switch|turn)(?:ed|es|s|ing)? off\b|\bpower (?:cut|goes|failure)\b|\bshut(?:s)? down\b/gi, 'off'],
  [/\bre-attempt\b/gi, 'again'],
  [/\buse(?:s)? up\b/gi, 'cost'],
  [/\bhome screen\b/gi, 'homescreen'],
  [/\b(?:play|app) ?store\b/gi, 'playstore'],
  [/\b(?:ran|run|runs) out\b/gi, 'over'],
  [/\bcustomer care\b|\bhelp ?line\b|\bhelp desk\b/gi, 'support'],
  [/\b(?:google|g|phone|paytm)[ -]?pay\b|\bnet banking\b|\b(?:credit|debit) card\b/gi, 'payment'],
  [/\bmoney back\b/gi, 'refund'],
  [/\b(?:for|to|show|tell|give|let) me\b/gi, 'my'],
  [/\b(?:last|next) (?:time|bar)\b/gi, 'last'],
  [/\bleader ?board\b/gi, 'leaderboard'],
  [/\bready[ -]?made\b/gi, 'readymade'],
  [
    /\b(?:kaam|kam) (?:nahi|nhi|nai|ni) (?:kar|kr)\w*(?: rah\w| rh\w)?\b|काम नहीं कर(?: रह[ाेी])?/giu,
    'not working',
  ],
  [
    /\b(?:make|create|generate|build|banau|banaye|banana)(?= (?:\w+ ){0,2}(?:tests?|mocks?)\b(?! tube))/gi,
    'make customtest',
  ],
  [/\bfull[ -]?forms?\b/gi, 'fullform'],
  [/\bpictures? (?:of|in|with) (?:a |the |my )?(?=questions?\b)/gi, 'diagram '],
  [/\bmoney bills?\b|धन विधेयक/giu, 'moneybill'],
  [/\bmother tongue\b|मातृभाषा/giu, 'mothertongue'],
  [/\b(?:don|doesn|didn|isn|won|can|couldn)['’]?t\b/gi, 'not'],
  [/\bwork(?:s|ing)? without\b/gi, 'without'],
  [/\b(?:got|get|did|was|were|are|galat|get) wrong\b/gi, 'mistake'],
];

/** The concepts of a text and its other words, in their order, each once. */
export function conceptsIn(text: string, isLeftOut: (word: string) => boolean): string[] {
  const plain = PHRASES.reduce(
    (own, [pattern, words]) => own.replace(pattern, ` ${words} `),
    text.normalize('NFC'),
  );
  const words = plain.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const found = words.flatMap((word) => {
    const concept = conceptOf(word);
    if (concept !== null) return [concept];
    return isLeftOut(word) ? [] : [word];
  });
  return [...new Set(found)];
}

export const isConcept = (word: string): boolean => names.has(word);
const names: ReadonlySet<string> = new Set(concepts.values());

function conceptOf(word: string): string | null {
  const known = concepts.get(word);
  if (known !== undefined) return known;
  if (names.has(word)) return word;
  const skeleton = OTHERS.has(word) || usualMeanings.has(word) || plain.has(word) ? null : skeletonOf(word);
  const alike = skeleton === null ? [] : (bySkeleton.get(skeleton) ?? []);
  const near = alike.filter((other) => isSpelling(word, other));
  const found = new Set(near.map((other) => concepts.get(other) ?? other));
  return found.size === 1 ? ([...found][0] ?? null) : null;
}

/** Words with a meaning of their own, which are not other spellings. */
const OTHERS: ReadonlySet<string> = new Set([...ASKING_WORDS, 'stack', 'stock', 'delivery']);
const plain: ReadonlySet<string> = new Set([...PLAIN_WORDS, ...usualMeanings.values()]);
