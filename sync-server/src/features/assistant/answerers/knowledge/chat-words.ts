/** Words of chat around a question, beside those that ask, which do not say what it asks about: reasons for asking, wishes, times. */
export const CHAT_WORDS: ReadonlySet<string> = new Set(
  (
    'beech bich linked associated tells states explains defines kand specifically statement both kisse kisme isme onto upon during while through across towards ' +
    'via among within without either neither whether because though although however therefore hence thus since till until date tonight tmrw kal aaj ' +
    'mix mixed single mark marks write sheet school college tests quiz viva assignment homework stuck properly clearly full detailed basics level easy ' +
    'language layman kid year old 10 5 asks saw read heard watching book video youtube google literally gimme lemme wanna gonna didi ' +
    'jaldi thoda acche ache achhe samjh pta bhul kaunse konse questions mcq options option choose following work thing things stuff someone something ' +
    'everyone people happen happens happened going goes put took gets got gives lets make makes made calls kinds types different real life ' +
    'daily terms difference formula equation law principle under over wise coming say saying telling list lists names but yet plus letter hs ' +
    'th da ive im cant dont doesnt didnt isnt wont look looks looking seen sees shown shows showing keep keeps kept try ' +
    'trying tricks instance instances celebrated celebrate fully particular particularly actual refer refers referred contain contains containing include includes including consist consists belong ' +
    'belongs occurring exist exists responsible important importance reasons proper basic simplest explanation explanations summary summarise summarize outline discuss mention writing spell distinguish ' +
    'differentiate contrast n k e s m si sabse sabhi sb har dono donon dona teeno tino honi hona hotey hogaa karne ' +
    'karni karte krna krne krni krta krti krte kru karu karun karen karein kiyaa bana banta banti bante bnta bnti bnte kehlate ' +
    'kehlati kahlate kehlaya sahit samet saath sath dvara dwara anusar anusaar tahat taht antargat andar vishay vishye yaad milkar alawa alava keval ' +
    'sirf vyakhya vivran varnan udaharan udahran udharan likhen likhiye likhie likhna likhe bataen bataye batayein batayen btaiye btaen samjhaye samjhaiye samjhaen samjhana ' +
    'smjhao smjhaiye jaise jese kyunki kyuki isliye lekin magar phir fir ab kabhi jahan wahan yahan vahan kinko jinhe jisme jismein jisse ' +
    'jiske jiska jiski jisko jo kuchh bahut bohot bhaut pratyek chiz cheez cheej tarah tareeka tarika tarike prakar kahenge bolenge kehna kehta ' +
    'kehti kahta kahti manaya manate manaate manayi jaane jane vale vala vali deta deti dete leta leti lete paya payi paye gyi ' +
    'gye gya gai rhta rahta rehta rehti rahte rehte kyun kyu kyon kyo ladne lade aane jaata jaati jaate baad ' +
    'बीच कांड किससे किसमें कहा बनता बनती बनते दोनों तीनों सहित साथ द्वारा अनुसार तहत अंतर्गत अन्तर्गत अंदर विषय याद जिन्हें जिसमें ' +
    'जिससे जिसके जिसका जिसकी जिसको जो होने होना होनी करने करना करनी निकालने निकालना वर्णन व्याख्या विवरण उदाहरण लिखें लिखना लिखिये बताएँ ' +
    'बताये बतायें समझाएँ समझाना समझाएं समझाइये जैसे क्योंकि इसलिए लेकिन मगर फिर अब कभी जहाँ वहाँ यहाँ कहाँ किसी किनको बहुत सभी ' +
    'हर प्रत्येक संबंधित सम्बन्धित कहता कहती कहलाती कहलाते मनाते मनाया देता देती देते लेता लेती लेते पाया पाई पाए जाने मुख्य चीज़ ' +
    'चीज तौर रूप प्रकार दिखाई रहता रहती रहते क्यों बनने आने जाना बनाए बनाई स्थित तरह तरीका किन्होंने जिसने जिन्होंने बाद'
  ).split(' '),
);
