/**
 * Words of stories by the one word that the readers of stories know for them: in English, in Latin letters as students type
 * Hindi, and in Devanagari. Phrases are separated by `|`; the longest phrase of a text wins.
 */
export const LEXICON: Readonly<Record<string, string>> = {
  // Asking.
  ask: "what|what's|whats|what is|which|find|find out|calculate|compute|determine|evaluate|work out|how much|how many|kitna|kitni|kitne|kitnaa|kya hoga|kya hogi|kya hai|kya|nikalo|nikaalo|nikaliye|nikal do|nikalna|nikale|nikalen|batao|bataiye|bata do|btao|bata|gyat karo|gyat kijiye|pata karo|कितना|कितनी|कितने|क्या|क्या होगा|क्या होगी|निकालो|निकालिए|निकालें|निकाल दो|बताओ|बताइए|बता दो|ज्ञात कीजिए|ज्ञात करो|ज्ञात करें|कौन सा|कौनसा|kaunsa|kaun sa|kaunsi",
  'how-long':
    'how long|how much time|what time|in what time|time taken|kitna time|kitna samay|kitne samay|kitni der|kitne time|कितना समय|कितने समय|कितनी देर|when will',
  'how-far': 'how far|kitni door|kitni dur|kitna dur|kitna door|kitni doori|कितनी दूर|कितनी दूरी',
  'how-fast': 'how fast|kitni speed|kitni tez|कितनी तेज',
  'how-high': 'how high|kitna upar|kitni unchai|kitna uncha|कितनी ऊँचाई|कितना ऊँचा',
  // Joining.
  and: 'and|&|aur|और|तथा|एवं|evam|tatha|or|ya|या|whereas|while|jabki|जबकि|but|lekin|लेकिन',
  then: 'then|phir|fir|फिर|after that|iske baad|uske baad|इसके बाद|afterwards|later on|next',
  if: 'if|agar|yadi|अगर|यदि',
  now: 'now|ab|abhi|अब|अभी|at present|present|presently|today|currently|aaj|आज|vartman|वर्तमान',
  each: 'each|every|per|prati|प्रति|har|हर|apiece',
  both: 'both|dono|दोनों|teeno|तीनों|together|saath|sath|ek saath|ek sath|एक साथ|साथ|मिलकर|milkar|milke|saath me|jointly|simultaneously|combined|at the same time|all three|in all',
  alone:
    'alone|akela|akele|akeli|अकेला|अकेले|by himself|by herself|himself|herself|on his own|on her own|single-handedly|singly',
  remaining:
    'remaining|rest of|rest|left over|baki|baaki|बाकी|शेष|bacha hua|bacha|bache|bachi|बचा हुआ|बचा|बचे|shesh|left|leftover',
  total: 'total|altogether|in total|kul|कुल|overall|whole|entire|sum total|poora|pura|puri|पूरा|पूरे|all',
  twice: 'twice|double|doubles|doubled|dugna|duguna|dugni|doguna|दुगुना|दोगुना|दुगुनी|दोगुनी|दुगुने|दोगुने|two times',
  thrice: 'thrice|triple|triples|tripled|tigna|tiguna|tiguni|teen guna|तिगुना|तीन गुना|तिगुनी|three times',
  times: 'times|guna|gunaa|guni|gune|गुना|गुनी|गुने',
  half: 'half|aadha|aadhi|aadhe|आधा|आधी|आधे|adha',
  more: 'more|more than|extra|zyada|jyada|adhik|ज्यादा|अधिक|greater|additional|another|aur zyada|further',
  less: 'less|less than|fewer|kam|कम|smaller',
  same: 'same|equal|equally|barabar|बराबर|saman|समान|wahi|vahi|वही|identical|ek jaisa|ek jaise|ek jaisi|एक जैसा|एक जैसे|एक समान',
  difference: 'difference|differ|differs|antar|अंतर|अन्तर|fark|farq|फर्क|gap',
  'add-up': 'sum|sum of|add up|adds up|yog|योग|योगफल|jod|जोड़|जोड़ें|milakar|altogether',
  product: 'product|gunanfal|गुणनफल',
  ratio: 'ratio|in the ratio|ratio of|anupat|अनुपात|proportion|in what ratio',
  percent: 'percent|percentage|per cent|pratishat|प्रतिशत|persent|fisadi|फीसदी|%',
  average: 'average|avg|mean|ausat|औसत|माध्य|arithmetic mean|average of',
  // Persons.
  father: 'father|papa|pita|dad|पिता|baap|पापा',
  mother: 'mother|mummy|maa|mata|mom|माँ|मां|माता',
  son: 'son|beta|bete|putra|पुत्र|बेटा|बेटे',
  daughter: 'daughter|beti|putri|बेटी|पुत्री',
  brother: 'brother|bhai|भाई|brothers|bhaiyo|भाइयों',
  sister: 'sister|behen|bahan|बहन|sisters',
  age: 'age|ages|aged|umar|umra|umr|aayu|ayu|उम्र|आयु',
  old: 'old|years old|as old|old as',
  ago: 'ago|pehle|pahle|phle|पहले|before|back|पूर्व|earlier',
  later: 'later|hence|baad|बाद|from now|after|in the future',
  elder: 'elder|older|bada|bade|बड़ा|बड़े|eldest',
  younger: 'younger|chhota|chota|chhote|छोटा|छोटे|youngest',
  // Trade.
  buy: 'buy|buys|bought|purchase|purchases|purchased|kharida|kharidi|kharide|kharidta|kharidkar|khareeda|khareedi|खरीदा|खरीदी|खरीदे|ख़रीदा|ख़रीदी|खरीदकर|खरीदता|paid for|buying',
  cost: 'what he paid|what she paid|what i paid|what they paid|cost price|cost prices|cp|c.p.|c.p|cost|costs|costing|kray mulya|क्रय मूल्य|lagat|लागत|original cost|daam|price|prices|priced|dam|दाम|कीमत|kimat|keemat|mulya|मूल्य',
  sell: 'sell|sells|sold|selling|selling price|sp|s.p.|s.p|becha|bechi|beche|bechta|bechne|bechkar|bech|becha to|बेचा|बेची|बेचे|बेचता|बेचने|बेचकर|बेच|बेच दी|बेच दिया|विक्रय मूल्य|vikray mulya|resold|resells|sold it',
  mark: 'writes a price|write a price|wrote a price|tags|puts a price|fixes the price|quotes a price|mark|marks|marked|marking|list price|marked price|mp|m.p.|m.p|mrp|m.r.p.|m.r.p|labelled|labelled price|printed price|label price|tagged|tag price|ankit mulya|अंकित मूल्य|अंकित|ankit',
  above: 'above|over|upar|ऊपर|above cost|higher than|higher',
  discount: 'discount|discounts|off|rebate|chhoot|chhut|chhut|छूट|बट्टा|batta|concession|successive discounts',
  profit:
    'profit|profits|gain|gains|gained|labh|laabh|munafa|fayda|faida|लाभ|मुनाफा|मुनाफ़ा|फायदा|फ़ायदा|earns|earned|makes|made|still makes|earn',
  loss: 'loss|losses|lost|loses|hani|haani|nuksan|nuqsan|ghata|ghate|हानि|नुकसान|घाटा|घाटे',
  rise: 'rise|rises|rose|raised|raise|increase|increases|increased|increasing|goes up|went up|go up|up by|grows|grew|grow|growth|hike|hiked|badh|badha|badhi|badhe|badhta|badhti|badhaya|badhane|badhkar|badha di|badha diya|badh gaya|badh gayi|badh jaye|badha du|बढ़|बढ़ा|बढ़ी|बढ़े|बढ़ता|बढ़ती|बढ़ाया|बढ़ाई|बढ़ाने|बढ़ जाए|बढ़ गया|वृद्धि|vriddhi|exceeds|raising',
  fall: 'fall|falls|fell|decrease|decreases|decreased|reduce|reduces|reduced|cut|cut by|lowered|drop|drops|dropped|comes down|came down|goes down|went down|down by|ghat|ghata di|ghata diya|ghat gaya|ghat gayi|ghataya|ghatkar|घट|घटा|घटी|घटाया|घटता|घटती|घट गया|कमी|depreciates|depreciation|depreciated|slashed|reduction',
  salary: 'salary|salaries|income|incomes|wages|wage|vetan|वेतन|तनख्वाह|tankhwah|aay|आय|earnings',
  expense:
    'expenditure|expense|expenses|spends|spend|spending|spendings|expenditures|spent|kharch|kharcha|खर्च|खर्चा|kharch karta',
  save: 'saves|saving|savings|save|saved|bachat|बचत|bachata|bachaata|bachati',
  consumption: 'consumption|khapat|खपत|use of|usage',
  // Interest.
  'simple-interest':
    'simple interest|si|s.i.|s.i|sadharan byaj|sadharan byaaj|saral byaj|saral byaaj|साधारण ब्याज|सरल ब्याज|sadharan vyaj|simple',
  'compound-interest':
    'compound interest|ci|c.i.|c.i|chakravridhi byaj|chakravriddhi byaj|chakravridhi byaaj|chakravriddhi byaaj|chakravridhi|चक्रवृद्धि ब्याज|चक्रवृद्धि|compound|compounded|compounding',
  interest: 'interest|byaj|byaaj|ब्याज|vyaj|sood',
  principal:
    'principal|principal amount|sum of money|mooldhan|muldhan|mool dhan|mul dhan|मूल धन|मूलधन|loan|borrowed|borrows|borrow|invested|invests|invest|investment|deposit|deposited|deposits|lent|lends|dhanrashi|धनराशि|rashi|राशि|money|put in|capital|udhaar|udhar',
  amount:
    'amount|amounts|amounts to|amounted to|becomes|become|became|grows to|mishradhan|मिश्रधन|ho jata hai|ho jaye|ho jayega|ho jati hai|hो जाता है|हो जाता|हो जाएगा|हो जाए|gets back|maturity',
  rate: 'rate|rate of interest|interest rate|dar|दर|rates',
  yearly:
    'per annum|p.a.|p.a|pa|per year|a year|yearly|every year|annual|annually|saalana|salana|varshik|वार्षिक|प्रतिवर्ष|प्रति वर्ष|सालाना|each year|per yr|har saal|हर साल',
  'half-yearly':
    'half yearly|half-yearly|semi annually|semi-annually|semiannually|every six months|every 6 months|halfyearly|chhamahi|छमाही|अर्धवार्षिक|अर्ध-वार्षिक|अर्द्धवार्षिक|ardhvarshik|half year',
  quarterly: 'quarterly|every three months|every 3 months|timahi|तिमाही|every quarter',
  // Motion.
  speed: 'speed|speeds|velocity|raftar|chaal|chal|gati|चाल|गति|रफ्तार|वेग|veg|pace',
  distance: 'distance|doori|duri|दूरी|apart|journey|trip|travels|travelled|covers|covered|cover|tay|तय',
  time: 'time|samay|समय|waqt',
  train: 'train|trains|rail|railgadi|रेलगाड़ी|ट्रेन|gadi|express',
  pole: 'pole|man standing|standing man|post|signal post|tree|signal|signal pole|khambe|khamba|khambhe|खंभे|खंभा|खम्भे|खम्भा|lamp post|telegraph post|person standing|standing person|stationary man|milestone|ped|पेड़',
  platform: 'platform|bridge|tunnel|plateform|pul|प्लेटफार्म|प्लेटफॉर्म|पुल|सुरंग|surang',
  cross:
    'cross|crosses|crossing|pass|passes|passing|paar|par kar|par karegi|par karti|पार|crossed|passed|clear|overtake|overtakes',
  long: 'long|length|lambi|lambai|lamba|लंबी|लम्बी|लंबाई|लम्बाई|लंबा|लम्बा|lengths',
  opposite:
    'opposite|opposite direction|opposite directions|towards each other|toward each other|vipreet|विपरीत दिशा|विपरीत|facing',
  along: 'same direction|same directions|ek hi disha|समान दिशा|एक ही दिशा',
  meet: 'meet|meets|met|milenge|milte|मिलेंगे|meeting',
  upstream:
    'upstream|dhara ke against|dhaara ke against|stream ke against|dhaara ke viprit|dhaara ke vipreet|धारा के विरुद्ध|against the stream|against the current|against current|against stream|against it|dhara ke viprit|dhara ke vipreet|धारा के विपरीत|ulti dhara|up the river|up stream',
  downstream:
    'downstream|with the stream|along the stream|with the current|with current|with it|along the current|dhara ke saath|dhara ki disha|धारा के साथ|धारा की दिशा|down the river|down stream|dhara ke sath|dhaara ke saath|dhaara ke sath|धारा के अनुकूल|dhara ke along',
  still:
    'still water|shant paani|shant pani|shaant paani|shaant pani|sthir jal|sthir pani|शांत पानी|शान्त जल|ठहरे पानी|still paani|still pani|शांत जल|स्थिर जल|shant jal|shaant jal|thahre pani|still',
  stream: 'stream|the stream|river|current of river|rate of stream|धारा|nadi|नदी|dhara|flow',
  boat: 'boat|boats|rows|row|rower|rowing|naav|nav|नाव|swims|swimmer|motorboat|steamer',
  race: 'race|daud|दौड़|metre race|races',
  beats: 'beats|beat|harata|hara deta|defeats|हराता|wins against',
  late: 'late|late by|der|deri|देर|देरी|delayed',
  early: 'early|before time|jaldi|जल्दी|ahead of time',
  // Work.
  work: 'work|piece of work|job|task|kaam|काम|कार्य|karya|dig|build|builds|construct|construct|finish|finishes|complete|completes|completed|finished|khatam|khatm|khtm|poora|खत्म|do it|does it|can do|paint|painting|assignment|project|wiring',
  men: 'पुरुष|पुरुषों|purush|purusho|men|man|mard|workers|worker|labourers|labourer|laborers|mazdoor|majdoor|मजदूर|aadmi|admi|आदमी|persons|people|लोग',
  women: 'women|woman|ladies|mahila|aurat|aurte|auraton|महिला|महिलाएँ|औरत',
  leave:
    'चला जाए|चली जाए|चला जाता है|चले जाएँ|chala jaye|chali jaye|chali gayi|chhod deta|chhod de|drops out|walks out|leaves|leave|goes away|chala gaya|chale gaye|chala jata|chod|chhod|छोड़|चला गया|चले गए|quit|quits|went away|leaves the job|left the job',
  pipe: 'pipe|pipes|tap|taps|nal|नल|पाइप|inlet|inlets',
  tank: 'tank|cistern|टंकी|tanki|reservoir|pool|hauz|हौज|drum',
  fill: 'fill|fills|filled|bhar|bharta|bharte|bharti|bharegi|bharega|भर|भरता|भरती|भरते|भरेगी|full',
  drain: 'empty|empties|emptied|drain|drains|leak|leaks|khali|खाली|outlet|risav|रिसाव|leakage|waste pipe',
  open: 'open|opened|khol|khole|khola|khol diya|खोल|खोला|खोले|खोल दिया|turned on|opened together',
  close: 'close|closed|band|बंद|shut|turned off',
  // Mixtures.
  mix: 'mix|mixed|mixture|mixtures|mishran|मिश्रण|milaya|milaye|milana|mila|mila diya|मिला|मिलाया|मिलाए|blend|alloy|solution|vilayan|विलयन|ghol',
  milk: 'milk|doodh|dudh|दूध|wine|acid|alcohol|spirit|juice|syrup',
  water: 'water|pani|paani|पानी|जल|jal',
  'take-out':
    'swapped with|swapped for|swapped by|swaps with|taken out|drawn|drawn off|removed|replaced|replace|replaces|withdrawn|nikal kar|nikala|nikalkar|nikal liya|निकाल|निकाला|निकालकर|drained out|draw out|takes out|taken away|hataya|hata diya|हटा|हटाया',
  // Mensuration.
  area: 'area|kshetrafal|kshetraphal|chetrafal|क्षेत्रफल',
  slant: 'slant height|slant|तिर्यक ऊँचाई|तिर्यक ऊंचाई|tiryak unchai|tirchi unchai|tirchi oonchai',
  perimeter: 'fences|perimeter|parimap|परिमाप|boundary|fence|fencing|चारदीवारी',
  circumference: 'circumference|paridhi|परिधि',
  volume: 'volume|aaytan|ayatan|आयतन|capacity|dharita|धारिता',
  surface:
    'total surface area|surface area|tsa|t.s.a.|पृष्ठीय क्षेत्रफल|कुल पृष्ठीय क्षेत्रफल|सम्पूर्ण पृष्ठीय क्षेत्रफल|संपूर्ण पृष्ठीय क्षेत्रफल|पूरा पृष्ठीय क्षेत्रफल|prishthiya kshetrafal|kul prishthiya kshetrafal|whole surface|total surface',
  'curved-surface':
    'curved surface area|वक्र पृष्ठ का क्षेत्रफल|वक्र पृष्ठ|lateral surface area|csa|c.s.a.|lsa|वक्र पृष्ठीय क्षेत्रफल|curved surface|vakra prishthiya kshetrafal',
  diagonal: 'diagonal|diagonals|vikarn|विकर्ण',
  radius: 'radius|radii|trijya|त्रिज्या',
  diameter: 'diameter|vyas|व्यास',
  side: 'side|sides|edge|edges|bhuja|भुजा|भुजाएँ|kinara|किनारा',
  breadth: 'breadth|width|wide|broad|chaudai|chaudi|chauda|चौड़ाई|चौड़ी|चौड़ा',
  height:
    'height|high|altitude|unchai|oonchai|uncha|ऊँचाई|ऊंचाई|ऊँचा|ऊंचा|ऊँची|ऊंची|unchi|oonchi|tall|deep|depth|gehrai|गहराई|gehra',
  rectangle:
    'rectangle|rectangular|aayat|आयत|आयताकार|aayatakar|garden|park|plot|maidan|मैदान|room|hall|kamra|कमरा|lawn|courtyard|sheet|bagicha',
  square: 'square|varg|वर्ग|वर्गाकार|vargakar',
  triangle: 'triangle|triangular|tribhuj|त्रिभुज',
  sphere: 'sphere|spherical|gola|gole|गोले|गोला|ball|balls|spheres|marble|गेंद',
  hemisphere: 'hemisphere|hemispherical|अर्धगोले|अर्धगोला|अर्द्धगोला|ardhgola|bowl',
  cylinder: 'cylinder|cylindrical|belan|बेलन|बेलनाकार|cylinder shape|pillar|well|kuan|कुआँ',
  wire: 'wire|taar|तार',
  cone: 'cone|conical|cones|shanku|शंकु|tent',
  cube: 'cube|cubes|cubical|ghan|घन',
  cuboid: 'cuboid|ghanabh|घनाभ|box|brick',
  melt: 'pulled into|stretched into|beaten into|hammered into|melted|melt|recast|recasted|drawn into|moulded|pighla|pighlakar|पिघला|पिघलाकर|reshaped|cast into|casting',
  path: 'path|rasta|raasta|रास्ता|pavement|walkway|border',
  outside: 'outside|bahar|बाहर|around|all around|surrounding|charo taraf|चारों ओर',
  inside: 'inside|andar|अंदर|within',
  walls: 'four walls|walls|wall|deewar|deewaro|दीवार|दीवारों|char deewaro',
  // Probability and choosing.
  probability: 'probability|prob|chance|chances|prayikta|प्रायिकता|likelihood|odds|p(|sambhavna|संभावना',
  coin: 'coin|coins|sikka|sikke|सिक्का|सिक्के',
  head: 'head|heads|चित',
  tail: 'tail|tails|पट',
  die: 'die|dice|pasa|pase|paase|पासा|पासे|पासों',
  card: 'card|cards|patta|patte|पत्ता|पत्ते|deck|pack of cards|ताश',
  'at-least': 'at least|kam se kam|कम से कम|atleast|minimum',
  'at-most': 'at most|adhik se adhik|zyada se zyada|अधिक से अधिक|atmost|maximum of',
  exactly: 'exactly|precisely|theek|ठीक',
  'without-replacement':
    'without replacement|without putting back|without replacing|one after another without|bina wapas|wapas nahi|not replaced|without returning|not put back|bina replacement',
  'with-replacement': 'with replacement|put back|replaced back|wapas rakh|after replacing|replacing it',
  ways: 'ways|tareeke|tarike|tareeko|tariko|तरीके|तरीकों|प्रकार|arrangements|words|arrangement|permutations',
  arrange:
    'arrange|arranged|rearranged|arranging|permuted|formed|form|seated|sit|seat|बनाए|banaye|ban|bante|बन|बनाए जा|baith|बैठ',
  choose:
    'choose|chosen|select|selected|selection|pick|picked|committee|team|panel|chuna|chune|chun|चुन|चुना|चुने|formed from|jury',
  letters: 'letters|letter|akshar|aksharo|अक्षर|अक्षरों|alphabets',
  // Numbers.
  number: 'number|numbers|sankhya|sankhyao|संख्या|संख्याएँ|संख्याओं|no.|nos|ank|integer|integers',
  digit: 'digit|digits|ank|anko|अंक|अंकों|anka',
  remainder: 'remainder|remainders|sheshfal|shesh|शेषफल|शेष बचे',
  divided:
    'divided by|divided|divide|divides|divisible|divisible by|bhag|भाग|vibhajit|विभाजित|vibhajya|विभाज्य',
  consecutive: 'consecutive|lagatar|लगातार|kramagat|क्रमागत|successive',
  reversed:
    'backwards|written backwards|write it backwards|read backwards|reversed|reverse|interchanged|swapped|palat|palatne|उलट|पलट|बदल|interchange|reversing',
  even: 'even|sam|सम',
  odd: 'odd|visham|विषम',
  smallest:
    'smallest|least|minimum|sabse chhoti|sabse choti|सबसे छोटी|sabse chota|sabse chhota|सबसे छोटा|लघुत्तम|lowest',
  largest:
    'largest|greatest|maximum|biggest|sabse badi|सबसे बड़ी|sabse bada|sabse bade|सबसे बड़ा|सबसे बड़े|highest|longest|largest possible|महत्तम',
  hcf: 'hcf|h.c.f.|h.c.f|gcd|highest common factor|म.स.|महत्तम समापवर्तक|mahattam samapvartak',
  lcm: 'lcm|l.c.m.|l.c.m|least common multiple|ल.स.|लघुत्तम समापवर्त्य|laghuttam samapvartya',
};

/** Words that carry no meaning for a sum. */
export const EMPTY: ReadonlySet<string> = new Set(
  (
    'a an the is are was were be been will would shall should can could may to for of in on at by with from as it its this that these those he she they his her him their them i we my our you your me us there here has have had having does do did only just also so very please pls plz sir madam bhai yaar hello hi hey quickly step steps show answer ans trick shortcut how gets get got getting give gives given giving gave takes take took uses used using about ' +
    'ka ki ke ko se me mein main ne pe par hai hain he h tha thi the hoga hogi honge hota hoti hote wo woh vo ye yeh yah us is iska iski uska uski unka unki apna apni bhi toh to na ji jab tab tak maan lo ho hua hui hue gaya gayi gaye jaye jata jati jate karta karti karte kare karo kar karke kiya karne diya diye deta deti dete di de liya liye leta leti rakha rakhi wala wali wale hi jaega jayega jayegi unke jo koi padegi padega ' +
    'का की के को से में ने पर है हैं था थी थे होगा होगी होंगे होता होती होते वह यह उस इस इसका उसका भी तो जी जब तब तक माना लो हो हुआ हुई हुए गया गयी गई गए जाए जाता जाती करता करती करते करे करो कर करके किया करने दिया दिए दी देता देती लिया वाला वाली वाले ही जो कोई लिए अपना अपनी अपने जाएगा जाएगी जाएँ रहा रही रहे'
  ).split(/\s+/),
);
