import { meaningBySound, meaningOf } from './meaning-of.ts';

/** Words that only messages in Hinglish have: English has none that is written so. */
const MARKER =
  /\b(?:hain?|k[aieo]|kya|kaun|kon|kis|kisne|kab|kahan?|kitn[aei]|kaise|ky[uo]n?|aur|nahi|tha|thi|hot[aei]|hogi|hoga|karo|kare|batao|bata|mer[aei]|mujhe|wal[aei]|hua|hui|huwa|liye|jata|jati|jate|mein|konsa|konsi|kaunsa|kaunsi)\b/i;

export const isHinglish = (text: string): boolean => MARKER.test(text);

/** Roots of usual verbs, and what their forms end in. */
const ROOTS =
  'a b[ae]ch bach bacha badal badh badha bah baha baith ban bana band bant baant banva banwa bata beh bhag bhaag bhar bhej bhool bhul bol bula chadh chah chal chala chhod chhup chuk chun chuna chor d[ae] daal dal daud de dekh dhak dho dhoondh dhund dikh dikha doob dub fail gaa gawa ghat ghata ghis ghol ghul ghum ghuma ghoom gin gir gira guzar haar har has hat hata hil hila ho h[ua] jaa jaan jag jal jala jama jan jeet jit jod jud juda kaat kah kama kamaa kar karva karwa kat keh kha kheench khel khicha khinch khoj khol khul kood ku[dt] ja la laa laut lauta la[dg] laga le lik?h likhva mil mila mit maan maang maap maar man mar mod mud naap nap nikaal nikal p[ai] paa padh padha pahan pahuch pahunch pahuncha pak paka pakad pal paal phail phenk phek feka fenk fek phir pighal pila pooch puch pukar rach rakh reh rah ro rok ruk samaj?h samjh samjha saja seekh sikh sikha soch so sona suljha sun suna tair takra tay to[dr] tol toot tut ubal ud uda ug uga uth utha utar';
const ENDINGS =
  'aa?|e|i|o|u|un|uu|ta|te|ti|tey|na|ne|ni|kar|ke|ega|egi|enge|oge|unga|ungi|iye|iyega|iya|ya|ye|yi|yenge|yega|yegi|va|vana|vaya|vayi|wa|waya|wayi|wana|ayega|ayegi|ayenge|ana|ane|aya|aye|ayi|ata|ate|ati|ao|akar|ake|i?yo';
const VERB = new RegExp(`^(?:${ROOTS.split(' ').join('|')})(?:${ENDINGS})$`);

/** Words of every day that are neither verbs nor of the subjects. */
const EVERYDAY: ReadonlySet<string> = new Set(
  'aadmi admi aurat bachche bacche baccho bachchon bachchi ladka ladki ladke ladko ladkiyan ladkiyo log logo logon dukaan dukan dukandar dukaandar mazdoor majdoor kaamgar kheti gadi gaadi gaadiyan bas rel cheez chij cheezen cheeze baat baatein baap bap bhai bahan behen dada dadi nana nani chacha mama pita mata dost dushman padosi mehman shadi shaadi ghar makan kamra kamre darwaza khidki chhat farsh mez kursi kapda kapde joota juta topi kagaz kalam syahi kitabein kapi copy bartan thali chammach chaku lakdi patthar pathar ret dhaga rassi taar kanch kaanch tokri thaila dabba dibba botal balti nal nalka tanki chhed ched kuan kua kuye talab gaddi patte ikke taash sikka sikke rupay rupaye rupee rupya paisa paise kimat daam bhav fayda faayda nuksan nuksaan munafa ghata kharcha kharch bachat udhar karz tankhwah vetan naukri kaam dhandha rozana roz subah shaam sham dopahar raat aaj kal parso abhi turant jaldi der deri pehle baad pahle bich beech andar bahar upar neeche niche aage peeche piche saamne samne paas pas door dur saath sath alag bina bagair bhar tak lagbhag takriban kareeb kam zyada jyada adhik bahut bohot bahot thoda thodi thode kaafi sirf keval bilkul shayad zarur jarur pakka asli nakli sahi galat theek thik accha acche achha achhi bura buri aasan asan mushkil kathin khud apne apni apna sabhi sabko sabka sabki kisi kinhi kuchh kuch har harek pratyek dono teeno chaaro charo paancho dugna tiguna chauguna aadha pauna sava dedh dhai guna guni gune baar bar martaba dafa jagah jageh taraf or tarah tarike tareeke tareeka prakaar matlab yaani yani jaise jaisa jaisi waise vaise aise aisa aisi kaisa kaisi itna itni itne utna utni utne jitna jitni jitne jinka jinki jinke jinme jisme jisse jisne jiska jiski jiske jisko usne usme isme isne inme unme unhone inhone unhe inhe tumhara tumhari aapka aapki aapke hamara hamari hamare humara humari humare kisike phir fir lekin magar par kyunki kyuki kyonki isliye taki taaki jabki halanki varna warna agar to ab abtak tabhi kabhi hamesha aksar huwa huaa hue huye hui rahega rahegi rahenge rehta rehti rehte sakta sakte sakti paayega chahiye chahie chahta chahte chahti wajah karan naya naye nayi purana purane purani lamba lambe chauda chaude mota mote patla patle gol seedha sidha tedha sookha sukha geela garam thanda meetha khatta teekha namkeen kadwa khaali khali bhara bhari halka gehra darja sheesha sheeshe shisha kaksha subeh shahron gharo mard insan'.split(
    ' ',
  ),
);

/** Whether a word of a message in Hinglish is a usual one, which is not to be read as a misspelled English one. */
export const isUsualHinglish = (word: string): boolean =>
  EVERYDAY.has(word) ||
  VERB.test(word) ||
  meaningBySound(word) !== undefined ||
  meaningOf(word) !== undefined;
