/**
 * Words that mean something for a calculation, by the name that the families use: in English, in Latin letters as students
 * type Hindi, and in Devanagari. Phrases are separated by `|`. The longest phrase of a text wins.
 */
export const CONCEPTS: Readonly<Record<string, string>> = {
  // Powers, roots, logarithms.
  squared: 'squared|square of|ka square|ka varg|का वर्ग|raised to the power two',
  cubed: 'cubed|cube of|ka cube|ka ghan|का घन',
  'square-root':
    'square root|squareroot|sqrt|under root|underroot|root of|ka square root|ka vargmool|ka vargmul|का वर्गमूल|vargmool|vargmul|वर्गमूल|√|sq root',
  'cube-root': 'cube root|cuberoot|ka cube root|ka ghanmool|का घनमूल|ghanmool|ghanmul|घनमूल|∛',
  power:
    'to the power of|to the power|raised to the power of|raised to the power|raised to|ki power|power of|की घात|ki ghat',
  log: 'log|logarithm|लघुगणक|laghuganak',
  ln: 'ln|natural log|natural logarithm',
  base: 'base|to the base|to base|aadhar|आधार',
  factorial: 'factorial|!|क्रमगुणित|kramgunit',
  reciprocal: 'reciprocal|multiplicative inverse|व्युत्क्रम',
  // Permutations and combinations.
  combination:
    'combination|combinations|ncr|choose|chosen|select|selected|selection|selections|committee|team|संचय|चुने|चुन',
  permutation:
    'permutation|permutations|npr|arranged|arrange|arrangement|arrangements|क्रमचय|व्यवस्थित|seated|seat|sit',
  circle: 'circle|circular|round table|वृत्त|vritt|circular table|golakar',
  ways: 'ways|how many ways|kitne tareeke|kitne tarike|tareeko|tarike|तरीकों|तरीके|प्रकार से',
  letters: 'letters|letter|अक्षरों|aksharo|akshar',
  word: 'word|words|शब्द|shabd',
  // Numbers.
  hcf: 'hcf|h.c.f.|h.c.f|gcd|gcf|highest common factor|greatest common divisor|greatest common factor|mahattam samapvartak|महत्तम समापवर्तक|म.स.|मस',
  lcm: 'lcm|l.c.m.|l.c.m|least common multiple|lowest common multiple|laghuttam samapvartya|लघुत्तम समापवर्त्य|लघुत्तम समापवर्तक|ल.स.|लस',
  factors: 'prime factorisation|prime factorization|prime factors|अभाज्य गुणनखंड|अभाज्य गुणनखण्ड',
  'number-of-factors':
    'number of factors|number of divisors|how many factors|how many divisors|total factors',
  'is-prime': 'prime number or not|a prime number|prime or not|prime|अभाज्य|abhajya',
  remainder: 'remainder|sheshfal|शेषफल|mod|modulo',
  divided: 'divided by|is divided by|se bhag|से भाग',
  average: 'average|mean|avg|arithmetic mean|ausat|औसत|माध्य|madhya',
  median: 'median|माध्यिका|madhyika',
  mode: 'mode|बहुलक|bahulak',
  range: 'range|परास',
  variance: 'variance|प्रसरण',
  deviation: 'standard deviation|s.d.|मानक विचलन',
  natural:
    'natural numbers|natural number|natural|prakrit sankhya|prakrit sankhyao|prakrit|प्राकृत संख्याओं|प्राकृत संख्या|प्राकृतिक संख्याओं|counting numbers|positive integers|whole numbers from 1',
  odd: 'odd numbers|odd natural numbers|odd|visham sankhya|विषम संख्याओं|विषम',
  even: 'even numbers|even natural numbers|even|sam sankhya|सम संख्याओं|सम संख्या',
  primes: 'prime numbers|अभाज्य संख्याओं|primes',
  squares: 'squares of|squares|वर्गों',
  cubes: 'cubes of|cubes|घनों',
  first: 'first|pehle|pehli|pahle|phle|पहले|प्रथम|पहली|शुरुआती',
  sum: 'sum|sum of|total of|add|yog|jod|योग|योगफल|जोड़|addition',
  difference: 'difference|difference between|antar|अंतर|अन्तर',
  product: 'product|gunanfal|गुणनफल|multiply|multiplied by|गुणा|guna',
  terms: 'terms|pad|पदों|पद|padon',
  term: 'term|wan pad|va pad|वाँ पद|वां पद|वा पद',
  last: 'last term|antim pad|अंतिम पद',
  ap: 'ap|a.p.|a.p|arithmetic progression|arithmetic sequence|arithmetic series|समांतर श्रेढ़ी|समान्तर श्रेणी|समांतर श्रेणी|samantar shreni',
  gp: 'gp|g.p.|g.p|geometric progression|geometric sequence|geometric series|गुणोत्तर श्रेढ़ी|गुणोत्तर श्रेणी',
  'common-difference': 'common difference|सार्व अंतर|sarv antar',
  'common-ratio': 'common ratio|सार्व अनुपात',
  infinite: 'infinite|infinity|upto infinity|अनंत',
  'first-term': 'first term|pehla term|pahla term|pehli term|first pad|पहला टर्म|प्रथम पद|pehla pad|पहला पद',
  next: 'next number|next term|comes next|what comes next|agla|अगला|अगली',
  // Percentages, ratios, trade.
  'what-percent':
    'what percent|what percentage|what per cent|what %|how much percent|kitne percent|kitna percent|kitne pratishat|kitna pratishat|कितने प्रतिशत|कितना प्रतिशत|percentage|percent of marks|प्रतिशतता|which percent',
  increase:
    'increase|increased|increases|raised by|rises|rise|rises by|goes up|went up|up by|hike|badh|badha|badhta|badhane|बढ़|बढ़ा|बढ़ाया|बढ़ती|वृद्धि|grew|grows|growth',
  decrease:
    'decrease|decreased|decreases|reduced|reduce|reduces|falls|fell|fall|comes down|came down|goes down|went down|down by|drop|dropped|drops|cut by|ghat|ghata|ghate|घट|घटा|घटाया|घटती|कमी|depreciates|depreciation',
  ratio: 'ratio|in the ratio|anupat|अनुपात|proportion',
  divide:
    'divide|divided|distributed|distribute|share|shared|split|baant|bant|baanto|banto|baato|baatna|baantna|baatne|baantne|batne|bantne|baate|baant do|बाँटने|बांटने|बाँटना|बांटना|बाँटी|बांटी|batna|bante|bato|bantna|बाँटो|बांटो|बाँटा|बांटा|बाँटे|बांटे|विभाजित',
  'mean-proportional': 'mean proportional|mean proportion|मध्यानुपाती',
  'third-proportional': 'third proportional|तृतीयानुपाती',
  'fourth-proportional': 'fourth proportional|चतुर्थानुपाती',
  'cost-price':
    'cost price|c.p.|cp|buys|bought|buy|purchased|purchase|purchases|kharida|kharidi|kharide|kharidta|kharidkar|khareeda|ख़रीदा|खरीदा|खरीदी|खरीदता|खरीदकर|क्रय मूल्य|kray mulya|cost|costs',
  'selling-price':
    'selling price|s.p.|sp|sells|sold|sell|selling|becha|bechi|beche|bechta|bechkar|बेचा|बेची|बेचता|बेचकर|विक्रय मूल्य|vikray mulya',
  'marked-price':
    'marked price|m.p.|mp|list price|labelled price|printed price|marked|marks|अंकित मूल्य|ankit mulya|mrp',
  discount: 'discount|discounts|successive discounts|chhoot|chhut|chhoot|बट्टा|छूट|rebate',
  profit: 'profit|gain|laabh|labh|munafa|लाभ|मुनाफा|fayda|profits',
  loss: 'loss|hani|haani|nuksan|हानि|नुकसान',
  // Interest.
  si: 'simple interest|s.i.|si|sadharan byaj|sadharan byaaj|sadharan vyaj|saral byaj|saral byaaj|साधारण ब्याज|सरल ब्याज|simple',
  ci: 'compound interest|c.i.|ci|chakravridhi byaj|chakravriddhi byaj|chakravridhi byaaj|चक्रवृद्धि ब्याज|चक्रवृद्धि|compound|compounded',
  interest: 'interest|byaj|byaaj|ब्याज',
  amount: 'amount|total amount|mishradhan|मिश्रधन|amounts to|becomes',
  principal:
    'principal|a sum of|principle amount|sum of money|mooldhan|muldhan|मूलधन|loan|borrowed|borrows|invested|invests|invest|deposit|deposited|deposits|lent|lends|money|धनराशि|rashi|राशि',
  rate: 'rate of interest|interest rate|rate|dar|दर',
  'per-year':
    'per annum|p.a.|pa|per year|a year|yearly|every year|annual|saalana|salana|varshik|वार्षिक|प्रतिवर्ष|प्रति वर्ष|सालाना|each year',
  annually: 'compounded annually|compounded yearly|annually|वार्षिक संयोजित',
  'half-yearly':
    'half yearly|half-yearly|semi annually|semi-annually|semiannually|every six months|every 6 months|halfyearly|chhamahi|छमाही|अर्धवार्षिक|अर्ध-वार्षिक|अर्द्धवार्षिक',
  quarterly: 'quarterly|every three months|every 3 months|timahi|तिमाही',
  // Speed, distance, time.
  speed: 'speed|velocity|raftar|chaal|chal|gati|speed se|चाल|गति|रफ्तार|वेग|veg|how fast',
  distance: 'distance|how far|doori|duri|kitni door|kitni dur|kitna dur|दूरी|कितनी दूर|कितनी दूरी',
  'how-long':
    'how long|how much time|kitna time|kitna samay|kitne samay|kitni der|kitne time|कितना समय|कितने समय|कितनी देर|what time|time taken|in what time',
  time: 'time|samay|समय',
  train: 'train|trains|rail|railgadi|रेलगाड़ी|ट्रेन|gadi',
  pole: 'pole|man standing|standing man|post|tree|signal|khambe|khamba|khambhe|खंभे|खंभा|खम्भे|lamp post|telegraph post|person standing|stationary man',
  platform: 'platform|bridge|tunnel|plateform|pul|प्लेटफार्म|प्लेटफॉर्म|पुल|सुरंग',
  crosses: 'cross|crosses|crossing|pass|passes|passing|paar|par karegi|पार|crossed|passed',
  long: 'long|length|lambi|lambai|लंबी|लम्बी|लंबाई|लम्बाई',
  'average-speed': 'average speed|avg speed|ausat chaal|ausat speed|औसत चाल|औसत गति',
  return:
    'come back|comes back|came back|return|returns|returned|returning|back|wapas|vapas|वापस|return journey|same road|same distance|same route',
  opposite: 'opposite direction|opposite directions|opposite|towards each other|विपरीत दिशा|विपरीत',
  'same-direction': 'same direction|समान दिशा|एक ही दिशा',
  upstream: 'upstream|against the stream|against the current|धारा के विपरीत|dhara ke viprit',
  downstream: 'downstream|with the stream|along the stream|with the current|धारा के साथ|धारा की दिशा',
  'still-water': 'still water|शांत जल|स्थिर जल|shant jal|thahre pani',
  stream:
    'speed of stream|speed of the stream|stream|current of river|speed of current|rate of stream|धारा की चाल|धारा',
  // Work.
  together:
    'together|both|dono|saath|sath|milkar|milke|saath milkar|एक साथ|साथ|मिलकर|दोनों|jointly|combined|simultaneously',
  alone: 'alone|akela|akele|अकेला|अकेले|by himself|by herself',
  work: 'work|a piece of work|piece of work|job|task|kaam|kam|काम|कार्य|karya',
  pipe: 'pipe|pipes|tap|taps|nal|नल|पाइप',
  tank: 'tank|cistern|टंकी|tanki|reservoir',
  fills: 'fill|fills|filled|bhar|bharta|भर|भरता|भरती|भरेगी',
  empties: 'empty|empties|emptied|drain|drains|leak|khali|खाली',
  days: 'how many days|kitne din|kitne dino|कितने दिन|कितने दिनों|in how many days|no of days|number of days',
  // Mensuration.
  area: 'area|kshetrafal|kshetraphal|chetrafal|क्षेत्रफल',
  perimeter: 'perimeter|parimap|परिमाप|boundary',
  circumference: 'circumference|paridhi|परिधि',
  volume: 'volume|aaytan|ayatan|आयतन',
  surface: 'total surface area|surface area|tsa|t.s.a.|पृष्ठीय क्षेत्रफल|कुल पृष्ठीय क्षेत्रफल|संपूर्ण पृष्ठीय क्षेत्रफल',
  'curved-surface': 'curved surface area|lateral surface area|csa|c.s.a.|lsa|वक्र पृष्ठीय क्षेत्रफल',
  diagonal: 'diagonal|diagonals|vikarn|विकर्ण',
  radius: 'radius|trijya|त्रिज्या|radii',
  diameter: 'diameter|vyas|व्यास',
  side: 'side|sides|edge|bhuja|भुजा|भुजाएँ|each side|kinara',
  breadth: 'breadth|width|wide|broad|chaudai|chaudi|चौड़ाई|चौड़ी',
  height: 'height|high|altitude|unchai|oonchai|ऊँचाई|ऊंचाई|tall',
  'base-of': 'aadhaar',
  hypotenuse: 'hypotenuse|karn|कर्ण',
  rectangle: 'rectangle|rectangular|aayat|आयत|rectangular field|rectangular park',
  square: 'square|varg|वर्ग|square field',
  triangle: 'triangle|triangular|tribhuj|त्रिभुज',
  equilateral: 'equilateral|samabahu|समबाहु',
  'right-angled': 'right angled|right-angled|right angle|right triangle|समकोण',
  sphere: 'sphere|spherical|gola|गोले|गोला|ball of radius',
  hemisphere: 'hemisphere|अर्धगोले|अर्धगोला|अर्द्धगोला',
  cylinder: 'cylinder|cylindrical|belan|बेलन',
  cone: 'cone|conical|shanku|शंकु',
  cube: 'cube|ghan|घन',
  cuboid: 'cuboid|ghanabh|घनाभ|rectangular box|box|tank of length',
  trapezium: 'trapezium|समलंब|trapezoid',
  rhombus: 'rhombus|समचतुर्भुज',
  parallelogram: 'parallelogram|समांतर चतुर्भुज',
  parallel: 'parallel|parallel me|parallel mein|समांतर क्रम|पार्श्वक्रम|समानांतर|parallel sides|samantar',
  series: 'series|in series|series me|श्रेणीक्रम|श्रेणी|shreni|श्रेढ़ी',
  // Matrices.
  determinant: 'determinant|det|सारणिक|saranik',
  matrix: 'matrix|matrices|आव्यूह',
  inverse: 'inverse|प्रतिलोम|व्युत्क्रम आव्यूह',
  transpose: 'transpose|परिवर्त',
  trace: 'trace',
  eigenvalues: 'eigenvalues|eigen values|eigenvalue',
  rows: 'rows|row|with rows|पंक्तियाँ',
  // Algebra.
  roots: 'roots|root|zeroes|zeros|मूल|mool',
  discriminant: 'discriminant|विविक्तकर',
  solve: 'solve',
  // Physics.
  resistance:
    'resistance|resistor|resistors|resistances|pratirodh|प्रतिरोध|equivalent resistance|total resistance|effective resistance|net resistance',
  current: 'current|electric current|dhara|विद्युत धारा',
  voltage: 'voltage|potential difference|p.d.|pd|emf|battery|विभवांतर|वोल्टता|vibhavantar|volts',
  'kinetic-energy': 'kinetic energy|k.e.|ke|gatij urja|गतिज ऊर्जा',
  'potential-energy': 'potential energy|p.e.|pe|gravitational potential energy|sthitij urja|स्थितिज ऊर्जा',
  energy: 'energy|urja|ऊर्जा|heat produced|heat',
  momentum: 'momentum|samveg|संवेग|linear momentum',
  force: 'force|bal|बल|net force',
  acceleration:
    'acceleration|accelerates|accelerating|accelerated|accelerate|uniform acceleration|tvaran|त्वरण|retardation|deceleration',
  mass: 'mass|dravyaman|द्रव्यमान|weighing',
  weight: 'weight|bhar|भार|weighs',
  'work-done': 'work done|kiya gaya karya|किया गया कार्य|कृत कार्य',
  'power-of': 'power|shakti|शक्ति|power consumed|electric power|power rating',
  density: 'density|ghanatva|घनत्व',
  pressure: 'pressure|dab|दाब|daab',
  frequency: 'frequency|aavritti|आवृत्ति',
  wavelength: 'wavelength|tarangdairghya|तरंगदैर्घ्य|wave length',
  wave: 'wave|waves|sound|तरंग',
  'focal-length': 'focal length|focus distance|फोकस दूरी',
  'lens-power':
    'power of lens|power of a lens|power of the lens|lens power|power of a convex lens|power of a concave lens|लेंस की शक्ति|लेंस की क्षमता',
  lens: 'lens|convex lens|concave lens|लेंस',
  charge: 'charge|आवेश',
  initial: 'initial velocity|initial speed|initially|प्रारंभिक वेग|initial',
  final: 'final velocity|final speed|अंतिम वेग|final',
  rest: 'rest|from rest|at rest|starts from rest|starting from rest|विराम|विरामावस्था|स्थिर अवस्था',
  stops: 'stop|stops|comes to rest|come to rest|brakes|stopped|brought to rest',
  upward:
    'upward|upwards|straight up|vertically upward|vertically upwards|thrown up|thrown vertically|thrown straight up|thrown upwards|ऊपर की ओर|उर्ध्वाधर|upar|ऊपर|fenka|projected upwards|projected vertically',
  dropped:
    'dropped|dropped from|falls freely|free fall|freely falling|released from|giraya|गिराया|falls from|is dropped',
  projectile: 'projectile|projected|angle of projection|प्रक्षेप्य|angle',
  'max-height':
    'maximum height|max height|how high|greatest height|kitni unchai|kitna upar|कितनी ऊँचाई|अधिकतम ऊँचाई|अधिकतम ऊंचाई',
  gravity: 'acceleration due to gravity|gravity|गुरुत्व',
  // Chemistry.
  moles: 'moles|mole|number of moles|no of moles|how many moles|मोल|molon|mol of',
  molarity: 'molarity|molar concentration|मोलरता|molarta',
  'molar-mass':
    'molar mass|molecular mass|molecular weight|formula mass|gram molecular mass|अणु भार|आणविक द्रव्यमान|अणुभार|mol wt',
  ph: 'ph|ph value|ph of|ph ka maan',
  solution: 'solution|विलयन|vilayan|sol',
  molecules: 'molecules|number of molecules|atoms|अणुओं|अणु|particles',
  // Computing.
  binary: 'binary|in binary|to binary|base 2 number|बाइनरी|द्विआधारी|binary number',
  decimal: 'decimal|in decimal|to decimal|दशमलव|decimal number',
  hexadecimal: 'hexadecimal|hex|हेक्साडेसिमल',
  octal: 'octal|ऑक्टल',
  page: 'page size|pages of size|page',
  'virtual-address': 'virtual address|logical address|virtual address space|address space',
  offset: 'page offset|offset|offset bits|bits for page offset',
  // Probability.
  probability: 'probability|prob|probablity|chance|prayikta|प्रायिकता|chances|odds',
  dice: 'dice|die|पासा|पासे',
  coin: 'coin|coins|सिक्का|सिक्के|sikka',
  cards: 'deck of cards|pack of cards|cards|card|deck|ताश',
  head: 'head|heads|चित',
  tail: 'tail|tails|पट',
  exactly: 'exactly',
  'at-least': 'at least|atleast|कम से कम|kam se kam',
  'at-most': 'at most|atmost|अधिक से अधिक',
  // Trigonometry and calculus are read from the expression.
  angle: 'angle between the hands|angle between hands|angle between hour and minute hand',
  // Words that change a question, which no family may leave unread.
  risk: 'not|except|without|unless|otherwise|remaining|left|rest of|twice|thrice|double|doubled|doubles|triple|tripled|half|halved|quarter|one third|two thirds|another|others|other than|second time|more than|less than|extra|fewer|older|younger|age|ages|ago|hence|years later|mixture|mixed|milk|water|alloy|dilut|error|instead|wrongly|correct average|consecutive|excluding|including|late|early|earlier|later|delay|stoppage|stops for|every|alternate|alternately|dozen for|nahi|nahin|नहीं|बिना|शेष|आधा|दुगुना|दोगुना|तिगुना|समान रूप|absent|leaves|left the work|joined|after|before|wall|men|women|boys|girls|aadmi|पुरुष|महिला|आदमी|prove|derive|which of|true|false|who|why|explain|define|meaning|formula|sutra|सूत्र|theorem|law|history|example|graph|symbol|why is',
  excluded:
    'taken out|is taken out|excluded|is excluded|removed|is removed|left out|discarded|hata|हटा|हटाया|निकाल',
  included: 'is included|included|is added|new number|added|joins|शामिल|जोड़ा',
  result: 'becomes|becoming|become',
  'of-the-rest': 'average of the rest|rest becomes|remaining numbers|remaining',
};
