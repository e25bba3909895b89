import { meaningsByWord } from './meanings-by-word.ts';
import { subjectMeanings } from './subject-meanings.ts';

/** Words of one meaning: the English one, then those of Hindi in both scripts, other English ones, and shorthand. */
const MEANINGS = `
capital: rajdhani राजधानी
river: nadi नदी rivers nadiyan नदियाँ nadiya
bank: kinare tat तट किनारे banks
ocean: mahasagar महासागर
sea: samudra samundar समुद्र सागर
mountain: pahad parvat पर्वत पहाड़ peak choti चोटी शिखर peaks summit
lake: jheel jhil झील
island: dweep dvip द्वीप
desert: registan marusthal मरुस्थल रेगिस्तान
forest: jungle van वन जंगल
dam: bandh बांध बाँध
state: rajya राज्य pradesh
country: desh देश nation
city: shahar shehar शहर nagar
district: zila jila जिला ज़िला
village: gaon गाँव गांव
world: duniya vishva vishwa विश्व दुनिया संसार global
longest: lambi lamba sabse-lambi लंबी लम्बी लंबा लम्बा
largest: biggest greatest badi bada बड़ी बड़ा बड़े vishal
highest: tallest oonchi unchi ऊँची ऊंची ऊँचा ऊंचा uncha sarvoch सर्वोच्च
smallest: chhota choti-si छोटा छोटी chota chhoti
deepest: gehri gahri गहरी
first: pehla pehle pehli pahla pahli pahle pratham पहला पहली पहले प्रथम phle
last: antim akhri aakhri aakhiri final अंतिम आखिरी
second: dusra dusri doosra दूसरा दूसरी द्वितीय
third: tisra teesra tisri तीसरा तीसरी तृतीय
fourth: chautha चौथा
founder: sansthapak संस्थापक founded sthapna स्थापना sthapit स्थापित establish established establishment found founding foundation formed setup
discover: khoj khoja खोज खोजा discovered discoverer discovery khojkarta खोजकर्ता
invent: avishkar avishkaar आविष्कार अविष्कार invented inventor invention banaya aavishkar आविष्कारक
write: likha likhi rachna lekhak रचना लेखक लिखा लिखी रचयिता wrote written author writer rachayita rachit pen penned novelist composed rote
book: kitab pustak पुस्तक किताब novel upanyas उपन्यास granth
poem: kavita कविता
battle: ladai yuddh युद्ध लड़ाई yudh war battles
fight: lada ladi लड़ा लड़ी लड़ा fought
revolt: vidroh kranti विद्रोह क्रांति mutiny uprising revolution rebellion
movement: andolan aandolan आंदोलन आन्दोलन
king: raja samrat shasak राजा सम्राट शासक emperor ruler badshah बादशाह
dynasty: vansh वंश rajvansh राजवंश
freedom: azadi swatantrata स्वतंत्रता आज़ादी आजादी independence independent
slogan: nara नारा
treaty: sandhi संधि pact agreement samjhauta समझौता
constitution: samvidhan sanvidhan संविधान constitutional
article: anuchhed anuchched अनुच्छेद articles art
schedule: anusuchi अनुसूची schedules
part: bhag भाग
amendment: sanshodhan संशोधन amended amendments
fundamental: maulik mool मौलिक मूल
right: adhikar अधिकार rights
duty: kartavya कर्तव्य duties
equality: samanta samaanta समानता
education: shiksha शिक्षा
president: rashtrapati राष्ट्रपति presidents
vicepresident: uprashtrapati उपराष्ट्रपति
primeminister: pradhanmantri प्रधानमंत्री pm
minister: mantri मंत्री ministers
governor: rajyapal राज्यपाल
judge: nyayadhish न्यायाधीश judges justice
court: nyayalaya nyayalay न्यायालय courts
parliament: sansad संसद
member: sadasya सदस्य members mp mps seats seat
election: chunav चुनाव elections elected nirvachan निर्वाचन
term: karyakal कार्यकाल tenure
age: umar umra aayu ayu उम्र आयु
minimum: kam nyuntam न्यूनतम least min kam-se-kam
maximum: adhiktam अधिकतम max most
appoint: niyukt niyukti नियुक्त नियुक्ति appointed appoints appointment
borrow: liya liye borrowed लिया लिए गया source inspired taken
amend: badla
law: kanoon kanun niyam कानून नियम laws
abolish: abolished banned ban khatam bannedby प्रतिबंध रोक hataya hataayi abolition abolishing
introduce: introduced laya launched launch started start shuru shuruaat शुरू शुरुआत begin began begun starting commenced begins
situate: situated located location sthit स्थित kahan kaha कहाँ कहां lies lie
headquarter: mukhyalaya mukhyalay मुख्यालय headquarters hq headquartered
currency: mudra मुद्रा
national: rashtriya राष्ट्रीय
animal: pashu janwar jaanwar पशु जानवर
bird: pakshi पक्षी
flower: phool pushp फूल पुष्प
tree: ped vriksh पेड़ वृक्ष
fruit: phal फल
game: khel खेल sport sports games
song: geet गीत
anthem: gaan गान
flag: jhanda dhwaj झंडा ध्वज तिरंगा
emblem: chinh चिह्न प्रतीक symbol
award: puraskar पुरस्कार prize awards prizes
planet: grah ग्रह planets
sun: surya suraj सूर्य सूरज
moon: chand chandrama चाँद चंद्रमा चन्द्रमा
earth: prithvi dharti पृथ्वी धरती
star: tara तारा
satellite: upgrah उपग्रह
soil: mitti मिट्टी मृदा
crop: fasal फसल crops
cotton: kapas कपास
gas: गैस gases
water: pani paani jal पानी जल
air: hava hawa vayu हवा वायु
light: prakash roshni प्रकाश रोशनी
sound: dhwani awaz aawaz ध्वनि आवाज आवाज़
heat: ushma ऊष्मा garmi
speed: chaal gati raftar चाल गति
velocity: veg वेग
force: bal बल
energy: urja ऊर्जा
work: karya kaam काम कार्य job
power: shakti शक्ति
mass: dravyaman द्रव्यमान
weight: bhar भार wajan
pressure: dab daab दाब
temperature: tapman taapmaan तापमान ताप
unit: matrak ikai मात्रक इकाई units
formula: sutra सूत्र formulae formulas frmla फॉर्मूला formla
chemical: rasayanik रासायनिक
element: tatva तत्व elements
metal: dhatu धातु metals
nonmetal: adhatu अधातु
acid: aml अम्ल acids acidic
base: kshar क्षार bases basic alkali alkaline
salt: lavan namak नमक लवण
boil: boiling kvathanank क्वथनांक
melt: melting galnank गलनांक
hard: hardest kathor कठोर sakht
light-weight: lightest halka halki हल्की हल्का
body: sharir शरीर
blood: khoon rakt रक्त खून
heart: hriday dil हृदय दिल
brain: dimag mastishk मस्तिष्क दिमाग
liver: yakrit jigar यकृत
kidney: gurda vrikk गुर्दा वृक्क kidneys
lung: fefde फेफड़े फेफड़ा lungs
bone: haddi haddiyan हड्डी हड्डियाँ हड्डियां bones asthi अस्थि
eye: aankh ankh आँख आंख
ear: kaan कान
skin: tvacha twacha त्वचा
tooth: daant दांत दाँत teeth
muscle: manspeshi मांसपेशी muscles
cell: koshika कोशिका cells
organelle: koshikang कोशिकांग organelles
gland: granthi ग्रंथि glands
hormone: हार्मोन हॉर्मोन hormones
vitamin: विटामिन vitamins
disease: rog bimari रोग बीमारी diseases
deficiency: kami कमी lack due deficient shortage absence
clot: clotting thakka थक्का coagulation jamne जमने
plant: paudha पौधा पौधे plants podhe paudhe
leaf: patti पत्ती leaves
root: jad जड़ roots
blue: neela neeli नीला नीली
red: lal laal लाल
green: hara hari हरा हरी
white: safed shwet श्वेत सफेद
black: kala kali काली काला kaali
function: kaam-kya karya-kya role functions purpose importance important mahatva महत्व significance useful
produce: produced produces makes secrete secretes secreted secretion banta banti banata utpann बनता बनती बनाता made make generated release releases released srav स्रावित
contain: contains present found paya payi jata पाया पाई जाता milta milti मिलता rich
cause: causes caused karan कारण reason wajah kyu kyun kyon क्यों why
number: sankhya संख्या count
year: saal varsh वर्ष साल sal years
day: din दिन diwas दिवस
month: mahina महीना माह
date: tarikh तारीख
name: naam नाम named called kehte kahte kahlata कहते कहलाता known
father: janak pita जनक पिता
woman: mahila महिला lady female women
man: purush पुरुष men male
prime: pradhan प्रधान
chief: mukhya मुख्य
language: bhasha भाषा languages
religion: dharm धर्म
temple: mandir मंदिर
festival: tyohar त्योहार पर्व
dance: nritya नृत्य
tax: kar कर taxes
money: paisa dhan पैसा धन
budget: बजट
inflation: mehngai
synonym: paryayvachi पर्यायवाची synonyms samanarthi समानार्थी sinonym
antonym: vilom विलोम opposite antonyms ulta उल्टा vipritarthak
full: poora pura पूरा
form: roop रूप
difference: antar farak fark अंतर अन्तर फर्क differ different differs differentiate distinguish vs versus compare comparison alag diff
percent: pratishat प्रतिशत percentage
distance: doori duri दूरी
area: kshetrafal क्षेत्रफल
long: length lambai लंबाई लम्बाई
height: unchai oonchai ऊँचाई ऊंचाई
population: jansankhya aabadi जनसंख्या आबादी
literacy: saksharta साक्षरता literate
rain: barish varsha वर्षा बारिश rainfall
monsoon: mansoon मानसून
atmosphere: vayumandal वायुमंडल
layer: parat परत layers
wind: winds
boundary: seema सीमा border line rekha रेखा
separate: alag-karta separating separates divides अलग
connect: jodta जोड़ता joins connecting links linking
live: rehta
die: death mrityu मृत्यु died
birth: janm जन्म born birthday
win: jeeta jita जीता won winner vijeta विजेता winning
defeat: haraya हराया defeated lost hara हारा
end: ant समाप्त khatm ended
supreme: सर्वोच्च-न्यायालय
high: uchch उच्च
jee: जेईई
neet: नीट
gate: गेट
upsc: यूपीएससी
ssc: एसएससी
cgl: सीजीएल
ibps: आईबीपीएस
sbi: एसबीआई
po: पीओ
eapcet: eamcet ईएपीसेट
clat: क्लैट
cat: कैट
negative: ऋणात्मक नेगेटिव नकारात्मक negetive
wrong: galat गलत incorrect
marks: ank अंक mark
questions: prashn sawal प्रश्न सवाल ques
computer: कंप्यूटर कम्प्यूटर
spread: फैलता फैलती फैलते failta phailta failti spreads transmitted
quit: छोड़ो chhodo
rate: रेट दर
repo: रेपो
oxidation: ऑक्सीकरण oxikaran
reduction: अपचयन apchayan
isotope: समस्थानिक isotopes
mosquito: मच्छर machhar
noun: संज्ञा sangya
verb: क्रिया kriya
pronoun: सर्वनाम sarvnam
adjective: विशेषण visheshan
environment: पर्यावरण paryavaran
ram: रैम
inflation: मुद्रास्फीति mudrasphiti
colour: rang रंग color colours colors
relation: sambandh संबंध सम्बन्ध relationship
effect: prabhav asar असर प्रभाव
method: vidhi tarika विधि तरीका
valid: vaidh वैध
contract: anubandh sanvida samvida अनुबंध संविदा
necessary: zaruri jaruri avashyak ज़रूरी जरूरी आवश्यक essential required
conditions: sharten शर्तें condition
wavelength: tarangdairghya तरंगदैर्घ्य तरंगदैर्ध्य
frequency: aavriti avritti आवृत्ति
interest: byaj ब्याज
simple: sadharan साधारण
compound: chakravriddhi चक्रवृद्धि
port: bandargah बंदरगाह
civilization: sabhyata सभ्यता civilisation
qualification: yogyata योग्यता eligibility qualifications
calculator: कैलकुलेटर
inertia: jadatva jadtva जड़त्व
scientist: vaigyanik वैज्ञानिक
hemisphere: golardh गोलार्ध
house: sadan सदन houses
session: satra सत्र अधिवेशन adhiveshan
vein: shira शिरा
artery: dhamani धमनी
conservation: sanrakshan संरक्षण
friction: gharshan घर्षण
charge: aavesh avesh आवेश
current: dhara धारा
resistance: pratirodh प्रतिरोध
nucleus: nabhik kendrak नाभिक केंद्रक
atom: parmanu परमाणु
molecule: anu अणु
respiration: shwasan श्वसन
digestion: pachan पाचन
evaporation: vashpikaran वाष्पीकरण
demand: maang mang माँग मांग
supply: purti poorti पूर्ति आपूर्ति
market: bazaar bazar बाज़ार बाजार
profit: labh लाभ
loss: hani हानि
memory: स्मृति
`;

/** Hindi words of several meanings, with all of them: a text that has any of these may be meant. */
const SEVERAL = `
banaya बनाया banayi बनाई बनायी: invent produce build
bana bani bane: produce build introduce
dhara धारा: current section
adhyaksh adhyaksha अध्यक्ष: chairman president speaker head
pad पद: office post term
ank अंक: marks digit
gati गति: speed motion velocity
kul कुल: total family
varg वर्ग: square class
pramukh प्रमुख: main head chief
mukhya मुख्य: chief main
sthan sthaan स्थान: place rank position
chalaya chlaya chalayi चलाया चलाई: start introduce lead run
rashi राशि: quantity amount
kaal काल: period tense era
kriya क्रिया: verb action process reaction
avastha अवस्था: state stage phase
sthiti स्थिति: position state condition
patra पत्र: letter
avdhi अवधि: period term duration
bhag भाग: part division
janak जनक: father founder discover
nirmata निर्माता: build architect maker
vidhi विधि: method law
tatva tatv तत्व तत्त्व: element principle
siddhant सिद्धांत: theory principle law
niyam नियम: law rule
taap tap ताप: temperature heat
garmi गर्मी: heat summer
dhan धन: money positive
rin ऋण: debt negative
akar aakar आकार: size shape
matra मात्रा: quantity amount
vastu वस्तु: goods object
prishth पृष्ठ: surface page
lagu laagu लागू: enforce effect adopt start
jati jaati जाति: species caste
mool mul मूल: fundamental root origin
kaksha कक्षा: orbit class
khand खंड खण्ड: section part
seema सीमा: boundary limit
shreni श्रेणी: progression series class
rachna रचना: write structure
zyada jyada ज्यादा ज़्यादा adhik अधिक: maximum highest
bada badi बड़ा बड़ी: largest longest
sabha सभा: assembly
kendra केंद्र: centre nucleus
dar दर: rate
ghata ghaata घाटा: loss deficit
sthapna स्थापना: founder
srot स्रोत: origin
oonchi unchi ऊँची ऊँचा: highest tallest
saal varsh साल वर्ष: year
paya payi पाया पाई: contain discover
diya दिया: give
yog योग: sum yoga
khel खेल: game sport
raja राजा: king
sona सोना: gold
kanoon कानून: law act
prakar प्रकार: kind type
lamba lambi लंबा लंबी: longest
`;

/** By word that is usual in questions of all kinds: its English meaning. */
export const usualMeanings = meaningsByWord(MEANINGS);

/** The same with the words of the subjects. */
export const meanings: ReadonlyMap<string, string> = new Map([...subjectMeanings, ...usualMeanings]);

/** By word that has several: its English meanings. */
export const severalMeanings: ReadonlyMap<string, readonly string[]> = new Map(
  SEVERAL.trim()
    .split('\n')
    .flatMap((line) => {
      const [words = '', own = ''] = line.split(': ');
      return words.split(' ').map((word) => [word.normalize('NFC'), own.split(' ')] as const);
    }),
);
